#!/usr/bin/env node
// A small engine to copy from: it knows how a game of Vampire: The Eternal Struggle ends, and nothing else.
//
// Pool, ousting, prey and predator, victory points, the winner, the five phases of a turn, and the Edge's pool. It knows
// no card. It speaks version 1 of the protocol (docs/reference/protocol.md) over standard input and output, without dependencies:
//
//     justicar certify --engine "stdio:node examples/engines/ousting.mjs" --profile vtes/ending
//
// Three parts: (1) the wire, (2) the methods, (3) the rules. Where rules exist already, only the first two are needed.

// ---------------------------------------------------------------------------------------------------- 1. The wire
// JSON-RPC 2.0, one message a line; each request is answered, in order, with its own id.

async function serve() {
  let unfinished = "";
  for await (const chunk of process.stdin.setEncoding("utf8")) {
    const lines = (unfinished + chunk).split("\n");
    unfinished = lines.pop();
    for (const line of lines) {
      process.stdout.write(JSON.stringify(answer(line)) + "\n");
      if (stopped) return;
    }
  }
}

function answer(line) {
  let id = null;
  try {
    const request = readRequest(line);
    id = request.id;
    if (!Object.hasOwn(methods, request.method)) throw new Refusal(-32601, `there is no method ${request.method}`);
    return { jsonrpc: "2.0", id, result: methods[request.method](request.params ?? {}) };
  } catch (problem) {
    if (problem instanceof Refusal) return { jsonrpc: "2.0", id, error: problem.toError() };
    console.error(problem); // a fault of this program; the harness keeps standard error and shows it
    return { jsonrpc: "2.0", id, error: { code: -32603, message: String(problem) } };
  }
}

function readRequest(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    throw new Refusal(-32700, "this line is not JSON");
  }
  if (!isTable(request) || request.id === undefined) throw new Refusal(-32600, "this is no request with an id");
  return request;
}

/** Thrown wherever a request is answered with an error instead of a result. */
class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    this.toError = () => ({ code, message, data });
  }
}

const badRequest = (message) => new Refusal(-32602, message);
const illegalChoice = (reason, rule) => new Refusal(-32001, reason, { reason, rule });
const unsupported = (what, name) => new Refusal(-32002, `no support for the ${what} ${name}`, { what, name });
const invalidPosition = (problem, where, detail) =>
  new Refusal(-32003, `${problem} at ${where}: ${detail}`, { problem, where, detail });

const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// ------------------------------------------------------------------------------------------------- 2. The methods

let game = null; // the one game in progress; `setup` makes it anew
let stopped = false;

// Where these texts part, the engine has nothing to do, but for the number of seats.
const EDITIONS = ["v5", "web", "v5-2024", "classic"];

const methods = {
  initialize: () => ({
    protocol: 1,
    name: "Ousting",
    version: "1.0.0",
    language: "JavaScript",
    games: {
      // What the engine can do, and no more: a scenario that needs another feature counts as `unsupported`.
      vtes: { editions: EDITIONS, level: "play", features: ["arrange", "ending", "unlock"], cards: [] },
    },
  }),

  setup({ game: name, edition, position }) {
    if (name !== "vtes") throw unsupported("game", name);
    if (!EDITIONS.includes(edition)) throw unsupported("edition", edition);
    game = readPosition(position, edition);
    return turnpoint();
  },

  choose({ seat, choice }) {
    if (!isTable(choice)) throw badRequest("a choice is an object with `do`");
    choose(inProgress(), seat, choice);
    return turnpoint();
  },

  arrange({ directive }) {
    if (!isTable(directive)) throw badRequest("a directive is an object with `do`");
    const { do: what, seat, amount, amounts } = directive;
    if (what === "burn-pool") burnPool(inProgress(), [[seat, amount]]);
    else if (what === "burn-pool-together") burnPool(inProgress(), Object.entries(amounts ?? {}));
    else throw unsupported("feature", `arrange ${what}`);
    return turnpoint();
  },

  observe({ seat = null }) {
    if (seat !== null) seatNamed(inProgress(), seat); // without cards nothing is hidden: everybody sees the same
    return { position: writePosition(inProgress()) };
  },

  shutdown() {
    stopped = true;
    return null;
  },
};

function inProgress() {
  if (!game) throw badRequest("no position has been set up");
  return game;
}

function turnpoint() {
  const pending = game.outcome ? null : { seat: game.turn.seat, window: game.turn.phase, optional: true };
  return { pending, events: game.events.splice(0), outcome: game.outcome };
}

// Positions. What is left out has its default; a fault is named and never repaired.

const PHASES = ["unlock", "master", "minion", "influence", "discard"];
const PILES = ["hand", "library", "unordered_library", "crypt", "unordered_crypt", "ash_heap", "removed"];
const REGIONS = [...PILES, "ready", "torpor", "uncontrolled", "in_play"];

