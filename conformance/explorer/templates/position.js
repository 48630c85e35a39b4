// A position being edited: its keys by the game's published schema, its places, and changes to it.
// This file knows nothing about any game: the schema says what a key may hold.
import { said, t } from "./words.js"

// Read a schema: the `kind` of value, and the details of that kind. Kinds: yes, number, choice, seat, name (of a card),
// text, words, pile (names of cards), cards (objects with a card), records, record, map.
function read(schema, defs) {
  const found = { default: schema.default, nullable: false }
  if (schema.anyOf) {
    const inner = schema.anyOf.filter((each) => each.type !== "null")
    return { ...read(inner[0], defs), nullable: inner.length < schema.anyOf.length, default: schema.default }
  }
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1), of = defs[name]
    return { ...found, kind: of.required?.includes("card") ? "card" : "record", of: name, about: of.description }
  }
  if (schema.enum) return { ...found, kind: "choice", values: schema.enum }
  if (schema.type === "boolean") return { ...found, kind: "yes" }
  if (schema.type === "integer") return { ...found, kind: "number", least: schema.minimum, most: schema.maximum }
  if (schema.type === "object") return { ...found, kind: "map", of: read(schema.additionalProperties, defs) }
  if (schema.type === "array") {
    const of = read(schema.items, defs)
    const kind = { card: "cards", record: "records", name: "pile" }[of.kind] ?? "words"
    return { ...found, kind, of, least: schema.minItems, most: schema.maxItems }
  }
  return { ...found, kind: { seat: "seat", card: "name" }[schema.title] ?? "text", about: schema.description }
}

export class Shapes {
  constructor(schema) {
    this.defs = schema.$defs
    this.root = { kind: "record", of: schema.$ref.split("/").at(-1) }
    this.known = new Map()
  }

  // Key → shape of its value, for a card or record.
  fields(shape) {
    if (!this.known.has(shape.of)) {
      const { properties, required = [] } = this.defs[shape.of]
      const fields = Object.entries(properties).map(([key, schema]) => [key, { ...read(schema, this.defs), required: required.includes(key) }])
      this.known.set(shape.of, new Map(fields))
    }
    return this.known.get(shape.of)
  }

  // A record's name: its first text, in schema order.
  called(shape, record) {
    return [...this.fields(shape).keys()].map((key) => record[key]).find((value) => typeof value === "string" && value) ?? ""
  }

  // The shape at a path; undefined if the schema has no such place.
  at(path) {
    return path.reduce((shape, key) =>
      !shape ? undefined : typeof key === "number" ? shape.of?.kind && shape.of : shape.kind === "map" ? shape.of
        : shape.kind === "card" || shape.kind === "record" ? this.fields(shape).get(key) : undefined, this.root)
  }
}

const plain = (value) => value !== null && typeof value === "object" && !Array.isArray(value)
const every = (value, test) => Array.isArray(value) && value.every(test)
const text = (value) => typeof value === "string"
const FITS = {
  yes: (value) => typeof value === "boolean", number: Number.isInteger, choice: text, seat: text, name: text, text,
  words: (value) => every(value, text), pile: (value) => every(value, text), cards: (value) => every(value, (each) => plain(each) && text(each.card)),
  records: (value) => every(value, plain), record: plain, card: plain, map: (value) => plain(value) && Object.values(value).every(Number.isInteger),
}

// Whether a value fits its place. Other values are shown as they are and can be removed.
export const fits = (field, value) => value === undefined || (value === null ? field.nullable : FITS[field.kind](value))

export const steps = (where) => (where.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part))
export const spelled = (path) => path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("").replace(/^\./, "")
export const valueAt = (value, path) => path.reduce((at, key) => at?.[key], value)
export const words = (name) => said(name)

export class Model {
  constructor(shapes, position) {
    this.shapes = shapes
    this.past = [JSON.stringify(position)]
    this.at = 0
    this.position = position
  }

  get seats() { return Array.isArray(this.position.seats) ? this.position.seats.map((seat) => seat?.name).filter(text) : [] }
  value(path) { return valueAt(this.position, path) }

  // Apply `change` to a copy. Returns whether anything changed.
  edit(change) {
    const copy = structuredClone(this.position)
    change(copy)
    const written = JSON.stringify(copy)
    if (written === this.past[this.at]) return false
    this.past = [...this.past.slice(Math.max(0, this.at - 299), this.at + 1), written]
    this.at = this.past.length - 1
    this.position = copy
    return true
  }

  // Undo (-1) or redo (1).
  turn(by) {
    if (!this.past[this.at + by]) return false
    this.at += by
    this.position = JSON.parse(this.past[this.at])
    return true
  }

