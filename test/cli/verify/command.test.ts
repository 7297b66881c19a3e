// `gadalka verify` as people run it: what it reads, what it makes of what is none, and how it ends.

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
import { encodePledge, writeToldKey } from "../../../src/core/fairness/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { openHost } from "../../../src/people/host/index.ts";
import { LEARN_EVERYTHING, ownerTag } from "../../../src/people/index.ts";
import { run } from "../run.ts";
import { exportOf, PLAYER, type Played, playMatch } from "./played.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-verify-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dataDir = join(folder, "data");
const store = await openStore({ dataDir, report: () => {} });
const hostKey = new Uint8Array(32).fill(5);
const DAYS_AGO = 5;
const clock = { now: Date.now() - DAYS_AGO * 86_400_000 };
const host = await openHost({ store, hostKey, freshKey: () => hostKey, now: () => clock.now });
const match = playMatch(host, { tag: ownerTag(PLAYER) });
clock.now = Date.now();
const told = host.toldKey();
await store.close();
if (!told) throw new Error("no key is told");

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const pledge = encodePledge(host.pledge);
const key = writeToldKey(told);
const history = file("gadalka-export.json", exportOf(match));
const noted = file("messages.txt", match.messages.join("\n"));

const verify = (args: readonly string[], environment: Readonly<Record<string, string>> = {}, input = "") =>
  run(["cli/index", "verify", ...args], environment, input);

describe("gadalka verify", () => {
  it("ends with 0 where everything fits, whether lines or files are given, and never says that it holds", async () => {
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
      "Everything that was checked fits, and it is signed by the pledge that was named.",
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

  it("reads pasted messages from the standard input", async () => {
    const args = [match.line, "--pledge", pledge, "--key", key, "--noted", "-"];
    const alone = await verify(args, {}, match.messages.join("\n"));
    expect([alone.code, alone.out.includes("13 messages of this match fit")]).toEqual([2, true]);
    const { code } = await verify([...args, "--history", history], {}, match.messages[0]);
    expect(code).toBe(0);
  });

  it("takes this machine's own pledges where none is named, and makes no store where there is none", async () => {
    const args = [match.line, "--key", key, "--history", history, "--noted", noted];
    expect((await verify(args, { DATA_DIR: dataDir })).code).toBe(0);
    const nowhere = join(folder, "nowhere");
    const { code, out } = await verify(args, { DATA_DIR: nowhere });
    expect([code, out.includes("the pledge was not named")]).toEqual([2, true]);
    expect(existsSync(nowhere)).toBe(false);
    const broken = join(folder, "broken");
    mkdirSync(broken);
    file("broken/gadalka.db", "this is no data file");
    expect((await verify(args, { DATA_DIR: broken })).code).toBe(2);
    expect(readdirSync(broken)).toEqual(["gadalka.db"]);
  });

  it("ends with 2 while something decisive is open, and with 1 where something is wrong, as JSON says", async () => {
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

  it("ends with 1 for a host that states the account that wins, with 2 for one that invents settings", async () => {
    const args = (of: Played, name: string) => [
      ...[of.line, "--pledge", pledge, "--key", key],
      ...["--history", file(name, exportOf(of))],
    ];
    clock.now = Date.now() - DAYS_AGO * 86_400_000;
    const tag = ownerTag(PLAYER);
    const rich = playMatch(host, { tag, accounts: (one, turn) => [turn === 7 ? { ...one, bank: 1 } : one] });
    const lessons = { ...LEARN_EVERYTHING, mode: "off", paused: 45 } as const;
    const off = playMatch(host, { tag, policyAt: [5, lessons] });
    clock.now = Date.now();
    const [wrong, open] = await Promise.all([verify(args(rich, "rich.json")), verify(args(off, "off.json"))]);
    expect([wrong.code, wrong.out.includes("FAIL  account: ")]).toEqual([1, true]);
    expect([open.code, open.out.includes("open  settings: ")]).toEqual([2, true]);
  });

  it("writes the page that checks proofs in a browser, with this machine's pledge, and says where it cannot", async () => {
    const page = join(folder, "page.html");
    const { code, err } = await verify(["--page", page], { DATA_DIR: dataDir });
    expect([code, err]).toEqual([0, ""]);
    expect(readFileSync(page, "utf8")).toContain(pledge);
    expect((await verify(["--page", "/nowhere/page.html"])).err).toContain(
      "--page: /nowhere/page.html cannot be written",
    );
  });

  it.each([
    ["nothing", [], "none was given"],
    ["no proof", ["hello"], "it starts with gdk3."],
    ["a file that is not there", ["--file", "/nowhere/proof.txt"], "there is no such file"],
    ["a folder", ["--file", folder], "it is a folder"],
    ["an empty file", ["--file", file("empty.txt", "")], "none was given"],
    [
      "a binary file",
      [
        "--file",
        file(
          "binary",
          new Uint8Array(999).map((_, at) => at * 7),
        ),
      ],
      "it starts with gdk3.",
    ],
    ["a shortened line", [match.line.slice(0, 90)], "it is damaged or cut short"],
    ["a damaged line", [match.line.replace(/^gdk3\.../, "gdk3.AA")], "it is damaged or cut short"],
    ["a line of a later form", ["gdk9.AAAA"], "take a newer version"],
    ["a pledge", [pledge], "that is a pledge; it goes with --pledge"],
    ["a day key", [key], "that is a day key; it goes with --key"],
    ["a damaged line of a board", ["gdb1.AAAA."], "it is damaged or cut short"],
  ])("of %s says what to do and ends with 1", async (_what, args, words) => {
    const { code, err, out } = await verify(args);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^proof: [^\n]*\n$/);
    expect(err).toContain(words);
  });

  it.each([
    ["--pledge", "gdp1.AAAA", "no pledge can be read"],
    [
      "--pledge",
      `${pledge.slice(0, 60)}${pledge[60] === "A" ? "B" : "A"}${pledge.slice(61)}`,
      "no pledge can be read",
    ],
    ["--pledge", "/nowhere", "there is no such file"],
    ["--key", "gdd1.AAAA", "no told key can be read"],
    ["--key", folder, "it is a folder"],
    ["--history", "/nowhere", "there is no such file"],
    ["--history", noted, "is not the file that /data export gives"],
    [
      "--history",
      file("other.json", '{"format":"gadalka-tournament-1"}'),
      "is not the file that /data export gives",
    ],
    ["--history", file("cut.json", exportOf(match).slice(0, 500)), "is not the file that /data export gives"],
    ["--history", file("moves.json", exportOf(match).replace('"rock"', '"dynamite"')), 'no move "dynamite"'],
    ["--noted", "/nowhere", "there is no such file"],
    ["--noted", folder, "it is a folder"],
  ])("names %s where it cannot be read (%s)", async (option, given, words) => {
    const { code, err, out } = await verify([match.line, option, given]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(new RegExp(`^${option}: `));
    expect(err).toContain(words);
  });
});
