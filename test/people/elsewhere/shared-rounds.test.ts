// Whose rounds the host's own population is learned from, and which of them.

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

/** `rounds`: how many were ever played. */
interface More {
  readonly rounds?: number;
  readonly lessons?: LearningPolicy;
}

const RPS = matrixGame("rps") as MatrixGame;
// Of more than ten moves, so that a round's move tells which round it was.
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

  /** A person who played these moves at the game, and bot moves that are one higher. */
  async function person(moves: readonly number[], game = RPS, more: More = {}): Promise<PlayerId> {
    const player = { platform: "telegram", id: `${people.length + 1}` };
    people.push(player);
    await plays(player, moves, game, more);
    return player;
  }

  async function plays(player: PlayerId, moves: readonly number[], game = RPS, more: More = {}) {
    const own = Uint8Array.from(moves);
    const bot = own.map((move) => (move + 1) % game.size);
    const { rounds = moves.length, lessons } = more;
    const totals = { ...NEW_PLAYER_GAME.totals, rounds };
    const document = { ...NEW_PLAYER_GAME, totals, history: storeHistory(game, { person: own, bot }) };
    await store.update(PLAYER_GAME, playerGameKey(player, game.id), () => ({
      next: lessons ? withPolicy(document, lessons) : document,
      result: undefined,
    }));
  }

  it("are those of people who agreed, and of nobody else", async () => {
    const anna = await person([0, 1, 2]);
    await person([2, 2, 2]);
    expect(await given()).toEqual([]);
    expect(await shareModel(store, anna, NOW)).toBe(true);
    expect(await given()).toEqual([{ person: Uint8Array.of(0, 1, 2), bot: Uint8Array.of(1, 2, 0) }]);
    expect(await modelSharingOf(store, anna)).toEqual({ text: 1, at: NOW });
  });

  it("stay, and so does the time of the consent, when somebody agrees twice", async () => {
    const anna = await person([0, 1]);
    expect(await shareModel(store, anna, NOW)).toBe(true);
    expect(await shareModel(store, anna, NOW + 1)).toBe(false);
    expect(await modelSharingOf(store, anna)).toEqual({ text: 1, at: NOW });
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("are given no more once taken back; taken back twice, it is so already", async () => {
    const anna = await person([0, 1]);
    await shareModel(store, anna, NOW);
    expect([await unshareModel(store, anna), await unshareModel(store, anna)]).toEqual([true, false]);
    expect(await movesGiven()).toEqual([]);
    expect(await listed().top(10)).toEqual([]);
  });

  it("are of one game each, by one consent for all; who did not play it is left out", async () => {
    const anna = await person([0, 1]);
    const boris = await person([7], WIDE);
    for (const one of [anna, boris]) await shareModel(store, one, NOW);
    expect(await movesGiven()).toEqual([[0, 1]]);
    expect(await movesGiven(WIDE)).toEqual([[7]]);
    await plays(anna, [50], WIDE);
    expect((await movesGiven(WIDE)).toSorted()).toEqual([[50], [7]]);
  });

  const lessons = (more: Partial<LearningPolicy>): { lessons: LearningPolicy } => ({
    lessons: { mode: "learning", since: 0, pausedRanges: [], ...more },
  });

  it.each([
    ["a reset", lessons({ since: 6 }), [6, 7, 8, 9]],
    [
      "pauses",
      lessons({
        pausedRanges: [
          [1, 3],
          [5, 6],
        ],
      }),
      [0, 3, 4, 6, 7, 8, 9],
    ],
    ["a pause that goes on", lessons({ mode: "frozen", paused: 4 }), [0, 1, 2, 3]],
    ["a model that is off", lessons({ mode: "off", paused: 8 }), [0, 1, 2, 3, 4, 5, 6, 7]],
    ["a reset while it is off", lessons({ mode: "off", since: 5, paused: 5 }), undefined],
  ])("are without those that %s keeps from learning", async (_, policy, left) => {
    const anna = await person(everything, WIDE, policy);
    await shareModel(store, anna, NOW);
    expect(await movesGiven(WIDE)).toEqual(left ? [left] : []);
    expect((await given(WIDE)).map(({ bot }) => [...bot])).toEqual(
      left ? [left.map((move) => move + 1)] : [],
    );
  });

  it("are counted from the first ever played, also where the oldest are not stored any more", async () => {
    const anna = await person(everything, WIDE, {
      rounds: 110,
      ...lessons({ since: 102, pausedRanges: [[104, 106]] }),
    });
    await shareModel(store, anna, NOW);
    expect(await movesGiven(WIDE)).toEqual([[2, 3, 6, 7, 8, 9]]);
  });

  it("are those stored at the moment, and none after the rounds were deleted", async () => {
    const anna = await person([0]);
    await shareModel(store, anna, NOW);
    await plays(anna, [0, 1, 2]);
    expect(await movesGiven()).toEqual([[0, 1, 2]]);
    await removePlayer(store, anna, [RPS]);
    expect(await movesGiven()).toEqual([]);
  });

  it("are copies: whoever learns from them cannot change what is stored", async () => {
    const anna = await person([0, 1]);
    await shareModel(store, anna, NOW);
    for (const { person: moves, bot } of await given()) [moves.fill(2), bot.fill(2)];
    expect(await given()).toEqual([{ person: Uint8Array.of(0, 1), bot: Uint8Array.of(1, 2) }]);
  });

  it("come in an order that follows neither the ids nor the time of the consents", async () => {
    for (const _ of everything) await shareModel(store, await person([0]), NOW);
    const order = (await listed().top(100)).map(({ member }) => member);
    const byAge = people.map(writePlayerId);
    expect(order.toSorted()).toEqual(byAge.toSorted());
    for (const telling of [byAge, byAge.toReversed(), byAge.toSorted()]) expect(order).not.toEqual(telling);
    for (const one of people.toReversed()) await shareModel(store, one, NOW + 1);
    expect((await listed().top(100)).map(({ member }) => member)).toEqual(order);
  });

  it("do not come from whoever is on the list without a consent, who is taken off it", async () => {
    await person([0, 1]);
    await listed().set("telegram:1", 5);
    await listed().set("no player at all", 6);
    expect(await movesGiven()).toEqual([]);
    expect(await listed().top(10)).toEqual([]);
  });

  it("do not come from who agreed to another text than the present one", async () => {
    const anna = await person([0, 1]);
    await shareModel(store, anna, NOW);
    await writeRawPart(store, "telegram:1", "model-sharing", () => ({ text: 7, at: NOW }));
    expect(await sharesModel(store, anna)).toBe(false);
    expect(await movesGiven()).toEqual([]);
    expect(await shareModel(store, anna, NOW + 1)).toBe(true);
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("miss nobody who agrees while the list is read", async () => {
    const anna = await person([0, 1]);
    await listed().set("telegram:1", 5);
    // The reader finds no consent; then it is given, before the reader takes her off the list.
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

  it("miss nobody whose entry was struck off before the consent was stored", async () => {
    const anna = await person([0, 1]);
    const late = withMethods(store, {
      update: async (...change) => {
        // Somebody reads the list now: there is an entry, and no consent yet.
        expect(await movesGiven()).toEqual([]);
        return store.update(...change);
      },
    });
    await shareModel(late, anna, NOW);
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("miss nobody where the process ended right after the consent was stored", async () => {
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

  it("find who agreed also where the process ended in the middle of it, once told again", async () => {
    const anna = await person([0, 1]);
    await writeRawPart(store, "telegram:1", "model-sharing", () => ({ text: 1, at: NOW }));
    expect(await shareModel(store, anna, NOW + 1)).toBe(false);
    expect(await movesGiven()).toEqual([[0, 1]]);
  });

  it("fail with the store, and strike nobody off for it", async () => {
    const anna = await person([0, 1]);
    await shareModel(store, anna, NOW);
    const failing = withMethods(store, { read: () => Promise.reject(new Error("unreachable")) });
    await expect(given(RPS, failing)).rejects.toThrow("unreachable");
    expect(await movesGiven()).toEqual([[0, 1]]);
  });
});
