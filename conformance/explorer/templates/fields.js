// The fields of the position editor, one for each kind of value in a schema. Empty fields have their default.
import { make } from "./table.js"
import { fits, spelled, words } from "./position.js"
import { said, t } from "./words.js"

const FOUND = 8

// A field that suggests known values while you type, the best match first. It accepts unknown values too.
export function offered(id, label, known, value, taken) {
  const list = make("ul", { role: "listbox", id: `${id}-list`, "aria-label": label, hidden: true })
  const input = make("input", { id, role: "combobox", autocomplete: "off", spellcheck: "false", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": `${id}-list`, maxlength: 200 })
  input.value = value
  let found = [], at = -1
  const near = (text) => {
    const plain = (name) => name.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
    const typed = plain(text)
    const rank = (name) => (name.startsWith(typed) ? 0 : name.includes(` ${typed}`) ? 1 : name.includes(typed) ? 2 : 3)
    return known.map((name) => [rank(plain(name)), name]).filter(([score]) => score < 3).sort(([one, a], [two, b]) => one - two || (a < b ? -1 : 1)).slice(0, FOUND).map(([, name]) => name)
  }
  const show = () => {
    list.hidden = !found.length
    input.setAttribute("aria-expanded", String(Boolean(found.length)))
    list.replaceChildren(...found.map((name, number) => make("li", { role: "option", id: `${id}-${number}`, "aria-selected": String(number === at), onpointerdown: (event) => { event.preventDefault(); take(name) } }, name)))
    if (at >= 0 && found.length) input.setAttribute("aria-activedescendant", `${id}-${at}`)
    else input.removeAttribute("aria-activedescendant")
  }
  const close = () => { found = []; at = -1; show() }
  const take = (name) => { close(); if (name !== value || value === "") { input.value = value && name; taken(name) } }
  input.addEventListener("input", () => {
    found = input.value.trim() ? near(input.value.trim()) : []
    at = found.length ? 0 : -1
    show()
  })
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && found.length) at = (at + 1) % found.length
    else if (event.key === "ArrowUp" && found.length) at = (at + found.length - 1) % found.length
    else if (event.key === "Enter" && input.value.trim()) { event.preventDefault(); return take(found[at] ?? input.value.trim()) }
    else if (event.key === "Escape" && found.length) { event.preventDefault(); return close() }
    else return
    event.preventDefault()
    show()
  })
  input.addEventListener("blur", () => {
    close()
    if (value && input.value.trim() && input.value.trim() !== value) take(input.value.trim())
  })
  return make("div", { class: "field offered" }, make("label", { for: id }, label), input, list)
}

// The field for the value at a path. `editor` has the model, the card names, the open problem, and `set`.
export function fieldOf(editor, path, field, value) {
  const name = words(String(path.at(-1))), id = `at-${spelled(path)}`
  const set = (found) => editor.set(path, found)
  const clear = value !== undefined && !field?.required
    ? make("button", { type: "button", class: "small clear", "aria-label": field ? t("{what}: reset to default", { what: name }) : t("{what}: remove", { what: name }), onclick: () => set(undefined) }, "✕") : null
  if (!field || !fits(field, value)) return made(name, path, raw(id, value, set), clear, t("unknown key or wrong type of value; it is kept as it is"))
  const control = path[0] === "seats" && path.length === 3 && path[2] === "name" ? naming : CONTROLS[field.kind]
  if (["words", "map", "record", "records"].includes(field.kind)) {
    return make("fieldset", { class: "field", "data-field": spelled(path) }, make("legend", {}, name, clear), ...control({ editor, path, field, value, set, id }))
  }
  if (field.kind === "name") {
    const box = offered(id, name, editor.kit.cards, value ?? "", set)
    box.dataset.field = spelled(path)
    if (clear) box.append(clear)
    return box
  }
  return made(name, path, control({ editor, path, field, value, set, id }), clear)
}

const made = (name, path, control, clear, help) =>
  make("div", { class: "field", "data-field": spelled(path) }, make("label", { for: `at-${spelled(path)}` }, name),
    make("span", { class: "value" }, ...[control].flat(), clear), help ? make("p", { class: "dim" }, help) : null)

function raw(id, value, set) {
  const area = make("textarea", { id, rows: 2, spellcheck: "false", onchange: () => {
    try { set(JSON.parse(area.value)); area.setCustomValidity("") } catch (problem) { area.setCustomValidity(t("Not valid JSON: {problem}", { problem: problem.message })); area.reportValidity() }
  } })
  area.value = JSON.stringify(value)
  return area
}

