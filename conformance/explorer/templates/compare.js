// The same choices put to several engines: a row a choice, marked where the engines part.

import { make } from "./table.js"
import { unpack } from "./link.js"

const said = document.getElementById("said")

async function compare() {
  if (!location.hash.startsWith("#t=")) throw new Error("open this page from a table: “Compare” leads here")
  said.textContent = "They are asked …"
  const document_ = await unpack(location.hash)
  const answer = await fetch("/api/compare", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ document: document_ }) })
  const found = await answer.json()
  if (!answer.ok) throw new Error(found.error)
  const parted = found.rows.filter((row) => row.parts.length)
  said.textContent = parted.length ? `They part at “${parted[0].words}”.` : `They agree on all ${found.rows.length - 1} choices.`
  document.getElementById("compared").replaceChildren(make("table", {},
    make("thead", {}, make("tr", {}, ...["chosen", ...found.engines, "they"].map((name) => make("th", { scope: "col" }, name)))),
    make("tbody", {}, ...found.rows.map((row) => make("tr", { class: row.parts.length ? "parts" : false },
      make("th", { scope: "row" }, row.words), ...found.engines.map((name) => make("td", {}, row.told[name])),
      make("td", {}, row.parts.length ? `part: ${row.parts.join(", ")}` : "agree"))))))
}

compare().catch((problem) => { said.textContent = problem.message; said.classList.add("problem") })
addEventListener("hashchange", () => location.reload())
