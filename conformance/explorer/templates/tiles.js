// The table of the position editor, drawn as tiles: click to select, drag to move.
import { make } from "./table.js"
import { fits, spelled, steps, words } from "./position.js"
import { said as spoken, t } from "./words.js"

const startsWith = (path, start) => start.every((key, at) => key === path[at])

// A value in words. `of` is the name of its field.
export function short(value, most = 80, of = "") {
  const told = (each, key) => (each === true ? t("yes") : each === false ? t("no") : each === null || typeof each !== "object" ? spoken(each, key)
    : Array.isArray(each) ? each.map((part) => told(part, key)).join(", ") : Object.entries(each).map(([name, part]) => `${words(name)} ${told(part, name)}`).join(", "))
  const said = told(value, of)
  return said.length > most ? `${said.slice(0, most - 1)}…` : said
}

export class Tiles {
  constructor(editor) {
    this.editor = editor
    this.place = make("div", { class: "table" })
    this.drawn = new Set()
    this.dragging()
  }

  draw() {
    const { shapes, model } = this.editor, seats = Array.isArray(model.position.seats) ? model.position.seats : []
    this.drawn = new Set()
    this.place.replaceChildren(this.side([], shapes.root, t("The table")),
      ...seats.map((seat, number) => this.side(["seats", number], shapes.at(["seats", 0]), String(seat?.name ?? "?"))))
  }

  // The smallest thing drawn at a path.
  nearest(path) {
    const found = [...path]
    while (found.length && !this.drawn.has(spelled(found))) found.pop()
    return found
  }

  chooser(path, text, attributes = {}) {
    const name = spelled(path), now = this.editor.chosen && spelled(this.editor.chosen) === name
    this.drawn.add(name)
    return make("button", { type: "button", "data-choose": name, "aria-pressed": String(Boolean(now)), onclick: (event) => this.editor.choose(path, event.detail === 0), ...attributes }, ...text)
  }

  side(path, shape, name) {
    const value = this.editor.model.value(path) ?? {}
    const fields = [...this.editor.shapes.fields(shape)].filter(([key]) => key !== "name" && !(path.length === 0 && ["seats", "game"].includes(key)))
    const lists = fields.filter(([key, field]) => ["cards", "pile", "records"].includes(field.kind) && fits(field, value[key]))
    const facts = fields.filter((each) => !lists.includes(each)).flatMap(([key, field]) => this.fact(key, field, value[key], true))
    const full = lists.filter(([key]) => value[key]?.length), empty = lists.filter(([key]) => !value[key]?.length)
    return make("section", { class: path.length ? "side" : "side shared", "aria-label": name, "data-path": spelled(path) },
      make("h2", {}, this.chooser(path, [name], { class: "head", "aria-label": t("{what}: edit", { what: name }) })),
      facts.length ? make("dl", { class: "facts" }, ...facts) : null,
      ...full.map(([key, field]) => this.region([...path, key], field, name)),
      make("ul", { class: "empties", "aria-label": t("{what}: empty places", { what: name }) }, ...empty.map(([key]) => this.empty([...path, key], name))))
  }

  // A fact: shown if it differs from its default; always for a side's counters.
  fact(key, field, value, always = false) {
    const shown = value === undefined && always ? this.standard(field) : value
    if (shown === undefined || shown === null) return []
    const order = field.kind === "record" ? [...this.editor.shapes.fields(field).keys()] : []
    const text = field.kind === "record" || field.kind === "map" ? Object.entries(shown).filter(([, each]) => each !== null && each !== 0 && each !== false)
      .sort(([one], [two]) => order.indexOf(one) - order.indexOf(two)).map(([name, each]) => (each === true ? words(name) : `${words(name)} ${short(each, 80, name)}`)).join(", ") : short(shown, 80, key)
    return [make("div", {}, make("dt", {}, words(key)), make("dd", {}, text))]
  }

  // Defaults that are worth showing.
  standard(field) {
    if (field.kind === "number") return field.default > 0 ? field.default : undefined
    if (field.kind !== "record" || field.nullable) return undefined
    const told = [...this.editor.shapes.fields(field)].filter(([, each]) => each.default && !["object"].includes(typeof each.default))
    return told.length ? Object.fromEntries(told.map(([key, each]) => [key, each.default])) : undefined
  }

