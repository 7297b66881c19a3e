// Files that try everything. None reaches what is outside its machine, none delays others' moves for long, and a good
// file answers in between.

import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { strategySourcesOf } from "../../../src/arena/match/task.ts";
import { openSandbox, type Sandbox } from "../../../src/arena/sandbox/sandbox.ts";

const MB = 2 ** 20;
const CANARY = "/tmp/gadalka-escaped";

/** Throws if `root` looks like the host's global object, and leaves traces there. */
const TELL = `function tell(root) {
  const host = root && (root.process || (root.global && root.global.process));
  if (!host) return 0;
  host.getBuiltinModule("node:fs").writeFileSync("${CANARY}", "yes");
  throw new Error("ESCAPED");
}
`;
const move = (body: string) => `export function move(history, game, random) { ${body} }`;
const probe = (body: string) => TELL + move(`${body} return 0;`);
const OF_FUNCTION = `.constructor.constructor("return globalThis")()`;

/** What comes of a file: it isn't even loaded, its move is played, or it fails in that way. `limit`: by its steps, its
 * memory, its depth, or by wall clock. */
type Outcome = "refused" | "plays" | "crashed" | "illegal" | "limit";

const FILES: Readonly<Record<Outcome, Readonly<Record<string, string>>>> = {
  refused: {
    "a setter for all numbers": `Object.defineProperty(Array.prototype, "0", { set() { throw 1; } }); ${move("return 0;")}`,
    "no globals": `for (const name of Object.getOwnPropertyNames(globalThis)) try { delete globalThis[name]; } catch {} ${move("return 0;")}`,
    "not JavaScript": "hello, world",
    HTML: "<!doctype html><script>export const move = () => 0</script>",
    JSON: '{"move": 0}',
    CommonJS: "module.exports = { move: () => 0 };",
    "an HTML comment": "<!-- hidden\nexport const move = () => 0;",
    "an import of Node": 'import fs from "node:fs"; export const move = () => 0;',
    "an import of itself": 'import * as me from "strategy.js"; export const move = () => 0;',
    "an import of our module": 'import "taking.js"; export const move = () => 0;',
    "an import by address":
      'import x from "data:text/javascript,export default 1"; export const move = () => 0;',
    "a re-export": 'export * from "node:child_process";',
    "await at its top level": "await 0; export const move = () => 0;",
    "an endless await": "await new Promise(() => {}); export const move = () => 0;",
    "an error at its top level": "export const move = () => 0; throw new Error('at load');",
    "a loop at its top level": "export const move = () => 0; for (;;);",
    "a rejection at its top level": "Promise.reject(1); throw null;",
    "brackets nested too deeply": `export const move = () => ${"[".repeat(20_000)}`,
    "games that can't be written": "export const games = 1n;",
    "games by a loop": "export const games = { toJSON() { for (;;); } };",
    "parameters by a loop": "export const parameters = new Proxy({}, { ownKeys() { for (;;); } });",
    "parameters that throw": "export const parameters = { get rate() { throw new Error('no'); } };",
    "exports without end": "export const games = Array(1e5).fill('rps');",
  },
  plays: {
    "a byte order mark": `\ufeff${move("return 0;")}`,
    "line separators": `export const move = () => "\u2028\u2029".length - 2;`,
    "a comment that looks like HTML": "export const move = () => 0; // <!-- -->",
    "both forms": `export const create = () => ({ choose: () => 0 }); ${move("throw 1;")}`,
    "minus zero": move("return -0;"),
    "the end of its generator": `function* all() { for (;;) yield 0; } const it = all(); ${move("return it.next().value;")}`,
    "promises left behind": `${move("Promise.resolve().then(() => { for (;;); }); return 0;")}`,
    "rejections left behind": move("for (let at = 0; at < 99; at++) Promise.reject(at); return 0;"),
    "an async loop": move("(async () => { for (;;) await 0; })(); return 0;"),
    "polluted prototypes": `Object.prototype.own = Array.prototype.opponent = 9; ${move("return 0;")}`,
    "broken built-ins": `JSON.parse = Math.random = Array.prototype.push = () => { throw 1; }; ${move("return 0;")}`,
    "a changed game": move(
      "game.outcome = null; game.size = 99; game.moves.length = 0; history.length = 0; return 0;",
    ),
    "a setter for its exports": `Object.defineProperty(globalThis, "__file", { get: () => ({ move: () => 0 }), set() {} }); ${move("return 1;")}`,
    "the host by the function of dice": probe(`tell(random${OF_FUNCTION});`),
    "the host by the game": probe(`tell(game.outcome${OF_FUNCTION}); tell(game${OF_FUNCTION});`),
    "the host by the history": probe(`tell(history${OF_FUNCTION});`),
    "the host by eval and Function": probe(`tell((0, eval)("this")); tell(Function("return this")());`),
    "the host by sloppy functions": probe(`tell(Function("return (function () { return this; })()")());`),
    "the host by an error of ours": probe(
      `try { random(...Array(65000)); } catch (e) { tell(e${OF_FUNCTION}); }`,
    ),
    "the host by deep recursion": probe(
      `const deep = () => { random(); deep(); }; try { deep(); } catch (e) { tell(e${OF_FUNCTION}); }`,
    ),
    "the host by an import": probe(`import("node:fs").then(tell, (e) => tell(e${OF_FUNCTION}));`),
    "the host by generators": probe(`tell((function* () {}).constructor("yield this")().next().value);`),
    "the host by async functions": probe(`(async () => {}).constructor("return this")().then(tell);`),
    "the host by stack traces": probe(
      `Error.prepareStackTrace = (_, frames) => frames; const s = new Error().stack; if (/file:|node:|wasm/.test(s)) throw Error("ESCAPED");`,
    ),
    "the host by callees": probe(`tell(Function("return arguments.callee.caller")()); tell(this);`),
    "names of the host": probe(
      `for (const name of ["process", "require", "module", "global", "fetch", "Deno", "Bun", "std", "os", "console", "performance", "setTimeout", "WebAssembly", "Worker", "WeakRef", "queueMicrotask", "print", "load"]) if (name in globalThis) throw Error("ESCAPED " + name);`,
    ),
    "a clock that runs": probe(
      `for (let at = 0; at < 9999; at++) if (Date.now() !== 0 || +new Date()) throw Error("ESCAPED");`,
    ),
    "a time zone": probe(
      `if (new Date(0).getTimezoneOffset() || new Date(0).getHours()) throw Error("ESCAPED");`,
    ),
    "chance of its own": probe(
      `if (Math.random() === Math.random() || Math.random !== random) throw Error("ESCAPED");`,
    ),
    "a buffer beyond its memory": probe(
      `const b = new ArrayBuffer(8, { maxByteLength: 16 }); const v = new Uint8Array(b, 4); b.resize(4); v[9] = 1;`,
    ),
    "species that lie": probe(
      `class A extends Array { static get [Symbol.species]() { return Uint8Array; } } new A(9, 9, 9).map(() => 1e9);`,
    ),
  },
  crashed: {
    nothing: "",
    "a deep pattern": move("return new RegExp('('.repeat(1e5) + ')'.repeat(1e5)).test('') ? 0 : 1;"),
    "strings that double": move("let s = 'x'; for (;;) s += s + 'y';"),
    "digits of a BigInt": move("return String(1n << 8000000n).length;"),
    "no move": "export const other = 1;",
    "a default export": "export default () => 0;",
    "a move that's no function": "export const move = 0;",
    "an error": move("throw new Error('no');"),
    null: move("throw null;"),
    "a huge message": move("throw new Error('x'.repeat(1e6));"),
    "a message of commands": move(
      "throw new Error('@everyone \\u202e\\u0000\\u001b[2J [x](http://x.x)\\n'.repeat(9));",
    ),
    "half a character": move("throw new Error('\\ud83d');"),
    "a place beyond all lines": move(
      "const e = new Error('x'); e.stack = 'strategy.js:99999999999999999999:9'; throw e;",
    ),
    "a proxy as an error": move("throw new Proxy(new Error('x'), { get() { throw 1; } });"),
    "symbols in its words": move("const e = new Error('x'); e.message = Symbol('x'); throw e;"),
    "no player": "export const create = () => null;",
    "a player by getters": "export const create = () => ({ get choose() { throw new Error('x'); } });",
    "an observer that throws":
      "export const create = () => ({ choose: () => 0, get observe() { throw new Error('x'); } });",
    "reading its own export too early":
      "export const move = () => later(); const value = move; let later; later = value.x;",
  },
  illegal: {
    undefined: move(""),
    NaN: move("return NaN;"),
    "a fraction": move("return 0.5;"),
    "a negative number": move("return -1;"),
    "a number too large": move("return game.size;"),
    "a large integer": move("return 0n;"),
    "a boxed number": move("return new Number(0);"),
    "a name with a space": move("return 'rock ';"),
    "a long name": move("return 'rock'.repeat(1e5);"),
    "a symbol": move("return Symbol('rock');"),
    "a promise": "export const move = async () => 0;",
    "a thenable": move("return { then(play) { play(0); } };"),
    "a trap for conversions": move(
      "return { valueOf() { for (;;); }, toString() { for (;;); }, toJSON() { for (;;); } };",
    ),
    "a proxy": move("return new Proxy({}, { get() { for (;;); } });"),
    "a generator": "export function* move() { yield 0; }",
    "a class": "export class move {}".replace("class move", "const move = () => class"),
  },
  limit: {
    "a conversion that never ends": move("throw { toString() { for (;;); } };"),
    "an endless loop": move("for (;;);"),
    "an endless loop that catches": move("for (;;) try { for (;;); } catch {}"),
    "an endless loop in finally": move("try { throw 1; } finally { for (;;); }"),
    "an endless loop in create": "export const create = () => { for (;;); };",
    "an endless loop in observe":
      "export const create = () => ({ choose: () => 0, observe() { for (;;); } });",
    "an endless loop after its trial": `let at = 0; ${move("if (++at > 2) for (;;); return 0;")}`,
    "an endless loop in a getter": "export const create = () => ({ get choose() { for (;;); } });",
    "an endless loop in its message": move(
      "throw { get message() { for (;;); }, __proto__: Error.prototype };",
    ),
    "an endless generator": move("for (const one of (function* () { for (;;) yield 1; })()); return 0;"),
    "endless iteration by ours": `Array.prototype[Symbol.iterator] = function* () { for (;;) yield 0; }; ${move("const [...all] = [1]; return 0;")}`,
    "a catastrophic pattern": move("return /^(a+)+$/.test('a'.repeat(50) + 'b') ? 0 : 1;"),
    "patterns without number": move(
      "for (let at = 0; ; at++) new RegExp('(?:a+?)b' + at).test('a'.repeat(1e5));",
    ),
    "a native sort": move(
      "const a = Array.from({ length: 1e5 }, (_, at) => (at * 7919) % 1e5); for (;;) a.sort();",
    ),
    "a search through a long string": move(
      "const s = 'a'.repeat(2e6); return s.indexOf(s.slice(0, 1e6) + 'b') + 1;",
    ),
    "a long join": move("return Array(2 ** 32 - 1).join('').length;"),
    "holes without end": move("return Array(2 ** 32 - 1).indexOf(1) + 1;"),
    "copies of a long array": move("const a = new Uint8Array(4e6); for (;;) a.copyWithin(0, 1);"),
    "replacing all": move("return 'a'.repeat(1e6).replaceAll('a', 'bb'.repeat(99)).length;"),
    "power of a BigInt": move("for (;;) 3n ** 99999n;"),
    "products of a BigInt": move("for (let n = 3n; ; ) try { n *= n; } catch { n = 3n; }"),
    "a string of a gigabyte": move("return 'x'.repeat(1e9).length;"),
    "an array of a hundred million": move("return new Array(1e8).fill(1).length;"),
    "typed arrays of two gigabytes": move("return new Uint8Array(2e9).length;"),
    "shared buffers": move("const all = []; for (;;) all.push(new SharedArrayBuffer(1 << 20));"),
    "a growing map": move("const all = new Map(); for (let at = 0; ; at++) all.set(at, {});"),
    "a growing history": move("for (;;) history.push({});"),
    "memory that it catches": move(
      "const all = []; for (;;) try { all.push(new Array(1e5).fill(0)); } catch {}",
    ),
    "recursion that it catches": move("const deep = () => { try { deep(); } finally { deep(); } }; deep();"),
    "deep JSON": move(
      "let a = []; for (let at = 0; at < 1e5; at++) a = [a]; return JSON.stringify(a).length;",
    ),
    "deep JSON read": move("return JSON.parse('['.repeat(1e6)).length;"),
    "deep source in eval": move("return eval('['.repeat(1e5));"),
    "a long chain of proxies": move(
      "let p = {}; for (let at = 0; at < 1e5; at++) p = new Proxy(p, {}); return p.x;",
    ),
    "a flood of errors": move("for (;;) try { null.x; } catch (e) { e.stack; }"),
    "a flood of dice": move("for (;;) random();"),
    "a flood of microtasks": move("for (;;) Promise.resolve().then(() => 0);"),
  },
};

