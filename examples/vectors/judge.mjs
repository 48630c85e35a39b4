// Judges an engine by vectors alone: node judge.mjs VECTORS PREFIX COMMAND ARGUMENTS…   (PREFIX of ids: VTES, VTES-05)
// Prints each scenario with its verdict. What requests, paths and comparisons mean: docs/vectors.md.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { isDeepStrictEqual as same } from "node:util";

const [folder, prefix, command, ...rest] = process.argv.slice(2), child = spawn(command, rest, { stdio: ["pipe", "pipe", "ignore"] });
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator](), load = (file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
const end = (verdict, why) => { throw { verdict, why }; }, must = (holds, why) => holds || end("failed", why);
let ids = 0, table, called, partOf, state; // state: of the scenario that is on

async function ask(method, params, tried = false) { // `tried`: a refusal is an answer
  child.stdin.write(JSON.stringify({ jsonrpc: "2.0", id: ++ids, method, params }) + "\n");
  const line = await lines.next(), { result, error } = line.done ? end("error", "the engine broke") : JSON.parse(line.value);
  if (!error || (tried && error.code === (method === "setup" ? -32003 : -32001))) return error ? { error } : result;
  return end(error.code === -32002 ? "unsupported" : [-32001, -32003].includes(error.code) ? "failed" : "error", error.message);
}
const look = async (viewer) => viewer ? (await ask("observe", { seat: viewer })).position : state.seen ??= (await ask("observe", { seat: null })).position;
async function reach(told) {
  Object.assign(state, { now: told, seen: null }).events.push(...told.events);
  for (const seat in state.told) state.told[seat].push(...(await ask("observe", { seat })).events);
  if (told.settled?.length) end("unsupported", "it settles questions by itself, which vectors do not follow");
  if (told.pending?.forced) await reach(await ask("choose", { seat: told.pending.seat, choice: { do: "pass" } }));
}

function cards(position) { // all on the table, with their names on the wire
  const count = {}, found = [], { face_down: down } = table;
  const plain = (card, where, bearer) => !down || !card.face_down ? card.card ?? "?" : bearer ? down.attached
    : where !== down.apart && down.known.includes(card.card ?? "?") ? down.known_as : down.otherwise;
  const walk = (card, seat, where, bearer) => {
    const bare = plain(card, where, bearer), n = count[bare] = (count[bare] ?? 0) + 1, name = n > 1 ? `${bare}#${n}` : bare;
    found.push({ ...table.left_out, ...card, name, [table.where]: bearer ? `on ${bearer}` : where,
      controller: table.uncontrolled.includes(where) ? null : card.controller ?? seat });
    for (const key of table.tells) found.at(-1)[key] = bearer ? !!card[key] : where === key;
    for (const each of card.attached ?? []) walk(each, seat, where, name);
  };
  for (const [ofSeats, keys] of table.lists) for (const holder of ofSeats ? position.seats : [position])
    for (const key of keys) for (const card of holder[key] ?? []) walk(card, ofSeats ? holder.name : null, key, null);
  return found;
}
function follow(value, path, at = 0) { // undefined: it leads nowhere
  for (; at < path.length && value !== undefined; at++) {
    const key = path[at], pick = (wanted) => value.find((each) => Object.keys(wanted).every((one) => wanted[one].includes(each[one] ?? null)));
    if (key === "*") return (value ?? []).flatMap((each) => follow(each, path, at + 1));
    value = value === null ? undefined : Array.isArray(key) ? key.flatMap((one) => value[one] ?? []) : typeof key === "object" ? pick(key)
      : Array.isArray(value) && typeof key === "string" ? pick({ [called[path[at - 1]] ?? "card"]: [key] }) : value[key];
  }
  return value;
}
async function read({ path, viewer, before, ...hold }) {
  const { now, problem, judgement } = state, told = { outcome: now?.outcome ?? null, pending: now?.pending ?? null, options: now?.pending?.options, problem, judgement };
  const position = path[0] in told || path[0] === "events" ? { ...told, events: viewer ? state.told[viewer] : state.events } : before ? state.before : await look(viewer);
  const found = !table || path[0] !== "cards" ? follow(position, path) : path.length === 1 ? cards(position).map(({ name }) => name)
    : path[1] === "*" ? cards(position) : follow(cards(position).find(({ name }) => name === path[1].replace(/#1$/, "")), path, 2);
  return found !== undefined ? found : "default" in hold ? hold.default : end(path[0] === "options" ? "unsupported" : "failed", `nothing at ${path.join("/")}`);
}

const word = (value) => value === null ? "nobody" : Array.isArray(value) ? value.map(word).join(", ") : String(value);
const like = (event, wanted) => Object.keys(wanted).every((key) => word(event[key] ?? null) === word(wanted[key]));
const sorted = (list) => list.map((each) => JSON.stringify(each)).sort(), bag = (one, other) => same(sorted(one), sorted(other));
const covers = (option, choice) => Object.keys(choice).every((key) => Array.isArray(choice[key]) ? bag(choice[key], option[key] ?? []) : same(choice[key], option[key]));
const texts = (value) => typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
const take = (list, fits) => { const at = list.findIndex(fits); return at < 0 ? null : list.splice(at, 1); };
const short = (card, fields) => card.card === "?" ? {} : Object.fromEntries(Object.keys(fields).map((key) => [key, card[key] ?? fields[key]]));
const open = (there) => there !== null && !same(there, []) && ![there].flat().includes("?");
const COMPARISONS = { // what stands there, the value, what stands at `against`
  "is": same, "is not": (found, value) => !same(found, value), "holds": bag, "holds each": (found, value) => bag([...new Set(found)], value), "counts": (found, value) => found.length === value, "counts each": (found, value) => new Set(found).size === value,
  "has": (found, value) => found.includes(value), "lacks": (found, value) => !found.includes(value),
  "grows by": (found, value, other) => found - other === value, "stays": (found, _, other) => same(found, other),
  "gains": (found, value, other) => { const left = [...found]; other.forEach((each) => take(left, (one) => one === each)); return bag(left, value); },
  "lie there": (found, [fields, there]) => bag(found.map((card) => short(card, fields)), there.map((card) => short(card, fields))),
  "are different": (found) => found.every(Boolean) && new Set(found).size === found.length,
  "are together": (found, [keys, names]) => { const key = (card) => JSON.stringify(keys.map((one) => card[one])), first = key(found.find(({ name }) => name === names[0])); return bag(found.filter((card) => key(card) === first).map(({ name }) => name), names); },
  "is seen": (found, _, other) => open(other) && same(found, other), "is hidden": (found, _, other) => open(other) && same(found, Array.isArray(other) ? other.map(() => "?") : "?"),
  "happened": (found, value) => { const left = [...found]; return value.every((wanted) => take(left, (event) => like(event, wanted))); },
  "happened in order": (found, value) => { let at = 0; return value.every((wanted) => { while (at < found.length && !like(found[at], wanted)) at++; return at++ < found.length; }); },
  "did not happen": (found, value) => !found.some((event) => value.some((wanted) => like(event, wanted))),
  "is not named": (found, value) => !found.some(({ rules, ...event }) => texts(event).some((text) => text.includes(value))),
  "ended as": (found, [names, wanted, fields]) => { const last = found.filter((event) => names.includes(event.event) && like(event, wanted)).at(-1); return last && Object.keys(fields).every((key) => same(last[key] ?? false, fields[key])); },
  "adds up to": (found, [wanted, sums]) => Object.keys(sums).every((key) => found.filter((event) => like(event, wanted)).reduce((sum, event) => sum + (event[key] ?? 0), 0) === sums[key]),
  "is asked": (found, { seat, windows }) => found?.seat === seat && (!windows.length || windows.includes(found.window)),
  "is not asked": (found, { seat, windows }) => !found || (seat && found.seat !== seat) || !windows.includes(found.window),
  "is offered": (found, value) => found.some((option) => covers(option, value)),
  "are offered": (found, value) => { const left = [...found].sort((a, b) => Object.keys(a).length - Object.keys(b).length); return [...value].sort((a, b) => Object.keys(b).length - Object.keys(a).length).every((choice) => take(left, (option) => covers(option, choice))) && !left.length; },
  "nothing is left open": (found, value, other) => !found || value.includes(found.window) || found.seat === other,
};

const fill = async (value) => Array.isArray(value?.at) ? read({ path: value.at }) : !value || typeof value !== "object" || Array.isArray(value) ? value
  : Object.fromEntries(await Promise.all(Object.entries(value).map(async ([key, each]) => [key, await fill(each)])));
const REQUESTS = {
  async setup({ params, refusable }) {
    const told = await ask("setup", params, refusable);
    if (told.error) state.problem = told.error.data.problem; else await reach(told);
  },
  async remember({ position, forget }) {
    state.before = position ?? await look(null);
    if (forget) { state.events = []; for (const seat in state.told) state.told[seat] = []; }
  },
  async choose({ params, windows, first, other_than = [] }) {
    const { seat, choice } = await fill(params), pending = state.now.pending;
    must(pending?.seat === seat && (!windows || windows.includes(pending.window)), `it is not for ${seat} to choose ${JSON.stringify(choice)}`);
    if (first) choice[first] = pending.options.map((option) => option[first]).filter((name) => !other_than.includes(name)).sort()[0];
    await reach(await ask("choose", { seat, choice }));
    must(!pending.options || pending.options.some((option) => covers(option, choice)), "it was not among the options");
  },
  async deck({ params }) { state.judgement = await ask("deck", params); },
  async arrange({ params }) { await reach(await ask("arrange", await fill(params))); },
  async refuse({ params }) {
    const tried = await fill(params), before = await look(null), { pending } = state.now;
    must(pending?.seat !== tried.seat || !pending.options?.some((option) => same(option, tried.choice)), `${JSON.stringify(tried)} is offered`);
    must((await ask("choose", tried, true)).error, `${JSON.stringify(tried)} is carried out`);
    state.seen = null;
    must(same(await look(null), before), "it was refused, and yet something changed");
  },
  async pass({ params: { choice }, windows, phases = [], until, seat, same: place, least = 1, most = 200, through }) {
    const passed = [], there = place && await read({ path: place }), begun = state.now.pending?.window;
    must(!phases.includes(begun), "a phase is open");
    for (let asked; (asked = state.now.pending) && (until || (windows ?? [begun]).includes(asked.window)) && (!seat || asked.seat === seat) && passed.length < most && (!place || same(await read({ path: place, default: null }), there));) {
      must(asked.optional || choice.do !== "pass", `${asked.seat} must decide`);
      passed.push(asked.window);
      await REQUESTS.choose({ params: { seat: asked.seat, choice } });
      if (until && state.now.pending?.seat === until.seat && state.now.pending.window === until.window) return;
    }
    must(!until && passed.length >= least && passed.length < 200 && (!through || passed.includes(through)), "nobody is asked that");
  },
};

const index = load("index.json"), { games } = await ask("initialize", { protocol: 1, versions: { min: 1, max: 1 }, harness: { name: "vectors", version: "1" } });
const LEVELS = ["play", "options", "lockstep"];
function lacks({ needs, cards, in_use: inUse = [], edition, toggles, keys = [], seats, chance }, { level, features, cards: played, known = [], editions, toggles: values = {}, untracked = [], seats: sits, chance: settled } = { features: [], editions: [] }) {
  return !editions.includes(edition) || Object.entries(toggles ?? {}).some(([toggle, value]) => !values[toggle]?.includes(value)) || (played !== "all" && cards.some((card) => !played.includes(card) && (inUse.includes(card) || (known !== "all" && !known.includes(card)))))
    || keys.some((key) => untracked.includes(key)) || (seats && sits && !sits.includes(seats)) || (chance && settled === "own")
    || needs.some((need) => LEVELS.includes(need) ? LEVELS.indexOf(level) < LEVELS.indexOf(need) : !features.includes(need) && !features.includes(partOf[need]));
}
for (const { file } of index.vectors.filter(({ id }) => id.startsWith(prefix))) {
  const vector = load(file);
  ({ table, called, part_of: partOf } = index.games[vector.game]);
  state = { events: [], told: Object.fromEntries((vector.listens ?? []).map((seat) => [seat, []])) };
  let verdict = "passed";
  try {
    if (lacks(vector, games[vector.game])) end("unsupported", "not declared");
    for (const { holds = [], ...request } of vector.requests) {
      await REQUESTS[request.method](request);
      for (const hold of holds) {
        const found = await read(hold), value = await fill(hold.value), other = hold.against && await read({ ...hold, ...hold.against });
        must(COMPARISONS[hold.comparison](found, value, other), `${hold.what ?? hold.path.join("/")}: ${hold.comparison} ${JSON.stringify(value)}, found ${JSON.stringify(found)}`);
      }
    }
  } catch (error) {
    if (!error.verdict) throw error;
    verdict = error.verdict;
    if (verdict !== "unsupported") console.error(`${vector.id}: ${error.why}`);
  }
  console.log(`${vector.id} ${verdict}`);
}
child.kill();
