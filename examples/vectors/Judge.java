// Judges an engine by vectors alone, and prints each scenario with its verdict. PREFIX is that of ids: VTES, VTES-05.
//   javac -d classes examples/vectors/Judge.java conformance/templates/java/Json.java
//   java -cp classes Judge VECTORS PREFIX COMMAND ARGUMENTS…
// What requests, paths and comparisons mean: docs/vectors.md.

import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import static java.nio.charset.StandardCharsets.UTF_8;

public final class Judge {
    static final class Verdict extends RuntimeException {
        final String verdict;

        Verdict(String verdict, String why) {
            super(why);
            this.verdict = verdict;
        }
    }

    static final Object NOWHERE = new Object();
    static BufferedReader input;
    static Writer output;
    static int ids = 0;
    static Map<String, Object> table, called, now, before, seen; // of the scenario that is on: what was told last, remembered, observed
    static List<Object> events;
    static Map<String, Object> told; // seat → events
    static Object problem, judgement;

    static void must(boolean holds, Object why) {
        if (!holds) throw new Verdict("failed", String.valueOf(why));
    }

    static Map<String, Object> get(Map<String, Object> object, String key) {
        return Json.table(object.get(key));
    }

    static List<Object> items(Map<String, Object> object, String key) {
        return Json.list(object.getOrDefault(key, List.of()));
    }

    static Map<String, Object> ask(String method, Object params, boolean tried) throws IOException { // tried: a refusal is an answer
        output.write(Json.write(Json.object("jsonrpc", "2.0", "id", ++ids, "method", method, "params", params)) + "\n");
        output.flush();
        String line = input.readLine();
        if (line == null) throw new Verdict("error", "the engine broke");
        Map<String, Object> answer = Json.table(Json.read(line)), error = get(answer, "error");
        if (error == null) return get(answer, "result");
        int code = (int) error.get("code");
        if (tried && code == (method.equals("setup") ? -32003 : -32001)) return Json.object("refused", error);
        throw new Verdict(code == -32002 ? "unsupported" : code == -32001 || code == -32003 ? "failed" : "error", String.valueOf(error.get("message")));
    }

    static Map<String, Object> look(Object viewer) throws IOException {
        if (viewer != null) return get(ask("observe", Json.object("seat", viewer), false), "position");
        return seen = seen != null ? seen : get(ask("observe", Json.object("seat", null), false), "position");
    }

    static void reach(Map<String, Object> turnpoint) throws IOException {
        now = turnpoint;
        seen = null;
        events.addAll(items(now, "events"));
        for (String seat : told.keySet()) Json.list(told.get(seat)).addAll(items(ask("observe", Json.object("seat", seat), false), "events"));
        if (!items(now, "settled").isEmpty()) throw new Verdict("unsupported", "it settles questions by itself");
        Map<String, Object> pending = get(now, "pending");
        if (pending != null && Boolean.TRUE.equals(pending.get("forced")))
            reach(ask("choose", Json.object("seat", pending.get("seat"), "choice", Json.object("do", "pass")), false));
    }

    // -- paths ----------------------------------------------------------------------------------------------------------

    static List<Object> cards(Map<String, Object> position) { // all on the table, with their names on the wire
        List<Object> found = new ArrayList<>();
        Map<String, Integer> count = new HashMap<>();
        for (Object lists : items(table, "lists")) {
            boolean ofSeats = (boolean) Json.list(lists).get(0);
            for (Object holder : ofSeats ? items(position, "seats") : List.<Object>of(position))
                for (Object key : Json.list(Json.list(lists).get(1)))
                    for (Object card : items(Json.table(holder), (String) key))
                        walk(Json.table(card), ofSeats ? Json.table(holder).get("name") : null, (String) key, null, count, found);
        }
        return found;
    }

    static void walk(Map<String, Object> card, Object seat, String where, String bearer, Map<String, Integer> count, List<Object> found) {
        Map<String, Object> down = get(table, "face_down");
        String bare = (String) card.getOrDefault("card", "?");
        if (down != null && Boolean.TRUE.equals(card.get("face_down")))
            bare = (String) down.get(bearer != null ? "attached" : !where.equals(down.get("apart")) && items(down, "known").contains(bare) ? "known_as" : "otherwise");
        int n = count.merge(bare, 1, Integer::sum);
        String name = n > 1 ? bare + "#" + n : bare;
        Map<String, Object> shown = new LinkedHashMap<>(get(table, "left_out"));
        shown.putAll(card);
        shown.put("name", name);
        shown.put((String) table.get("where"), bearer != null ? "on " + bearer : where);
        shown.put("controller", items(table, "uncontrolled").contains(where) ? null : card.get("controller") != null ? card.get("controller") : seat);
        for (Object key : items(table, "tells")) shown.put((String) key, bearer != null ? Boolean.TRUE.equals(card.get(key)) : key.equals(where));
        found.add(shown);
        for (Object each : items(card, "attached")) walk(Json.table(each), seat, where, name, count, found);
    }