  // Set the value at a path, creating its parents. undefined removes the key, so that the default applies.
  set(path, value) {
    return this.edit((copy) => {
      const last = path.at(-1), holder = opened(copy, path.slice(0, -1))
      if (value !== undefined) holder[last] = value
      else if (Array.isArray(holder)) holder.splice(last, 1)
      else delete holder[last]
      this.tidy(copy, path.slice(0, -1))
    })
  }

  // Remove empty lists and objects that have a default in the schema.
  tidy(copy, path) {
    const held = valueAt(copy, path), field = this.shapes.at(path)
    if (!path.length || typeof path.at(-1) === "number" || field?.required || field?.nullable) return
    if (held && typeof held === "object" && !Object.keys(held).length) delete valueAt(copy, path.slice(0, -1))[path.at(-1)]
  }

  // All places for cards: [{path, label, kind}].
  places() {
    const found = []
    const walk = (path, shape, label) => {
      for (const [key, field] of this.shapes.fields(shape)) {
        const at = [...path, key], held = this.value(at), name = key === "attached" ? t("on {card}", { card: label }) : `${label}: ${words(key)}`
        if (!fits(field, held)) continue
        if (field.kind === "pile" || field.kind === "cards") found.push({ path: at, label: name, kind: field.kind })
        if (field.kind === "cards") (held ?? []).forEach((card, number) => walk([...at, number], field.of, `${card.card} (${label.replace(/:.*/, "")})`))
        if (field.kind === "records") (held ?? []).forEach((each, number) => walk([...at, number], field.of, [label.replace(t("The table"), ""), this.shapes.called(field.of, each)].filter(Boolean).join(", ")))
      }
    }
    walk([], this.shapes.root, t("The table"))
    return found
  }

  // Move a card to the end of another list, or before `before`. It keeps its attachments if the list allows them.
  move(from, to, before = Infinity) {
    if (spelled(to).startsWith(`${spelled(from)}.`)) return null
    const value = this.value(from), list = from.slice(0, -1), taken = from.at(-1)
    const names = (card) => [card.card, ...(card.attached ?? []).flatMap(names)]
    const wanted = this.shapes.at(to).kind === "pile" ? (text(value) ? [value] : names(value)) : [text(value) ? { card: value } : value]
    const shifted = [...to]
    const through = list.length < to.length && spelled(to.slice(0, list.length)) === spelled(list)
    if (through && to[list.length] > taken) shifted[list.length] -= 1
    const same = spelled(list) === spelled(to)
    let at = 0
    this.edit((copy) => {
      valueAt(copy, list).splice(taken, 1)
      const held = opened(copy, shifted, [])
      at = Math.min(held.length, same && before > taken ? before - 1 : before)
      held.splice(at, 0, ...wanted)
      if (!same) this.tidy(copy, list)
    })
    return [...shifted, at]
  }

  // Rename a seat and every reference to it.
  rename(number, name) {
    const old = this.position.seats[number].name
    const alone = this.seats.filter((each) => each === old).length === 1
    const renamed = (field, value) => {
      if (!fits(field, value) || value === null || value === undefined) return value
      if (field.kind === "seat") return value === old ? name : value
      if (field.kind === "words" && field.of.kind === "seat") return value.map((each) => (each === old ? name : each))
      if (field.kind === "map") return Object.fromEntries(Object.entries(value).map(([key, each]) => [key === old ? name : key, each]))
      if (field.kind === "cards" || field.kind === "records") return value.map((each) => renamed(field.of, each))
      if (field.kind !== "card" && field.kind !== "record") return value
      return Object.fromEntries(Object.entries(value).map(([key, each]) => {
        const of = this.shapes.fields(field).get(key)
        return [key, of ? renamed(of, each) : each]
      }))
    }
    return this.edit((copy) => {
      if (alone) copy.seats = renamed(this.shapes.at(["seats"]), copy.seats)
      if (alone) for (const [key, value] of Object.entries(copy)) {
        const field = this.shapes.at([key])
        if (field && key !== "seats") copy[key] = renamed(field, value)
      }
      copy.seats[number].name = name
    })
  }
}

// The value at a path, created if missing.
function opened(copy, path, last = {}) {
  return path.reduce((at, key, number) => (at[key] ??= number === path.length - 1 ? last : {}), copy)
}

// An empty table: named seats, with a different value each where values must differ.
export function emptyTable(kit, shapes, count) {
  const seat = shapes.at(["seats", 0])
  const different = [...shapes.fields(seat)].filter(([, field]) => field.kind === "choice" && field.nullable)
  const seats = ["Sarah", "Alexis", "Tom", "Rui", "Ines"].slice(0, count).map((name, number) =>
    ({ name, ...Object.fromEntries(different.map(([key, field]) => [key, field.values[number]])) }))
  return { game: kit.game, edition: kit.edition, seats }
}
