// The position editor: a table of tiles on one side, on the other all that can be said of what is chosen there. What is wrong
// with the position, an engine tells. Every text is put in as text, never as markup.
import { make } from "./explorer.js"
import { LinkError, pack, read, unpack } from "./link.js"
import { Model, Shapes, emptyTable, fits, spelled, steps, words } from "./position.js"
import { fieldOf, named, offered } from "./fields.js"

const SHOWN = 5  // how many keys of a card are shown that say nothing yet; the others are folded away

async function asked(path, body) {
  const answer = await fetch(path, body && { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } })
  const told = await answer.json().catch(() => ({ error: `the server answers ${answer.status}` }))
  if (!answer.ok) throw new LinkError(told.error)
  return told
}

const startsWith = (path, start) => start.every((key, at) => key === path[at])
const button = (text, onclick, attributes = {}) => make("button", { type: "button", onclick, ...attributes }, text)

class Editor {
  constructor(place) {
    this.place = place
    this.chosen = null  // the path of what is being told of
    this.told = ""
    this.problem = null
    this.folded = true
    this.build()
    addEventListener("keydown", (event) => this.pressed(event))
    addEventListener("hashchange", () => { if (location.hash !== this.hash) this.follow() })
  }

  // -- beginning ---------------------------------------------------------------------------------------------------------