const ALL = Object.entries(FILES).flatMap(([outcome, files]) =>
  Object.entries(files).map(([name, source]) => ({ outcome, name, source })),
);
const GOOD = "export const move = (history) => (history.length ? history.at(-1).opponent : 0);";
const idOf = (at: number) => `file:${at.toString(16).padStart(64, "0")}`;
const SOURCES = [...ALL.map(({ source }) => source), GOOD].map(
  (source, at) => [idOf(at), Buffer.from(source)] as const,
);
const PLAYED = { own: [0, 1, 0], opponent: [1, 1, 2] };

let sandbox: Sandbox;
let peakBytes = 0;
let looking: NodeJS.Timeout;
beforeAll(() => {
  rmSync(CANARY, { force: true });
  sandbox = openSandbox({
    strategySources: strategySourcesOf(SOURCES),
    processes: 2,
    roundMs: 1_000,
  });
  looking = setInterval(() => {
    peakBytes = Math.max(peakBytes, ...childrenBytes());
  }, 50);
});
afterAll(async () => {
  clearInterval(looking);
  await sandbox.close();
});

/** The most that each of this process's children has taken of the machine's memory so far. */
function childrenBytes(): number[] {
  if (!existsSync("/proc/self/task")) return [];
  const ids = readdirSync("/proc/self/task").flatMap((task) =>
    read(`/proc/self/task/${task}/children`).split(" "),
  );
  return ids.map((id) => 1024 * Number(/VmHWM:\s+(\d+) kB/.exec(read(`/proc/${id}/status`))?.[1] ?? 0));
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}

