// What the fortune-teller knows of duels: nothing unless the person said so, and nothing again afterwards.

import { beforeEach, describe, expect, it } from "vitest";
import { notice } from "../../../commands/kit/refusals.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  duelRoundsOf,
  noteDuel,
  ownCount,
  PLAYER_GAME,
  type PlayerGame,
  playerGameKey,
  readHistory,
} from "../../../src/people/index.ts";
import { withMethods } from "../../with-methods.ts";
import { duelOf, stubbornRounds } from "./duels.ts";
import { ANNA, BORIS, openTable, storedGame, type Table, textOf, viewOf } from "./table.ts";

const RPS = matrixGame("rps") ?? expect.fail();

let table: Table;
beforeEach(async () => {
  table = await openTable();
});

const documentOf = async (): Promise<PlayerGame> =>
  (await storedGame(table)) ?? expect.fail("nothing is stored");
const duels = (learning?: string) => table.type("model", "duels", learning ? { learning } : {});
const note = (id: string, count: number, at = 1) =>
  noteDuel(table.store, duelOf(id, stubbornRounds(count), { at }));

describe("a match that begins", () => {
  it("knows nothing of duels, unless their player said so", async () => {
    await note("one", 9);
    await table.type("rps", "play");
    expect((await documentOf()).totals.rounds).toBe(0);
  });

  it("knows the duels before it once the player said so, as no rounds played here", async () => {
    await note("one", 9);
    await duels("on");
    await table.type("rps", "play");
    const document = await documentOf();
    expect([...readHistory(RPS, document.history).person]).toEqual(new Array(9).fill(0));
    expect([document.totals.rounds, ownCount(document), document.totals.losses]).toEqual([9, 0, 0]);
  });

  it("is not disturbed by a duel that ends meanwhile; the next one knows it", async () => {
    await duels("on");
    const view = viewOf(await table.type("rps", "play"));
    await note("one", 5);
    await table.press(view, "Rock");
    expect((await documentOf()).totals.rounds).toBe(1);
    await table.type("rps", "play");
    expect((await documentOf()).totals.rounds).toBe(1);
    await table.press(await table.type("rps", "play"), "New");
    const document = await documentOf();
    expect([document.totals.rounds, ownCount(document)]).toEqual([6, 1]);
  });

  it("knows a match's own duels alone: the other side's player said nothing", async () => {
    await note("one", 9);
    await duels("on");
    await table.type("rps", "play", {}, { caller: BORIS });
    const boris = await table.store.read(PLAYER_GAME, playerGameKey(BORIS, "rps"));
    expect(boris?.totals.rounds).toBe(0);
  });

  it("asks the store for two documents more where there is nothing elsewhere", async () => {
    const reads: string[] = [];
    const inner = table.store;
    const store = withMethods(inner, {
      read: (kind, id) => {
        reads.push(kind.name);
        return inner.read(kind, id);
      },
    });
    const counted = await openTable({ store });
    await counted.type("rps", "play");
    // For the language, for milestones, and for whether duels may be learned from.
    expect(reads.filter((kind) => kind === "person")).toHaveLength(3);
    expect(reads.filter((kind) => kind === "duels-of")).toEqual([]);
  });
});

describe("/model duels", () => {
  it.each(["en", "ru"] as const)("says how it is, and does once what is asked, in %s", async (locale) => {
    const type = (learning?: string) =>
      table.type("model", "duels", learning ? { learning } : {}, { caller: { ...ANNA, locale } });
    const said = (id: Parameters<typeof say>[1]) => notice(say(locale, id));
    expect(await type()).toEqual(said("model-duels-not"));
    expect(await type("on")).toEqual(said("model-duels-done"));
    expect(await type("on")).toEqual(said("model-duels-already"));
    expect(await type()).toEqual(said("model-duels"));
    expect(await type("off")).toEqual(said("model-duels-off"));
    expect(await type("off")).toEqual(said("model-duels-not"));
    expect(textOf(await type("perhaps"))).toContain("perhaps");
  });

  it("off takes out what was learned; an open match waits and goes on without it", async () => {
    await note("one", 9);
    await duels("on");
    const view = viewOf(await table.type("rps", "play"));
    const next = viewOf(await table.press(view, "Rock"));
    await duels("off");
    const document = await documentOf();
    expect([document.history.rounds, ownCount(document), document.aside?.length]).toEqual([1, 1, 1]);
    const reply = await table.press(next, "Paper");
    expect((await documentOf()).history.rounds).toBe(1);
    expect(reply.type).not.toBe("silence");
    const again = viewOf(await table.type("rps", "continue"));
    await table.press(again, "Paper");
    const after = await documentOf();
    expect([after.history.rounds, ownCount(after)]).toEqual([2, 2]);
    expect((await duelRoundsOf(table.store, ANNA, RPS)).total).toBe(9);
    expect(table.defects).toEqual([]);
  });

  it("is told in /model show to whoever duelled, with how much of it is known", async () => {
    expect(textOf(await table.type("model", "show"))).not.toContain("duel");
    await note("one", 30);
    expect(textOf(await table.type("model", "show"))).toContain(say("en", "model-duels-not"));
    await duels("on");
    await table.type("rps", "play");
    const shown = textOf(await table.type("model", "show"));
    expect(shown).toContain(say("en", "model-duels"));
    expect(shown).toContain("I know 30 rounds of yours");
    expect(shown).toContain("30 of them are from your duels.");
  });

  it("/model reset forgets the duels before it as well, also those that no match has taken in", async () => {
    await duels("on");
    await note("one", 9);
    await table.press(await table.type("model", "reset"), "Forget it");
    await table.type("rps", "play");
    expect((await documentOf()).totals.rounds).toBe(0);
    await note("two", 4, 2);
    await table.type("rps", "play");
    expect((await documentOf()).totals.rounds).toBe(4);
  });

  it("what was duelled while the model was frozen is not learned afterwards", async () => {
    await duels("on");
    await table.type("model", "freeze");
    await note("one", 9);
    await table.type("model", "on");
    await table.type("rps", "play");
    expect((await documentOf()).totals.rounds).toBe(0);
  });
});
