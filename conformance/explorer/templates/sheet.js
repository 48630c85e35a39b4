// The sheet of the position editor: the place and the fields of the selected thing.
import { make } from "./table.js"
import { fieldOf, offered } from "./fields.js"
import { fits, spelled, steps, words } from "./position.js"
import { t } from "./words.js"

const SHOWN = 5  // number of empty fields of a card to show; the others are collapsed

export const button = (text, onclick, attributes = {}) => make("button", { type: "button", onclick, ...attributes }, text)

export class Sheet {
  constructor(editor) {
    this.editor = editor
    this.place = make("aside", { class: "sheet", "aria-label": t("Selection") })
    this.folded = true
  }

  draw() {
    const path = this.editor.chosen
    this.place.hidden = path === null
    this.editor.place.classList.toggle("chosen", path !== null)
    if (path === null) return this.place.replaceChildren()
    const shape = path.length ? this.editor.shapes.at(path) : this.editor.shapes.root, value = this.editor.model.value(path)
    const list = ["cards", "pile", "records"].includes(shape.kind)
    const title = path.length === 0 ? t("The table") : list ? words(path.at(-1)) : typeof value === "string" ? value : value.card ?? this.editor.shapes.called(shape, value)
    const seat = path[0] === "seats" && path.length > 2 ? String(this.editor.model.value(["seats", path[1], "name"])) : ""
    this.place.replaceChildren(
      make("div", { class: "top" }, make("h2", { tabindex: -1 }, title || words(path.at(-2) ?? "")), button("✕", () => { this.editor.choose(null); this.editor.focus(spelled(path)) }, { "aria-label": t("Close"), class: "small" })),
      make("p", { class: "dim" }, [seat, ...path.slice(seat ? 2 : 0).map((key) => (typeof key === "number" ? key + 1 : words(key)))].filter((each) => each !== "").join(" · ")),
      ...(list ? this.adding(path, shape) : [typeof path.at(-1) === "number" ? this.standing(path, shape) : null,
        ...(shape.kind === "name" ? [] : this.form(path, shape, value))]).filter(Boolean))
  }

  adding(path, shape) {
    if (shape.kind === "records") {
      const first = [...this.editor.shapes.fields(shape.of)].filter(([, field]) => field.required)
      return [button(t("Add {what}", { what: words(path.at(-1)) }), () => {
        const held = this.editor.model.value(path) ?? []
        const taken = new Set(held.map((each) => this.editor.shapes.called(shape.of, each)))
        const fresh = Object.fromEntries(first.map(([key, field]) => [key, field.values?.find((each) => !taken.has(each)) ?? field.values?.[0] ?? (field.kind === "number" ? 0 : "?")]))
        this.editor.do(() => this.editor.model.set(path, [...held, fresh]))
        this.editor.choose([...path, held.length])
      }, { class: "main" })]
    }
    const add = (name) => {
      this.editor.set(path, [...(this.editor.model.value(path) ?? []), shape.kind === "pile" ? name : { card: name }])
      document.getElementById("add")?.focus()
    }
    return [offered("add", t("Add a card by name"), this.editor.kit.cards, "", add), make("p", { class: "dim" }, t("The first card is on top. Use a question mark for a hidden card."))]
  }

  // Controls to move, copy, or remove a card, a group, or a seat.
  standing(path, shape) {
    const list = path.slice(0, -1), at = path.at(-1), here = () => this.editor.model.value(list), card = shape.kind === "card" || shape.kind === "name"
    const swap = (by) => {
      this.editor.do(() => this.editor.model.set(list, here().map((each, number, all) => (number === at ? all[at + by] : number === at + by ? all[at] : each))))
      this.editor.choose([...list, at + by])
    }
    const places = card ? this.editor.model.places().filter(({ path: there }) => spelled(there) !== spelled(list) && !spelled(there).startsWith(`${spelled(path)}.`)) : []
    const move = make("select", { id: "move", onchange: () => move.value && this.editor.move(path, steps(move.value)) }, make("option", { value: "" }, "—"),
      ...places.map(({ path: there, label }) => make("option", { value: spelled(there) }, label)))
    return make("div", { class: "standing" }, card ? make("label", {}, t("Move to"), " ", move) : null,
      make("p", { class: "row" }, button(t("Earlier"), () => swap(-1), { disabled: at === 0 }), button(t("Later"), () => swap(1), { disabled: at === here().length - 1 }),
        card ? button(t("Copy"), () => this.editor.do(() => this.editor.model.set(list, here().flatMap((each, number) => (number === at ? [each, structuredClone(each)] : [each]))))) : null,
        button(t("Remove"), () => this.editor.remove(path), { class: "danger" })))
  }

  form(path, shape, value) {
    const own = [...this.editor.shapes.fields(shape)].filter(([key, field]) => !(["cards", "pile", "records"].includes(field.kind) && (path.length < 3 || field.kind !== "records") && fits(field, value[key])) && !(path.length === 0 && key === "game"))
    const unknown = Object.keys(value).filter((key) => !this.editor.shapes.fields(shape).has(key))
    const told = (key, field) => fieldOf(this.editor, [...path, key], field, value[key])
    const bearing = [...this.editor.shapes.fields(shape)].filter(([key, field]) => shape.kind === "card" && field.kind === "cards" && fits(field, value[key]))
    const first = own.filter(([key], at) => at < SHOWN || value[key] !== undefined || shape.kind === "record")
    const rest = own.filter((each) => !first.includes(each))
    const fold = make("details", { open: !this.folded, ontoggle: () => { this.folded = !fold.open } }, make("summary", {}, t("{count} more", { count: rest.length })), make("div", { class: "fields" }, ...rest.map(([key, field]) => told(key, field))))
    return [make("div", { class: "fields" }, ...first.map(([key, field]) => told(key, field)), ...unknown.map((key) => told(key, undefined))),
      ...bearing.map(([key]) => offered("bear", t("{what}: add a card", { what: words(key) }), this.editor.kit.cards, "", (name) => {
        this.editor.set([...path, key], [...(this.editor.model.value([...path, key]) ?? []), { card: name }])
        document.getElementById("bear")?.focus()
      })),
      rest.length ? fold : null].filter(Boolean)
  }
}
