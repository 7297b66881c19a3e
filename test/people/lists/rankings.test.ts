// Who is on which list: only people who are shown, as their documents say.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { CHAT_GAMES } from "../../../commands/kit/chat-games.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  enterRankings,
  hide,
  NEW_PREDICTOR,
  notePlayed,
  type PlayerId,
  PREDICTOR,
  type PredictorState,
  playerRanking,
  predictorKey,
  type Ranking,
  rankOf,
  readLeaderboard,
  show,
  shownOf,
} from "../../../src/people/index.ts";
import { removePredictors } from "../../../src/people/rounds/data.ts";
import { GUARD } from "../../guard.ts";
import { describeOnBothStores } from "../../infra/store/both-stores.ts";

const NOW = Date.parse("2026-11-21T08:00Z");
const DAY = Math.floor(NOW / 86_400_000);
type Person = PlayerId & { readonly name: string };
const gameIds = CHAT_GAMES.map(({ id }) => id);

describeOnBothStores("the ranking of players", (open) => {
  let store: Store;
  let here: string;
  let run: string;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => {
    run = randomUUID().slice(0, 8);
    here = `telegram:-${run}`;
  });
  afterAll(() => store.close());

  const personOf = (name: string) => ({ platform: "telegram", id: `${run}${name}`, name });
  const ranking = (place: string = here, changed: Partial<Ranking> = {}): Ranking => ({
    ...{ gameId: "rps", period: "all", place, now: NOW },
    ...changed,
  });
  const documentOf = (won: number, lost: number): PredictorState => ({
    ...NEW_PREDICTOR,
    decided: [DAY, won, lost, won, lost, won, lost, 0, 0, 0],
  });
  const keep = (player: PlayerId, document: PredictorState) =>
    store.update(PREDICTOR, predictorKey(player, "rps"), () => ({ next: document, result: document }));
  const agree = (player: Person, now = NOW) => show(store, player, { gameIds, place: undefined, now });
  const played = (player: Person, document: PredictorState, place: string | undefined = here, now = NOW) =>
    notePlayed(store, player, { gameId: "rps", document, place, now });

  /** Creates a player who has played here with this score. */
  async function plays(name: string, winLoss: readonly [number, number], isShown = true) {
    const player = personOf(name);
    if (isShown) await agree(player);
    await played(player, await keep(player, documentOf(...winLoss)));
    return player;
  }
  const membersOf = async (board: string) =>
    (await store.board(`players:rps:${board}`).top(1_000)).map(({ member }) => member);
  const read = (asked: Ranking) => readLeaderboard(store, playerRanking(store, asked));
  const namesIn = async (asked: Ranking) => (await read(asked)).lines.map(({ name }) => name);
  /** Only this test's people: the list of everyone has others on it, too. */
  const everywhereNames = async () => {
    const { lines } = await read(ranking("everywhere"));
    return lines.filter(({ player }) => player.startsWith(`telegram:${run}`)).map(({ name }) => name);
  };

  it("shows only people who want to be shown", async () => {
    await plays("A", [400, 100], false);
    await plays("Bo", [20, 20]);
    await plays("Cyd", [30, 20]);
    expect(await namesIn(ranking())).toEqual(["Cyd", "Bo"]);
    expect(await everywhereNames()).toEqual(["Cyd", "Bo"]);
    // A stale entry of a chat that their consent doesn't cover.
    await store.board("players:rps:all:telegram:elsewhere").set(`telegram:${personOf("Cyd").id}`, 1);
    expect(await namesIn(ranking("telegram:elsewhere"))).toEqual([]);
    expect(await namesIn(ranking(here, { gameId: "rpsls" }))).toEqual([]);
    expect(await shownOf(store, personOf("A"))).toBeUndefined();
  });

  it("ranks by the lower bound of the share after thirty rounds, sharing ties", async () => {
    await plays("A", [16, 14]);
    await plays("Bo", [500, 500]);
    await plays("Cyd", [29, 0]);
    await plays("Dora", [16, 14]);
    const { lines, count } = await read(ranking());
    expect(lines.map(({ name, ranks }) => `${name} ${ranks.join("-")}`)).toEqual([
      "Bo 1-1",
      "A 2-3",
      "Dora 2-3",
    ]);
    expect(count).toBe(3);
  });

  it("removes a person from every list as soon as they withdraw", async () => {
    const player = await plays("Cyd", [30, 20]);
    for (const wasShown of [true, false])
      expect(await hide(store, player, { gameIds, now: NOW })).toBe(wasShown);
    for (const period of ["2026-W47", "2026-11", "all"])
      for (const place of [here, "everywhere"])
        expect(await membersOf(`${period}:${place}`)).not.toContain(`telegram:${player.id}`);
    expect(await shownOf(store, player)).toBeUndefined();
    // What a match that ended at the same moment might still write.
    const late = { gameId: "rps", document: documentOf(30, 20), places: [here], now: NOW };
    await enterRankings(store, player, late);
    expect(await namesIn(ranking())).toEqual([]);
    expect(await membersOf(`all:${here}`)).toEqual([]);
    const deleted = await plays("Dora", [30, 20]);
    await removePredictors(store, deleted, CHAT_GAMES);
    expect(await namesIn(ranking())).toEqual([]);
  });

  it("keeps a week's list only until the week ends", async () => {
    const player = personOf("Cyd");
    const sunday = Date.parse("2026-11-22T23:59:58Z");
    const saturday = sunday - 86_400_000;
    await agree(player, saturday);
    const document = await keep(player, documentOf(30, 20));
    await played(player, document, here, saturday);
    expect(await membersOf(`2026-W47:${here}`)).toHaveLength(1);
    await played(player, document, here, sunday);
    await vi.waitFor(async () => expect(await membersOf(`2026-W47:${here}`)).toEqual([]), GUARD);
    expect(await membersOf(`all:${here}`)).toHaveLength(1);
  });

  it("lists people new to everyone with earlier rounds, but not in earlier chats", async () => {
    const player = await plays("Cyd", [40, 20], false);
    await agree(player);
    expect(await everywhereNames()).toEqual(["Cyd"]);
    expect(await namesIn(ranking())).toEqual([]);
  });

  it("shows current documents despite a late index, and the latest name", async () => {
    const player = await plays("Cyd", [30, 20]);
    await plays("Bo", [31, 20]);
    await keep(player, documentOf(90, 20));
    expect(await namesIn(ranking())).toEqual(["Cyd", "Bo"]);
    expect(await membersOf(`all:${here}`)).toEqual([
      `telegram:${player.id}`,
      `telegram:${personOf("Bo").id}`,
    ]);
    await played({ ...player, name: "Sid\n\u202e" }, documentOf(91, 20));
    expect(await namesIn(ranking())).toEqual(["Sid", "Bo"]);
  });

  it("knows the rank of a person too far down to be shown", async () => {
    for (let rank = 0; rank < 45; rank++) await plays(`r${rank}`, [100 - rank, 50]);
    const page = await read(ranking());
    const placeOf = (name: string) => rankOf(store, playerRanking(store, ranking()), page, personOf(name));
    expect([page.lines.length, page.count]).toEqual([40, 45]);
    expect(await Promise.all(["r44", "r2", "nobody"].map(placeOf))).toEqual([[45, 45], [3, 3], undefined]);
  });

  it("records the name, and the chats played in since", async () => {
    const player = await plays("Cyd", [1, 1]);
    await played(player, documentOf(1, 1), "telegram:-9");
    await notePlayed(store, player, {
      gameId: "rps",
      document: documentOf(1, 1),
      place: undefined,
      now: NOW,
    });
    expect(await shownOf(store, player)).toMatchObject({ name: "Cyd", places: ["telegram:-9", here] });
  });
});
