// Judges an engine by vectors alone: node judge.mjs VECTORS PREFIX COMMAND ARGUMENTS…   (PREFIX of ids: VTES, VTES-05)
// Prints each scenario with its verdict. What lines, checks and paths mean: docs/vectors.md.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { isDeepStrictEqual as same } from "node:util";

const [folder, prefix, command, ...rest] = process.argv.slice(2);
const load = (file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
const engine = spawn(command, rest, { stdio: ["pipe", "pipe", "ignore"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
const end = (verdict, why) => { throw { verdict, why }; };
let ids = 0, kept; // what is kept: lists, by name

async function ask({ ask: method, params, as: name, refused }) {
  engine.stdin.write(JSON.stringify({ jsonrpc: "2.0", id: ++ids, method, params: fill(params) }) + "\n");
  const line = await answers.next(), { result, error } = line.done ? end("error", "the engine broke") : JSON.parse(line.value);
  if (error && error.code !== refused) end(index.verdicts[error.code] ?? "error", error.message);
  Object.assign(kept, { [name]: list(result), refusal: list(error) });
}

const list = (value) => Array.isArray(value) ? value : value == null ? [] : [value];
const like = (one, kind) => Array.isArray(kind) ? kind.some((value) => same(value, one))
  : Object.keys(kind).every((key) => like(one?.[key] ?? null, kind[key]));
const without = (items, gone) => gone.reduce((left, one) => {
  const place = left.findIndex((each) => same(each, one));
  return left.filter((_, at) => at !== place);
}, items);
const KEYS = { // what a key of a path makes of the things found so far
  any: (found, keys) => found.flatMap((one) => keys.flatMap((key) => list(one?.[key]))),
  like: (found, kind) => found.filter((one) => like(one, kind)),
  after: (found, kind) => found.slice((found.findIndex((one) => like(one, kind)) + 1) || found.length),
  beyond: without,
  naming: (found, name) => found.filter((one) => JSON.stringify(one).includes(JSON.stringify(name).slice(1, -1))),
  distinct: (found) => [...new Set(found)].sort(),
  count: (found) => [found.length],
  sum: (found) => [found.reduce((sum, one) => sum + one, 0)],
  plus: (found, number) => found.map((one) => one + number),
  cards: (found, game) => found.flatMap((position) => cards(position, index.games[game].cards)),
};
const step = (found, key) => typeof key === "object" ? Object.keys(key).flatMap((name) => KEYS[name](found, fill(key[name])))
  : typeof key === "number" ? [found.length > key ? found.at(key) ?? null : end("failed", "there are too few")]
  : found.flatMap((one) => key in Object(one) ? one[key] : end("failed", `${key} is not told`));
const follow = ([name, ...path]) => path.reduce(step, kept[name] ?? []);
const fill = (value) => Array.isArray(value) ? value.flatMap((one) => Array.isArray(one?.at) ? follow(one.at) : [fill(one)])
  : Array.isArray(value?.at) ? step(follow(value.at), 0)[0]
  : value instanceof Object ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)])) : value;

function cards(position, { lists, left_out, called }) { // all on the table, with their names, where they lie, and whose they are
  const all = [], lay = (card, where, seat, controlled) => {
    const shown = { ...left_out, ...card, where, controller: controlled ? card.controller ?? seat ?? null : null };
    const bare = called.find((kind) => like(shown, kind.like))?.name ?? card.card ?? "?";
    const same = all.filter((one) => one.bare === bare).length;
    all.push(Object.assign(shown, { bare, name: same ? `${bare}#${same + 1}` : bare }));
    list(card.attached).forEach((each) => lay(each, `on ${shown.name}`, seat, controlled));
  };
  for (const { of_seats, keys, controlled } of lists) for (const holder of of_seats ? position.seats : [position])
    for (const key of keys) list(holder[key]).forEach((card) => lay(card, key, holder.name, controlled));
  return all;
}

function holds({ path, is, holds, least }) {
  const found = follow(path), other = fill(is ?? holds);
  return is ? same(found, other) : holds ? found.length === other.length && !without(found, other).length : found.length >= least;
}
async function run(lines, after) {
  for (const line of lines) {
    if (line.ask) await ask(line);
    if (line.as === "now") await run(after, after);
    if (line.keep) Object.assign(kept, fill(line.keep));
    if (line.path && !holds(line)) end(line.verdict ?? "failed", `${line.what}: found ${JSON.stringify(follow(line.path))}`);
    if (line.if?.every(holds)) await run(line.do, after);
    for (let times = 0; line.while?.every(holds); times++) await run(times < 200 ? line.do : end("failed", "no end of it"), after);
  }
}

const index = load("index.json"), started = kept = {};
await ask({ ask: "initialize", params: index.initialize, as: "engine" });
for (const { id, file } of index.vectors.filter(({ id }) => id.startsWith(prefix))) {
  const { needs, script, after } = load(file);
  kept = { ...started };
  try {
    await run([...needs, ...script], after);
    console.log(`${id} passed`);
  } catch ({ verdict = "error", why, message }) {
    console.log(`${id} ${verdict}`);
    if (verdict !== "unsupported") console.error(`${id}: ${why ?? message}`);
  }
}
engine.kill();
