// A table in a link, as in conformance/game_tree/sharing.py: limited in size, with specific errors for damaged links.

import { count, t } from "./words.js"

export const MOST_CHARACTERS = 100_000, MOST_BYTES = 2_000_000
const LETTER = "a", HEAD = 8

// An unusable link. The message is for the person who opened it.
export class LinkError extends Error {}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit += 1) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1
  return byte
})
const checksum = (bytes) => ~bytes.reduce((crc, byte) => CRC[(crc ^ byte) & 255] ^ (crc >>> 8), ~0) >>> 0

const sorted = (_, value) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1))) : value

async function through(stream, bytes, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts = []
  for (let length = 0, read; !(read = await reader.read()).done; parts.push(read.value)) {
    length += read.value.length
    if (length > most) {
      reader.cancel().catch(() => {})
      throw new LinkError(t("too large: what is in the link has more than {most} bytes, which is the most", { most: count(most) }))
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

export async function pack(document) {
  const plain = new TextEncoder().encode(JSON.stringify(document, sorted))
  const body = await through(new CompressionStream("deflate-raw"), plain, MOST_BYTES)
  if (plain.length > MOST_BYTES) throw new LinkError(t("too large: the table has {length} bytes, at most {most}", { length: count(plain.length), most: count(MOST_BYTES) }))
  const bytes = new Uint8Array(HEAD + body.length), view = new DataView(bytes.buffer)
  view.setUint32(4, body.length)
  bytes.set(body, HEAD)
  view.setUint32(0, checksum(bytes.subarray(4)))
  let text = ""
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  const link = LETTER + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
  if (link.length > MOST_CHARACTERS) {
    throw new LinkError(t("too large for a link: it would have {length} characters, at most {most}; download it instead", { length: count(link.length), most: count(MOST_CHARACTERS) }))
  }
  return link
}

// The part of an address after `#t=`.
const inAddress = (text) => text.slice(text.indexOf("#") + 1 || text.length).split("&").find((part) => part.startsWith("t="))?.slice(2)

export async function unpack(text) {
  if (text.length > MOST_CHARACTERS + 1000) throw new LinkError(t("too large: the link has {length} characters, at most {most}", { length: count(text.length), most: count(MOST_CHARACTERS) }))
  const link = (inAddress(text) ?? text).replace(/\s+/g, "")
  if (!/^a[A-Za-z0-9_-]*$/.test(link)) {
    throw new LinkError(/^[b-z][A-Za-z0-9_-]{16,}$/.test(link)
      ? t("the link is of a newer Justicar: it begins with '{found}', this one writes '{own}'; update this one", { found: link[0], own: LETTER })
      : t("that is no link of Justicar: it begins with '{own}', then has letters, digits, '-' and '_'", { own: LETTER }))
  }
  let bytes
  try {
    bytes = Uint8Array.from(atob(link.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))
  } catch {
    throw new LinkError(t("the link is cut off: no whole number of bytes is left; ask for it again"))
  }
  const view = new DataView(bytes.buffer), length = bytes.length < HEAD ? Infinity : view.getUint32(4)
  if (bytes.length - HEAD < length) throw new LinkError(t("the link is cut off: its end is missing; ask for it again"))
  if (bytes.length - HEAD > length || checksum(bytes.subarray(4)) !== view.getUint32(0)) {
    throw new LinkError(t("the link was changed: its checksum does not fit; ask for it again"))
  }
  let plain
  try {
    plain = await through(new DecompressionStream("deflate-raw"), bytes.subarray(HEAD), MOST_BYTES)
  } catch (problem) {
    if (problem instanceof LinkError) throw problem
    throw new LinkError(t("the link was changed: what is in it is not deflated"))
  }
  return read(new TextDecoder().decode(plain))
}

// Read a document from a file. The server reports any other errors when it is played.
export function read(text) {
  let found
  try {
    found = JSON.parse(text)
  } catch (problem) {
    throw new LinkError(t("that is no table of Justicar: {problem}", { problem: problem.message }))
  }
  if (Number.isInteger(found?.format) && found.format > 1) {
    throw new LinkError(t("the table is of a newer Justicar (format {format}); this one reads format 1", { format: found.format }))
  }
  const start = found?.start, is = (value) => value !== null && typeof value === "object" && !Array.isArray(value)
  if (found?.format !== 1 || typeof found.game !== "string" || !is(start) || (typeof start.scenario === "string") === is(start.position)) {
    throw new LinkError(t("that is no table of Justicar: it needs `format`, `game`, and a `start` with a `scenario` or a `position`"))
  }
  return found
}
