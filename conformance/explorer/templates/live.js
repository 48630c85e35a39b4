// A table to play at. The server holds it; the address contains it as a link while everything is visible.
// Texts are always inserted as text, never as markup.

import { eventsOf, make, sideOf } from "./table.js"
import { pack, read, unpack } from "./link.js"
import { count, t, tn } from "./words.js"

const said = document.getElementById("said"), place = document.getElementById("live"), beginning = document.getElementById("begin")
const GROUP_FROM = 12
let now = null, key = null, by = null, before = null, working = false, written = ""

async function ask(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })
  const found = await answer.json().catch(() => ({ error: t("the server answered with status {status}", { status: answer.status }) }))
  if (!answer.ok) throw Object.assign(new Error(found.error), { status: answer.status })
  return found
}

function tell(text, problem = false) {
  said.textContent = text
  said.classList.toggle("problem", problem)
}

// One action at a time. Errors appear where screen readers announce them.
async function doing(task) {
  if (working) return
  working = true
  document.body.classList.add("working")
  try {
    await task()
  } catch (problem) {
    if (problem.status === 410) await again().catch((worse) => tell(worse.message, true))
    else tell(problem.message, true)
  } finally {
    working = false
    document.body.classList.remove("working")
  }
}

// -- beginning ------------------------------------------------------------------------------------------------------

async function begin(asked) {
  const engine = by ?? document.getElementById("engine")?.value
  const found = await ask("api/tables", { ...asked, ...(engine ? { engine } : {}) })
  if (key) ask(`api/tables/${key}`, { do: "close" }).catch(() => {})
  ;[key, by, before] = [found.id, found.by, null]
  show(found)
}

async function again() {
  const link = location.hash
  if (!link.startsWith("#t=")) throw new Error(t("This table was closed. Start a new one."))
  key = null
  await begin({ document: await unpack(link) })
  tell(t("The table was closed and has been restored from its link."))
}

async function fromAddress() {
  const asked = new URLSearchParams(location.hash.slice(1))
  if (asked.has("t")) return begin({ document: await unpack(location.hash) })
  if (asked.has("scenario")) {
    const moment = asked.get("moment")
    return begin({
      scenario: asked.get("scenario"), ...(asked.get("as") ? { seat: asked.get("as") } : {}),
      ...(/^\d{1,4}$/.test(moment ?? "") ? { moment: Number(moment) } : {}),
    })
  }
}

async function fromFile(file) {
  if (file.size > 2_000_000) throw new Error(t("too large: a table may have at most {most} bytes", { most: count(2_000_000) }))
  const text = await file.text()
  if (file.name.endsWith(".jsonl")) return begin({ record: text })
  let found
  try {
    found = JSON.parse(text)
  } catch (problem) {
    throw new Error(t("not a JSON file: {problem}", { problem: problem.message }))
  }
  return begin(found && "format" in found && "start" in found ? { document: read(text) } : { position: found })
}

for (const button of document.querySelectorAll("[data-start]")) {
  button.addEventListener("click", () => doing(() => begin({ start: button.dataset.start })))
}
document.getElementById("opening").addEventListener("submit", (event) => {
  event.preventDefault()
  doing(async () => begin({ document: await unpack(document.getElementById("link").value) }))
})
document.getElementById("file").addEventListener("change", (event) => {
  if (event.target.files.length) doing(() => fromFile(event.target.files[0]))
})

// -- playing --------------------------------------------------------------------------------------------------------

const act = (asked) => ask(`api/tables/${key}`, { seat: now.seat, at: now.at, ...asked })

const move = (asked) => doing(async () => {
  before = now
  show(await act(asked))
})

async function link() {
  const found = await act({ do: "link" })
  return found.text
}

function show(found) {
  now = found
  tell("")
  draw()
  if (!found.seat) write(found)
}

// Update the address once the link is ready; do not block the next choice.
async function write(shown) {
  try {
    const address = `#t=${await link()}`
    if (now !== shown) return
    written = address
    if (location.hash !== written) history.replaceState(null, "", written)
  } catch (problem) {
    if (now === shown) tell(problem.message, true)
  }
}

function save(kind) {
  return doing(async () => {
    const { name, text } = await act({ do: kind })
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }))
    const anchor = make("a", { href: address, download: name })
    anchor.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    tell(t("Downloaded {file}.", { file: name }))
  })
}

