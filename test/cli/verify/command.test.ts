// `gadalka verify`, run as people run it: what it reads, how it treats invalid input, and its exit code.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { encodePledge, writePublishedKey } from "../../../src/core/fairness/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { openHost } from "../../../src/people/host/index.ts";
import { LEARN_EVERYTHING, ownerTag } from "../../../src/people/index.ts";
import { run } from "../run.ts";
import { exportOf, PLAYER, type Played, playMatch } from "./played.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-verify-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dataDir = join(folder, "data");
const store = await openStore({ dataDir });
const hostKey = new Uint8Array(32).fill(5);
const DAYS_AGO = 5;
const clock = { now: Date.now() - DAYS_AGO * 86_400_000 };
const host = await openHost({ store, hostKey, freshKey: () => hostKey, now: () => clock.now });
const match = playMatch(host, { tag: ownerTag(PLAYER) });
clock.now = Date.now();
const seen = host.publishedKey();
await store.close();
if (!seen) throw new Error("no key is published");

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const pledge = encodePledge(host.pledge);
const key = writePublishedKey(seen);
const history = file("gadalka-export.json", exportOf(match));
const noted = file("messages.txt", match.messages.join("\n"));

const verify = (args: readonly string[], environment: Readonly<Record<string, string>> = {}, input = "") =>
  run(["cli/index", "verify", ...args], environment, input);