function select(values, { id, value, set, field, path }) {
  const shown = value !== undefined && value !== null && !values.includes(value) ? [...values, value] : values
  const found = make("select", { id, onchange: () => set(found.value === "" ? undefined : found.value) },
    field.required ? null : make("option", { value: "" }, field.default ? t("{value} (default)", { value: said(field.default, path?.at(-1)) }) : "—"),
    ...shown.map((each) => make("option", { value: each }, said(each, path?.at(-1)))))
  found.value = value ?? ""
  return found
}

// Renaming a player also renames every reference to that player.
function naming({ editor, path, ...rest }) {
  return CONTROLS.text({ ...rest, set: (name) => editor.do(() => editor.model.rename(path[1], name ?? "")) })
}

const CONTROLS = {
  yes({ value, set, id, field }) {
    const given = Boolean(field.default)
    const box = make("input", { type: "checkbox", id, onchange: () => set(box.checked === given ? undefined : box.checked) })
    box.checked = value ?? given
    return box
  },
  number({ editor, value, set, id, field, path }) {
    const standing = value ?? field.default ?? 0, name = words(String(path.at(-1)))
    const input = make("input", { type: "number", id, inputmode: "numeric", min: field.least, max: field.most, placeholder: field.default ?? "",
      onchange: () => { if (input.value === "") set(undefined); else if (Number.isSafeInteger(Number(input.value))) set(Number(input.value)) } })
    input.value = value ?? ""
    const by = (step, sign, label) => make("button", { type: "button", class: "small", id: `${id}${sign}`, "aria-label": label, disabled: standing + step < (field.least ?? -Infinity), onclick: () => set((editor.model.value(path) ?? field.default ?? 0) + step) }, sign)
    return [by(-1, "−", t("{what}: one less", { what: name })), input, by(1, "+", t("{what}: one more", { what: name }))]
  },
  choice: (of) => select(of.field.values, of),
  seat: (of) => select(of.editor.model.seats, of),
  text({ value, set, id, field }) {
    const input = make("input", { id, maxlength: 200, placeholder: field.default ?? "", onchange: () => set(input.value || undefined) })
    input.value = value ?? ""
    return input
  },
  words({ editor, path, field, value, set, id }) {
    const held = value ?? []
    const chips = held.map((each, at) => make("li", {}, each, make("button", { type: "button", class: "small", "aria-label": t("remove {what}", { what: each }), onclick: () => set(held.length === 1 && !field.nullable ? undefined : held.filter((_, number) => number !== at)) }, "✕")))
    const known = field.of.kind === "seat" ? editor.model.seats : field.of.values ?? []
    return [make("ul", { class: "chips" }, ...chips), offered(id, t("add to {what}", { what: words(String(path.at(-1))) }), known, "", (word) => set([...held, word]))]
  },
  map({ editor, value, set, id }) {
    const held = value ?? {}
    return [...new Set([...editor.model.seats, ...Object.keys(held)])].map((seat) => {
      const input = make("input", { type: "number", id: `${id}-${seat}`, min: 0, placeholder: 0, onchange: () => {
        const next = { ...held, [seat]: Number(input.value) }
        if (!next[seat]) delete next[seat]
        set(Object.keys(next).length ? next : undefined)
      } })
      input.value = held[seat] ?? ""
      return make("label", { class: "of" }, seat, " ", input)
    })
  },
  record({ editor, path, field, value, set }) {
    if (field.nullable && (value === undefined || value === null)) {
      const first = [...editor.shapes.fields(field)].filter(([, each]) => each.required).map(([key, each]) => [key, each.values?.[0] ?? ""])
      return [make("button", { type: "button", onclick: () => set(Object.fromEntries(first)) }, t("Add"))]
    }
    const held = value ?? {}
    const unknown = Object.keys(held).filter((key) => !editor.shapes.fields(field).has(key))
    return [...[...editor.shapes.fields(field)].map(([key, each]) => fieldOf(editor, [...path, key], each, held[key])), ...unknown.map((key) => fieldOf(editor, [...path, key], undefined, held[key]))]
  },
  records({ editor, path, field, value, set }) {
    const held = value ?? []
    const first = [...editor.shapes.fields(field.of)].filter(([, each]) => each.required).map(([key, each]) => [key, each.values?.[0] ?? (each.kind === "number" ? 0 : "?")])
    return [...held.map((each, at) => make("div", { class: "record" }, ...CONTROLS.record({ editor, path: [...path, at], field: { ...field.of, nullable: false }, value: each }),
      make("button", { type: "button", onclick: () => set(held.length === 1 ? undefined : held.filter((_, number) => number !== at)) }, t("Remove")))),
    make("button", { type: "button", onclick: () => set([...held, Object.fromEntries(first)]) }, t("Add"))]
  },
}
