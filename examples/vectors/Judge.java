// Judges an engine by vectors alone, and prints each scenario with its verdict. PREFIX is that of ids: VTES, VTES-05.
// It needs Java 17 or later.
//   javac -d classes examples/vectors/Judge.java conformance/templates/java/Json.java
//   java -cp classes Judge VECTORS PREFIX COMMAND ARGUMENTS…
// What lines, checks and paths mean: docs/vectors.md.

import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

import static java.nio.charset.StandardCharsets.UTF_8;

public final class Judge {
    static final class Verdict extends RuntimeException {
        final String verdict;

        Verdict(String verdict, Object why) {
            super(String.valueOf(why), null, false, false);
            this.verdict = verdict;
        }
    }

    static BufferedReader input;
    static Writer output;
    static int ids = 0;
    static Object index;
    static Map<String, Object> kept = new HashMap<>(); // lists, by name

    static void ask(Object line) throws IOException {
        Object request = Json.object("jsonrpc", "2.0", "id", ++ids, "method", at(line, "ask"), "params", fill(at(line, "params")));
        output.write(Json.write(request) + "\n");
        output.flush();
        String told = input.readLine();
        if (told == null) throw new Verdict("error", "the engine broke");
        Object answer = Json.read(told), code = at(answer, "error", "code"), verdict = at(index, "verdicts", String.valueOf(code));
        if (code != null && !code.equals(at(line, "refused")))
            throw new Verdict(verdict == null ? "error" : (String) verdict, at(answer, "error", "message"));
        kept.put((String) at(line, "as"), list(at(answer, "result")));
        kept.put("refusal", list(at(answer, "error")));
    }

    static <T> T fail(String why) {
        throw new Verdict("failed", why);
    }

    static Object at(Object value, String... fields) { // null: there is no such field
        for (String field : fields) value = value instanceof Map ? Json.table(value).get(field) : null;
        return value;
    }

    static List<Object> list(Object value) {
        return value instanceof List ? Json.list(value) : value == null ? List.of() : List.of(value);
    }

    static List<Object> without(List<Object> items, List<Object> gone) {
        List<Object> left = new ArrayList<>(items);
        gone.forEach(left::remove);
        return left;
    }

    static boolean like(Object one, Object kind) {
        return kind instanceof List ? Json.list(kind).contains(one)
            : Json.table(kind).entrySet().stream().allMatch(field -> like(at(one, field.getKey()), field.getValue()));
    }

    static Stream<Object> made(Stream<Object> found, String name, Object value) { // what a key of a path makes of what was found
        return switch (name) {
            case "any" -> found.flatMap(one -> list(value).stream().flatMap(key -> list(at(one, (String) key)).stream()));
            case "like" -> found.filter(one -> like(one, value));
            case "after" -> found.dropWhile(one -> !like(one, value)).skip(1);
            case "beyond" -> without(found.collect(Collectors.toList()), list(value)).stream();
            case "naming" -> found.filter(one -> Json.write(one).contains(Json.write(value).replaceAll("^\"|\"$", "")));
            case "distinct" -> found.distinct().sorted();
            case "count" -> Stream.of((int) found.count());
            case "sum" -> Stream.of(found.mapToInt(one -> (int) one).sum());
            case "plus" -> found.map(one -> (int) one + (int) value);
            case "cards" -> found.flatMap(position -> cards(position, at(index, "games", (String) value, "cards")).stream());
            default -> throw new IllegalStateException("no key is called " + name);
        };
    }

    static Stream<Object> step(List<Object> found, Object key) {
        if (key instanceof Map)
            return Json.table(key).entrySet().stream().flatMap(one -> made(found.stream(), one.getKey(), fill(one.getValue())));
        if (key instanceof Integer place) return found.isEmpty() || place >= found.size() ? fail("there are too few")
            : Stream.of(found.get(Math.floorMod(place, found.size())));
        if (!found.stream().allMatch(one -> one instanceof Map && Json.table(one).containsKey(key))) fail(key + " is not told");
        return found.stream().map(one -> at(one, (String) key)).flatMap(one -> one == null ? Stream.of(one) : list(one).stream());
    }

    static List<Object> follow(Object path) {
        List<Object> found = list(kept.get(list(path).get(0)));
        for (Object key : list(path).subList(1, list(path).size())) found = step(found, key).collect(Collectors.toList());
        return found;
    }

