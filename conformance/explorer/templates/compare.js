// The same choices on several engines: one row per choice, marked if the engines differ.

import { make } from "./table.js"
import { t, tn } from "./words.js"
import { unpack } from "./link.js"

const PARTS = { "goes on": t("not all can continue"), decision: t("open decision"), table: t("cards on the table") }
const said = document.getElementById("said")

async function compare() {
  if (!location.hash.startsWith("#t=")) throw new Error(t("open this page from a table with “Compare engines”"))
  said.textContent = t("Comparing …")
  const document_ = await unpack(location.hash)
  const answer = await fetch("api/compare", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ document: document_ }) })
  const found = await answer.json()
  if (!answer.ok) throw new Error(found.error)
  const parted = found.rows.filter((row) => row.parts.length)
  said.textContent = parted.length ? t("First difference: “{choice}”.", { choice: parted[0].words }) : tn("The engines agree on {n} choice.", "The engines agree on all {n} choices.", found.rows.length - 1)
  document.getElementById("compared").replaceChildren(make("table", {},
    make("thead", {}, make("tr", {}, ...[t("choice"), ...found.engines, t("result")].map((name) => make("th", { scope: "col" }, name)))),
    make("tbody", {}, ...found.rows.map((row) => make("tr", { class: row.parts.length ? "parts" : false },
      make("th", { scope: "row" }, row.words), ...found.engines.map((name) => make("td", {}, row.told[name])),
      make("td", {}, row.parts.length ? t("differ: {parts}", { parts: row.parts.map((part) => PARTS[part] ?? part).join(", ") }) : t("agree")))))))
}

compare().catch((problem) => { said.textContent = problem.message; said.classList.add("problem") })
addEventListener("hashchange", () => location.reload())
