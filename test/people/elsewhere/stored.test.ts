// Imported rounds as they're read from the store, removed from it, exported and summed up.

import { beforeEach, describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { readExport } from "../../../src/core/verify/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import {
  ACCOUNT,
  elsewhereOf,
  exportGames,
  knownHistory,
  type LearningPolicy,
  NEW_PERSON_ACCOUNT,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerGame,
  playerGameKey,
  roundsAt,
  storeHistory,
  summarisePlayer,
  takeOutElsewhere,
  withElsewhere,
  writePlayerId,
} from "../../../src/people/index.ts";
import { withPolicy } from "../rounds/policies.ts";

const game = matrixGame("rps-101") as MatrixGame;
const ANNA = { platform: "discord", id: "1" };
const ELSEWHERE = { platform: "telegram", id: "2" };
const LINK = "link:telegram:2";
const NOW = 5;
const limits = { historyRounds: 1000, now: NOW };

const moves = (from: number, to: number): Uint8Array =>
  Uint8Array.from({ length: to - from }, (_, at) => from + at);
const rounds = (from: number, to: number): Rounds => ({ person: moves(from, to), bot: moves(from, to) });

/** Three rounds here and two imported ones. */
function linkedGame(learningPolicy?: LearningPolicy): PlayerGame {
  const totals = { rounds: 3, wins: 0, losses: 0, draws: 3 };
  const here = { ...NEW_PLAYER_GAME, totals, history: storeHistory(game, rounds(0, 3)) };
  const source = { key: LINK, rounds: rounds(50, 52), total: 2 };
  const document = withElsewhere(game, here, source, limits);
  return learningPolicy ? withPolicy(document, learningPolicy) : document;
}

let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:", report: () => {} });
  return () => store.close();
});

async function keep(document: PlayerGame, player = ANNA): Promise<void> {
  const key = playerGameKey(player, game.id);
  await store.update(PLAYER_GAME, key, () => ({ next: document, result: undefined }));
}

const stored = () => store.read(PLAYER_GAME, playerGameKey(ANNA, game.id));

describe("a source from another identity", () => {
  it("gives the rounds played there, not those imported there", async () => {
    await keep(linkedGame(), ELSEWHERE);
    const source = await roundsAt(store, ELSEWHERE, game);
    expect(source).toMatchObject({ key: LINK, total: 3 });
    expect([...(source?.rounds.person ?? [])]).toEqual([0, 1, 2]);
  });

  it("marks rounds that no model may learn from", async () => {
    await keep(linkedGame({ mode: "learning", since: 1, pausedRanges: [[2, 3]] }), ELSEWHERE);
    const source = await roundsAt(store, ELSEWHERE, game);
    expect([0, 1, 2].map((at) => source?.isGiven?.(at))).toEqual([false, true, false]);
  });

  it("is missing if nothing was played or linked", async () => {
    expect(await roundsAt(store, ELSEWHERE, game)).toBeUndefined();
    expect(await elsewhereOf(store, ANNA, game)).toEqual([]);
  });
});

describe("removing imported rounds", () => {
  it("changes the document once and does nothing the second time", async () => {
    await keep(linkedGame());
    const takeOut = () => takeOutElsewhere(store, ANNA, game, (key) => key === LINK, NOW);
    expect([await takeOut(), await takeOut()]).toEqual([true, false]);
    expect([...knownHistory(game, (await stored()) ?? expect.fail()).rounds.person]).toEqual([0, 1, 2]);
  });

  it("frees the budget held for a sealed move that is given up", async () => {
    const held = { ...NEW_PERSON_ACCOUNT, held: { [game.id]: 3, rps: 1 } };
    await store.update(ACCOUNT, writePlayerId(ANNA), () => ({ next: held, result: undefined }));
    await keep(linkedGame());
    await takeOutElsewhere(store, ANNA, game, () => true, NOW);
    expect((await store.read(ACCOUNT, writePlayerId(ANNA)))?.held).toEqual({ rps: 1 });
  });

  it("creates no document", async () => {
    expect(await takeOutElsewhere(store, ANNA, game, () => true, NOW)).toBe(false);
    expect(await stored()).toBeUndefined();
  });
});

it("counts only rounds played here in a summary", async () => {
  await keep(linkedGame());
  expect((await summarisePlayer(store, ANNA, [game])).games[game.id]?.rounds).toBe(3);
});

it("marks rounds played here in an export and checks proofs against all", async () => {
  const before = linkedGame();
  const more = withElsewhere(
    game,
    before,
    { key: "duel:discord:1", rounds: rounds(70, 73), total: 3 },
    limits,
  );
  for (const document of [before, more]) {
    await keep(document);
    const games = await exportGames(store, ANNA, [game]);
    expect(games[game.id]).toMatchObject({ totals: { rounds: 3 } });
    expect((games[game.id] as { rounds: object[] }).rounds).toHaveLength(3);
    const file = { format: "gadalka-export-1", player: writePlayerId(ANNA), games };
    const read = readExport(JSON.stringify(file)).historyOf(game);
    expect(read).toEqual(knownHistory(game, document));
  }
  await takeOutElsewhere(store, ANNA, game, (key) => key === LINK, NOW);
  const games = await exportGames(store, ANNA, [game]);
  const file = { format: "gadalka-export-1", player: writePlayerId(ANNA), games };
  expect(readExport(JSON.stringify(file)).historyOf(game)).toEqual(
    knownHistory(game, (await stored()) ?? expect.fail()),
  );
});