function readPosition(position, asked) {
  mustBeTable(position, "", ["game", "edition", "edge", "seats", "turn"]);
  const { game = "vtes", edition = asked, edge = null, seats: given, turn = {} } = position;
  if (game !== "vtes") throw invalidPosition("unknown-game", "game", `expected vtes, not ${game}`);
  if (edition !== asked) throw invalidPosition("unknown-edition", "edition", `expected ${asked}, not ${edition}`);
  if (given === undefined) throw invalidPosition("missing-key", "seats", "who sits at the table?");
  mustBe(Array.isArray(given), "seats", "a list");
  if (given.length > 5 && edition !== "classic")
    throw invalidPosition("too-many-seats", "seats", "two to five may play"); // in the older book, any number

  const seats = given.map(readSeat);
  const names = seats.map((seat) => seat.name);
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  if (twice > 0) throw invalidPosition("duplicate-seat", `seats[${twice}].name`, `${names[twice]} sits there twice`);
  const players = seats.filter(isIn).map((seat) => seat.name);
  if (players.length < 2) throw invalidPosition("too-few-seats", "seats", "two at least play");
  mustBeTable(turn, "turn", ["number", "seat", "phase"]);
  const { number = 10, seat = names[0], phase = "minion" } = turn;
  mustBeCount(number, "turn.number");
  if (!PHASES.includes(phase)) throw invalidPosition("unknown-phase", "turn.phase", `expected ${PHASES.join(", ")}`);
  for (const [where, name] of [["turn.seat", seat], ["edge", edge ?? seat]])
    if (!players.includes(name)) throw invalidPosition("unknown-seat", where, `expected ${players.join(", ")}`);
  return { edition, edge, seats, turn: { number, seat, phase }, edgeUsed: false, events: [], outcome: null };
}

function readSeat(seat, at) {
  const where = `seats[${at}]`;
  mustBeTable(seat, where, ["name", "pool", "victory_points", "ousted", ...REGIONS]);
  const { name, ousted = false, pool = ousted ? 0 : 30, victory_points = 0 } = seat;
  if (name === undefined) throw invalidPosition("missing-key", `${where}.name`, "every seat has a name");
  mustBe(typeof name === "string", `${where}.name`, "a string");
  mustBe(typeof ousted === "boolean", `${where}.ousted`, "true or false");
  mustBeCount(pool, `${where}.pool`);
  mustBeCount(victory_points, `${where}.victory_points`);
  if (ousted && pool > 0) throw invalidPosition("ousted-with-pool", `${where}.pool`, `${name} is ousted`);
  if (!ousted && pool === 0) throw invalidPosition("pool-without-counters", `${where}.pool`, `${name} is not ousted`);
  for (const region of REGIONS) {
    const cards = seat[region] ?? [];
    mustBe(Array.isArray(cards), `${where}.${region}`, "a list");
    if (cards.length > 0) throw unsupported("card", String(cards[0]?.card ?? cards[0]));
  }
  return { name, pool, victory_points, ousted };
}

function mustBe(condition, where, expected) {
  if (!condition) throw invalidPosition("wrong-type", where, `expected ${expected}`);
}

function mustBeTable(value, where, keys) {
  mustBe(isTable(value), where || "position", "an object");
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  const path = where ? `${where}.${unknown}` : unknown;
  if (unknown !== undefined) throw invalidPosition("unknown-key", path, `expected ${keys.join(", ")}`);
}

function mustBeCount(value, where) {
  mustBe(Number.isInteger(value), where, "a whole number");
  if (value < 0) throw invalidPosition("negative-counter", where, `${value} is below 0`);
}

/** The canonical position: every key is there, and what follows from it besides. */
function writePosition(game) {
  const { edition, edge, seats, turn } = game;
  const empty = Object.fromEntries(REGIONS.map((region) => [region, []]));
  const of = (seat, neighbour) => (seat.ousted || game.outcome ? null : neighbour(game, seat).name);
  const inPhase = (phase, amount) => (turn.phase === phase && !game.outcome ? amount : 0);
  return {
    game: "vtes",
    edition,
    edge,
    seats: seats.map((seat) => ({ ...seat, ...empty, prey: of(seat, preyOf), predator: of(seat, predatorOf) })),
    turn: {
      ...turn,
      transfers: inPhase("influence", Math.min(turn.number, 4)),
      master_actions: inPhase("master", 1),
      discard_actions: inPhase("discard", 1),
    },
  };
}

// --------------------------------------------------------------------------------------------------- 3. The rules
// Events and refusals name the rule behind them by its id in the catalogue, `scenarios/rules/`.

function seatNamed({ seats }, name) {
  const seat = seats.find((each) => each.name === name);
  if (!seat) throw badRequest(`nobody is called ${name}`);
  return seat;
}

const isIn = (seat) => !seat.ousted;

/** The next Methuselah who is still in, clockwise: the prey, and the next to take a turn. */
function preyOf({ seats }, seat) {
  const at = seats.indexOf(seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)].find(isIn);
}

