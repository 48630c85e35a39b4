// The position editor: a table of tiles, and a sheet with the fields of the selected tile. An engine checks the position.
// Texts are always inserted as text, never as markup.
import { make } from "./table.js"
import { LinkError, pack, read, unpack } from "./link.js"
import { Model, Shapes, emptyTable, spelled, steps } from "./position.js"
import { Sheet, button } from "./sheet.js"
import { Tiles, short } from "./tiles.js"
import { count, t } from "./words.js"

async function asked(path, body) {
  const answer = await fetch(path, body && { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } })
  const told = await answer.json().catch(() => ({ error: t("the server answered with status {status}", { status: answer.status }) }))
  if (!answer.ok) throw new LinkError(told.error)
  return told
}


class Editor {
  constructor(place) {
    this.place = place
    this.chosen = null  // the path of the selected thing
    this.told = ""
    this.problem = null
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
      this.say(t("This link cannot be opened: {problem}.", { problem: problem.message }))
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

  // A table from a link or a file: its starting position.
  async opened(document) {
    const { start, line = [] } = document
    const { position } = start.position ? start : await asked("api/begun", { scenario: start.scenario })
    await this.begin(document.game, { game: document.game, ...(document.edition ? { edition: document.edition } : {}), ...position })
    if (line.length || start.scenario) this.say(t("Opened the starting position of that table, without later choices."))
  }

  // Any source: a link, a file, a position, or Givens.
  async take(text) {
    const trimmed = text.trim()
    if (trimmed.startsWith("{")) {
      const found = JSON.parse(trimmed)
      if (found.start) return this.opened(read(trimmed))
      if (!Array.isArray(found.seats)) throw new LinkError(t("a position needs a list `seats`"))
      const { continuation, ...position } = found
      await this.begin(position.game ?? this.kit.game, { game: this.kit.game, ...position })
      return this.say(continuation ? t("Opened, without the engine's data about a game in progress.") : t("Opened."))
    }
    if (/^\S{17,}$/.test(trimmed)) return this.opened(await unpack(trimmed))
    if (/^[A-Z]+-\d+(\/\d+)?$/.test(trimmed)) {
      const { position } = await asked("api/begun", { scenario: trimmed })
      return this.begin(position.game, position)
    }
    const { position } = await asked("api/begun", { game: this.kit.game, text: trimmed })
    await this.begin(position.game, position)
  }

  // -- controls around the table ---------------------------------------------------------------------------------------------

  build() {
    this.games = this.place.querySelector("select")
    this.games.addEventListener("change", () => this.begin(this.games.value))
    this.back = button(t("Undo"), () => this.turn(-1), { "aria-keyshortcuts": "Control+Z" })
    this.on = button(t("Redo"), () => this.turn(1), { "aria-keyshortcuts": "Control+Y" })
    this.play = make("a", { class: "play", href: "table" }, t("Play this position"))
    this.status = make("p", { class: "status", role: "status" })
    this.list = make("div", { class: "starts" })
    this.source = make("textarea", { rows: 4, "aria-describedby": "source-help", spellcheck: "false" })
    this.wrong = make("p", { class: "wrong", role: "alert" })
    this.dialog = make("dialog", { "aria-labelledby": "begin-title" },
      make("h2", { id: "begin-title" }, t("Start from")), this.list,
      make("label", {}, t("Your own"), this.source),
      make("p", { class: "dim", id: "source-help" }, t("A link, a position as JSON, Givens, or a scenario id such as VTES-0301.")),
      make("label", {}, t("File"), " ", make("input", { type: "file", accept: ".json,.feature,.txt", onchange: (event) => this.file(event.target) })),
      this.wrong,
      make("p", { class: "row" }, button(t("Open"), () => this.attempt(() => this.take(this.source.value)), { class: "main" }),
        button(t("Cancel"), () => this.dialog.close())))
    const menu = make("details", { class: "menu" }, make("summary", {}, t("Download")),
      make("div", {}, button(t("Position (JSON)"), () => this.kept("position.json", JSON.stringify(this.model.position, null, 1))),
        button(t("Table (JSON)"), () => this.kept("table.json", JSON.stringify(this.document, null, 1))),
        button(t("Scenario (Givens)"), () => this.attempt(async () => this.kept("position.feature", (await asked("api/scenario", { position: this.model.position })).text)))))
    this.tiles = new Tiles(this)
    this.sheet = new Sheet(this)
    this.holding()
    this.place.replaceChildren(
      make("div", { class: "bar" }, make("label", {}, t("Game"), " ", this.games), button(t("Start from…"), () => this.dialog.showModal()),
        this.back, this.on, button(t("Copy link"), () => this.copy()), menu, this.play, this.status),
      make("div", { class: "desk" }, this.tiles.place, this.sheet.place), this.dialog)
  }

  starts() {
    const { least, most } = this.shapes.at(["seats"])
    const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at)
    const close = (position) => { this.dialog.close(); this.begin(this.kit.game, position) }
    return [
      make("p", { class: "row" }, t("An empty table of"), " ", ...counts.map((players) => button(String(players), () => close(emptyTable(this.kit, this.shapes, players)), { "aria-label": t("An empty table of {players}", { players }) }))),
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
      if (file.size > 2_000_000) throw new LinkError(t("too large: a file may have at most {most} bytes", { most: count(2_000_000) }))
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
    this.say(t("Downloaded {file}.", { file: name }))
  }

  async copy() {
    await this.link()
    try {
      await navigator.clipboard.writeText(location.href)
      this.say(t("Link copied."))
    } catch {
      this.say(t("The address of this page is the link."))
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
      parts.push(make("strong", {}, problem ? `${t("{problem} at {place}:", { problem, place: where || t("the table") })} ` : `${t("Not played:")} `), detail, " ")
      if (where) parts.push(button(t("Show"), () => this.choose(this.tiles.nearest(steps(where)), true), { class: "small" }))
    } else if (this.says) parts.push(t("The engine accepts this position: {decision}.", { decision: this.says }))
    this.status.replaceChildren(...parts)
    this.status.classList.toggle("bad", Boolean(this.problem))
  }

  // -- changes ---------------------------------------------------------------------------------------------------------------

  // After each change, redraw and ask the engine.
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
    if (focus) this.sheet.place.querySelector("h2")?.focus()
  }

