// A starting point for your adapter. It only plays the phases of a turn of Vampire: The Eternal Struggle, and the Edge.
// Call your own engine in the methods, and extend FEATURES and `cards` as it learns more. Justicar's
// docs/reference/protocol.md explains the messages. Json.java is a small JSON reader; any library works too.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import static java.nio.charset.StandardCharsets.UTF_8;

public final class Engine {
    static final List<String> FEATURES = List.of("unlock"); // scenarios for features not listed here do not run
    static final List<String> PHASES = List.of("unlock", "master", "minion", "influence", "discard");
    static final List<String> REGIONS = List.of("hand", "library", "unordered_library", "crypt", "unordered_crypt", "ash_heap",
        "removed", "ready", "torpor", "uncontrolled", "in_play");

    /** Error response. */
    static final class Refusal extends RuntimeException {
        final Map<String, Object> error;

        Refusal(int code, String message, Map<String, Object> data) {
            super(message);
            error = Json.object("code", code, "message", message, "data", data);
        }
    }

    static Refusal illegal(String reason, String rule) {
        return new Refusal(-32001, reason, Json.object("reason", reason, "rule", rule));
    }

    static Refusal unsupported(String what, String name) {
        return new Refusal(-32002, "no support for the " + what + " " + name, Json.object("what", what, "name", name));
    }

    static Refusal invalid(String problem, String where, String detail) {
        return new Refusal(-32003, problem + " at " + where, Json.object("problem", problem, "where", where, "detail", detail));
    }

    static final class Seat {
        String name;
        int pool, victoryPoints;
    }

    List<Seat> seats;
    List<String> names;
    String edge, turnSeat, phase;
    int turnNumber;
    boolean edgeUsed;
    List<Object> events = new ArrayList<>();

    // -- the methods --------------------------------------------------------------------------------------------------

    Object answer(String method, Map<String, Object> params) {
        switch (method) {
            case "initialize":
                Object vtes = Json.object("editions", List.of("v5"), "level", "play", "features", FEATURES, "cards", List.of());
                return Json.object("protocol", 1, "name", "My engine", "version", "0.1.0", "language", "Java",
                    "games", Json.object("vtes", vtes));
            case "setup":
                if (!params.get("game").equals("vtes") || !params.get("edition").equals("v5"))
                    throw unsupported("edition", (String) params.get("edition"));
                read(Json.table(params.get("position")));
                return turnpoint();
            case "choose":
                choose((String) params.get("seat"), (String) Json.table(params.get("choice")).get("do"));
                return turnpoint();
            case "arrange":
                throw unsupported("feature", "arrange");
            case "observe": // without cards nothing is hidden, so every seat sees the same
                return Json.object("position", written());
            case "shutdown":
                return null;
            default:
                throw new Refusal(-32601, "there is no method " + method, null);
        }
    }

    Object turnpoint() {
        Object pending = Json.object("seat", turnSeat, "window", phase, "optional", true), happened = events;
        events = new ArrayList<>();
        return Json.object("pending", pending, "events", happened, "outcome", null);
    }

    // -- positions: missing fields have defaults; faults are errors ----------------------------------------------------

    static void known(Map<String, Object> value, String where, List<String> keys) {
        for (String key : value.keySet())
            if (!keys.contains(key)) throw invalid("unknown-key", where + key, "expected " + String.join(", ", keys));
    }

    void read(Map<String, Object> position) {
        known(position, "", List.of("game", "edition", "edge", "seats", "turn"));
        seats = new ArrayList<>();
        names = new ArrayList<>();
        for (Object each : Json.list(position.get("seats"))) {
            Seat seat = readSeat(Json.table(each), "seats[" + seats.size() + "].");
            seats.add(seat);
            names.add(seat.name);
        }
        Map<String, Object> turn = Json.table(position.getOrDefault("turn", new HashMap<String, Object>()));
        known(turn, "turn.", List.of("number", "seat", "phase"));
        edge = (String) position.get("edge");
        turnNumber = (int) turn.getOrDefault("number", 10);
        turnSeat = (String) turn.getOrDefault("seat", names.get(0));
        phase = (String) turn.getOrDefault("phase", "minion");
        if (!PHASES.contains(phase)) throw invalid("unknown-phase", "turn.phase", "expected " + PHASES);
        if (!names.contains(turnSeat)) throw invalid("unknown-seat", "turn.seat", "expected " + names);
        if (edge != null && !names.contains(edge)) throw invalid("unknown-seat", "edge", "expected " + names);
        edgeUsed = false;
        events = new ArrayList<>();
    }

