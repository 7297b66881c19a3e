// Whose rounds, and which of them, the host's own population is learned from.

import { afterEach, beforeEach, expect, it } from "vitest";
import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  type LearningPolicy,
  modelSharingOf,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  removePlayer,
  sharedRounds,
  shareModel,
  sharesModel,
  storeHistory,
  unshareModel,
  writePlayerId,
} from "../../../src/people/index.ts";
import { describeOnBothStores } from "../../infra/store/both-stores.ts";
import { writeRawPart } from "../../raw-person.ts";
import { withMethods } from "../../with-methods.ts";
import { withPolicy } from "../rounds/policies.ts";

/** `rounds`: the number ever played. */
interface More {
  readonly rounds?: number;
  readonly learningPolicy?: LearningPolicy;
}

const RPS = matrixGame("rps") as MatrixGame;
// A game with more than ten moves, so that a move identifies its round.
const WIDE = matrixGame("rps-101") as MatrixGame;
const NOW = Date.parse("2026-11-21T08:00Z");
const everything = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describeOnBothStores("the shared rounds", (open) => {
  let store: Store;
  let people: PlayerId[] = [];
  beforeEach(async () => {
    store = await open();
  });
  afterEach(async () => {
    for (const person of people) {
      await unshareModel(store, person);
      await removePlayer(store, person, [RPS, WIDE]);
    }
    people = [];
    await store.close();
  });

  const listed = () => store.board("model-sharers");
  async function given(game = RPS, from = store): Promise<Rounds[]> {
    const all: Rounds[] = [];
    for await (const rounds of sharedRounds(from, game)) all.push(rounds);
    return all;
  }
  const movesGiven = async (game = RPS) => (await given(game)).map(({ person }) => [...person]);

  /** A person who played these moves at the game, against bot moves that are one higher. */
  async function person(moves: readonly number[], game = RPS, more: More = {}): Promise<PlayerId> {
    const player = { platform: "telegram", id: `${people.length + 1}` };
    people.push(player);
    await plays(player, moves, game, more);
    return player;
  }

  async function plays(player: PlayerId, moves: readonly number[], game = RPS, more: More = {}) {
    const own = Uint8Array.from(moves);
    const bot = own.map((move) => (move + 1) % game.size);
    const { rounds = moves.length, learningPolicy } = more;
    const totals = { ...NEW_PLAYER_GAME.totals, rounds };
    const document = { ...NEW_PLAYER_GAME, totals, history: storeHistory(game, { person: own, bot }) };
    await store.update(PLAYER_GAME, playerGameKey(player, game.id), () => ({
      next: learningPolicy ? withPolicy(document, learningPolicy) : document,
      result: undefined,
    }));
  }

  it("come only from people who agreed", async () => {
    const anna = await person([0, 1, 2]);
    await person([2, 2, 2]);
    expect(await given()).toEqual([]);
    expect(await shareModel(store, anna, NOW)).toBe(true);
    expect(await given()).toEqual([{ person: Uint8Array.of(0, 1, 2), bot: Uint8Array.of(1, 2, 0) }]);
    expect(await modelSharingOf(store, anna)).toEqual({ text: 1, at: NOW });
  });

  it("keep the first consent's time when someone agrees twice", async () => {
    const anna = await person([0, 1]);
    expect(await shareModel(store, anna, NOW)).toBe(true);
    expect(await shareModel(store, anna, NOW + 1)).toBe(false);
    expect(await modelSharingOf(store, anna)).toEqual({ text: 1, at: NOW });
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("are no longer given once consent is withdrawn, even twice", async () => {
    const anna = await person([0, 1]);
    await shareModel(store, anna, NOW);
    expect([await unshareModel(store, anna), await unshareModel(store, anna)]).toEqual([true, false]);
    expect(await movesGiven()).toEqual([]);
    expect(await listed().top(10)).toEqual([]);
  });

  it("are given by game, with one consent for all games", async () => {
    const anna = await person([0, 1]);
    const boris = await person([7], WIDE);
    for (const one of [anna, boris]) await shareModel(store, one, NOW);
    expect(await movesGiven()).toEqual([[0, 1]]);
    expect(await movesGiven(WIDE)).toEqual([[7]]);
    await plays(anna, [50], WIDE);
    expect((await movesGiven(WIDE)).toSorted()).toEqual([[50], [7]]);
  });

  const learningPolicy = (more: Partial<LearningPolicy>): { learningPolicy: LearningPolicy } => ({
    learningPolicy: { mode: "learning", since: 0, pausedRanges: [], ...more },
  });

  it.each([
    ["a reset", learningPolicy({ since: 6 }), [6, 7, 8, 9]],
    [
      "pauses",
      learningPolicy({
        pausedRanges: [
          [1, 3],
          [5, 6],
        ],
      }),
      [0, 3, 4, 6, 7, 8, 9],
    ],
    ["a pause that goes on", learningPolicy({ mode: "frozen", paused: 4 }), [0, 1, 2, 3]],
    ["a model that is off", learningPolicy({ mode: "off", paused: 8 }), [0, 1, 2, 3, 4, 5, 6, 7]],
    ["a reset while it is off", learningPolicy({ mode: "off", since: 5, paused: 5 }), undefined],
  ])("leave out rounds that %s keeps from learning", async (_, policy, left) => {
    const anna = await person(everything, WIDE, policy);
    await shareModel(store, anna, NOW);
    expect(await movesGiven(WIDE)).toEqual(left ? [left] : []);
    expect((await given(WIDE)).map(({ bot }) => [...bot])).toEqual(
      left ? [left.map((move) => move + 1)] : [],
    );
  });

  it("are numbered from the first ever played, even if no longer stored", async () => {
    const anna = await person(everything, WIDE, {
      rounds: 110,
      ...learningPolicy({ since: 102, pausedRanges: [[104, 106]] }),
    });
    await shareModel(store, anna, NOW);
    expect(await movesGiven(WIDE)).toEqual([[2, 3, 6, 7, 8, 9]]);
  });

  it("are those stored now, and none after deletion", async () => {
    const anna = await person([0]);
    await shareModel(store, anna, NOW);
    await plays(anna, [0, 1, 2]);
    expect(await movesGiven()).toEqual([[0, 1, 2]]);
    await removePlayer(store, anna, [RPS]);
    expect(await movesGiven()).toEqual([]);
  });

  it("are copies, so that readers can't change the stored rounds", async () => {
    const anna = await person([0, 1]);
    await shareModel(store, anna, NOW);
    for (const { person: moves, bot } of await given()) [moves.fill(2), bot.fill(2)];
    expect(await given()).toEqual([{ person: Uint8Array.of(0, 1), bot: Uint8Array.of(1, 2) }]);
  });

  it("come in an order unrelated to ids or consent times", async () => {
    for (const _ of everything) await shareModel(store, await person([0]), NOW);
    const order = (await listed().top(100)).map(({ member }) => member);
    const byAge = people.map(writePlayerId);
    expect(order.toSorted()).toEqual(byAge.toSorted());
    for (const telling of [byAge, byAge.toReversed(), byAge.toSorted()]) expect(order).not.toEqual(telling);
    for (const one of people.toReversed()) await shareModel(store, one, NOW + 1);
    expect((await listed().top(100)).map(({ member }) => member)).toEqual(order);
  });

  it("skip and unlist anyone on the list without consent", async () => {
    await person([0, 1]);
    await listed().set("telegram:1", 5);
    await listed().set("no player at all", 6);
    expect(await movesGiven()).toEqual([]);
    expect(await listed().top(10)).toEqual([]);
  });

  it("skip people who agreed to another version of the text", async () => {
    const anna = await person([0, 1]);
    await shareModel(store, anna, NOW);
    await writeRawPart(store, "telegram:1", "model-sharing", () => ({ text: 7, at: NOW }));
    expect(await sharesModel(store, anna)).toBe(false);
    expect(await movesGiven()).toEqual([]);
    expect(await shareModel(store, anna, NOW + 1)).toBe(true);
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("include someone who agrees while the list is being read", async () => {
    const anna = await person([0, 1]);
    await listed().set("telegram:1", 5);
    // The reader finds no consent; it's given just before the reader removes her from the list.
    const late = withMethods(store, {
      board: (name) =>
        withMethods(store.board(name), {
          remove: async (member) => {
            await shareModel(store, anna, NOW);
            return store.board(name).remove(member);
          },
        }),
    });
    expect(await given(RPS, late)).toEqual([]);
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("include someone unlisted just before their consent was stored", async () => {
    const anna = await person([0, 1]);
    const late = withMethods(store, {
      update: async (...change) => {
        // If the list is read now, there's an entry but no consent yet.
        expect(await movesGiven()).toEqual([]);
        return store.update(...change);
      },
    });
    await shareModel(late, anna, NOW);
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("include someone whose process ended after storing the consent", async () => {
    const anna = await person([0, 1]);
    let isEnded = false;
    const ending = withMethods(store, {
      update: async (...change) => {
        const result = await store.update(...change);
        isEnded = true;
        return result;
      },
      board: (name) =>
        withMethods(store.board(name), {
          set: async (...entry) => {
            if (isEnded) throw new Error("ended");
            await store.board(name).set(...entry);
          },
        }),
    });
    await expect(shareModel(ending, anna, NOW)).rejects.toThrow("ended");
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("include someone whose process ended midway, once repeated", async () => {
    const anna = await person([0, 1]);
    await writeRawPart(store, "telegram:1", "model-sharing", () => ({ text: 1, at: NOW }));
    expect(await shareModel(store, anna, NOW + 1)).toBe(false);
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("fail with the store without unlisting anyone", async () => {
    const anna = await person([0, 1]);
    await shareModel(store, anna, NOW);
    const failing = withMethods(store, { read: () => Promise.reject(new Error("unreachable")) });
    await expect(given(RPS, failing)).rejects.toThrow("unreachable");
    expect(await movesGiven()).toEqual([[0, 1]]);
  });
});
