// The texts of the scripts, in the language of the page. The server or the site writes texts.js.
import { forms, texts, words } from "./texts.js"

const filled = (text, values) => text.replace(/\{(\w+)\}/g, (hole, name) => (name in values ? values[name] : hole))

// A text, with values for its named holes.
export const t = (text, values = {}) => filled(texts[text] ?? text, values)

// The form of a text for a number. `{n}` is the number.
export function tn(one, many, n, values = {}) {
  const found = texts[one]
  return filled(found === undefined ? (n === 1 ? one : many) : [found].flat()[forms(n)], { n, ...values })
}

// A word of the wire as people say it: the name of a field, or a word that the field `of` may have.
export const said = (name, of = "field") => {
  const plain = String(name).replace(/[_-]/g, " ")
  return words[of]?.[plain] ?? (of === "field" ? plain : String(name))
}

export const count = (number) => number.toLocaleString(document.documentElement.lang || "en")
