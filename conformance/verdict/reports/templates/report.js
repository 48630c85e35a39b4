"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const features = [...document.querySelectorAll(".feature")].map((node) => ({
    node,
    wasOpen: node.open,
    cases: [...node.querySelectorAll(".case")].map((each) => ({
      node: each,
      verdict: each.dataset.verdict,
      rules: each.dataset.rules.split(" "),
      text: each.dataset.search,
    })),
  }));
  const all = features.flatMap((feature) => feature.cases);
  const buttons = [...document.querySelectorAll(".verdicts button")];
  const faulty = new Set(["failed", "error", "unexpected-pass"]);
  const search = $("search"), feature = $("feature"), rule = $("rule");

  function apply() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const verdicts = new Set(buttons.filter((b) => b.ariaPressed === "true").map((b) => b.dataset.verdict));
    const narrowed = words.length > 0 || verdicts.size > 0 || feature.value !== "" || rule.value !== "";
    let shown = 0;
    for (const each of features) {
      let here = 0;
      const inFile = !feature.value || each.node.dataset.uri === feature.value;
      for (const one of each.cases) {
        const fits = inFile && (!verdicts.size || verdicts.has(one.verdict)) &&
          (!rule.value || one.rules.includes(rule.value)) && words.every((word) => one.text.includes(word));
        one.node.hidden = !fits;
        here += fits;
      }
      each.node.hidden = here === 0;
      each.node.open = narrowed ? here > 0 : each.wasOpen;
      shown += here;
    }
    $("shown").textContent = narrowed ? `${shown} of ${all.length} scenarios` : `${all.length} scenarios`;
    $("nothing").hidden = shown > 0;
    $("all").hidden = shown === 0 || !narrowed;
  }

  function clear() {
    search.value = feature.value = rule.value = "";
    buttons.forEach((button) => { button.ariaPressed = "false"; });
    apply();
  }

  let current = -1;
  function go(step, wanted = () => true) {
    for (let at = current + step; at >= 0 && at < all.length; at += step) {
      const one = all[at];
      if (one.node.hidden || !wanted(one)) continue;
      show(at);
      return;
    }
  }

  function show(at) {
    if (current >= 0) all[current].node.classList.remove("current");
    current = at;
    const node = all[at].node;
    node.closest(".feature").open = true;
    node.classList.add("current");
    node.querySelector("summary").focus({ preventScroll: true });
    node.scrollIntoView({ block: "nearest" });
  }

  // Features outside the view have estimated heights. While they are laid out, the target would scroll away.
  function bring(node) {
    document.body.classList.add("whole");
    node.scrollIntoView();
    requestAnimationFrame(() => node.scrollIntoView());
  }

  function follow() {
    const at = all.findIndex((one) => one.node.id === decodeURIComponent(location.hash.slice(1)));
    if (at < 0) return;
    if (all[at].node.hidden) clear();
    all[at].node.open = true;
    show(at);
    bring(all[at].node);
  }

  let waiting;
  search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(apply, 120); });
  feature.addEventListener("change", apply);
  rule.addEventListener("change", apply);
  $("controls").addEventListener("submit", (event) => { event.preventDefault(); apply(); });
  $("clear").addEventListener("click", clear);
  $("all").addEventListener("click", clear);
  buttons.forEach((button) => button.addEventListener("click", () => {
    button.ariaPressed = button.ariaPressed === "true" ? "false" : "true";
    apply();
  }));
  $("unfold").addEventListener("click", () => {
    const open = $("unfold").textContent === "Expand all";
    features.forEach((each) => { each.node.open = open; });
    $("unfold").textContent = open ? "Collapse all" : "Expand all";
  });
  document.addEventListener("click", (event) => {
    if (!event.target.classList.contains("copy")) return;
    const code = event.target.previousElementSibling;
    getSelection().selectAllChildren(code);
    const done = () => { event.target.textContent = "Copied"; };
    if (navigator.clipboard) navigator.clipboard.writeText(code.textContent).then(done, () => {});
    else if (document.execCommand("copy")) done();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") { clear(); search.blur(); return; }
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    const keys = {
      "/": () => search.focus(),
      j: () => go(1),
      k: () => go(-1),
      n: () => go(1, (one) => faulty.has(one.verdict)),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  addEventListener("hashchange", follow);
  addEventListener("load", () => { if (location.hash) follow(); });
  // Expand what is shown before printing: paper cannot be expanded.
  addEventListener("beforeprint", () => {
    document.querySelectorAll(".summary details").forEach((part) => { part.open = true; });
    for (const one of all) if (!one.node.hidden && faulty.has(one.verdict)) {
      one.node.open = one.node.closest(".feature").open = true;
      one.node.querySelectorAll("details").forEach((part) => { part.open = true; });
    }
  });
  $("controls").hidden = false;
  // On a long page, show only failures at first.
  if (all.length > 40) buttons.forEach((button) => { button.ariaPressed = String(faulty.has(button.dataset.verdict)); });
  apply();
  follow();
})();