    static Object pick(Object items, Map<String, Object> wanted) {
        for (Object each : Json.list(items))
            if (each instanceof Map && wanted.keySet().stream().allMatch(key -> Json.list(wanted.get(key)).contains(Json.table(each).get(key)))) return each;
        return NOWHERE;
    }

    static Object follow(Object value, List<Object> path) { // NOWHERE: it leads nowhere
        for (int at = 0; at < path.size() && value != NOWHERE; at++) {
            Object key = path.get(at), from = value;
            if (key.equals("*")) {
                List<Object> found = new ArrayList<>();
                for (Object each : value == null ? List.of() : Json.list(value)) {
                    Object one = follow(each, path.subList(at + 1, path.size()));
                    if (one instanceof List) found.addAll(Json.list(one)); else found.add(one);
                }
                return found.contains(NOWHERE) ? NOWHERE : found;
            }
            String field = (String) called.getOrDefault(at > 0 ? String.valueOf(path.get(at - 1)) : "", "card");
            if (value == null) value = NOWHERE;
            else if (key instanceof List) value = Json.list(key).stream().flatMap(one -> (Json.table(from).get(one) == null ? List.of() : items(Json.table(from), (String) one)).stream()).collect(Collectors.toList());
            else if (key instanceof Map) value = pick(value, Json.table(key));
            else if (key instanceof Integer) value = (int) key < Json.list(value).size() ? Json.list(value).get((int) key) : NOWHERE;
            else if (value instanceof List) value = pick(value, Json.object(field, List.of(key)));
            else value = Json.table(value).containsKey(key) ? Json.table(value).get(key) : NOWHERE;
        }
        return value;
    }

    static Object read(Map<String, Object> hold) throws IOException {
        List<Object> path = Json.list(hold.get("path"));
        Object viewer = hold.get("viewer"), found;
        Map<String, Object> pending = now == null ? null : get(now, "pending"), position = Json.object("outcome", now == null ? null : now.get("outcome"),
            "pending", pending, "events", viewer != null ? told.get(viewer) : events, "problem", problem, "judgement", judgement);
        if (pending != null && pending.get("options") != null) position.put("options", pending.get("options"));
        if (!position.containsKey(path.get(0)) && !path.get(0).equals("options")) position = hold.containsKey("before") ? before : look(viewer);
        if (table == null || !path.get(0).equals("cards")) found = follow(position, path);
        else if (path.size() == 1) found = cards(position).stream().map(card -> Json.table(card).get("name")).collect(Collectors.toList());
        else if (path.get(1).equals("*")) found = cards(position);
        else found = follow(pick(cards(position), Json.object("name", List.of(((String) path.get(1)).replaceAll("#1$", "")))), path.subList(2, path.size()));
        if (found == NOWHERE && !hold.containsKey("default"))
            throw new Verdict(path.get(0).equals("options") ? "unsupported" : "failed", "nothing at " + Json.write(path));
        return found == NOWHERE ? hold.get("default") : found;
    }

    static Object at(List<Object> path) throws IOException {
        return read(Json.object("path", path));
    }

    // -- comparisons ----------------------------------------------------------------------------------------------------

    static String word(Object value) {
        return value == null ? "nobody" : value instanceof List ? Json.list(value).stream().map(Judge::word).collect(Collectors.joining(", ")) : String.valueOf(value);
    }

    static boolean like(Object event, Object wanted) {
        return Json.table(wanted).entrySet().stream().allMatch(field -> word(Json.table(event).get(field.getKey())).equals(word(field.getValue())));
    }

    static boolean bag(Collection<?> one, Collection<?> other) {
        List<Object> left = new ArrayList<>(other);
        return one.size() == other.size() && one.stream().allMatch(left::remove);
    }