    static Object fill(Object value) { // what stands at paths in place of them
        if (value instanceof List) return list(value).stream().flatMap(one -> at(one, "at") instanceof List
            ? follow(at(one, "at")).stream() : Stream.of(fill(one))).collect(Collectors.toList());
        if (at(value, "at") instanceof List) return step(follow(at(value, "at")), 0).collect(Collectors.toList()).get(0);
        if (!(value instanceof Map)) return value;
        Map<String, Object> made = new LinkedHashMap<>(Json.table(value));
        made.replaceAll((key, one) -> fill(one));
        return made;
    }

    static List<Object> cards(Object position, Object kinds) { // all on the table, with name, place and controller
        List<Object> all = new ArrayList<>();
        for (Object lists : list(at(kinds, "lists")))
            for (Object holder : (boolean) at(lists, "of_seats") ? list(at(position, "seats")) : List.of(position))
                for (Object key : list(at(lists, "keys")))
                    lay(at(holder, (String) key), (String) key, (boolean) at(lists, "controlled") ? at(holder, "name") : "", kinds, all);
        return all;
    }

    static void lay(Object cards, String where, Object seat, Object kinds, List<Object> all) { // seat "": nobody's
        for (Object card : list(cards)) {
            Map<String, Object> shown = new LinkedHashMap<>(Json.table(at(kinds, "left_out")));
            shown.putAll(Json.table(card));
            shown.put("where", where);
            shown.put("controller", "".equals(seat) ? null : at(card, "controller") != null ? at(card, "controller") : seat);
            Object named = at(card, "card") != null ? at(card, "card") : "?";
            Object bare = list(at(kinds, "called")).stream().filter(kind -> like(shown, at(kind, "like"))).findFirst()
                .map(kind -> at(kind, "name")).orElse(named);
            long same = all.stream().filter(other -> bare.equals(at(other, "bare"))).count();
            shown.put("bare", bare);
            shown.put("name", same > 0 ? bare + "#" + (same + 1) : bare);
            all.add(shown);
            lay(at(card, "attached"), "on " + shown.get("name"), seat, kinds, all);
        }
    }

    static boolean holds(Object line) {
        List<Object> found = follow(at(line, "path")), is = list(fill(at(line, "is"))), held = list(fill(at(line, "holds")));
        return at(line, "is") != null ? found.equals(is)
            : at(line, "holds") != null ? found.size() == held.size() && without(found, held).isEmpty()
            : found.size() >= (int) at(line, "least");
    }

    static boolean all(Object checks) {
        return checks != null && list(checks).stream().allMatch(Judge::holds);
    }

    static void run(Object lines, Object after) throws IOException {
        for (Object line : list(lines)) {
            if (at(line, "ask") != null) ask(line);
            if ("now".equals(at(line, "as"))) run(after, after);
            if (at(line, "keep") != null) kept.putAll(Json.table(fill(at(line, "keep"))));
            Object verdict = Json.table(line).getOrDefault("verdict", "failed");
            if (at(line, "path") != null && !holds(line))
                throw new Verdict((String) verdict, at(line, "what") + ": found " + follow(at(line, "path")));
            if (all(at(line, "if"))) run(at(line, "do"), after);
            for (int times = 0; all(at(line, "while")); times++) run(times < 200 ? at(line, "do") : fail("there is no end of it"), after);
        }
    }

    static Object load(String folder, Object file) throws IOException {
        return Json.read(Files.readString(Path.of(folder, (String) file)));
    }

    public static void main(String[] arguments) throws IOException {
        List<String> command = List.of(arguments).subList(2, arguments.length);
        Process engine = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        input = new BufferedReader(new InputStreamReader(engine.getInputStream(), UTF_8));
        output = new OutputStreamWriter(engine.getOutputStream(), UTF_8);
        index = load(arguments[0], "index.json");
        ask(Json.object("ask", "initialize", "params", at(index, "initialize"), "as", "engine"));
        Map<String, Object> started = kept;
        for (Object entry : list(at(index, "vectors"))) {
            String id = (String) at(entry, "id"), verdict = "passed";
            if (!id.startsWith(arguments[1])) continue;
            Object vector = load(arguments[0], at(entry, "file"));
            kept = new HashMap<>(started);
            try {
                run(at(vector, "needs"), null);
                run(at(vector, "script"), at(vector, "after"));
            } catch (RuntimeException ended) { // else than a verdict: the engine has told something of another shape
                verdict = ended instanceof Verdict found ? found.verdict : "error";
                if (!verdict.equals("unsupported")) System.err.println(id + ": " + ended);
            }
            System.out.println(id + " " + verdict);
        }
        engine.destroy();
    }
}
