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

async function finished(table: Table): Promise<Reply> {
  const opening = await table.type("rps", "play", { length: "endless" });
  return table.press(await table.press(opening, "Rock"), "Stop");
}

describe("/rps play and /oddeven play", () => {
  it.each([
    ["rps", "variant", "chess", "Classic, Lizard and Spock too"],
    ["rps", "length", "best of 4", "best of 9 (odd)"],
    ["rps", "length", "1000", "from 1 to 100"],
    ["rps", "opponent", "wildcrad", "wildcard"],
    ["rps", "opponent", "zzzzzz", "wildcard, markov"],
    ["rps", "opponent", "process:touch me", "opponent called “process”"],
    ["rps", "opponent", "wildcard:speed=3", "context"],
    ["rps", "opponent", "wildcard:context=99", "1..64"],
    ["oddeven", "length", "best of 4", "best of 9 (odd)"],
    ["oddeven", "length", "101", "from 1 to 100"],
    ["oddeven", "opponent", "wildcrad", "wildcard"],
    ["oddeven", "opponent", "wildcard:speed=3", "context"],
    ["oddeven", "opponent", "wildcard:context=99", "1..64"],
  ])("/%s refuses %s %j with the valid values, and starts nothing", async (game, option, value, right) => {
    const table = await openTable();
    const reply = await table.type(game, "play", { [option]: value });
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(right);
    expect(await storedGame(table, game)).toBeUndefined();
    expect(await table.type(game, "verify")).toEqual(notice("en", "proof-none"));
  });

  it.each(["first to 20", "20", "to 50", "best of 9", "endless"])("accept %s as a length", async (length) => {
    expect((await (await openTable()).type("oddeven", "play", { length })).type).toBe("post");
  });

  it("use the requested opponent under its canonical id", async ({ table }) => {
    await table.type("oddeven", "play", { opponent: "WILDCARD:reply=value,context=4" });
    expect((await storedMatch(table, "oddeven")).opponent).toBe("wildcard:context=4,reply=value");
  });

  it("suggest opponents by id and title, and lengths", async ({ table }) => {
    const opponents = await valuesOf(table, "rps", "opponent", "");
    expect(opponents).toEqual(expect.arrayContaining(["random", "wildcard", "markov", "daemons"]));
    expect(opponents.length).toBeLessThanOrEqual(25);
    // Two-move machines don't play here.
    expect(opponents).not.toContain("shannon");
    expect(await valuesOf(table, "rps", "opponent", "coin")).toEqual(["coin", "random"]);
    expect(await valuesOf(table, "rps", "length", "best")).toEqual(["best of 5", "best of 9"]);
    for (const { label } of await suggest(table, "rps", "opponent", ""))
      expect(label.length).toBeLessThanOrEqual(100);
  });

  it("suggest odd-even's own lengths and only opponents that play it", async ({ table }) => {
    expect((await valuesOf(table, "oddeven", "length", "")).slice(0, 2)).toEqual([
      "first to 10",
      "first to 20",
    ]);
    expect(await valuesOf(table, "oddeven", "length", "best")).toEqual(["best of 99"]);
    const opponents = await valuesOf(table, "oddeven", "opponent", "");
    expect(opponents).toContain("wildcard");
    expect(opponents.slice(0, 4)).toEqual(["novice", "fortune-teller", "mirror", "coin"]);
    for (const name of opponents.slice(4))
      expect(families.find(({ family }) => family === name)?.plays(oddEven)).toBe(true);
  });
});

describe("/rps verify", () => {
  const verify = (table: Table, proof: string) => table.type("rps", "verify", { proof });

  it("shows the last finished match, privately", async ({ table }) => {
    await finished(table);
    const reply = await table.type("rps", "verify");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain(say("en", "proof-moves", { count: 2 }));
  });

  it("tells nothing of an open match", async ({ table }) => {
    await table.type("rps", "play");
    expect(await table.type("rps", "verify")).toEqual(notice("en", "proof-not-yet"));
  });

  it("checks a proof line of any match, even from another bot", async ({ table }) => {
    await finished(table);
    const shown = await table.type("rps", "verify");
    const elsewhere = await openTable();
    expect(await verify(elsewhere, ` ${lineIn(textOf(shown))} `)).toEqual(shown);
  });

  it("rejects anything else as not a proof", async ({ table }) => {
    await finished(table);
    const line = lineIn(textOf(await table.type("rps", "verify")));
    for (const proof of [
      "hello",
      line.slice(0, -3),
      line.replace(/[05]/, (digit) => (digit === "0" ? "5" : "0")),
    ])
      expect(await verify(table, proof)).toEqual(notice("en", "proof-unreadable"));
  });

  it("sends a line that is too long for a message as a file", async ({ table }) => {
    let reply = await table.type("rps", "play", { length: "endless", opponent: "random" });
    for (let round = 0; round < 1000; round++) reply = await table.press(reply, "Rock");
    expect(viewOf(reply).title).toMatch(/wins|Level/);
    const proof = viewOf(await table.press(reply, "Verify"));
    expect(proof.blocks.map(({ type }) => type)).toContain("file");
    expect(textOf(proof)).toMatch(/^gd1\.[\w.-]+$/m);
  });
});

describe("/oddeven verify", () => {
  it("shows the last odd-even match, whatever was played since", async ({ table }) => {
    await finished(table);
    expect(await table.type("oddeven", "verify")).toEqual(notice("en", "proof-none"));
    let reply = await table.type("oddeven", "play");
    for (const move of ["Odd", "Even", "Odd"]) reply = await table.press(reply, move);
    await table.press(reply, "Stop");
    const shown = textOf(await table.type("oddeven", "verify"));
    expect(readLine(lineIn(shown))).toMatchObject({ game: { id: "oddeven" } });
    expect(shown).toContain(say("en", "proof-moves", { count: 4 }));
  });
});
