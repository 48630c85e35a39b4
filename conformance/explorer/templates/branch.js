// On a scenario's page: play on at a table from the moment that the replay shows.

const link = document.getElementById("branch")

function follow() {
  const asked = new URLSearchParams(location.hash.slice(1))
  const said = new URLSearchParams({ scenario: asked.get("row") ?? link.dataset.scenario, moment: asked.get("moment") ?? "0" })
  if (asked.get("as")) said.set("as", asked.get("as"))
  link.href = `${document.body.dataset.root}table#${said}`
}

// The replay writes its moment into the address without an event, so read it when the link is used.
for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, follow)
follow()
