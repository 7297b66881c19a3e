// What can be chosen for a match, and /verify.

import { describe, expect } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { oddEven } from "../../../src/core/games/index.ts";
import { readLine } from "../../../src/core/proof/line.ts";
import { families } from "../../../src/core/strategies/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../notice.ts";
import {
  it,
  lineIn,
  openTable,
  playOn,
  storedGame,
  storedMatch,
  suggestionsTo,
  type Table,
  textOf,
  viewOf,
} from "./table.ts";

const suggest = (table: Table, command: string, option: string, typed: string) =>
  suggestionsTo(table, { command, subcommand: "play", option, typed });
const valuesOf = async (...asked: Parameters<typeof suggest>) =>
  (await suggest(...asked)).map(({ value }) => value);

const finished = async (table: Table): Promise<Reply> =>
  playOn(table, await table.type("rps", "play", { length: "endless" }), ["Rock", "Stop"]);

describe("/rps play and /oddeven play", () => {
  it.each([
    ["rps", { variant: "chess" }, "Classic, Lizard and Spock too"],
    ["rps", { length: "best of 4" }, "best of 9 (odd)"],
    ["oddeven", { length: "101" }, "from 1 to 100"],
    ["rps", { opponent: "wildcrad" }, "wildcard"],
    ["rps", { opponent: "zzzzzz" }, "wildcard, markov"],
    ["rps", { opponent: "process:touch me" }, "opponent called “process”"],
    ["rps", { opponent: "wildcard:speed=3" }, "context"],
    ["oddeven", { opponent: "wildcard:context=99" }, "1..64"],
    ["rps", { level: "genius" }, "Novice, Fortune-teller, Mirror, Fair coin"],
    ["oddeven", { level: "mirror", opponent: "markov" }, say("en", "problem-level-and-opponent")],
  ] as [string, Record<string, string>, string][])(
    "/%s refuses %j with the valid values, and starts nothing",
    async (game, options, right) => {
      const table = await openTable();
      const reply = await table.type(game, "play", options);
      expect(reply.type).toBe("notice");
      expect(textOf(reply)).toContain(right);
      expect(await storedGame(table, game)).toBeUndefined();
    },
  );

  it.each([
    [{}, "", "fortune-teller"],
    [{ level: "fortune-teller" }, "", "fortune-teller"],
    [{ level: "novice" }, " · opponent: Novice", "fortune-teller:prior=none,memory=match"],
    [{ level: "mirror" }, " · opponent: Mirror", "mirror"],
    [{ level: "coin" }, " · opponent: Fair coin", "random"],
    [{ opponent: "random" }, " · opponent: Fair coin", "random"],
    [{ opponent: "markov:order=4" }, " · opponent: markov:order=4", "markov:order=4"],
    [
      { opponent: "WILDCARD:reply=value,context=4" },
      " · opponent: wildcard:context=4,repl…",
      "wildcard:context=4,reply=value",
    ],
  ] as [Record<string, string>, string, string][])(
    "with %j name the opponent unless it's the usual one, also in a rematch",
    async (options, named, opponent) => {
      const table = await openTable();
      const begun = await table.type("rps", "play", options);
      expect((await storedMatch(table)).opponent).toBe(opponent);
      const title = `🔮 Rock-paper-scissors · first to 10${named} · Anna 0 : 0 Gadalka`;
      expect(viewOf(begun).title).toBe(title);
      const stopped = await playOn(table, begun, ["Rock", "Stop"]);
      expect(viewOf(stopped).title?.endsWith(named)).toBe(true);
      expect(viewOf(await table.press(stopped, "Rematch")).title).toBe(title);
    },
  );

  it("keep the chosen registered name, even after it was redefined", async ({ table }) => {
    await table.type("strategy", "register", { name: "my-markov", strategy: "markov:order=2" });
    const begun = await table.type("rps", "play", { opponent: "my-markov" });
    await table.type("strategy", "update", { name: "my-markov", strategy: "mirror" });
    const stopped = await playOn(table, begun, ["Rock", "Stop"]);
    expect(viewOf(stopped).title).toMatch(/^🔮 Stopped at Anna .* · opponent: my-markov$/u);
  });

  it("suggest opponents that play the game, by id and title, and its lengths", async ({ table }) => {
    const opponents = await valuesOf(table, "rps", "opponent", "");
    expect(opponents).toEqual(expect.arrayContaining(["random", "wildcard", "markov", "daemons"]));
    expect(opponents.length).toBeLessThanOrEqual(25);
    // Two-move machines don't play here.
    expect(opponents).not.toContain("shannon");
    expect(await valuesOf(table, "rps", "opponent", "coin")).toEqual(["coin", "random"]);
    expect(await valuesOf(table, "rps", "length", "best")).toEqual(["best of 5", "best of 9"]);
    for (const { label } of await suggest(table, "rps", "opponent", ""))
      expect(label.length).toBeLessThanOrEqual(100);
    const [first, second] = await valuesOf(table, "oddeven", "length", "");
    expect([first, second]).toEqual(["first to 10", "first to 20"]);
    const there = await valuesOf(table, "oddeven", "opponent", "");
    expect(there.slice(0, 4)).toEqual(["novice", "fortune-teller", "mirror", "coin"]);
    for (const name of there.slice(4))
      expect(families.find(({ family }) => family === name)?.plays(oddEven)).toBe(true);
  });
});

describe("/rps verify", () => {
  it("shows privately the last finished match of its own game, here and at any other bot", async ({
    table,
  }) => {
    await finished(table);
    const reply = await table.type("rps", "verify");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain(say("en", "proof-moves", { count: 2 }));
    const elsewhere = await openTable();
    expect(await elsewhere.type("rps", "verify", { proof: ` ${lineIn(textOf(reply))} ` })).toEqual(reply);
    expect(await table.type("oddeven", "verify")).toEqual(notice("en", "proof-none"));
    await playOn(table, await table.type("oddeven", "play"), ["Odd", "Even", "Odd", "Stop"]);
    const shown = textOf(await table.type("oddeven", "verify"));
    expect(readLine(lineIn(shown))).toMatchObject({ game: { id: "oddeven" } });
    expect(shown).toContain(say("en", "proof-moves", { count: 4 }));
  });

  it("tells nothing of an open match", async ({ table }) => {
    await table.type("rps", "play");
    expect(await table.type("rps", "verify")).toEqual(notice("en", "proof-not-yet"));
  });

  it("rejects anything else as not a proof", async ({ table }) => {
    await finished(table);
    const line = lineIn(textOf(await table.type("rps", "verify")));
    const altered = line.replace(/[05]/, (digit) => (digit === "0" ? "5" : "0"));
    for (const proof of ["hello", line.slice(0, -3), altered])
      expect(await table.type("rps", "verify", { proof })).toEqual(notice("en", "proof-unreadable"));
  });

  it("ends an endless match after a thousand rounds, and sends its line as a file", async ({ table }) => {
    const begun = await table.type("rps", "play", { length: "endless", opponent: "random" });
    const reply = await playOn(table, begun, Array(1000).fill("Rock"));
    expect(viewOf(reply).title).toMatch(/wins|Level/);
    const proof = viewOf(await table.press(reply, "Verify"));
    expect(proof.blocks.map(({ type }) => type)).toContain("file");
    expect(textOf(proof)).toMatch(/^gd1\.[\w.-]+$/m);
  });
});
