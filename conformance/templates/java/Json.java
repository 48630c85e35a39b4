// A small JSON reader and writer without dependencies: objects are maps, arrays are lists, numbers are integers.

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

final class Json {
    private final String text;
    private int at = 0;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) {
        return new Json(text).value();
    }

    static Map<String, Object> object(Object... fields) {
        Map<String, Object> made = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i += 2) made.put((String) fields[i], fields[i + 1]);
        return made;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> table(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return (List<Object>) value;
    }

    static String write(Object value) {
        if (value instanceof Map)
            return table(value).entrySet().stream().map(field -> quoted(field.getKey()) + ":" + write(field.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        if (value instanceof List) return list(value).stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
        return value instanceof String ? quoted((String) value) : String.valueOf(value);
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray())
            out.append(c == '"' || c == '\\' ? "\\" + c : c < ' ' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
        return out.append('"').toString();
    }

    private char next() {
        while (Character.isWhitespace(text.charAt(at))) at++;
        return text.charAt(at);
    }

    private Object value() {
        char c = next();
        if (c == '"') return string();
        if (c == '{' || c == '[') {
            Map<String, Object> table = new LinkedHashMap<>();
            List<Object> list = new ArrayList<>();
            for (at++; next() != '}' && next() != ']'; ) {
                if (next() == ',') at++;
                String key = c == '{' && next() == '"' ? string() : null;
                if (key != null && next() == ':') at++;
                if (key != null) table.put(key, value());
                else list.add(value());
            }
            at++;
            return c == '{' ? table : list;
        }
        int from = at;
        while (at < text.length() && ",]} \t".indexOf(text.charAt(at)) < 0) at++;
        String word = text.substring(from, at);
        return word.equals("null") ? null : word.equals("true") || word.equals("false") ? (Object) word.equals("true") : (Object) Integer.parseInt(word);
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char c = text.charAt(at);
            if (c == '\\') {
                c = text.charAt(++at);
                if (c == 'u') {
                    out.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                    at += 4;
                    continue;
                }
                c = "bfnrt".indexOf(c) >= 0 ? "\b\f\n\r\t".charAt("bfnrt".indexOf(c)) : c;
            }
            out.append(c);
        }
        at++;
        return out.toString();
    }
}
