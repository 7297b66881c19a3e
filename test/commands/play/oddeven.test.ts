import { describe, expect, it } from "vitest";
import { oddEven } from "../../../src/core/games/index.ts";
import { families } from "../../../src/core/strategies/index.ts";
import { PLAYER_GAME, playerGameKey } from "../../../src/people/index.ts";
import { notice } from "../notice.ts";
import { ANNA, openTable, PRIVATE, type Table, textOf } from "./table.ts";

const suggest = async (table: Table, option: string, typed: string) => {
  const asked = { command: "oddeven", subcommand: "play", option, typed };
  const found = await table.dispatch.complete({
    type: "completion",
    id: "c",
    caller: ANNA,
    place: PRIVATE,
    ...asked,
  });
  return found.map(({ value }) => value);
};

describe("/oddeven play", () => {
  it.each([
    ["length", "best of 4", "best of 9 (odd)"],
    ["length", "101", "from 1 to 100"],
    ["opponent", "wildcrad", "wildcard"],
    ["opponent", "wildcard:speed=3", "context"],
    ["opponent", "wildcard:context=99", "1..64"],
  ])("refuses %s %j with what would be right, and begins nothing", async (option, value, right) => {
    const table = await openTable();
    const reply = await table.type("oddeven", "play", { [option]: value });
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(right);
    expect(await table.store.read(PLAYER_GAME, playerGameKey(ANNA, "oddeven"))).toBeUndefined();
  });

  it.each(["first to 20", "20", "to 50", "best of 9", "endless"])("takes %s for a length", async (length) => {
    const reply = await (await openTable()).type("oddeven", "play", { length });
    expect(reply.type).toBe("post");
  });

  it("is against the opponent that was asked for, by its one id", async () => {
    const table = await openTable();
    await table.type("oddeven", "play", { opponent: "WILDCARD:reply=value,context=4" });
    const document = await table.store.read(PLAYER_GAME, playerGameKey(ANNA, "oddeven"));
    expect(document?.matches[0]?.opponent).toBe("wildcard:context=4,reply=value");
  });

  it("suggests its usual lengths first, and only opponents that play it", async () => {
    const table = await openTable();
    expect((await suggest(table, "length", "")).slice(0, 2)).toEqual(["first to 50", "first to 20"]);
    expect(await suggest(table, "length", "best")).toEqual(["best of 99"]);
    const opponents = await suggest(table, "opponent", "");
    expect(opponents).toContain("wildcard");
    expect(opponents.slice(0, 4)).toEqual(["novice", "fortune-teller", "mirror", "coin"]);
    for (const name of opponents.slice(4))
      expect(families.find(({ family }) => family === name)?.plays(oddEven)).toBe(true);
  });
});

describe("/oddeven verify", () => {
  it("opens the seals of the last match of odd-even, whatever else was played", async () => {
    const table = await openTable();
    await table.press(await table.press(await table.type("rps", "play"), "Rock"), "Stop");
    expect(await table.type("oddeven", "verify")).toEqual(notice("en", "proof-none"));
    let reply = await table.type("oddeven", "play");
    for (const move of ["Odd", "Even", "Odd"]) reply = await table.press(reply, move);
    await table.press(reply, "Stop");
    const verdict = await table.type("oddeven", "verify");
    const proof = await table.press(verdict, "Proof");
    expect(proof).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(proof)).toContain("Every seal opened: 4 of 4 match.");
    const [line] = /gdk3\.[\w.-]+/.exec(textOf(proof)) ?? [];
    const again = textOf(await table.type("oddeven", "verify", { proof: line ?? "" }));
    // The first one has earned a milestone, and says so.
    expect(textOf(proof)).toBe(again);
    expect(textOf(verdict)).toContain("🏅 A milestone: a seal opened.");
  });
});