describe("gadalka verify", () => {
  it("exits with 0 if all fits, from lines or files, without promising more", async () => {
    const lines = await verify([
      match.line,
      "--pledge",
      pledge,
      "--key",
      key,
      "--history",
      history,
      "--noted",
      noted,
    ]);
    expect(lines.out).toContain(
      "Everything that was checked fits, and the host of the pledge you named signed it.",
    );
    expect([lines.code, lines.err]).toEqual([0, ""]);
    expect(lines.out).not.toMatch(/\bhold/i);
    const files = await verify([
      ...[
        "--file",
        file("proof.txt", `${match.line}\n`),
        "--key",
        file("key.txt", `${key}\nthe key of day 2\n`),
      ],
      ...[
        "--pledge",
        file("pledge.txt", `My pledge:\r\n${pledge}\r\n`),
        "--history",
        file("bom.json", `\ufeff${exportOf(match)}`),
      ],
      ...["--noted", noted],
    ]);
    expect([files.code, files.err]).toEqual([0, ""]);
  });

  it("reads pasted messages from standard input", async () => {
    const args = [match.line, "--pledge", pledge, "--key", key, "--noted", "-"];
    const alone = await verify(args, {}, match.messages.join("\n"));
    expect([alone.code, alone.out.includes("messages from this match that fit: 13")]).toEqual([2, true]);
    const { code } = await verify([...args, "--history", history], {}, match.messages[0]);
    expect(code).toBe(0);
  });

  it("uses this machine's pledges by default, and creates no store", async () => {
    const args = [match.line, "--key", key, "--history", history, "--noted", noted];
    expect((await verify(args, { DATA_DIR: dataDir })).code).toBe(0);
    const nowhere = join(folder, "nowhere");
    const { code, out } = await verify(args, { DATA_DIR: nowhere });
    expect([code, out.includes("no pledge was named")]).toEqual([2, true]);
    expect(existsSync(nowhere)).toBe(false);
    const broken = join(folder, "broken");
    mkdirSync(broken);
    file("broken/gadalka.db", "this is no data file");
    expect((await verify(args, { DATA_DIR: broken })).code).toBe(2);
    expect(readdirSync(broken)).toEqual(["gadalka.db"]);
  });

  it("exits with 2 if something decisive is open, 1 if wrong, also as JSON", async () => {
    const open = await verify([match.line, "--pledge", pledge, "--json"]);
    expect([open.code, JSON.parse(open.out).verdict]).toEqual([2, "open"]);
    const cheat = playMatch(host, { tag: ownerTag(PLAYER), cheat: (_, person) => (person + 1) % 3 });
    const args = [
      cheat.line,
      "--pledge",
      pledge,
      "--history",
      file("cheated.json", exportOf(cheat)),
      "--json",
    ];
    const wrong = await verify(args);
    const report = JSON.parse(wrong.out);
    expect([wrong.code, report.verdict]).toEqual([1, "wrong"]);
    expect(report.findings).toContainEqual(expect.objectContaining({ what: "moves", mark: "FAIL" }));
    expect(report.moves).toHaveLength(13);
  });

  it("exits with 1 for a forged budget, and 2 for invented settings", async () => {
    const args = (of: Played, name: string) => [
      ...[of.line, "--pledge", pledge, "--key", key],
      ...["--history", file(name, exportOf(of))],
    ];
    clock.now = Date.now() - DAYS_AGO * 86_400_000;
    const tag = ownerTag(PLAYER);
    const rich = playMatch(host, { tag, accounts: (one, turn) => [turn === 7 ? { ...one, bank: 1 } : one] });
    const learningPolicy = { ...LEARN_EVERYTHING, mode: "off" } as const;
    const off = playMatch(host, { tag, policyAt: [5, learningPolicy] });
    clock.now = Date.now();
    const [wrong, open] = await Promise.all([verify(args(rich, "rich.json")), verify(args(off, "off.json"))]);
    expect([wrong.code, wrong.out.includes("FAIL  budget: ")]).toEqual([1, true]);
    expect([open.code, open.out.includes("open  settings: ")]).toEqual([2, true]);
  });

  it("writes a verification page with this machine's pledge, or says why not", async () => {
    const page = join(folder, "page.html");
    const { code, err } = await verify(["--page", page], { DATA_DIR: dataDir });
    expect([code, err]).toEqual([0, ""]);
    expect(readFileSync(page, "utf8")).toContain(pledge);
    expect((await verify(["--page", "/nowhere/page.html"])).err).toContain(
      "--page: can't write /nowhere/page.html",
    );
  });

  it.each([
    ["nothing", [], "missing. Pass the line"],
    ["no proof", ["hello"], "A proof line starts with gdk3."],
    ["a file that is not there", ["--file", "/nowhere/proof.txt"], "no such file"],
    ["a folder", ["--file", folder], "it's a folder"],
    ["an empty file", ["--file", file("empty.txt", "")], "missing. Pass the line"],
    [
      "a binary file",
      [
        "--file",
        file(
          "binary",
          new Uint8Array(999).map((_, at) => at * 7),
        ),
      ],
      "A proof line starts with gdk3.",
    ],
    ["a shortened line", [match.line.slice(0, 90)], "it's damaged or cut short"],
    ["a damaged line", [match.line.replace(/^gdk3\.../, "gdk3.AA")], "it's damaged or cut short"],
    ["a line of a later form", ["gdk9.AAAA"], "Update it"],
    ["a pledge", [pledge], "that's a pledge. Pass it with --pledge"],
    ["a day key", [key], "that's a day key. Pass it with --key"],
    ["a damaged line of a board", ["gdb1.AAAA."], "it's damaged or cut short"],
  ])("of %s says what to do and ends with 1", async (_what, args, words) => {
    const { code, err, out } = await verify(args);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^proof: [^\n]*\n$/);
    expect(err).toContain(words);
  });

  it.each([
    ["--pledge", "gdp1.AAAA", "no pledge found"],
    [
      "--pledge",
      `${pledge.slice(0, 60)}${pledge[60] === "A" ? "B" : "A"}${pledge.slice(61)}`,
      "that pledge is forged",
    ],
    ["--pledge", "/nowhere", "no such file"],
    ["--key", "gdd1.AAAA", "no day key found"],
    ["--key", folder, "it's a folder"],
    ["--history", "/nowhere", "no such file"],
    ["--history", noted, "isn't the file from /data export"],
    [
      "--history",
      file("other.json", '{"format":"gadalka-tournament-1"}'),
      "isn't the file from /data export",
    ],
    ["--history", file("cut.json", exportOf(match).slice(0, 500)), "isn't the file from /data export"],
    ["--history", file("moves.json", exportOf(match).replace('"rock"', '"dynamite"')), 'no move "dynamite"'],
    ["--noted", "/nowhere", "no such file"],
    ["--noted", folder, "it's a folder"],
  ])("names %s where it cannot be read (%s)", async (option, given, words) => {
    const { code, err, out } = await verify([match.line, option, given]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(new RegExp(`^${option}: `));
    expect(err).toContain(words);
  });
});
