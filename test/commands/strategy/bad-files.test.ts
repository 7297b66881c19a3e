// Broken files: their authors are shown where, privately, and nothing is registered.

import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { quotedLine } from "../../../commands/strategy/view.ts";
import { fileRegistrations } from "../../../src/arena/submissions/names.ts";
import { ANNA, openTable, textOf } from "../play/table.ts";
import { submits } from "./submitted.ts";

const GAMES = 'export const games = ["rps"];\n';
const choosing = (body: string): string => `${GAMES}export function create() {
  return { choose() { ${body} } };
}`;

/** The attempt, the file, and what its author reads. */
const BAD: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
  [
    "no JavaScript",
    "rock beats scissors",
    /doesn’t load\nLine 1, column \d+:\n.*SyntaxError[\s\S]*1 \| rock beats/,
  ],
  ["a syntax error", `${GAMES}export function move( { return 0; }`, /doesn’t load\nLine 2, column \d+:/],
  ["a zip", Uint8Array.of(0x50, 0x4b, 3, 4, ...deflateRawSync(Buffer.alloc(999, 7)), 0xff), /doesn’t load/],
  ["two encodings", Buffer.from(`${GAMES}// caf\u00e9 \n`, "latin1"), /isn't UTF-8 text/],
  ["UTF-16", Buffer.from(`\ufeff${GAMES}`, "utf16le"), /isn't UTF-8 text/],
  ["65 KB", `// ${"x".repeat(65 * 1024)}\n${GAMES}`, /the limit is 65536/],
  ["nothing at all", "", /neither create nor move/],
  ["a table", "\ufeffround;own;opponent\r\n1;0;2\r\n", /doesn’t load/],
  ["a web page", "<!doctype html>\n<script>alert(1)</script>", /doesn’t load\nLine 1/],
  ["an HTML comment", `<!-- hidden\n${choosing("return 1;")}`, /doesn’t load\nLine 1/],
  ["JSON", '{"move": 0}', /doesn’t load/],
  ["an import", 'import fs from "node:fs";\nexport const move = () => 0;', /can't import anything/],
  ["an endless loop at load", "while (true);\nexport const move = () => 0;", /doesn’t load[\s\S]*more steps/],
  ["waiting at load", "await new Promise(() => {});\nexport const move = () => 0;", /at its top level/],
  [
    "an error at load",
    "null.x;\nexport const move = () => 0;",
    /doesn’t load\nLine 1, column \d+:\n.*TypeError/,
  ],
  ["an endless loop in choose", choosing("for (;;);"), /used too much[\s\S]*random, round 1/],
  ["an endless loop in a getter", choosing("return { get valueOf() { for (;;); } };"), /made no valid move/],
  [
    "an endless regular expression",
    choosing('return /^(a+)+$/.test("a".repeat(40) + "b");'),
    /used too much/,
  ],
  ["an endless BigInt", choosing("let n = 3n; for (;;) n *= n;"), /used too much|failed|gave up/],
  ["a heap bomb", choosing("const all = []; for (;;) all.push(new Array(1000).fill(all));"), /used too much/],
  [
    "a stack bomb",
    choosing("const again = () => again() + 1; return again();"),
    /used too much[\s\S]*nested too deeply/,
  ],
  ["a large sort", choosing("return Array.from({ length: 1e6 }, (_, i) => -i).sort()[0];"), /used too much/],
  ["an object", choosing("return { move: 0 };"), /it played a value of type object, which isn't a move/],
  ["NaN", choosing("return NaN;"), /it played NaN/],
  ["the fourth of three moves", choosing("return 3;"), /it played 3, which isn't a move/],
  ["a name with a space", choosing('return "rock ";'), /it played "rock "/],
  ["a promise", choosing("return Promise.resolve(0);"), /it played a promise/],
  ["nothing returned", choosing(""), /it played nothing/],
  ["a symbol", choosing("return Symbol.iterator;"), /a value of type symbol/],
  ["a proxy", choosing("return new Proxy({}, { get() { for (;;); } });"), /a value of type object/],
  ["a thrown string with a mention", choosing('throw "@everyone";'), /it threw/],
  ["no choose", `${GAMES}export const create = () => ({});`, /failed/],
];

describe("a broken file", () => {
  it.each(BAD)(
    "that is %s is refused privately with the line, and isn't registered",
    async (_what, file, says) => {
      const table = await openTable();
      const reply = await submits(table, file);
      expect(reply.type === "post" ? reply.audience : "caller").toBe("caller");
      expect(textOf(reply)).toMatch(says);
      expect(textOf(reply)).not.toContain("is registered");
      expect(await fileRegistrations(table.store)).toEqual([]);
      expect(table.defects).toEqual([]);
    },
  );

  it("reports opponent, round and line of a failure in a later round", async () => {
    const text = textOf(
      await submits(
        await openTable(),
        `${GAMES}export function move(history) {
  if (history.length === 9) return history[9].own;
  return 0;
}`,
      ),
    );
    expect(text).toContain("Rock-paper-scissors, against random, round 10. Line 3, column");
    expect(text).toContain("3 | if (history.length === 9) return history[9]");
  });

  it.each([
    ["eval", choosing('return eval("1") + Function("return 0")();')],
    ["a changed prototype", choosing("Array.prototype.push = Object.prototype.valueOf = () => 9; return 1;")],
    ["a byte order mark and U+2028", `\ufeff${choosing("return 1; /* \u2028 */")}`],
    ["the clock and chance", choosing("return (Math.floor(Math.random() * 3) + (Date.now() % 3)) % 3;")],
  ])("that uses %s plays the same moves twice, and is registered", async (_what, file) => {
    const table = await openTable();
    expect(textOf(await submits(table, file))).toContain("is registered");
    expect(await fileRegistrations(table.store)).toHaveLength(1);
  });

  it("doesn't disturb another file submitted at the same time", async () => {
    const table = await openTable();
    const good = choosing("return 1;");
    const [bad, other] = await Promise.all([
      submits(table, choosing("for (;;);")),
      submits(table, good, { name: "other", caller: { ...ANNA, id: "7" } }),
    ]);
    expect(textOf(bad)).toContain("used too much");
    expect(textOf(other)).toContain("other is registered");
  });
});

describe("a quoted line", () => {
  it.each([
    ["  return x;", 10, ["1 | return x;", "           ^"]],
    ["x", 1, ["1 | x", "    ^"]],
    ["x", 9, ["1 | x"]],
    ["\tx\u0000y\u202e", 2, ["1 | x y", "    ^"]],
    ["", 1, undefined],
  ])("%j is marked at column %d", (source, column, quoted) => {
    expect(quotedLine(source, { line: 1, column })).toEqual(quoted);
  });

  it("shows part of a long line, and nothing of a missing line", () => {
    const long = `${"a".repeat(500)}!${"b".repeat(500)}`;
    const [shown = "", mark = ""] = quotedLine(long, { line: 1, column: 501 }) ?? [];
    expect(shown.length).toBeLessThan(50);
    expect(shown[mark.indexOf("^")]).toBe("!");
    expect(quotedLine(long, { line: 2, column: 1 })).toBeUndefined();
  });
});