const copy = () => doing(async () => {
  const address = new URL(`#t=${await link()}`, location.href).href
  try {
    await navigator.clipboard.writeText(address)
    tell(t("Link copied. It contains the whole table, including hidden cards."))
  } catch {
    tell(t("The address of this page is the link. Copy it from there."))
  }
})

// -- drawing --------------------------------------------------------------------------------------------------------

const button = (text, action, more = {}) => make("button", { type: "button", onclick: action, ...more }, text)

function draw() {
  beginning.hidden = true
  place.hidden = false
  document.getElementById("title").textContent = now.title || t("A table of {game}", { game: now.named })
  const focused = document.activeElement?.id
  place.replaceChildren(bar(), make("div", { class: "stage" },
    make("div", { class: "desk" }, decision(), happened(), why(), line(), keep()),
    make("section", { class: "table", "aria-label": t("The game") },
      ...now.sides.map((side) => sideOf(side, before?.seat === now.seat ? before.sides.find((each) => each.name === side.name) : undefined)))))
  if (focused && document.getElementById(focused)) document.getElementById(focused).focus()
  else document.getElementById("decision").focus({ preventScroll: !before })
}

function bar() {
  const at = now.line.findIndex((each) => each.here)
  const seats = make("select", { id: "seat", onchange: () => { before = null; doing(async () => show(await ask(`api/tables/${key}`, { do: "look", seat: seats.value || null }))) } },
    make("option", { value: "" }, t("everything")), ...now.seats.map((seat) => make("option", { value: seat }, t("as {seat}", { seat }))))
  seats.value = now.seat ?? ""
  return make("div", { class: "bar" },
    button("◀", () => move({ do: "back" }), { id: "back", "aria-label": t("Previous choice"), disabled: at === 0 }),
    button("▶", () => move({ do: "forward" }), { id: "forward", "aria-label": t("Next choice"), disabled: at === now.line.length - 1 }),
    make("label", {}, t("View"), " ", seats),
    make("p", { class: "counter" }, t("{number} of {count}: {choice}", { number: at, count: now.line.length - 1, choice: now.line[at].words })))
}

function decision() {
  const { pending, outcome } = now
  const title = pending ? pending.words : outcome ? ended(outcome) : t("No decision is open")
  return make("section", { "aria-labelledby": "decision" }, make("h2", { id: "decision", tabindex: -1 }, title), choices())
}

const ended = (outcome) => (outcome.winner ? t("The game is over: {seat} wins", { seat: outcome.winner }) : t("The game is over"))

function choices() {
  if (now.choices === null) return saying()
  if (!now.choices.length) return make("p", { class: "dim" }, now.pending && now.seat ? t("This player cannot see the choices.") : "")
  const many = now.choices.length > GROUP_FROM
  const list = make("div", { class: "choices" })
  const fill = (wanted) => list.replaceChildren(...groups(now.choices.filter(([, words]) => words.toLowerCase().includes(wanted))))
  fill("")
  if (!many) return list
  const filter = make("input", { id: "filter", type: "search", autocomplete: "off", oninput: () => fill(filter.value.trim().toLowerCase()) })
  return make("div", {}, make("p", {}, make("label", { for: "filter" }, tn("Filter {n} choice", "Filter {n} choices", now.choices.length)), " ", filter), list)
}

// Group long lists by the first words of each choice.
function groups(found) {
  const one = ([number, words]) => make("li", {}, button(words, () => move({ do: "choose", number }), { class: "choice" }))
  if (found.length <= GROUP_FROM) return found.length ? [make("ul", {}, ...found.map(one))] : [make("p", { class: "dim" }, t("No matching choice."))]
  const kinds = new Map()
  for (const each of found) {
    const kind = each[1].match(/^\S+(?: \S+)?/)[0]
    kinds.set(kind, [...(kinds.get(kind) ?? []), each])
  }
  if (kinds.size === 1) return [make("ul", {}, ...found.map(one))]
  const alone = [...kinds.values()].filter((of) => of.length === 1).flat()
  return [
    ...[...kinds].filter(([, of]) => of.length > 1).map(([kind, of]) =>
      make("details", { open: kinds.size < 5 }, make("summary", {}, `${kind} … `, make("span", { class: "dim" }, String(of.length))), make("ul", {}, ...of.map(one)))),
    alone.length ? make("ul", {}, ...alone.map(one)) : null,
  ].filter(Boolean)
}

