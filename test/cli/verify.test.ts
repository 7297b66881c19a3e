// `gadalka verify`, run as people run it.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { anchorOf, dayKey, tournamentSeed } from "../../src/core/proof/day.ts";
import { writeDayLine } from "../../src/core/proof/line.ts";
import { played } from "../core/proof/played.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-verify-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const { line, messages } = played("rps", 12);
const text = messages.join("\n");
const verify = (args: readonly string[], input = "") => run(["cli/index", "verify", ...args], {}, input);

describe("gadalka verify", () => {
  it("compares a match with its messages", async () => {
    const { code, out, err } = await verify([line, file("messages.txt", text)]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("your messages show the first digits, and 13 of 13 codes");
    expect(out).toMatch(/^ {3}13 - +(rock|paper|scissors) +[0-9a-f ]{14} ✓$/m);
    expect(out).toMatch(/Fits: it was fixed before the person picked\.\n$/);
  });

  it("takes a link, a file or standard input, and shortens a long match", async () => {
    const long = played("oddeven", 500).line;
    const [link, piped] = await Promise.all([
      verify([`https://bot.example/verify#${line}`]),
      verify(["-"], long),
    ]);
    expect(link.out).toContain("Fits by itself. With the messages that you kept: gadalka verify LINE");
    expect(piped.code).toBe(0);
    expect(piped.out.split("\n").length).toBeLessThan(50);
    expect((await verify([file("proof.txt", `${long}\n`), "-"], "nothing")).out).toContain(
      "the messages show nothing of it",
    );
  });

  it("exits with 1 for what doesn't fit", async () => {
    const other = file("other.txt", played("rps", 12, 8).messages.join("\n"));
    const { code, out } = await verify([line, other]);
    expect(code).toBe(1);
    expect(out).toContain("Doesn't fit: the messages first show");
  });

  it("exits with 2 and one line for what it can't read", async () => {
    const CASES = [
      [line.slice(0, -3), "cut short or changed"],
      ["gd1.match", "cut short or changed"],
      ["gdk3.AAAA", "is neither a proof line (gd1.…) nor a file"],
      [file("large.txt", line + "0".repeat(1_000_000)), "longer than any proof line"],
      [file("empty.txt", ""), "no proof line in it"],
    ] as const;
    for (const [given, words] of CASES) {
      const { code, out, err } = await verify([given]);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(/^.+\n$/);
      expect(err).toContain(words);
    }
    expect(await verify([line, "/no/such/file"])).toMatchObject({ code: 2 });
  });

  it("leads a day's secret to its anchor, and a tournament's seed to the day", async () => {
    const chain = { last: new Uint8Array(32).fill(1), firstDay: 20_000 };
    const [day, entrants] = [20_010, ["markov", "anna/bot"]] as const;
    const key = dayKey(chain, day);
    const dayLine = writeDayLine({ day, key, anchor: anchorOf(chain) });
    const seed = tournamentSeed(key, "t1", entrants);
    const fields = { version: 1, game: "rps", system: "round-robin", rounds: 10, results: [] };
    const specs = entrants.map((name) => ({ name, spec: "markov" }));
    const own = { ...fields, id: "t1", day, seed, entrants: specs };
    const plain = await verify([dayLine]);
    expect(plain.out).toContain("11 steps lead from the secret to the anchor");
    expect(plain.out).toContain("board daily: 5 x 5, 5 mines");
    expect(plain.code).toBe(0);
    const right = await verify([dayLine, file("right.json", JSON.stringify(own))]);
    expect(right).toMatchObject({ code: 0, out: expect.stringContaining("seed is that of the day") });
    const wrong = await verify([dayLine, file("wrong.json", JSON.stringify({ ...own, seed: own.seed + 1 }))]);
    expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining("seed is not that of the day") });
  });
});