    static boolean covers(Object option, Object choice) {
        return Json.table(choice).entrySet().stream().allMatch(field -> {
            Object told = Json.table(option).get(field.getKey());
            return field.getValue() instanceof List && told instanceof List ? bag(Json.list(field.getValue()), Json.list(told)) : Objects.equals(field.getValue(), told);
        });
    }

    static boolean take(List<Object> list, Predicate<Object> fits) {
        for (int i = 0; i < list.size(); i++) if (fits.test(list.get(i))) return list.remove(i) != list;
        return false;
    }

    static boolean named(Object value, String name) {
        return value instanceof String ? ((String) value).contains(name) : value instanceof List ? Json.list(value).stream().anyMatch(each -> named(each, name))
            : value instanceof Map && Json.table(value).entrySet().stream().anyMatch(field -> !field.getKey().equals("rules") && named(field.getValue(), name));
    }

    static List<Object> brief(List<Object> cards, Map<String, Object> fields) {
        return cards.stream().map(card -> {
            Map<String, Object> made = new HashMap<>();
            if (!"?".equals(Json.table(card).get("card"))) fields.forEach((key, value) -> made.put(key, Json.table(card).get(key) == null ? value : Json.table(card).get(key)));
            return (Object) made;
        }).collect(Collectors.toList());
    }

    static boolean open(Object there) {
        return there != null && !there.equals(List.of()) && !there.equals("?") && !(there instanceof List && Json.list(there).contains("?"));
    }

    static boolean holds(String comparison, Object found, Object value, Object other) {
        List<Object> list = found instanceof List ? new ArrayList<>(Json.list(found)) : List.of(), of = value instanceof List ? Json.list(value) : List.of();
        Map<String, Object> one = found instanceof Map ? Json.table(found) : Map.of(), question = value instanceof Map ? Json.table(value) : Map.of();
        switch (comparison) {
            case "is": return Objects.equals(found, value);
            case "is not": return !Objects.equals(found, value);
            case "holds": return bag(list, of);
            case "holds each": return bag(new HashSet<>(list), of);
            case "counts": return value.equals(list.size());
            case "counts each": return value.equals(new HashSet<>(list).size());
            case "has": return list.contains(value);
            case "lacks": return !list.contains(value);
            case "grows by": return value.equals((int) found - (int) other);
            case "stays": return Objects.equals(found, other);
            case "gains": Json.list(other).forEach(list::remove); return bag(list, of);
            case "lie there": return bag(brief(list, Json.table(of.get(0))), brief(Json.list(of.get(1)), Json.table(of.get(0))));
            case "are different": return !list.contains(null) && new HashSet<>(list).size() == list.size();
            case "are together": {
                List<Object> keys = Json.list(of.get(0)), names = Json.list(of.get(1));
                Map<Object, List<Object>> groups = list.stream().collect(Collectors.groupingBy(card -> keys.stream().map(key -> String.valueOf(Json.table(card).get(key))).collect(Collectors.toList()), Collectors.mapping(card -> Json.table(card).get("name"), Collectors.toList())));
                return groups.values().stream().anyMatch(group -> bag(group, names));
            }
            case "is seen": return open(other) && found.equals(other);
            case "is hidden": return open(other) && found.equals(other instanceof List ? Collections.nCopies(Json.list(other).size(), "?") : "?");
            case "happened": return of.stream().allMatch(wanted -> take(list, event -> like(event, wanted)));
            case "happened in order": {
                Iterator<Object> left = list.iterator();
                for (Object wanted : of) for (boolean met = false; !met; ) { if (!left.hasNext()) return false; met = like(left.next(), wanted); }
                return true;
            }
            case "did not happen": return list.stream().noneMatch(event -> of.stream().anyMatch(wanted -> like(event, wanted)));
            case "is not named": return list.stream().noneMatch(event -> named(event, (String) value));
            case "ended as": {
                Collections.reverse(list);
                Optional<Object> last = list.stream().filter(event -> Json.list(of.get(0)).contains(Json.table(event).get("event")) && like(event, of.get(1))).findFirst();
                return last.isPresent() && Json.table(of.get(2)).entrySet().stream().allMatch(field -> Json.table(last.get()).getOrDefault(field.getKey(), false).equals(field.getValue()));
            }
            case "adds up to": return Json.table(of.get(1)).entrySet().stream().allMatch(sum -> sum.getValue().equals(list.stream().filter(event -> like(event, of.get(0))).mapToInt(event -> (int) Json.table(event).getOrDefault(sum.getKey(), 0)).sum()));
            case "is asked": return found != null && question.get("seat").equals(one.get("seat")) && (items(question, "windows").isEmpty() || items(question, "windows").contains(one.get("window")));
            case "is not asked": return found == null || (question.get("seat") != null && !question.get("seat").equals(one.get("seat"))) || !items(question, "windows").contains(one.get("window"));
            case "is offered": return list.stream().anyMatch(option -> covers(option, value));
            case "are offered":
                list.sort(Comparator.comparing(option -> Json.table(option).size()));
                return of.stream().sorted(Comparator.comparing(choice -> -Json.table(choice).size())).allMatch(choice -> take(list, option -> covers(option, choice))) && list.isEmpty();
            case "nothing is left open": return found == null || of.contains(one.get("window")) || Objects.equals(one.get("seat"), other);
            default: throw new IllegalStateException("no comparison is called " + comparison);
        }
    }

