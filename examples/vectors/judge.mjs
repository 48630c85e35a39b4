// Judges an engine by vectors alone: node judge.mjs VECTORS PREFIX COMMAND ARGUMENTS…   (PREFIX of ids: VTES, VTES-05)
// Prints each scenario with its verdict. What lines, checks and paths mean: docs/how-to/vectors.md.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { isDeepStrictEqual as same } from "node:util";

const [folder, prefix, command, ...rest] = process.argv.slice(2);
const load = (file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
const engine = spawn(command, rest, { stdio: ["pipe", "pipe", "ignore"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
const end = (verdict, why) => { throw { verdict, why }; };
const index = load("index.json"), started = {};
let ids = 0, kept = started; // what is kept: lists, by name

async function ask({ ask: method, params, as: name, refused }) {
  engine.stdin.write(JSON.stringify({ jsonrpc: "2.0", id: ++ids, method, params: fill(params) }) + "\n");
  const line = await answers.next(), { result, error } = line.done ? end("error", "the engine broke") : JSON.parse(line.value);
  if (error && error.code !== refused) end(index.verdicts[error.code] ?? "error", error.message);
  return { [name]: list(result), refusal: list(error) };
}

const list = (value) => Array.isArray(value) ? value : value == null ? [] : [value];
const like = (one, kind) => Array.isArray(kind) ? kind.some((value) => same(value, one))
  : Object.keys(kind).every((key) => like(one?.[key] ?? null, kind[key]));
const without = (items, gone) => gone.reduce((left, one) =>
  left.filter((_, at) => at !== left.findIndex((each) => same(each, one))), items);
const laid = (on, keys, of) => keys.filter((key) => Array.isArray(on?.[key]))
  .flatMap((key) => on[key].map((one) => ({ ...one, in: key, on, of })).flatMap((one) => [one, ...laid(one, keys, of)]));
const KEYS = { // what a key of a path makes of the things found so far
  any: (found, ways) => found.flatMap((one) =>
    ways.flatMap((way) => Array.isArray(way) ? way.reduce(step, [one]) : list(one?.[way]))),
  deep: (found, keys) => found.flatMap((one) => laid(one, keys, one)),
  like: (found, kind) => found.filter((one) => like(one, kind)),
  after: (found, kind) => found.slice((found.findIndex((one) => like(one, kind)) + 1) || found.length),
  beyond: without,
  naming: (found, name) => found.filter((one) => JSON.stringify(one).includes(JSON.stringify(name).slice(1, -1))),
  distinct: (found) => [...new Set(found)].sort(),
  count: (found) => [found.length],
  sum: (found, more) => [found.reduce((sum, one) => sum + one, more)],
  else: (found, values) => found.length ? found : values,
};
const step = (found, key) => typeof key === "object" ? Object.keys(key).flatMap((name) => KEYS[name](found, fill(key[name])))
  : typeof key === "number" ? [found.length > key ? found.at(key) ?? null : end("failed", "there are too few")]
  : found.flatMap((one) => key in Object(one) ? one[key] : end("failed", `${key} is not told`));
const follow = ([name, ...path]) => path.reduce(step, kept[name] ?? []);
const fill = (value) => Array.isArray(value) ? value.flatMap((one) => Array.isArray(one?.at) ? follow(one.at) : [fill(one)])
  : Array.isArray(value?.at) ? step(follow(value.at), 0)[0]
  : value instanceof Object ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)])) : value;

function holds({ path, is, holds, least }) {
  const found = follow(path), other = fill(is ?? holds);
  return is ? same(found, other) : holds ? found.length === other.length && !without(found, other).length : found.length >= least;
}
async function run(lines, after = {}) {
  for (const line of lines) {
    const made = line.ask ? await ask(line) : fill(line.keep ?? {});
    Object.assign(kept, made);
    for (const name in made) await run(after[name] ?? [], after);
    if (line.path && !holds(line)) end(line.verdict ?? "failed", `${line.what}: found ${JSON.stringify(follow(line.path))}`);
    for (let times = 0; line.if?.every(holds) && (line.again || !times); times++)
      await run(times < 200 ? line.do : end("failed", "no end of it"), after);
  }
}

await run([{ ask: "initialize", params: index.initialize, as: "engine" }]);
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
