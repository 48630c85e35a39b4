// Draws a table: `sidesOf` its sides, `eventsOf` the last events. Texts are always inserted as text, never as markup.

import { said, t, tn } from "./words.js"

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined || value === null) continue
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value)
    else element.setAttribute(name, value === true ? "" : value)
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false))
  return element
}

function tileOf(tile, before) {
  const fresh = before && !before.has(JSON.stringify(tile))
  const name = tile.hidden ? t("{count} hidden", { count: tile.count ?? 1 }) : tile.called ?? tile.name
  return make("li", { class: ["tile", tile.turned && "turned", tile.hidden && "hidden", fresh && "fresh"].filter(Boolean).join(" ") },
    make("b", {}, name), tile.count && !tile.hidden ? make("span", { class: "times" }, ` ×${tile.count}`) : null,
    ...(tile.notes ?? []).map((note) => make("span", { class: `note${[said("blood"), said("life")].some((word) => note.includes(word)) ? " blood" : ""}` }, note)),
    tile.attached ? make("ul", { class: "attached", "aria-label": t("on {card}", { card: name }) }, ...tile.attached.map((each) => tileOf(each, before))) : null)
}

const tilesIn = (tiles) => tiles.flatMap((tile) => [JSON.stringify(tile), ...tilesIn(tile.attached ?? [])])

// A side of a table. Changes from `old` are marked.
export function sideOf(side, old) {
  const name = side.name || t("The table")
  const before = old && new Set(old.regions.flatMap((region) => tilesIn(region.tiles)))
  const facts = Object.entries(side.facts).map(([fact, value]) =>
    make("div", { class: old && old.facts[fact] !== value ? "fresh" : false }, make("dt", {}, fact), make("dd", {}, fact === value ? t("yes") : value)))
  return make("section", { class: side.name ? "side" : "side shared", "aria-label": name },
    make("h2", {}, name),
    facts.length ? make("dl", { class: "facts" }, ...facts) : null,
    side.name && !side.regions.length ? make("p", { class: "dim" }, t("No cards.")) : null,
    ...side.regions.map((region) => make("div", { class: region.pile ? "region pile" : "region" },
      make("h3", {}, region.name, make("span", { class: "dim" }, ` ${[region.count, ...(region.notes ?? [])].join(", ")}`)),
      make("ul", { class: "tiles" }, ...region.tiles.map((tile) => tileOf(tile, before))))))
}

// All sides of a table, the shared one first. Changes from `before`, the sides of the previous moment, are marked.
export const sidesOf = (sides, before) => sides.map((side) => sideOf(side, before?.find((each) => each.name === side.name)))

// A list of events `[sentence, rule ids]`, each with the rules that no event before it cites. `rules`: id → [summary,
// place]; `to`: rule id → address of its page.
export function eventsOf(events, rules, to) {
  const told = new Set()
  return make("ol", { class: "events" }, ...events.map(([sentence, ids]) => {
    const fresh = ids.filter((rule) => !told.has(rule) && told.add(rule))
    const cited = fresh.map((rule) => {
      const [summary, place] = rules[rule] ?? [rule, ""]
      return make("li", {}, make("a", { href: to(rule), title: rule }, summary), place ? make("span", { class: "dim" }, ` ${place}`) : null)
    })
    return make("li", {}, sentence, cited.length
      ? make("details", {}, make("summary", {}, tn("{n} rule", "{n} rules", cited.length)), make("ul", { class: "cited" }, ...cited))
      : null)
  }))
}