async function next(at: number) {
  const question = { game: "rps", side: "bot", rounds: 1000, seed: new Uint8Array(32) } as const;
  return sandbox.next({ ...question, strategy: idOf(at), ...PLAYED });
}

/** What comes of the file. */
async function outcomeOf(at: number, source: string) {
  const loaded = await sandbox.inspect("one.js", Buffer.from(source));
  if ("problem" in loaded) return { outcome: "refused", reason: loaded.problem };
  const moved = await next(at);
  if ("move" in moved) return { outcome: "plays", reason: "" };
  if ("withdrawn" in moved) throw new Error("no such file");
  const { kind, reason } = moved.broken;
  return { outcome: kind === "exhausted" || kind === "stalled" ? "limit" : kind, reason };
}

describe("hostile files", () => {
  it("are more than a hundred", () => {
    expect(ALL.length).toBeGreaterThan(100);
  });

  it.concurrent.each(ALL.map((file, at) => ({ ...file, at })))(
    "$outcome: $name",
    async ({ outcome, source, at }) => {
      const found = await outcomeOf(at, source);
      expect(found).toMatchObject({ outcome });
      expect(found.reason).not.toMatch(/ESCAPED|[\p{Cc}\p{Bidi_C}]/u);
      expect(found.reason.length).toBeLessThan(300);
      expect(found.reason.isWellFormed()).toBe(true);
      expect(await next(ALL.length)).toEqual({ move: 2 });
    },
  );

  it("leave no trace outside, and take less than 200 MB", () => {
    expect(existsSync(CANARY)).toBe(false);
    if (existsSync("/proc/self/task")) expect(peakBytes).toBeGreaterThan(20 * MB);
    expect(peakBytes).toBeLessThan(200 * MB);
  });
});