    // -- requests -------------------------------------------------------------------------------------------------------

    static Object fill(Object value) throws IOException {
        if (!(value instanceof Map)) return value;
        if (Json.table(value).get("at") instanceof List) return at(Json.list(Json.table(value).get("at")));
        Map<String, Object> made = new LinkedHashMap<>();
        for (Map.Entry<String, Object> field : Json.table(value).entrySet()) made.put(field.getKey(), fill(field.getValue()));
        return made;
    }

    static void choose(Map<String, Object> params, Map<String, Object> how) throws IOException {
        Map<String, Object> filled = Json.table(fill(params)), pending = get(now, "pending"), choice = get(filled, "choice");
        must(pending != null && filled.get("seat").equals(pending.get("seat")) && (!how.containsKey("windows") || items(how, "windows").contains(pending.get("window"))), "it is not for them to choose " + filled);
        String first = (String) how.get("first");
        if (first != null) choice.put(first, items(pending, "options").stream().map(option -> (String) Json.table(option).get(first)).filter(name -> !items(how, "other_than").contains(name)).sorted().findFirst().orElse(null));
        reach(ask("choose", filled, false));
        must(pending.get("options") == null || items(pending, "options").stream().anyMatch(option -> covers(option, choice)), "it was not among the options");
    }

    static void pass(Map<String, Object> how) throws IOException {
        Map<String, Object> pending = get(now, "pending"), until = get(how, "until"), choice = get(get(how, "params"), "choice");
        List<Object> passed = new ArrayList<>(), same = how.containsKey("same") ? items(how, "same") : null, windows = how.containsKey("windows") ? items(how, "windows") : pending == null ? List.of() : List.of(pending.get("window"));
        Object there = same == null ? null : at(same);
        must(pending == null || !items(how, "phases").contains(pending.get("window")), "a phase is open");
        for (; pending != null && (until != null || windows.contains(pending.get("window"))) && (how.get("seat") == null || how.get("seat").equals(pending.get("seat")))
                && passed.size() < (int) how.getOrDefault("most", 200) && (same == null || Objects.equals(read(Json.object("path", same, "default", null)), there)); pending = get(now, "pending")) {
            must((boolean) pending.get("optional") || !"pass".equals(choice.get("do")), "somebody must decide");
            passed.add(pending.get("window"));
            choose(Json.object("seat", pending.get("seat"), "choice", choice), Map.of());
            Map<String, Object> next = get(now, "pending");
            if (until != null && next != null && until.get("seat").equals(next.get("seat")) && until.get("window").equals(next.get("window"))) return;
        }
        must(until == null && passed.size() >= (int) how.getOrDefault("least", 1) && passed.size() < 200 && (!how.containsKey("through") || passed.contains(how.get("through"))), "nobody is asked that");
    }