function saying() {
  const field = make("input", { id: "say", maxlength: 500, autocomplete: "off" })
  return make("form", { onsubmit: (event) => { event.preventDefault(); move({ do: "say", text: field.value }) } },
    make("p", {}, t("This engine does not list the legal choices. Type a choice, such as “Belinde bleeds Alexis”.")),
    make("label", { for: "say" }, t("Choice"), " "), field, make("button", {}, t("Do it")))
}

function happened() {
  const told = now.untold ? make("p", { class: "dim" }, t("The engine does not report what this player may see."))
    : now.events.length ? eventsOf(now.events.map((event) => [event.said, event.rules ?? []]), now.rules, (rule) => `rules/${rule}.html`) : make("p", { class: "dim" }, t("Nothing yet."))
  return make("section", { "aria-labelledby": "happened" }, make("h2", { id: "happened" }, t("What happened")), told)
}

function why() {
  if (now.seat) return null
  const field = make("input", { id: "why", maxlength: 500, autocomplete: "off", placeholder: "block with Belinde" })
  const answer = make("div", { id: "answer", role: "status", "aria-live": "polite" })
  const form = make("form", {
    onsubmit: (event) => {
      event.preventDefault()
      doing(async () => {
        try {
          answer.replaceChildren(...because(await act({ do: "why", text: field.value })))
        } catch (problem) {
          if (problem.status === 410) throw problem
          answer.replaceChildren(make("p", { class: "problem" }, problem.message))
        }
      })
    },
  }, make("label", { for: "why" }, t("I want to"), " "), field, make("button", {}, t("Why not?")))
  return make("section", { "aria-labelledby": "whynot" }, make("h2", { id: "whynot" }, t("Why not?")), form, answer)
}

function because({ words, reason, rule, known }) {
  const choice = make("b", {}, t("“{choice}”", { choice: words }))
  if (reason === null) return [make("p", {}, choice, " ", t("is legal now."))]
  return [make("p", {}, choice, " ", t("is not legal:"), ` ${reason}`), rule ? make("p", { class: "reading" },
    known ? make("a", { href: `rules/${rule.id}.html` }, rule.summary) : rule.id,
    make("span", { class: "dim" }, ` ${rule.where}`)) : null].filter(Boolean)
}

function line() {
  const step = ({ number, words, here }) => make("li", {},
    button(words, () => move({ do: "go", number }), { "aria-current": here ? "step" : false, class: "step" }))
  const others = now.branches.filter((each) => !each.here)
  return make("details", {}, make("summary", {}, t("Choices so far: {count}", { count: now.line.length - 1 }), others.length ? tn(", and {n} other branch", ", and {n} other branches", others.length) : ""),
    make("ol", { class: "moments", start: 0 }, ...now.line.map(step)),
    others.length ? make("h3", {}, t("Other branches end with")) : null, others.length ? make("ul", { class: "moments" }, ...others.map(step)) : null)
}

function keep() {
  if (now.seat) return make("p", { class: "dim" }, t("To save or share the table, switch the view to “everything”: files and links contain hidden cards."))
  return make("details", {}, make("summary", {}, t("Save and share")), make("div", { class: "keep" },
    button(t("Copy the link"), copy, { id: "copy" }),
    ...[["table", t("Table")], ["scenario", t("Scenario")], ["record", t("Record")], ["position", t("Position")]].map(([kind, name]) => button(t("Download: {kind}", { kind: name }), () => save(kind))),
    make("a", { class: "button", href: "compare", onclick: (event) => { event.preventDefault(); doing(async () => { location.href = `compare#t=${await link()}` }) } }, t("Compare engines")),
    make("a", { class: "button", href: "table" }, t("New table"))))
}

addEventListener("keydown", (event) => {
  if (!now || event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || event.target.closest?.("#found")) return
  const asked = { ArrowLeft: "back", ArrowRight: "forward" }[event.key]
  if (!asked || document.getElementById(asked).disabled) return
  event.preventDefault()
  move({ do: asked })
})
addEventListener("hashchange", () => { if (location.hash !== written) doing(fromAddress) })
doing(fromAddress)
