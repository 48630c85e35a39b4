// @ts-check
// A starting point for your adapter. It only plays the phases of a turn of Vampire: The Eternal Struggle, and the Edge.
// Types are in comments: check them with `tsc --allowJs --checkJs --noEmit engine.mjs`. Node runs the file as it is.
// Call your own engine in the methods, and extend FEATURES and `cards` as it learns more. Justicar's
// docs/reference/protocol.md explains the messages.

import { createInterface } from "node:readline";

/** @typedef {Record<string, any>} Json */
/** @typedef {{ name: string, pool: number, victory_points: number }} Seat */
/** @typedef {{ edge: string | null, seats: Seat[], turn: { number: number, seat: string, phase: string }, edgeUsed: boolean, events: Json[] }} Game */

const FEATURES = ["unlock"]; // scenarios for features not listed here do not run
const PHASES = ["unlock", "master", "minion", "influence", "discard"];
const PILES = ["hand", "library", "unordered_library", "crypt", "unordered_crypt", "ash_heap", "removed"];
const REGIONS = [...PILES, "ready", "torpor", "uncontrolled", "in_play"];

/** Error response. */
class Refusal extends Error {
  /** @param {number} code @param {string} message @param {Json} [data] */
  constructor(code, message, data) {
    super(message);
    this.error = { code, message, data };
  }
}
/** @type {(reason: string, rule: string) => Refusal} */
const illegal = (reason, rule) => new Refusal(-32001, reason, { reason, rule });
/** @type {(what: string, name: string) => Refusal} */
const unsupported = (what, name) => new Refusal(-32002, `no support for the ${what} ${name}`, { what, name });
/** @type {(problem: string, where: string, detail: string) => Refusal} */
const invalid = (problem, where, detail) => new Refusal(-32003, `${problem} at ${where}`, { problem, where, detail });

// -- the methods ------------------------------------------------------------------------------------------------------

/** @type {Game} */
let game;

/** @type {Record<string, (params: Json) => Json | null>} */
const METHODS = {
  initialize: () => ({
    protocol: 1, name: "My engine", version: "0.1.0", language: "TypeScript",
    games: { vtes: { editions: ["v5"], level: "play", features: FEATURES, cards: [] } },
  }),
  setup({ game: name, edition, position }) {
    if (name !== "vtes" || edition !== "v5") throw unsupported("edition", edition);
    game = read(position);
    return turnpoint();
  },
  choose({ seat, choice }) {
    if (seat !== game.turn.seat) throw illegal(`it is for ${game.turn.seat} to choose`, "vtes.turn.clockwise");
    if (choice.do === "pass") endPhase();
    else if (choice.do === "gain-from-edge") gainFromEdge(seat);
    else throw illegal(`${choice.do} is not open to ${seat}`, "vtes.turn.five-phases-in-order");
    return turnpoint();
  },
  arrange: () => { throw unsupported("feature", "arrange"); },
  observe: () => ({ position: written() }), // without cards nothing is hidden, so every seat sees the same
  shutdown: () => null,
};

const turnpoint = () => ({
  pending: { seat: game.turn.seat, window: game.turn.phase, optional: true }, events: game.events.splice(0), outcome: null,
});

// -- positions: missing fields have defaults; faults are errors ---------------------------------------------------------

/** @param {Json} value @param {string} where @param {string[]} keys */
function known(value, where, keys) {
  for (const key of Object.keys(value))
    if (!keys.includes(key)) throw invalid("unknown-key", where ? `${where}.${key}` : key, `expected ${keys.join(", ")}`);
}

/** @param {Json} position @returns {Game} */
function read(position) {
  known(position, "", ["game", "edition", "edge", "seats", "turn"]);
  const seats = position.seats.map((/** @type {Json} */ seat, /** @type {number} */ at) => readSeat(seat, `seats[${at}]`));
  const names = seats.map((/** @type {Seat} */ seat) => seat.name), edge = position.edge ?? null;
  known(position.turn ?? {}, "turn", ["number", "seat", "phase"]);
  const turn = { number: 10, seat: names[0], phase: "minion", ...position.turn };
  if (!PHASES.includes(turn.phase)) throw invalid("unknown-phase", "turn.phase", `expected ${PHASES.join(", ")}`);
  for (const [where, name] of [["turn.seat", turn.seat], ["edge", edge ?? turn.seat]])
    if (!names.includes(name)) throw invalid("unknown-seat", where, `expected ${names.join(", ")}`);
  return { edge, seats, turn, edgeUsed: false, events: [] };
}

/** @param {Json} seat @param {string} where @returns {Seat} */
function readSeat(seat, where) {
  known(seat, where, ["name", "pool", "victory_points", ...REGIONS]);
  const card = REGIONS.flatMap((region) => seat[region] ?? [])[0];
  if (card !== undefined) throw unsupported("card", card.card ?? card);
  return { name: seat.name, pool: seat.pool ?? 30, victory_points: seat.victory_points ?? 0 };
}

/** The whole position with every key, including derived values. */
function written() {
  const { edge, seats, turn } = game, many = seats.length;
  const empty = Object.fromEntries(REGIONS.map((region) => [region, []]));
  return {
    game: "vtes", edition: "v5", edge,
    seats: seats.map((seat, at) => ({
      ...seat, ...empty, ousted: false, prey: seats[(at + 1) % many].name, predator: seats[(at + many - 1) % many].name,
    })),
    turn: {
      ...turn, transfers: turn.phase === "influence" ? Math.min(turn.number, 4) : 0,
      master_actions: Number(turn.phase === "master"), discard_actions: Number(turn.phase === "discard"),
    },
  };
}

// -- rules: replace these with your engine ------------------------------------------------------------------------------

function endPhase() {
  const { turn, seats, events } = game, after = PHASES.indexOf(turn.phase) + 1;
  if (after === PHASES.length) {
    turn.number += 1;
    turn.seat = seats[(seats.findIndex(({ name }) => name === turn.seat) + 1) % seats.length].name;
    events.push({ event: "turn-began", seat: turn.seat });
  }
  Object.assign(game, { edgeUsed: false }).turn.phase = PHASES[after % PHASES.length];
  events.push({ event: "phase-began", seat: turn.seat, phase: turn.phase });
}

/** @param {string} name */
function gainFromEdge(name) {
  const seat = game.seats.find((each) => each.name === name);
  if (!seat || game.turn.phase !== "unlock" || game.edge !== name || game.edgeUsed)
    throw illegal("the Edge gives 1 pool to its holder, once in an unlock phase", "vtes.unlock-phase.edge-may-gain-one-pool");
  game.edgeUsed = true;
  seat.pool += 1;
  game.events.push({ event: "pool-gained", seat: name, amount: 1 });
}

// -- the loop: one request line in, one response line out ---------------------------------------------------------------

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  let answer;
  try {
    if (!Object.hasOwn(METHODS, method)) throw new Refusal(-32601, `there is no method ${method}`);
    answer = { result: METHODS[method](params) };
  } catch (problem) {
    if (!(problem instanceof Refusal)) console.error(problem); // standard error is free for your own output
    answer = { error: problem instanceof Refusal ? problem.error : { code: -32603, message: String(problem) } };
  }
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, ...answer }) + "\n");
  if (method === "shutdown") break;
}