  async follow() {
    if (!/[#&]t=/.test(location.hash)) return this.begin(this.games.value)
    try {
      await this.opened(await unpack(location.hash))
    } catch (problem) {
      await this.begin(this.games.value)
      this.say(`This link cannot be opened: ${problem.message}.`)
    }
  }

  async kitOf(game) {
    if (this.kit?.game !== game) {
      this.kit = await asked(`api/editor/${encodeURIComponent(game)}`)
      this.shapes = new Shapes(this.kit.schema)
      this.list.replaceChildren(...this.starts())
    }
    this.games.value = game
  }

  async begin(game, position) {
    await this.kitOf(game)
    this.model = new Model(this.shapes, position ?? emptyTable(this.kit, this.shapes, this.shapes.at(["seats"]).least))
    this.chosen = null
    this.says = ""
    this.changed()
  }

  // A table as a link or a file has it: the position with which it began.
  async opened(document) {
    const { start, line = [] } = document
    const { position } = start.position ? start : await asked("api/begun", { scenario: start.scenario })
    await this.begin(document.game, { game: document.game, ...(document.edition ? { edition: document.edition } : {}), ...position })
    this.say(`The beginning of that table is opened${line.length || start.scenario ? "; what was chosen after it is left out" : ""}.`)
  }

  // Whatever somebody has: a link, a file, a position, Givens.
  async take(text) {
    const trimmed = text.trim()
    if (trimmed.startsWith("{")) {
      const found = JSON.parse(trimmed)
      if (found.start) return this.opened(read(trimmed))
      if (!Array.isArray(found.seats)) throw new LinkError("a position needs a list `seats`")
      const { continuation, ...position } = found
      await this.begin(position.game ?? this.kit.game, { game: this.kit.game, ...position })
      return this.say(continuation ? "Opened; what an engine keeps of a game under way is left out." : "Opened.")
    }
    if (/^\S{17,}$/.test(trimmed)) return this.opened(await unpack(trimmed))
    if (/^[A-Z]+-\d+(\/\d+)?$/.test(trimmed)) {
      const { position } = await asked("api/begun", { scenario: trimmed })
      return this.begin(position.game, position)
    }
    const { position } = await asked("api/begun", { game: this.kit.game, text: trimmed })
    await this.begin(position.game, position)
  }

  // -- what stands around the table ----------------------------------------------------------------------------------------

  build() {
    this.games = this.place.querySelector("select")
    this.games.addEventListener("change", () => this.begin(this.games.value))
    this.back = button("Undo", () => this.turn(-1), { "aria-keyshortcuts": "Control+Z" })
    this.on = button("Redo", () => this.turn(1), { "aria-keyshortcuts": "Control+Y" })
    this.play = make("a", { class: "play", href: "table" }, "Put it on the table")
    this.status = make("p", { class: "status", role: "status" })
    this.list = make("div", { class: "starts" })
    this.source = make("textarea", { rows: 4, "aria-describedby": "source-help", spellcheck: "false" })
    this.wrong = make("p", { class: "wrong", role: "alert" })
    this.dialog = make("dialog", { "aria-labelledby": "begin-title" },
      make("h2", { id: "begin-title" }, "Begin from"), this.list,
      make("label", {}, "Something of yours", this.source),
      make("p", { class: "dim", id: "source-help" }, "A link, a position as JSON, Givens, or the id of a scenario, such as VTES-0301."),
      make("label", {}, "A file ", make("input", { type: "file", accept: ".json,.feature,.txt", onchange: (event) => this.file(event.target) })),
      this.wrong,
      make("p", { class: "row" }, button("Open", () => this.attempt(() => this.take(this.source.value)), { class: "main" }),
        button("Cancel", () => this.dialog.close())))
    const menu = make("details", { class: "menu" }, make("summary", {}, "Download"),
      make("div", {}, button("Position (JSON)", () => this.kept("position.json", JSON.stringify(this.model.position, null, 1))),
        button("Table (JSON)", () => this.kept("table.json", JSON.stringify(this.document, null, 1))),
        button("Scenario (Givens)", () => this.attempt(async () => this.kept("position.feature", (await asked("api/scenario", { position: this.model.position })).text)))))
    this.table = make("div", { class: "table" })
    this.sheet = make("aside", { class: "sheet", "aria-label": "What is chosen" })
    this.dragging()
    this.holding()
    this.place.replaceChildren(
      make("div", { class: "bar" }, make("label", {}, "Game ", this.games), button("Begin from…", () => this.dialog.showModal()),
        this.back, this.on, button("Copy link", () => this.copy()), menu, this.play, this.status),
      make("div", { class: "desk" }, this.table, this.sheet), this.dialog)
  }

  starts() {
    const { least, most } = this.shapes.at(["seats"])
    const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at)
    const close = (position) => { this.dialog.close(); this.begin(this.kit.game, position) }
    return [
      make("p", { class: "row" }, "An empty table of ", ...counts.map((count) => button(String(count), () => close(emptyTable(this.kit, this.shapes, count)), { "aria-label": `An empty table of ${count}` }))),
      ...this.kit.starts.map(({ name, position }) => button(name, () => close(position), { class: "start" })),
    ]
  }

  async attempt(action) {
    this.wrong.textContent = ""
    try {
      await action()
      this.dialog.close()
    } catch (problem) {
      if (this.dialog.open) this.wrong.textContent = problem.message.slice(0, 600)
      else this.say(problem.message)
    }
  }

  file(input) {
    const file = input.files[0]
    if (!file) return
    this.attempt(async () => {
      if (file.size > 2_000_000) throw new LinkError("too large: a file has at most 2,000,000 bytes")
      await this.take(await file.text())
    }).finally(() => { input.value = "" })
  }

  get document() {
    const { game, edition } = this.model.position
    return { format: 1, game, ...(typeof edition === "string" ? { edition } : {}), start: { position: this.model.position } }
  }

  kept(name, text) {
    const address = URL.createObjectURL(new Blob([text + "\n"]))
    make("a", { href: address, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(address), 1000)
    this.say(`${name} is written.`)
  }

  async copy() {
    await this.link()
    try {
      await navigator.clipboard.writeText(location.href)
      this.say("The link is copied.")
    } catch {
      this.say("The address of this page is the link.")
    }
  }

  // The address always leads back to what is shown.
  async link() {
    const now = this.model.position
    try {
      const text = await pack(this.document)
      if (now !== this.model.position) return
      this.hash = `#t=${text}`
      history.replaceState(null, "", this.hash)
      this.play.href = `table${this.hash}`
    } catch (problem) {
      this.say(problem.message)
    }
  }

  say(text) {
    this.said = text
    this.tell()
  }

  tell() {
    const { problem, where, detail } = this.problem ?? {}
    const parts = []
    if (this.said) parts.push(make("span", {}, this.said, " "))
    if (this.problem) {
      parts.push(make("strong", {}, problem ? `${problem} at ${where || "the table"}: ` : "Not played: "), detail, " ")
      if (where) parts.push(button("Show", () => this.choose(this.place_of(where), true), { class: "small" }))
    } else if (this.says) parts.push(`The engine takes this: ${this.says}.`)
    this.status.replaceChildren(...parts)
    this.status.classList.toggle("bad", Boolean(this.problem))
  }

  // -- what is done --------------------------------------------------------------------------------------------------------

  // After each change: drawn again, and the engine asked.
  changed() {
    this.draw()
    this.link()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.check(), 150)
  }

  async check() {
    const now = this.model.position
    try {
      const told = await asked("api/position", { position: now })
      if (now !== this.model.position) return
      this.problem = told.problem && { ...told.problem, detail: short(told.problem.detail, 240) }
      this.says = told.says
    } catch (failure) {
      this.problem = { detail: failure.message }
    }
    this.mark()
  }

  do(change) {
    if (change()) {
      this.said = ""
      this.changed()
    } else this.draw()
  }

  set(path, value) { this.do(() => this.model.set(path, value)) }

  turn(by) {
    this.do(() => this.model.turn(by))
  }

  move(from, to, before) {
    let there = null
    this.do(() => (there = this.model.move(from, to, before)) !== null)
    if (there) this.choose(there)
  }

  remove(path) {
    const after = document.querySelector(`[data-choose="${CSS.escape(spelled(path.slice(0, -1)))}"]`) ? path.slice(0, -1) : []
    this.chosen = after
    this.set(path, undefined)
    this.focus(spelled(after))
  }

  choose(path, focus = false) {
    this.chosen = path
    this.draw()
    if (focus) this.sheet.querySelector("h2")?.focus()
  }

  // The smallest thing drawn at a place that the engine names.
  place_of(where) {
    const path = steps(where)
    while (path.length && !this.drawn.has(spelled(path))) path.pop()
    return path
  }

  pressed(event) {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && !typing && (key === "z" || key === "y")) {
      event.preventDefault()
      return this.turn(key === "y" || event.shiftKey ? 1 : -1)
    }
    if (event.key === "Escape" && this.chosen && !this.dialog.open && !event.defaultPrevented) {
      const back = this.table.querySelector(`[data-choose="${CSS.escape(spelled(this.chosen))}"]`)
      this.choose(null)
      return this.focus(back?.dataset.choose)
    }
    const tile = event.target.closest?.("[data-choose]")
    if (!tile || typing || event.ctrlKey || event.metaKey || event.altKey) return
    const all = [...this.table.querySelectorAll("[data-choose]")], at = all.indexOf(tile)
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 }[event.key]
    if (all[to]) event.preventDefault(), all[to].focus()
    const path = steps(tile.dataset.choose)
    if (typeof path.at(-1) !== "number") return
    if (event.key === "Delete") event.preventDefault(), this.remove(path)
    if (key === "m") event.preventDefault(), this.choose(path), this.sheet.querySelector("#move")?.focus()
  }

  focus(name) { this.table.querySelector(`[data-choose="${CSS.escape(name ?? "")}"]`)?.focus() }

  // -- the table -------------------------------------------------------------------------------------------------------------

  draw() {
    this.late = this.held
    if (this.held) return
    const focused = document.activeElement, kept = focused?.dataset.choose, field = focused?.id
    const within = this.place.contains(focused)
    this.drawn = new Set()
    const { root } = this.shapes, seats = this.model.position.seats
    const all = Array.isArray(seats) ? seats : []
    this.table.replaceChildren(this.side([], root, "The table"),
      ...all.map((seat, number) => this.side(["seats", number], this.shapes.at(["seats", 0]), String(seat?.name ?? "?"))),
      all.length < this.shapes.at(["seats"]).most ? button("Add a seat", () => this.add_seat(), { class: "add-seat" }) : "")
    if (this.chosen && this.chosen.length && !this.drawn.has(spelled(this.chosen))) this.chosen = null
    this.inspect()
    this.mark()
    this.back.disabled = !this.model.past[this.model.at - 1]
    this.on.disabled = !this.model.past[this.model.at + 1]
    if (!within || document.activeElement === focused) return
    if (kept !== undefined) this.focus(kept)
    else if (field) document.getElementById(field)?.focus()
  }

  add_seat() {
    const { seats } = emptyTable(this.kit, this.shapes, this.shapes.at(["seats"]).most)
    const free = seats.find((seat) => !this.model.seats.includes(seat.name)) ?? seats[0]
    const length = (this.model.position.seats ?? []).length
    this.set(["seats", length], { ...free, ...Object.fromEntries(Object.entries(seats[length]).filter(([key]) => key !== "name")) })
    this.choose(["seats", length])
  }

  // What the engine complains of gets its words beneath it, the tile and the field; nothing else is drawn anew, so that who
  // is typing goes on.
  mark() {
    this.tell()
    for (const note of this.place.querySelectorAll(".desk .wrong")) note.remove()
    for (const thing of this.place.querySelectorAll(".desk .bad")) thing.classList.remove("bad")
    for (const thing of this.place.querySelectorAll("[aria-describedby^=problem]")) thing.removeAttribute("aria-describedby"), thing.removeAttribute("aria-invalid")
    if (!this.problem?.problem) return
    const { problem, where, detail } = this.problem
    const note = (id) => make("p", { class: "wrong", id }, make("b", {}, problem), `: ${detail}`)
    const thing = this.table.querySelector(`[data-path="${CSS.escape(spelled(this.place_of(where)))}"]`)
    const head = thing?.querySelector(":scope > h2, :scope > h3, :scope > button")
    thing?.classList.add("bad")
    thing?.querySelector("[data-choose]")?.setAttribute("aria-describedby", "problem")
    if (head) head.after(note("problem"))
    const field = this.sheet.querySelector(`[data-field="${CSS.escape(where)}"]`), control = field?.querySelector("input, select, textarea")
    field?.append(note("problem-field"))
    control?.setAttribute("aria-invalid", "true")
    control?.setAttribute("aria-describedby", "problem-field")
  }

  chooser(path, text, attributes = {}) {
    const name = spelled(path), now = this.chosen && spelled(this.chosen) === name
    this.drawn.add(name)
    return make("button", { type: "button", "data-choose": name, "aria-pressed": String(Boolean(now)), onclick: (event) => this.choose(path, event.detail === 0), ...attributes }, ...text)
  }

  side(path, shape, name) {
    const value = this.model.value(path) ?? {}
    const fields = [...this.shapes.fields(shape)].filter(([key]) => key !== "name" && !(path.length === 0 && ["seats", "game"].includes(key)))
    const lists = fields.filter(([key, field]) => ["cards", "pile", "records"].includes(field.kind) && fits(field, value[key]))
    const facts = fields.filter((each) => !lists.includes(each)).flatMap(([key, field]) => this.fact(key, field, value[key], true))
    const full = lists.filter(([key]) => value[key]?.length), empty = lists.filter(([key]) => !value[key]?.length)
    return make("section", { class: path.length ? "side" : "side shared", "aria-label": name, "data-path": spelled(path) },
      make("h2", {}, this.chooser(path, [name], { class: "head", "aria-label": `${name}: edit` })),
      facts.length ? make("dl", { class: "facts" }, ...facts) : null,
      ...full.map(([key, field]) => this.region([...path, key], field, name)),
      make("ul", { class: "empties", "aria-label": `${name}: empty places` }, ...empty.map(([key]) => this.empty([...path, key], name))))
  }

  // What is said of somebody or something: what differs from its default, and counters of every side.
  fact(key, field, value, always = false) {
    const shown = value === undefined && always ? this.standard(field) : value
    if (shown === undefined || shown === null) return []
    const order = field.kind === "record" ? [...this.shapes.fields(field).keys()] : []
    const text = field.kind === "record" || field.kind === "map" ? Object.entries(shown).filter(([, each]) => each !== null && each !== 0 && each !== false)
      .sort(([one], [two]) => order.indexOf(one) - order.indexOf(two)).map(([name, each]) => (each === true ? words(name) : `${words(name)} ${short(each)}`)).join(", ") : short(shown)
    return [make("div", {}, make("dt", {}, words(key)), make("dd", {}, text))]
  }

  // What goes without saying, and is worth a word nevertheless.
  standard(field) {
    if (field.kind === "number") return field.default > 0 ? field.default : undefined
    if (field.kind !== "record" || field.nullable) return undefined
    const told = [...this.shapes.fields(field)].filter(([, each]) => each.default && !["object"].includes(typeof each.default))
    return told.length ? Object.fromEntries(told.map(([key, each]) => [key, each.default])) : undefined
  }

  region(path, field, of) {
    const held = this.model.value(path), name = words(path.at(-1))
    const tiles = field.kind === "records"
      ? held.map((each, number) => this.group([...path, number], field.of, each))
      : held.map((each, number) => make("li", { class: "tile", "data-card": true, "data-path": spelled([...path, number]) }, ...this.tile([...path, number], each)))
    return make("div", { class: `region ${field.kind === "pile" ? "pile" : "lying"}`, "data-path": spelled(path), "data-into": field.kind === "records" ? false : spelled(path) },
      make("h3", {}, this.chooser(path, [name, make("span", { class: "dim" }, ` ${held.length}`), make("span", { class: "plus", "aria-hidden": "true" }, "+")],
        { class: "into", "aria-label": `${of}: ${name}, ${held.length}, add` })),
      make("ul", { class: "tiles", "aria-label": `${of}: ${name}` }, ...tiles))
  }

  empty(path, of) {
    const name = words(path.at(-1))
    const into = this.shapes.at(path).kind !== "records" && spelled(path)
    return make("li", { "data-path": spelled(path), "data-into": into }, this.chooser(path, [`${name} +`], { class: "into", "aria-label": `${of}: ${name}, empty, add` }))
  }

  group(path, shape, value) {
    const name = this.shapes.called(shape, value) || `${words(path.at(-2))} ${path.at(-1) + 1}`
    const item = make("li", { class: "group", "data-path": spelled(path) }, this.chooser(path, [make("b", {}, name), ...this.notes(shape, value, name)], { class: "head" }))
    for (const [key, field] of this.shapes.fields(shape)) {
      if ((field.kind !== "cards" && field.kind !== "pile") || !fits(field, value[key])) continue
      item.append(value[key]?.length ? this.region([...path, key], field, name) : make("ul", { class: "empties" }, this.empty([...path, key], name)))
    }
    return item
  }

  // A card, with what is to be known of it and what lies on it.
  tile(path, value) {
    const card = typeof value === "string" ? { card: value } : value, shape = this.shapes.at(path)
    const notes = typeof value === "string" ? [] : this.notes(shape, card, card.card)
    const turned = card.locked === true || card.exhausted === true
    const choose = this.chooser(path, [make("b", {}, card.card), ...notes], { class: turned ? "turned" : false })
    const on = [...(typeof value === "string" ? [] : this.shapes.fields(shape))].filter(([key, field]) => field.kind === "cards" && fits(field, card[key]) && card[key]?.length)
    return [choose, ...on.map(([key]) => make("ul", { class: "attached", "aria-label": `on ${card.card}` },
      ...card[key].map((each, number) => make("li", { class: "tile", "data-card": true, "data-path": spelled([...path, key, number]) }, ...this.tile([...path, key, number], each)))))]
  }

  notes(shape, value, name) {
    return [...this.shapes.fields(shape)].flatMap(([key, field]) => {
      const held = value[key]
      if (held === undefined || held === null || held === false || held === name || field.kind === "cards" || field.kind === "pile") return []
      const said = held === true ? words(key) : field.kind === "number" || typeof held !== "string" ? `${words(key)} ${short(held)}` : `${words(key)} ${held}`
      return [make("span", { class: `note${/^(blood|life)$/.test(key) ? " blood" : ""}` }, said)]
    })
  }

  // Nothing is drawn anew as long as a button is held down: what is being clicked would go away beneath the pointer.
  holding() {
    const release = () => { this.held = false; if (this.late) this.draw() }
    addEventListener("mousedown", (event) => { if (event.button === 0) this.held = true }, { capture: true })
    addEventListener("click", (event) => { if (event.target.closest?.("button")) release() })  // a box changes only after its click
    addEventListener("mouseup", () => setTimeout(release), { capture: true })
    addEventListener("blur", release)
  }

  // Tiles are dragged by a mouse or pen; fingers scroll, and have "Move to". They go to the end of a list, or before the card
  // on which they are dropped.
  dragging() {
    let from = null, start = null, over = null
    const end = () => { this.table.classList.remove("dragging"); over?.classList.remove("over"); over = from = start = null }
    this.table.addEventListener("pointerdown", (event) => {
      const card = event.target.closest("[data-card]")
      if (card && event.button === 0 && event.pointerType !== "touch") [from, start] = [steps(card.dataset.path), event]
    })
    addEventListener("pointermove", (event) => {
      if (!from || Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < 6) return
      this.table.classList.add("dragging")
      over?.classList.remove("over")
      over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-into]") ?? null
      over?.classList.add("over")
    })
    addEventListener("pointerup", (event) => {
      const card = from, into = over && steps(over.dataset.into)
      const on = steps(event.target.closest?.("[data-card]")?.dataset.path ?? "")
      const dragged = this.table.classList.contains("dragging")
      end()
      if (dragged) this.table.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true })
      if (dragged) setTimeout(() => this.table.dispatchEvent(new Event("click")))  // where none follows by itself
      if (dragged && into) this.move(card, into, startsWith(on, into) && on.length === into.length + 1 ? on.at(-1) : undefined)
    })
    addEventListener("pointercancel", end)
    addEventListener("keydown", (event) => { if (event.key === "Escape") end() }, { capture: true })
  }

  // -- what is chosen ----------------------------------------------------------------------------------------------------------

  inspect() {
    const path = this.chosen
    this.sheet.hidden = path === null
    this.place.classList.toggle("chosen", path !== null)
    if (path === null) return this.sheet.replaceChildren()
    const shape = path.length ? this.shapes.at(path) : this.shapes.root, value = this.model.value(path)
    const list = ["cards", "pile", "records"].includes(shape.kind)
    const title = path.length === 0 ? "The table" : list ? words(path.at(-1)) : typeof value === "string" ? value : value.card ?? this.shapes.called(shape, value)
    const seat = path[0] === "seats" && path.length > 2 ? String(this.model.value(["seats", path[1], "name"])) : ""
    this.sheet.replaceChildren(
      make("div", { class: "top" }, make("h2", { tabindex: -1 }, title || words(path.at(-2) ?? "")), button("✕", () => { this.choose(null); this.focus(spelled(path)) }, { "aria-label": "Close", class: "small" })),
      make("p", { class: "dim" }, [seat, ...path.slice(seat ? 2 : 0).map((key) => (typeof key === "number" ? key + 1 : words(key)))].filter((each) => each !== "").join(" · ")),
      ...(list ? this.adding(path, shape) : [typeof path.at(-1) === "number" ? this.standing(path, shape) : null,
        ...(shape.kind === "name" ? [] : this.form(path, shape, value))]).filter(Boolean))
  }

  adding(path, shape) {
    if (shape.kind === "records") {
      const first = [...this.shapes.fields(shape.of)].filter(([, field]) => field.required)
      return [button(`Add ${words(path.at(-1))}`, () => {
        const held = this.model.value(path) ?? []
        const taken = new Set(held.map((each) => this.shapes.called(shape.of, each)))
        const fresh = Object.fromEntries(first.map(([key, field]) => [key, field.values?.find((each) => !taken.has(each)) ?? field.values?.[0] ?? (field.kind === "number" ? 0 : "?")]))
        this.do(() => this.model.set(path, [...held, fresh]))
        this.choose([...path, held.length])
      }, { class: "main" })]
    }
    const add = (name) => {
      this.set(path, [...(this.model.value(path) ?? []), shape.kind === "pile" ? name : { card: name }])
      document.getElementById("add")?.focus()
    }
    return [offered("add", "Add a card by its name", this.kit.cards, "", add), make("p", { class: "dim" }, "The first stands on top. `?` is a card that nobody may know.")]
  }

  // Where a card, a group or a seat stands among others.
  standing(path, shape) {
    const list = path.slice(0, -1), at = path.at(-1), here = () => this.model.value(list), card = shape.kind === "card" || shape.kind === "name"
    const swap = (by) => {
      this.do(() => this.model.set(list, here().map((each, number, all) => (number === at ? all[at + by] : number === at + by ? all[at] : each))))
      this.choose([...list, at + by])
    }
    const places = card ? this.model.places().filter(({ path: there }) => spelled(there) !== spelled(list) && !spelled(there).startsWith(`${spelled(path)}.`)) : []
    const move = make("select", { id: "move", onchange: () => move.value && this.move(path, steps(move.value)) }, make("option", { value: "" }, "—"),
      ...places.map(({ path: there, label }) => make("option", { value: spelled(there) }, label)))
    return make("div", { class: "standing" }, card ? make("label", {}, "Move to ", move) : null,
      make("p", { class: "row" }, button("Earlier", () => swap(-1), { disabled: at === 0 }), button("Later", () => swap(1), { disabled: at === here().length - 1 }),
        card ? button("Copy", () => this.do(() => this.model.set(list, here().flatMap((each, number) => (number === at ? [each, structuredClone(each)] : [each]))))) : null,
        button("Remove", () => this.remove(path), { class: "danger" })))
  }

  form(path, shape, value) {
    const own = [...this.shapes.fields(shape)].filter(([key, field]) => !(["cards", "pile", "records"].includes(field.kind) && (path.length < 3 || field.kind !== "records") && fits(field, value[key])) && !(path.length === 0 && key === "game"))
    const unknown = Object.keys(value).filter((key) => !this.shapes.fields(shape).has(key))
    const told = (key, field) => fieldOf(this, [...path, key], field, value[key])
    const bearing = [...this.shapes.fields(shape)].filter(([key, field]) => shape.kind === "card" && field.kind === "cards" && fits(field, value[key]))
    const first = own.filter(([key], at) => at < SHOWN || value[key] !== undefined || shape.kind === "record")
    const rest = own.filter((each) => !first.includes(each))
    const fold = make("details", { open: !this.folded, ontoggle: () => { this.folded = !fold.open } }, make("summary", {}, `${rest.length} more`), make("div", { class: "fields" }, ...rest.map(([key, field]) => told(key, field))))
    return [make("div", { class: "fields" }, ...first.map(([key, field]) => told(key, field)), ...unknown.map((key) => told(key, undefined))),
      ...bearing.map(([key]) => offered("bear", `${words(key)}: add a card`, this.kit.cards, "", (name) => {
        this.set([...path, key], [...(this.model.value([...path, key]) ?? []), { card: name }])
        document.getElementById("bear")?.focus()
      })),
      rest.length ? fold : null].filter(Boolean)
  }
}

function short(value, most = 80) {
  const said = Array.isArray(value) ? value.map((each) => (typeof each === "string" ? each : JSON.stringify(each))).join(", ") : value === true ? "yes" : value === false ? "no" : typeof value === "object" && value ? JSON.stringify(value) : String(value)
  return said.length > most ? `${said.slice(0, most - 1)}…` : said
}

const editor = new Editor(document.getElementById("editor"))
editor.follow().catch((problem) => named(editor.place, `The editor cannot be used: ${problem.message}`))