    static void make(Map<String, Object> request) throws IOException {
        Map<String, Object> params = get(request, "params");
        switch ((String) request.get("method")) {
            case "setup": {
                Map<String, Object> answer = ask("setup", params, request.containsKey("refusable"));
                if (answer.containsKey("refused")) problem = get(get(answer, "refused"), "data").get("problem"); else reach(answer);
                break;
            }
            case "remember":
                before = request.containsKey("position") ? get(request, "position") : look(null);
                if (request.containsKey("forget")) {
                    events = new ArrayList<>();
                    told.replaceAll((seat, heard) -> new ArrayList<>());
                }
                break;
            case "choose": choose(params, request); break;
            case "deck": judgement = ask("deck", params, false); break;
            case "arrange": reach(ask("arrange", fill(params), false)); break;
            case "refuse": {
                Map<String, Object> tried = Json.table(fill(params)), state = look(null), pending = get(now, "pending");
                must(pending == null || !tried.get("seat").equals(pending.get("seat")) || !items(pending, "options").contains(tried.get("choice")), tried + " is offered");
                must(ask("choose", tried, true).containsKey("refused"), tried + " is carried out");
                seen = null;
                must(look(null).equals(state), "it was refused, and yet something changed");
                break;
            }
            case "pass": pass(request); break;
            default: throw new IllegalStateException("no method is called " + request.get("method"));
        }
    }

    // -- the run --------------------------------------------------------------------------------------------------------

    static boolean declared(Map<String, Object> vector, Map<String, Object> game, Map<String, Object> partOf) {
        List<String> levels = List.of("play", "options", "lockstep");
        return game != null && items(game, "editions").contains(vector.get("edition"))
            && (!vector.containsKey("toggles") || get(vector, "toggles").entrySet().stream().allMatch(toggle -> game.containsKey("toggles") && items(get(game, "toggles"), toggle.getKey()).contains(toggle.getValue())))
            && ("all".equals(game.get("cards")) || items(vector, "cards").stream().allMatch(card -> items(game, "cards").contains(card)
                || !items(vector, "in_use").contains(card) && ("all".equals(game.get("known")) || items(game, "known").contains(card))))
            && Collections.disjoint(items(vector, "keys"), items(game, "untracked"))
            && (!vector.containsKey("seats") || game.get("seats") == null || items(game, "seats").contains(vector.get("seats")))
            && !(Boolean.TRUE.equals(vector.get("chance")) && "own".equals(game.get("chance")))
            && items(vector, "needs").stream().allMatch(need -> levels.contains(need) ? levels.indexOf(game.get("level")) >= levels.indexOf(need) : items(game, "features").contains(need) || partOf.containsKey(need) && items(game, "features").contains(partOf.get(need)));
    }

    static void play(Map<String, Object> vector) throws IOException {
        now = before = seen = null;
        problem = judgement = null;
        events = new ArrayList<>();
        told = new HashMap<>();
        for (Object seat : items(vector, "listens")) told.put((String) seat, new ArrayList<>());
        for (Object request : items(vector, "requests")) {
            make(Json.table(request));
            for (Object each : items(Json.table(request), "holds")) {
                Map<String, Object> hold = Json.table(each), second = new HashMap<>(hold);
                Object found = read(hold), value = fill(hold.get("value")), other = null;
                if (hold.containsKey("against")) {
                    second.putAll(get(hold, "against"));
                    other = read(second);
                }
                must(holds((String) hold.get("comparison"), found, value, other), Json.write(hold) + " found " + Json.write(found));
            }
        }
    }

    static Map<String, Object> load(String folder, String file) throws IOException {
        return Json.table(Json.read(Files.readString(Path.of(folder, file))));
    }

    public static void main(String[] arguments) throws IOException {
        Process engine = new ProcessBuilder(Arrays.asList(arguments).subList(2, arguments.length)).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        input = new BufferedReader(new InputStreamReader(engine.getInputStream(), UTF_8));
        output = new OutputStreamWriter(engine.getOutputStream(), UTF_8);
        Map<String, Object> index = load(arguments[0], "index.json"), harness = Json.object("name", "vectors", "version", "1"),
            games = get(ask("initialize", Json.object("protocol", 1, "versions", Json.object("min", 1, "max", 1), "harness", harness), false), "games");
        for (Object entry : items(index, "vectors")) {
            String id = (String) Json.table(entry).get("id"), verdict = "passed";
            if (!id.startsWith(arguments[1])) continue;
            Map<String, Object> vector = load(arguments[0], (String) Json.table(entry).get("file")), game = get(get(index, "games"), (String) vector.get("game"));
            table = get(game, "table");
            called = get(game, "called");
            try {
                if (!declared(vector, get(games, (String) vector.get("game")), get(game, "part_of"))) throw new Verdict("unsupported", "not declared");
                play(vector);
            } catch (Verdict ended) {
                verdict = ended.verdict;
                if (!verdict.equals("unsupported")) System.err.println(id + ": " + ended.getMessage());
            }
            System.out.println(id + " " + verdict);
        }
        engine.destroy();
    }
}
