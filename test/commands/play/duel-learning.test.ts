// What the fortune-teller knows about duels: nothing unless the person agreed, and nothing after they withdraw.

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

describe("a new match", () => {
  it("ignores duels without the player's consent", async () => {
    await note("one", 9);
    await table.type("rps", "play");
    expect((await documentOf()).totals.rounds).toBe(0);
  });

  it("learns from earlier duels with consent, without counting their rounds", async () => {
    await note("one", 9);
    await duels("on");
    await table.type("rps", "play");
    const document = await documentOf();
    expect([...readHistory(RPS, document.history).person]).toEqual(new Array(9).fill(0));
    expect([document.totals.rounds, ownCount(document), document.totals.losses]).toEqual([9, 0, 0]);
  });

  it("is unaffected by a duel that ends meanwhile; the next one uses it", async () => {
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

  it("learns only from its player's side, since the other did not consent", async () => {
    await note("one", 9);
    await duels("on");
    await table.type("rps", "play", {}, { caller: BORIS });
    const boris = await table.store.read(PLAYER_GAME, playerGameKey(BORIS, "rps"));
    expect(boris?.totals.rounds).toBe(0);
  });

  it("reads nothing more when there are no imported rounds", async () => {
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
    // For the language, and for milestones, which a reply in a group has no room for.
    expect(reads.filter((kind) => kind === "person")).toHaveLength(2);
    await counted.type("rps", "play", {}, { place: { kind: "group", id: "1" } });
    expect(reads.filter((kind) => kind === "person")).toHaveLength(2);
    expect(reads.filter((kind) => kind === "duels-of")).toEqual([]);
  });
});

describe("/model duels", () => {
  it.each(["en", "ru"] as const)("shows its state, and applies a change once, in %s", async (locale) => {
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

  it("'off' removes what was learned; an open match resumes without it", async () => {
    await note("one", 9);
    await duels("on");
    const view = viewOf(await table.type("rps", "play"));
    const next = viewOf(await table.press(view, "Rock"));
    await duels("off");
    const document = await documentOf();
    expect([document.history.rounds, ownCount(document), document.paused?.length]).toEqual([1, 1, 1]);
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

  it("appears in /model show for people with duels, with the number used", async () => {
    expect(textOf(await table.type("model", "show"))).not.toContain("duel");
    await note("one", 30);
    expect(textOf(await table.type("model", "show"))).toContain(say("en", "model-duels-not"));
    await duels("on");
    await table.type("rps", "play");
    const shown = textOf(await table.type("model", "show"));
    expect(shown).toContain(say("en", "model-duels"));
    expect(shown).toContain("I know 30 of your rounds");
    expect(shown).toContain("30 of them are from your duels.");
  });

  it("makes /model reset forget earlier duels, even those not yet imported", async () => {
    await duels("on");
    await note("one", 9);
    await table.press(await table.type("model", "reset"), "Forget it");
    await table.type("rps", "play");
    expect((await documentOf()).totals.rounds).toBe(0);
    await note("two", 4, 2);
    await table.type("rps", "play");
    expect((await documentOf()).totals.rounds).toBe(4);
  });

  it("never learns duels played while the model was frozen", async () => {
    await duels("on");
    await table.type("model", "freeze");
    await note("one", 9);
    await table.type("model", "on");
    await table.type("rps", "play");
    expect((await documentOf()).totals.rounds).toBe(0);
  });
});
