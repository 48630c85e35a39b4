// Judges an engine by vectors alone, and prints each scenario with its verdict. PREFIX is that of ids: VTES, VTES-05.
// It needs Java 17 or later.
//   javac -d classes examples/vectors/Judge.java conformance/templates/java/Json.java
//   java -cp classes Judge VECTORS PREFIX COMMAND ARGUMENTS…
// What lines, checks and paths mean: docs/how-to/vectors.md.

import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

import static java.nio.charset.StandardCharsets.UTF_8;

public final class Judge {
    static Process engine;
    static Object index, after;
    static Map<String, Object> kept = new HashMap<>(); // lists, by name
    static int ids = 0;

    static RuntimeException end(Object verdict, Object why) { return new IllegalStateException(verdict + " " + why); }

    static Object at(Object value, Object field) { return value instanceof Map ? Json.table(value).get(field) : null; }

    static List<Object> list(Object value) {
        return value instanceof List ? Json.list(value) : value == null ? List.of() : List.of(value);
    }

    static Map<String, Object> ask(Object line) throws Exception {
        Object params = fill(at(line, "params"));
        Object request = Json.object("jsonrpc", "2.0", "id", ++ids, "method", at(line, "ask"), "params", params);
        engine.outputWriter(UTF_8).append(Json.write(request) + "\n").flush();
        String told = engine.inputReader(UTF_8).readLine();
        if (told == null) throw end("error", "the engine broke");
        Object answer = Json.read(told), error = at(answer, "error"), code = at(error, "code");
        if (error != null && !code.equals(at(line, "refused")))
            throw end(Json.table(at(index, "verdicts")).getOrDefault(code.toString(), "error"), at(error, "message"));
        return Json.object(at(line, "as"), list(at(answer, "result")), "refusal", list(error));
    }

    static boolean like(Object one, Object kind) {
        return kind instanceof List ? Json.list(kind).contains(one)
            : Json.table(kind).entrySet().stream().allMatch(field -> like(at(one, field.getKey()), field.getValue()));
    }

    static List<Object> without(List<Object> items, List<Object> gone) {
        List<Object> left = new ArrayList<>(items);
        gone.forEach(left::remove);
        return left;
    }

    static Stream<Object> laid(Object on, List<Object> keys, Object of) {
        Stream<Object> lists = keys.stream().filter(key -> at(on, key) instanceof List);
        return lists.flatMap(key -> list(at(on, key)).stream().flatMap(each -> {
            Map<String, Object> one = new HashMap<>(Json.table(each));
            one.putAll(Json.object("in", key, "on", on, "of", of));
            return Stream.concat(Stream.of(one), laid(one, keys, of));
        }));
    }

    static Stream<Object> made(List<Object> found, String name, Object value) { // what a key of a path makes of what was found
        Stream<Object> each = found.stream();
        return switch (name) {
            case "any" -> each.flatMap(one -> list(value).stream().flatMap(way -> way instanceof List
                ? follow(list(one), Json.list(way)).stream() : list(at(one, way)).stream()));
            case "deep" -> each.flatMap(one -> laid(one, list(value), one));
            case "like" -> each.filter(one -> like(one, value));
            case "after" -> each.dropWhile(one -> !like(one, value)).skip(1);
            case "beyond" -> without(found, list(value)).stream();
            case "naming" -> each.filter(one -> Json.write(one).contains(Json.write(value).replaceAll("^\"|\"$", "")));
            case "distinct" -> each.distinct().sorted();
            case "count" -> Stream.of(found.size());
            case "sum" -> Stream.of(each.mapToInt(one -> (int) one).sum() + (int) value);
            case "else" -> found.isEmpty() ? list(value).stream() : each;
            default -> throw new IllegalArgumentException("no key is called " + name);
        };
    }

    static Stream<Object> step(List<Object> found, Object key) {
        if (key instanceof Map)
            return Json.table(key).entrySet().stream().flatMap(one -> made(found, one.getKey(), fill(one.getValue())));
        if (key instanceof Integer place && (found.isEmpty() || place >= found.size())) throw end("failed", "there are too few");
        if (key instanceof Integer place) return Stream.of(found.get(Math.floorMod(place, found.size())));
        if (!found.stream().allMatch(one -> one instanceof Map && Json.table(one).containsKey(key)))
            throw end("failed", key + " is not told");
        return found.stream().map(one -> at(one, key)).flatMap(one -> one == null ? Stream.of(one) : list(one).stream());
    }

    static List<Object> follow(List<Object> found, List<Object> keys) {
        for (Object key : keys) found = step(found, key).collect(Collectors.toList());
        return found;
    }

    static List<Object> follow(Object path) {
        return follow(list(kept.get(list(path).get(0))), list(path).subList(1, list(path).size()));
    }

    static Object fill(Object value) { // what stands at paths in place of them
        if (value instanceof List) return list(value).stream().flatMap(one -> at(one, "at") instanceof List
            ? follow(at(one, "at")).stream() : Stream.of(fill(one))).collect(Collectors.toList());
        if (at(value, "at") instanceof List) return follow(follow(at(value, "at")), List.of(0)).get(0);
        if (!(value instanceof Map)) return value;
        Map<String, Object> made = new LinkedHashMap<>(Json.table(value));
        made.replaceAll((key, one) -> fill(one));
        return made;
    }

    static boolean holds(Object line) {
        List<Object> found = follow(at(line, "path")), is = list(fill(at(line, "is"))), held = list(fill(at(line, "holds")));
        return at(line, "is") != null ? found.equals(is)
            : at(line, "holds") != null ? found.size() == held.size() && without(found, held).isEmpty()
            : found.size() >= (int) at(line, "least");
    }

    static void run(Object lines) throws Exception {
        for (Object line : list(lines)) {
            Object made = at(line, "ask") != null ? ask(line) : at(line, "keep") != null ? fill(at(line, "keep")) : Map.of();
            kept.putAll(Json.table(made));
            for (String name : Json.table(made).keySet()) run(at(after, name));
            if (at(line, "path") != null && !holds(line)) {
                String why = at(line, "what") + ": found " + follow(at(line, "path"));
                throw end(Json.table(line).getOrDefault("verdict", "failed"), why);
            }
            int most = at(line, "if") == null ? 0 : at(line, "again") == null ? 1 : 201;
            for (int times = 0; times < most && list(at(line, "if")).stream().allMatch(Judge::holds); times++) {
                if (times == 200) throw end("failed", "there is no end of it");
                run(at(line, "do"));
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        List<String> command = List.of(arguments).subList(2, arguments.length);
        engine = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        Path folder = Path.of(arguments[0]);
        index = Json.read(Files.readString(folder.resolve("index.json")));
        run(List.of(Json.object("ask", "initialize", "params", at(index, "initialize"), "as", "engine")));
        Map<String, Object> started = kept;
        for (Object entry : list(at(index, "vectors"))) {
            String id = (String) at(entry, "id"), ended = "passed";
            if (!id.startsWith(arguments[1])) continue;
            Object vector = Json.read(Files.readString(folder.resolve((String) at(entry, "file"))));
            kept = new HashMap<>(started);
            after = at(vector, "after");
            try {
                run(at(vector, "needs"));
                run(at(vector, "script"));
            } catch (RuntimeException why) { // any other: the engine has told something of another shape
                ended = why instanceof IllegalStateException ? why.getMessage() : "error " + why;
            }
            System.out.println(id + " " + ended.split(" ")[0]);
            if (!ended.matches("(?s)(passed|unsupported).*")) System.err.println(id + ": " + ended);
        }
        engine.destroy();
    }
}