  pressed(event) {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && !typing && (key === "z" || key === "y")) {
      event.preventDefault()
      return this.turn(key === "y" || event.shiftKey ? 1 : -1)
    }
    if (event.key === "Escape" && this.chosen && !this.dialog.open && !event.defaultPrevented) {
      const back = this.tiles.place.querySelector(`[data-choose="${CSS.escape(spelled(this.chosen))}"]`)
      this.choose(null)
      return this.focus(back?.dataset.choose)
    }
    const tile = event.target.closest?.("[data-choose]")
    if (!tile || typing || event.ctrlKey || event.metaKey || event.altKey) return
    const all = [...this.tiles.place.querySelectorAll("[data-choose]")], at = all.indexOf(tile)
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 }[event.key]
    if (all[to]) event.preventDefault(), all[to].focus()
    const path = steps(tile.dataset.choose)
    if (typeof path.at(-1) !== "number") return
    if (event.key === "Delete") event.preventDefault(), this.remove(path)
    if (key === "m") event.preventDefault(), this.choose(path), this.sheet.place.querySelector("#move")?.focus()
  }

  focus(name) { this.tiles.place.querySelector(`[data-choose="${CSS.escape(name ?? "")}"]`)?.focus() }

  // -- the table -------------------------------------------------------------------------------------------------------------

  draw() {
    this.late = this.held
    if (this.held) return
    const focused = document.activeElement, kept = focused?.dataset.choose, field = focused?.id
    const within = this.place.contains(focused)
    this.tiles.draw()
    if (this.model.seats.length < this.shapes.at(["seats"]).most) this.tiles.place.append(button(t("Add a seat"), () => this.add_seat(), { class: "add-seat" }))
    if (this.chosen && this.chosen.length && !this.tiles.drawn.has(spelled(this.chosen))) this.chosen = null
    this.sheet.draw()
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

  // Show the engine's complaint below the tile and the field. Redraw nothing else, so that typing is not interrupted.
  mark() {
    this.tell()
    for (const note of this.place.querySelectorAll(".desk .wrong")) note.remove()
    for (const thing of this.place.querySelectorAll(".desk .bad")) thing.classList.remove("bad")
    for (const thing of this.place.querySelectorAll("[aria-describedby^=problem]")) thing.removeAttribute("aria-describedby"), thing.removeAttribute("aria-invalid")
    if (!this.problem?.problem) return
    const { problem, where, detail } = this.problem
    const note = (id) => make("p", { class: "wrong", id }, make("b", {}, problem), t(":"), ` ${detail}`)
    const thing = this.tiles.place.querySelector(`[data-path="${CSS.escape(spelled(this.tiles.nearest(steps(where))))}"]`)
    const head = thing?.querySelector(":scope > h2, :scope > h3, :scope > button")
    thing?.classList.add("bad")
    thing?.querySelector("[data-choose]")?.setAttribute("aria-describedby", "problem")
    if (head) head.after(note("problem"))
    const field = this.sheet.place.querySelector(`[data-field="${CSS.escape(where)}"]`), control = field?.querySelector("input, select, textarea")
    field?.append(note("problem-field"))
    control?.setAttribute("aria-invalid", "true")
    control?.setAttribute("aria-describedby", "problem-field")
  }

  // Redraw nothing while a mouse button is down: the clicked element would vanish below the pointer.
  holding() {
    const release = () => { this.held = false; if (this.late) this.draw() }
    addEventListener("mousedown", (event) => { if (event.button === 0) this.held = true }, { capture: true })
    addEventListener("click", (event) => { if (event.target.closest?.("button")) release() })  // a box changes only after its click
    addEventListener("mouseup", () => setTimeout(release), { capture: true })
    addEventListener("blur", release)
  }
}

const editor = new Editor(document.getElementById("editor"))
editor.follow().catch((problem) => editor.place.replaceChildren(make("p", { role: "alert" }, t("The editor cannot start: {problem}", { problem: problem.message }))))