const predatorOf = ({ seats }, seat) => preyOf({ seats: [...seats].reverse() }, seat);

function tell(game, event, fields, ...rules) {
  game.events.push({ event, ...fields, rules });
}

function gainPool(game, seat, amount, rule) {
  seat.pool += amount;
  tell(game, "pool-gained", { seat: seat.name, amount }, rule);
}

function gainVictoryPoint(game, seat, rule) {
  seat.victory_points += 1;
  tell(game, "victory-point", { seat: seat.name, amount: 1 }, rule);
}

// Turns. Without cards, the Edge's pool is the only thing that a Methuselah can do in any phase but to end it.

function choose(game, name, choice) {
  if (game.outcome) throw illegalChoice("the game is over", "vtes.ending.game-goes-on-until-one-left");
  if (name !== game.turn.seat) throw illegalChoice(`it is for ${game.turn.seat} to choose`, "vtes.turn.clockwise");
  if (choice.do === "pass") endPhase(game);
  else if (choice.do === "gain-from-edge") gainFromEdge(game, seatNamed(game, name));
  else throw illegalChoice(`${choice.do} is not open to ${name}`, "vtes.turn.five-phases-in-order");
}

function gainFromEdge(game, seat) {
  const rule = "vtes.unlock-phase.edge-may-gain-one-pool";
  if (game.turn.phase !== "unlock") throw illegalChoice("the Edge gives pool in the unlock phase only", rule);
  if (game.edge !== seat.name) throw illegalChoice(`${seat.name} does not have the Edge`, rule);
  if (game.edgeUsed) throw illegalChoice("the Edge has given its pool in this unlock phase", rule);
  game.edgeUsed = true;
  gainPool(game, seat, 1, rule);
}

function endPhase(game) {
  const next = PHASES.indexOf(game.turn.phase) + 1;
  if (next < PHASES.length) beginPhase(game, PHASES[next]);
  else beginNextTurn(game);
}

function beginPhase(game, phase) {
  game.turn.phase = phase;
  game.edgeUsed = false;
  tell(game, "phase-began", { seat: game.turn.seat, phase }, "vtes.turn.five-phases-in-order");
}

function beginNextTurn(game) {
  game.turn.number += 1;
  game.turn.seat = preyOf(game, seatNamed(game, game.turn.seat)).name;
  tell(game, "turn-began", { seat: game.turn.seat }, "vtes.turn.clockwise");
  beginPhase(game, PHASES[0]);
}

// Ousting. Pool that is burned together is burned at one instant; prey and predator are those of that instant.

function burnPool(game, amounts) {
  if (game.outcome) throw illegalChoice("the game is over", "vtes.ending.game-goes-on-until-one-left");
  const fault = amounts.find(([, amount]) => !Number.isInteger(amount) || amount < 0);
  if (fault) throw badRequest(`${fault[1]} is not an amount of pool`);
  for (const [seat, amount] of amounts.map(([name, amount]) => [seatNamed(game, name), amount])) {
    const burned = Math.min(amount, seat.pool);
    seat.pool -= burned;
    if (burned > 0) tell(game, "pool-burned", { seat: seat.name, amount: burned });
  }
  oust(game, game.seats.filter((seat) => isIn(seat) && seat.pool === 0));
}

function oust(game, fallen) {
  const predators = fallen.map((seat) => predatorOf(game, seat));
  for (const seat of fallen) {
    seat.ousted = true;
    tell(game, "ousted", { seat: seat.name }, "vtes.ending.oust.pool-at-zero-ousts");
    if (game.edge === seat.name) {
      game.edge = null;
      tell(game, "edge-taken", { seat: null }, "vtes.ending.oust.controlled-cards-removed-from-game");
    }
  }
  for (const predator of predators) {
    gainVictoryPoint(game, predator, "vtes.ending.vp.prey-ousted-gives-1-vp");
    if (isIn(predator)) gainPool(game, predator, 6, "vtes.ending.vp.prey-ousted-gives-6-pool");
  }
  if (game.seats.filter(isIn).length < 2) endGame(game);
  else if (!isIn(seatNamed(game, game.turn.seat))) beginNextTurn(game);
}

function endGame(game) {
  const survivor = game.seats.find(isIn);
  if (survivor) gainVictoryPoint(game, survivor, "vtes.ending.vp.last-survivor-gets-1-more");
  const most = Math.max(...game.seats.map((seat) => seat.victory_points));
  const leaders = game.seats.filter((seat) => seat.victory_points === most);
  const winner = leaders.length === 1 ? leaders[0].name : null;
  const rule = winner ? "vtes.ending.winner.most-vp-even-if-ousted" : "vtes.ending.winner.tie-means-no-winner";
  const victory_points = Object.fromEntries(game.seats.map((seat) => [seat.name, seat.victory_points]));
  game.outcome = { winner, victory_points };
  tell(game, "game-over", game.outcome, rule);
}

await serve();
