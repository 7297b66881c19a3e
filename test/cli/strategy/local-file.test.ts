// Local files as strategies: what counts as one, its name, and what is refused.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { noStrategySources } from "../../../src/arena/match/task.ts";
import { openSandbox } from "../../../src/arena/sandbox/sandbox.ts";
import { isPath, loadLocalFile, requirePlays } from "../../../src/cli/strategy/local-file.ts";
import { quotedPlace } from "../../../src/cli/strategy/source-place.ts";
import { matrixGame } from "../../../src/core/games/index.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-file-"));
const sandbox = openSandbox({ strategySources: noStrategySources });
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const SOURCE = "export const move = () => 0;\n";

function written(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const load = (path: string) => loadLocalFile("--a", path, sandbox);

describe("a strategy given as a path", () => {
  it("has an ending or a slash, or is a file that no strategy is called like", async () => {
    for (const typed of ["my-bot.js", "my-bot.ts", "my-bot.mjs", "bots/other", "C:\\bots\\other", "LICENSE"])
      expect(await isPath(typed), typed).toBe(true);
    for (const typed of ["markov", "markov:order=3,decay=0.9", "no-such-thing"])
      expect(await isPath(typed), typed).toBe(false);
  });
});

describe("a strategy's file", () => {
  it("gets its id from the hash of its JavaScript", async () => {
    const one = await load(written("one.js", SOURCE));
    const same = await load(written("same.js", SOURCE));
    expect(one).toMatchObject({ name: "one.js", source: SOURCE, games: undefined });
    expect(one.id).toMatch(/^file:[0-9a-f]{64}$/);
    expect(same.id).toBe(one.id);
    const changed = await load(written("one.js", SOURCE.replace("0", "1")));
    expect(changed.id).not.toBe(one.id);
  });

  it("may have a byte order mark, which is dropped, and Windows line ends", async () => {
    const plain = await load(written("plain.js", SOURCE));
    expect((await load(written("bom.js", `\ufeff${SOURCE}`))).id).toBe(plain.id);
    const windows = await load(written("crlf.js", SOURCE.replaceAll("\n", "\r\n")));
    expect(windows.source).toContain("\r\n");
    expect(windows.id).not.toBe(plain.id);
  });

  it("may be a link, and takes the link's name", async () => {
    const path = join(folder, "link.js");
    symlinkSync(written("target.js", SOURCE), path);
    expect(await load(path)).toMatchObject({ name: "link.js", source: SOURCE });
  });

  it("plays only the games that it names", async () => {
    const file = await load(written("games.js", `export const games = ["rps", "rpsls"]; ${SOURCE}`));
    const game = (id: string) => matrixGame(id) ?? expect.fail(id);
    expect(() => requirePlays("--a", file, game("rps"))).not.toThrow();
    expect(() => requirePlays("--a", file, game("oddeven"))).toThrow(
      /^--a: .*games\.js plays rps, rpsls only.*oddeven/,
    );
  });
});

describe("a refused strategy file", () => {
  mkdirSync(join(folder, "folder.js"));
  symlinkSync(join(folder, "nowhere"), join(folder, "dangling.js"));
  execFileSync("mkfifo", [join(folder, "pipe.js")]);
  it.each([
    ["none.js", undefined, /none\.js doesn't exist\. .*strategy new/],
    ["dangling.js", undefined, /dangling\.js doesn't exist/],
    ["folder.js", undefined, /folder\.js is a folder\. Name the file in it/],
    ["pipe.js", undefined, /pipe\.js isn't a file/],
    ["large.js", " ".repeat(65 * 1024), /large\.js has 66,560 bytes\. A strategy can have up to 65,536/],
    ["binary.js", Uint8Array.of(0xff, 0xfe, 0x61, 0x00), /binary\.js doesn't load: it isn't UTF-8 text/],
    ["imports.js", 'import "fs";', /a strategy is one file and can't import anything/],
    ["enum.ts", "\n  enum Moves { Rock }\n", /its TypeScript types can't be erased: .*enum is not supported/],
    ["syntax.js", "const a = 1;\r\n  let b = ;\r\n", /syntax\.js:2:11\n {6}let b = ;\n {14}\^$/],
    ["throws.js", "\n\n   null.x;\n", /TypeError: .*\n.*throws\.js:3:4\n {7}null\.x;\n {7}\^$/],
  ])("explains what is wrong with %s, and where", async (name, text, message) => {
    const path = text === undefined ? join(folder, name) : written(name, text);
    await expect(load(path)).rejects.toThrow(message);
    await expect(load(path)).rejects.toThrow(/^--a: /);
  });
});

const quoted = (source: string, line: number, column: number): readonly string[] =>
  quotedPlace("my-bot.js", source, { line, column }).split("\n");

describe("the quoted location of a failure", () => {
  it.each(["\r\n", "\r", "\u2028"])("knows lines that end with %j", (end) => {
    expect(quoted(["one", "two", "three"].join(end), 2, 1)).toEqual(["  my-bot.js:2:1", "    two", "    ^"]);
  });

  it("keeps tabs before the mark, so that it lines up at any tab width", () => {
    expect(quoted("\t\tx;", 1, 3).slice(1)).toEqual(["    \t\tx;", "    \t\t^"]);
  });

  it("shows the relevant part of a long line", () => {
    const [head = "", line = "", mark = ""] = quoted(`${"a".repeat(5000)}?${"b".repeat(5000)}`, 1, 5001);
    expect(head).toBe("  my-bot.js:1:5001");
    expect(line.length).toBeLessThan(200);
    expect(line.charAt(mark.length - 1)).toBe("?");
  });

  it("shows no terminal control characters", () => {
    expect(quoted("\u001b[2Jx\u202e\u0007 = 1", 1, 1).join("\n")).not.toMatch(/[^\P{C}\n]/u);
  });

  it("shows only the location if the file has no such line", () => {
    expect(quoted("one line", 7, 3)).toEqual(["  my-bot.js:7:3"]);
  });
});
