// Search as you type, and replays. No library, no build step, no network beyond this site.
// Texts are always inserted as text, never as markup.

import { eventsOf, make, sidesOf } from "./table.js"
import { t, tn } from "./words.js"

const root = document.body.dataset.root
const ruleAt = (id) => `${root}rules/${id}.html`

async function unpacked(path) {
  const answer = await fetch(root + path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return new Response(answer.body.pipeThrough(new DecompressionStream("deflate"))).json()
}

// -- search: conformance/search, reduced (conformance/explorer/browser_search.py) ---------------------------------------

const ENDINGS = ["ing", "ed", "es", "s"]

export function bare(word, endings = ENDINGS) {
  for (const ending of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= 3 && !word.endsWith("ss")) {
      const stem = word.slice(0, -ending.length)
      const doubled = stem.length > 3 && stem.at(-1) === stem.at(-2) && !"ls".includes(stem.at(-1))
      return doubled ? stem.slice(0, -1) : stem.replace(/e+$/, "")
    }
  }
  return word.length > 3 ? word.replace(/e+$/, "") : word
}

// `elides`: an apostrophe is between two words.
export function split(text, elides = false) {
  const plain = (elides ? text.replace(/['’]/g, " ") : text).normalize("NFKD").replace(/[\u0300-\u036f]/g, "")
  return (plain.match(/[A-Za-z0-9]+(?:['’][A-Za-z]+)*/g) ?? []).map((word) => word.toLowerCase().replace(/['’]s$|['’]/g, ""))
}

export class Finder {
  constructor(index) {
    this.index = index
    this.stop = new Set(index.stop)
    this.postings = new Map()  // word → Map of rule → weight
    this.lengths = []
    index.rules.forEach(([, , , , columns], rule) => {
      let length = 0
      columns.forEach((text, column) => {
        for (const word of text ? text.split(" ") : []) {
          length += 1
          let rules = this.postings.get(word)
          if (!rules) this.postings.set(word, (rules = new Map()))
          rules.set(rule, (rules.get(rule) ?? 0) + index.columns[column])
        }
      })
      this.lengths.push(length)
    })
    this.average = this.lengths.reduce((sum, each) => sum + each, 0) / this.lengths.length
  }

  // The words of a question, as the index has them.
  words(question) {
    const whole = question.split(/\s+/).flatMap((word) => split(this.index.codes[word.toLowerCase()] ?? word, this.index.elides))
    const bares = whole.map((word) => bare(word, this.index.endings))
    const found = []
    for (let at = 0; at < whole.length; ) {
      let length = Math.min(4, whole.length - at)
      while (length > 0 && !(bares.slice(at, at + length).join(" ") in this.index.same)) length -= 1
      if (length) found.push(this.index.same[bares.slice(at, at + length).join(" ")])
      else if (!this.stop.has(whole[at])) found.push(bares[at])
      at += length || 1
    }
    return [...new Set(found)]
  }

  // The word, or the most similar known word if it is unknown.
  spelled(word) {
    if (this.postings.has(word) || word.length <= 3) return word
    let best = word, least = word.length > 6 ? 3 : 2
    for (const known of this.postings.keys()) {
      const off = distance(word, known, least)
      if (off < least) [best, least] = [known, off]
    }
    return best
  }

  scored(word) {
    const rules = this.postings.get(word)
    const scores = new Map()
    if (!rules) return scores
    const count = this.index.rules.length
    const rare = Math.max(1e-6, Math.log((count - rules.size + 0.5) / (rules.size + 0.5)))
    for (const [rule, weight] of rules) {
      const length = 1.2 * (0.25 + (0.75 * this.lengths[rule]) / this.average)
      scores.set(rule, (rare * weight * 2.2) / (weight + length))
    }
    return scores
  }

  find(question, limit = 10) {
    const games = new Set(this.index.rules.map(([, game]) => game))
    const named = [...games].find((game) => new RegExp(`\\b${game}\\b`, "i").test(question))
    const words = this.words(named ? question.replace(new RegExp(`\\b${named}\\b`, "ig"), " ") : question)
      .map((word) => this.spelled(word))
    const scores = new Map(), met = new Map()
    let wanted = 0
    for (const word of words) {
      const here = this.scored(word)
      for (const also of this.index.also[word] ?? []) {
        for (const part of also.split(" ")) {
          for (const [rule, score] of this.scored(part)) {
            const share = (this.index.also_weighs * score) / also.split(" ").length
            here.set(rule, Math.max(here.get(rule) ?? 0, share))
          }
        }
      }
      const top = Math.max(0, ...here.values())
      wanted += top
      for (const [rule, score] of here) {
        scores.set(rule, (scores.get(rule) ?? 0) + score)
        met.set(rule, (met.get(rule) ?? 0) + Math.min(2 * score, top))
      }
    }
    const mine = new Set(words)
    const alike = new Map()
    for (const [rule, phrase] of this.index.phrases) {
      const theirs = new Set(phrase.split(" ").filter((word) => !this.stop.has(word)))
      const both = [...theirs].filter((word) => mine.has(word)).length
      if (both > 1 || (both && theirs.size === 1)) {
        alike.set(rule, Math.max(alike.get(rule) ?? 0, ((2 * both) / (mine.size + theirs.size)) ** 2))
      }
    }
    for (const [rule, share] of alike) scores.set(rule, (scores.get(rule) ?? 0) + this.index.phrase_weighs * share)
    const results = []
    for (const [rule, score] of scores) {
      const [id, game, weight, summary] = this.index.rules[rule]
      if (named && game !== named) continue
      const other = named || game === this.index.default_game ? 1 : this.index.others_weigh
      const full = 0.4 + (0.6 * (met.get(rule) ?? 0)) / (wanted || 1)
      results.push({ id, game, summary, score: score * full * weight * other })
    }
    return results.sort((one, two) => two.score - one.score).slice(0, limit)
  }
}

// Number of differing letters, at most `most`.
function distance(one, two, most) {
  if (Math.abs(one.length - two.length) >= most) return most
  let row = Array.from({ length: two.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= two.length; j += 1) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === two[j - 1] ? 0 : 1)))
    }
    if (Math.min(...next) >= most) return most
    row = next
  }
  return row.at(-1)
}

// The top of every page: a link to the content, and the search.
function searching() {
  const field = make("input", { id: "q", type: "search", autocomplete: "off", maxlength: 200 })
  const found = make("div", { id: "found", role: "region", "aria-label": t("Found rules"), hidden: true })
  const header = document.querySelector("header")
  header.prepend(make("a", { class: "skip", href: "#main" }, t("Skip to content")))
  header.append(make("search", {}, make("label", { for: "q" }, t("Search")), field))
  header.after(found)
  let finder = null
  const ready = () => (finder ??= unpacked("search.json.z").then((index) => new Finder(index)))
  const show = async () => {
    const question = field.value.trim()
    found.hidden = !question
    if (!question) return
    let results
    try {
      results = (await ready()).find(question)
    } catch (problem) {
      finder = null
      found.replaceChildren(make("p", { role: "status" }, t("The search index cannot be loaded ({problem}). Try again.", { problem: problem.message })))
      return
    }
    if (question !== field.value.trim()) return
    const items = results.map(({ id, game, summary }) =>
      make("li", {}, make("a", { href: `${root}rules/${id}.html` }, summary), make("span", { class: "dim" }, ` ${game}`)))
    const said = results.length ? tn("{n} rule found", "{n} rules, best match first", results.length) : t("No rules found. Try fewer or other words.")
    found.replaceChildren(make("p", { role: "status", class: "dim" }, said), make("ol", { class: "rules" }, ...items))
  }
  field.addEventListener("focus", () => ready().catch(() => (finder = null)), { once: true })
  field.addEventListener("input", show)
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") [field.value, found.hidden] = ["", true]
    if (event.key === "ArrowDown" || event.key === "Enter") {
      const first = found.hidden ? null : found.querySelector("a")
      if (first && event.key === "Enter") first.click()
      else if (first) first.focus(), event.preventDefault()
    }
  })
  found.addEventListener("keydown", (event) => {
    const links = [...found.querySelectorAll("a")], at = links.indexOf(document.activeElement)
    if (event.key === "ArrowDown" && at < links.length - 1) links[at + 1].focus(), event.preventDefault()
    if (event.key === "ArrowUp") (links[at - 1] ?? field).focus(), event.preventDefault()
    if (event.key === "Escape") (found.hidden = true), field.focus()
  })
}

// -- replays ------------------------------------------------------------------------------------------------------------

class Film {
  constructor(place) {
    this.place = place
    this.rows = place.dataset.rows.split(" ")
    this.row = this.rows[0]
    this.at = 0
    this.seat = ""
    this.problem = ""
  }

  async open() {
    this.reel = await unpacked(this.place.dataset.film)
    const { game } = this.reel
    this.rules = await unpacked(`rules/${game}.json.z`)
    if (this.film.place) document.querySelector("h1").before(make("p", { class: "crumbs" },
      make("a", { href: `${root}games/${game}.html` }, t("Rules")), ` · ${this.film.place}`))
    if (this.film.shows) this.place.after(make("section", {}, make("h2", {}, t("Rules shown here")), make("ul", { class: "rules" },
      ...this.film.shows.map((number) => this.reel.rules[number]).map((rule) =>
        make("li", {}, make("a", { href: ruleAt(rule) }, this.rules[rule]?.[0] ?? rule))))))
    if (!this.moments.length) return this.place.replaceChildren(
      make("p", {}, t("There is no replay: this scenario is about checks before a game starts.")),
      make("ol", { class: "steps", lang: "en" }, ...this.film.steps.map((step) => make("li", { class: step.kind }, make("b", {}, step.keyword), ` ${step.text}`))))
    this.build()
    this.follow()
    addEventListener("hashchange", () => this.follow())
    addEventListener("keydown", (event) => this.pressed(event))
  }

  get film() { return this.reel.films[this.row] }
  get moments() { return this.film.moments }

  // Follow the link, and name any part of it that does not fit.
  follow() {
    const asked = new URLSearchParams(location.hash.slice(1))
    const problems = []
    const row = asked.get("row") ?? this.rows[0]
    if (this.rows.includes(row)) this.row = row
    else problems.push(t("there is no row {row} (rows: {rows})", { row, rows: this.rows.join(", ") }))
    const seat = asked.get("as") ?? ""
    this.seat = seat === "" || this.film.seats.includes(seat) ? seat : ""
    if (seat !== this.seat) problems.push(t("there is no player {seat} (players: {seats})", { seat, seats: this.film.seats.join(", ") }))
    const moment = asked.get("moment") ?? "0"
    this.at = /^\d{1,4}$/.test(moment) && Number(moment) < this.moments.length ? Number(moment) : 0
    if (String(this.at) !== moment) problems.push(t("there is no moment {moment} (moments: 0 to {last})", { moment, last: this.moments.length - 1 }))
    this.problem = problems.join("; ").slice(0, 300)
    this.show()
  }

  go(at, seat = this.seat, row = this.row) {
    const bound = Math.max(0, Math.min(at, this.reel.films[row].moments.length - 1))
    const said = new URLSearchParams({ ...(row === this.rows[0] ? {} : { row }), moment: bound, ...(seat ? { as: seat } : {}) })
    history.replaceState(null, "", `#${said}`)
    this.follow()
  }

  build() {
    const button = (text, name, step) => make("button", { type: "button", "aria-label": name, onclick: () => this.go(step()) }, text)
    this.first = button("|◀", t("To the beginning"), () => 0)
    this.back = button("◀", t("Previous moment"), () => this.at - 1)
    this.next = button("▶", t("Next moment"), () => this.at + 1)
    this.counter = make("p", { class: "counter", "aria-live": "polite" })
    this.seats = make("select", { onchange: () => this.go(this.at, this.seats.value) })
    this.choice = make("select", { onchange: () => this.go(0, "", this.choice.value) },
      ...this.rows.map((row) => make("option", { value: row }, row)))
    this.steps = make("ol", { class: "steps", lang: "en" })
    this.table = make("div", { class: "table" })
    this.happened = make("div", { class: "happened" })
    const bar = make("div", { class: "bar" }, this.first, this.back, this.next,
      make("label", {}, t("View"), " ", this.seats), this.rows.length > 1 ? make("label", {}, t("Row"), " ", this.choice) : null, this.counter)
    let from = null
    this.table.addEventListener("touchstart", (event) => { from = event.touches.length === 1 ? event.touches[0] : null }, { passive: true })
    this.table.addEventListener("touchend", (event) => {
      if (!from) return
      const [x, y] = [event.changedTouches[0].clientX - from.clientX, event.changedTouches[0].clientY - from.clientY]
      if (Math.abs(x) > 50 && Math.abs(x) > 2 * Math.abs(y)) this.go(this.at + (x < 0 ? 1 : -1))
    }, { passive: true })
    this.place.replaceChildren(bar, make("div", { class: "stage" },
      make("section", { class: "script", "aria-label": t("Steps") }, this.steps),
      make("section", { class: "scene", "aria-label": t("This moment") }, this.happened, this.table)))
    this.place.classList.add("playing")
  }

  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return
    if (event.target.closest?.("#found")) return
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.moments.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    this.go(to)
  }

  // The step's text. If the viewing seat may not know the choice, only who made it.
  said(step) {
    if (!step.hidden?.includes(this.seat)) return step.text
    return step.who === "chance" ? t("A random outcome (hidden)") : t("{seat} makes a choice (hidden)", { seat: step.who })
  }

  show() {
    const { steps, seats } = this.film, moment = this.moments[this.at], old = this.moments[this.at - 1]
    this.first.disabled = this.back.disabled = this.at === 0
    this.next.disabled = this.at === this.moments.length - 1
    this.choice.value = this.row
    this.seats.replaceChildren(make("option", { value: "" }, t("everything")), ...seats.map((seat) => make("option", { value: seat }, t("as {seat}", { seat }))))
    this.seats.value = this.seat
    const said = moment.step < 0 ? t("the beginning") : this.said(steps[moment.step])
    this.counter.textContent = (this.problem ? `${t("This link has an error: {problem}.", { problem: this.problem })} ` : "") +
      t("{number} of {count}: {choice}", { number: this.at, count: this.moments.length - 1, choice: said })
    const upTo = this.moments[this.at + 1]?.step ?? steps.length
    let reached = 0
    this.steps.replaceChildren(...steps.map((step, number) => {
      const there = this.moments.findIndex((each) => each.step === number)
      if (there >= 0) reached = there
      const to = reached
      const now = moment.step < 0 ? step.kind === "given" && number < upTo : number >= moment.step && number < upTo
      const text = [make("b", {}, step.keyword), ` ${this.said(step)}`]
      return make("li", { class: `${step.kind}${now ? " now" : ""}` },
        make("button", { type: "button", "aria-current": number === moment.step ? "step" : false, onclick: () => this.go(to) }, ...text),
        step.table ? make("table", {}, make("tbody", {}, ...step.table.map((row) => make("tr", {}, ...row.map((cell) => make("td", {}, cell)))))) : null,
        step.docstring ? make("pre", { tabindex: 0 }, step.docstring) : null)
    }))
    this.steps.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" })
    const events = ((this.seat && moment.told?.[this.seat]) || moment.events).map((number) => this.reel.events[number])
    const rules = (numbers) => numbers.map((number) => this.reel.rules[number])
    this.happened.replaceChildren(events.length
      ? eventsOf(events.map(([said, numbers]) => [said, rules(numbers)]), this.rules, ruleAt)
      : make("p", { class: "dim" }, moment.step < 0 ? t("Nothing has happened yet.") : t("No visible events.")))
    const sides = (of) => of?.seen[this.seat]?.map((number) => this.reel.sides[number])
    const now = sides(moment) ?? sides({ seen: { [this.seat]: moment.seen[""] } }), before = sides(old)
    this.table.replaceChildren(...sidesOf(now, before))
  }
}

searching()
// A page in another language shows the same moment or table.
for (const link of document.querySelectorAll(".languages a")) link.addEventListener("click", () => { link.hash = location.hash })
document.head.append(make("link", { rel: "icon", href: `${root}icon.svg` }))
for (const list of document.querySelectorAll(".ids")) {
  list.replaceChildren(...list.textContent.trim().split(/\s+/).flatMap((id) => [make("a", { href: `${root}scenarios/${id}.html` }, id), " "]))
}
const place = document.getElementById("film")
if (place) {
  new Film(place).open().catch((problem) =>
    place.prepend(make("p", { role: "alert" }, t("The replay cannot be shown ({problem}). Its outcome is below.", { problem: problem.message }))))
}