  region(path, field, of) {
    const held = this.editor.model.value(path), name = words(path.at(-1))
    const tiles = field.kind === "records"
      ? held.map((each, number) => this.group([...path, number], field.of, each))
      : held.map((each, number) => make("li", { class: "tile", "data-card": true, "data-path": spelled([...path, number]) }, ...this.tile([...path, number], each)))
    return make("div", { class: `region ${field.kind === "pile" ? "pile" : "lying"}`, "data-path": spelled(path), "data-into": field.kind === "records" ? false : spelled(path) },
      make("h3", {}, this.chooser(path, [name, make("span", { class: "dim" }, ` ${held.length}`), make("span", { class: "plus", "aria-hidden": "true" }, "+")],
        { class: "into", "aria-label": t("{side}: {what}, {count}, add", { side: of, what: name, count: held.length }) })),
      make("ul", { class: "tiles", "aria-label": `${of}: ${name}` }, ...tiles))
  }

  empty(path, of) {
    const name = words(path.at(-1))
    const into = this.editor.shapes.at(path).kind !== "records" && spelled(path)
    return make("li", { "data-path": spelled(path), "data-into": into }, this.chooser(path, [`${name} +`], { class: "into", "aria-label": t("{side}: {what}, empty, add", { side: of, what: name }) }))
  }

  group(path, shape, value) {
    const name = this.editor.shapes.called(shape, value) || `${words(path.at(-2))} ${path.at(-1) + 1}`
    const item = make("li", { class: "group", "data-path": spelled(path) }, this.chooser(path, [make("b", {}, name), ...this.notes(shape, value, name)], { class: "head" }))
    for (const [key, field] of this.editor.shapes.fields(shape)) {
      if ((field.kind !== "cards" && field.kind !== "pile") || !fits(field, value[key])) continue
      item.append(value[key]?.length ? this.region([...path, key], field, name) : make("ul", { class: "empties" }, this.empty([...path, key], name)))
    }
    return item
  }

  // A card with its notes and attachments.
  tile(path, value) {
    const card = typeof value === "string" ? { card: value } : value, shape = this.editor.shapes.at(path)
    const notes = typeof value === "string" ? [] : this.notes(shape, card, card.card)
    const turned = card.locked === true || card.exhausted === true
    const choose = this.chooser(path, [make("b", {}, card.card), ...notes], { class: turned ? "turned" : false })
    const on = [...(typeof value === "string" ? [] : this.editor.shapes.fields(shape))].filter(([key, field]) => field.kind === "cards" && fits(field, card[key]) && card[key]?.length)
    return [choose, ...on.map(([key]) => make("ul", { class: "attached", "aria-label": t("on {card}", card) },
      ...card[key].map((each, number) => make("li", { class: "tile", "data-card": true, "data-path": spelled([...path, key, number]) }, ...this.tile([...path, key, number], each)))))]
  }

  notes(shape, value, name) {
    return [...this.editor.shapes.fields(shape)].flatMap(([key, field]) => {
      const held = value[key]
      if (held === undefined || held === null || held === false || held === name || field.kind === "cards" || field.kind === "pile") return []
      const said = held === true ? words(key) : field.kind === "number" || typeof held !== "string" ? `${words(key)} ${short(held)}` : `${words(key)} ${spoken(held, key)}`
      return [make("span", { class: `note${/^(blood|life)$/.test(key) ? " blood" : ""}` }, said)]
    })
  }

  // Tiles are dragged by a mouse or pen; fingers scroll, and have "Move to". They go to the end of a list, or before the card
  // on which they are dropped.
  dragging() {
    let from = null, start = null, over = null
    const end = () => { this.place.classList.remove("dragging"); over?.classList.remove("over"); over = from = start = null }
    this.place.addEventListener("pointerdown", (event) => {
      const card = event.target.closest("[data-card]")
      if (card && event.button === 0 && event.pointerType !== "touch") [from, start] = [steps(card.dataset.path), event]
    })
    addEventListener("pointermove", (event) => {
      if (!from || Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < 6) return
      this.place.classList.add("dragging")
      over?.classList.remove("over")
      over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-into]") ?? null
      over?.classList.add("over")
    })
    addEventListener("pointerup", (event) => {
      const card = from, into = over && steps(over.dataset.into)
      const on = steps(event.target.closest?.("[data-card]")?.dataset.path ?? "")
      const dragged = this.place.classList.contains("dragging")
      end()
      if (dragged) this.place.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true })
      if (dragged) setTimeout(() => this.place.dispatchEvent(new Event("click")))  // if no click follows
      if (dragged && into) this.editor.move(card, into, startsWith(on, into) && on.length === into.length + 1 ? on.at(-1) : undefined)
    })
    addEventListener("pointercancel", end)
    addEventListener("keydown", (event) => { if (event.key === "Escape") end() }, { capture: true })
  }
}