    static Seat readSeat(Map<String, Object> given, String where) {
        List<String> keys = new ArrayList<>(List.of("name", "pool", "victory_points"));
        keys.addAll(REGIONS);
        known(given, where, keys);
        for (String region : REGIONS)
            for (Object card : Json.list(given.getOrDefault(region, List.of())))
                throw unsupported("card", String.valueOf(card instanceof Map ? Json.table(card).get("card") : card));
        Seat seat = new Seat();
        seat.name = (String) given.get("name");
        seat.pool = (int) given.getOrDefault("pool", 30);
        seat.victoryPoints = (int) given.getOrDefault("victory_points", 0);
        return seat;
    }

    /** The whole position with every key, including derived values. */
    Object written() {
        List<Object> shownSeats = new ArrayList<>();
        int many = seats.size();
        for (Seat seat : seats) {
            int at = shownSeats.size();
            Map<String, Object> shown = Json.object("name", seat.name, "pool", seat.pool, "victory_points", seat.victoryPoints,
                "ousted", false, "prey", names.get((at + 1) % many), "predator", names.get((at + many - 1) % many));
            for (String region : REGIONS) shown.put(region, List.of());
            shownSeats.add(shown);
        }
        Object turn = Json.object("number", turnNumber, "seat", turnSeat, "phase", phase,
            "transfers", phase.equals("influence") ? Math.min(turnNumber, 4) : 0,
            "master_actions", phase.equals("master") ? 1 : 0, "discard_actions", phase.equals("discard") ? 1 : 0);
        return Json.object("game", "vtes", "edition", "v5", "edge", edge, "seats", shownSeats, "turn", turn);
    }

    // -- rules: replace these with your engine -------------------------------------------------------------------------

    void choose(String seat, String what) {
        if (!turnSeat.equals(seat)) throw illegal("it is for " + turnSeat + " to choose", "vtes.turn.clockwise");
        if (what.equals("pass")) endPhase();
        else if (what.equals("gain-from-edge")) gainFromEdge(seat);
        else throw illegal(what + " is not open to " + seat, "vtes.turn.five-phases-in-order");
    }

    void endPhase() {
        int after = PHASES.indexOf(phase) + 1;
        if (after == PHASES.size()) {
            turnNumber += 1;
            turnSeat = names.get((names.indexOf(turnSeat) + 1) % names.size());
            events.add(Json.object("event", "turn-began", "seat", turnSeat));
        }
        phase = PHASES.get(after % PHASES.size());
        edgeUsed = false;
        events.add(Json.object("event", "phase-began", "seat", turnSeat, "phase", phase));
    }

    void gainFromEdge(String seat) {
        if (!phase.equals("unlock") || !seat.equals(edge) || edgeUsed)
            throw illegal("the Edge gives 1 pool to its holder, once in an unlock phase", "vtes.unlock-phase.edge-may-gain-one-pool");
        edgeUsed = true;
        seats.get(names.indexOf(seat)).pool += 1;
        events.add(Json.object("event", "pool-gained", "seat", seat, "amount", 1));
    }

    // -- the loop: one request line in, one response line out ------------------------------------------------------------

    public static void main(String[] arguments) throws Exception {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        PrintStream output = new PrintStream(System.out, false, UTF_8);
        Engine engine = new Engine();
        for (String line; (line = input.readLine()) != null; ) {
            Map<String, Object> request = Json.table(Json.read(line)), answer = Json.object("jsonrpc", "2.0", "id", request.get("id"));
            try {
                answer.put("result", engine.answer((String) request.get("method"), Json.table(request.get("params"))));
            } catch (Refusal refusal) {
                answer.put("error", refusal.error);
            }
            output.print(Json.write(answer) + "\n");
            output.flush();
            if ("shutdown".equals(request.get("method"))) break;
        }
    }
}
