import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PLAYER_MINES } from "../../../commands/mines/play.ts";
import { applyMove, NEW_PLAYER_MINES, newGame, withNewGame } from "../../../commands/mines/rules.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { NEW_PREDICTOR, PREDICTOR, type PredictorState, storeRounds } from "../../../src/people/index.ts";
import type { Entry, Ledger } from "../people/ledger.ts";
import { BOARD_MOVES } from "../people/plays.ts";
import { audit } from "./audit.ts";

const RPS = matrixGame("rps") as MatrixGame;
const PLAYER = { platform: "telegram", id: "7" };
const entries = (...moves: number[]): Entry[] =>
  moves.map((move) => ({ move, heard: "counted", reportedAt: 1_000 }));

const ledgerOf = (game: string, all: Entry[]): Ledger => ({
  ...{ name: "Anna", player: PLAYER, game, entries: all, session: "s", names: RPS.moveIds },
  ...{ seen: [], proof: "" },
});

let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:" });
});
afterEach(() => store.close());

/** Stores these rounds, in which the bot always played rock. */
async function storeMoves(moves: readonly number[], totals: Partial<PredictorState["totals"]> = {}) {
  const results = moves.map((move) => RPS.result("person", move, 0));
  const count = (sign: number) => results.filter((result) => Math.sign(result) === sign).length;
  const rounds = { person: Uint8Array.from(moves), bot: new Uint8Array(moves.length) };
  const document: PredictorState = {
    ...NEW_PREDICTOR,
    history: storeRounds(RPS, rounds),
    totals: { rounds: moves.length, wins: count(1), losses: count(-1), draws: count(0), ...totals },
  };
  await store.update(PREDICTOR, "telegram:7:rps", () => ({ next: document, result: null }));
}

describe("the audit of matches", () => {
  it("finds nothing when the store matches the announcements", async () => {
    await storeMoves([0, 1, 2]);
    const found = await audit(store, [ledgerOf("rps", entries(0, 1, 2))]);
    expect(found).toEqual({ counted: 3, lost: 0, twice: 0, differences: [] });
  });

  it("finds a lost press, its player and its turn", async () => {
    await storeMoves([0, 2]);
    const found = await audit(store, [ledgerOf("rps", entries(0, 1, 2))]);
    expect(found).toMatchObject({ counted: 2, lost: 1, twice: 0 });
    expect(found.differences[0]).toContain(
      "Anna, rps s: turn 2: scissors was told as counted, the history has paper",
    );
  });

  it("finds a press counted twice", async () => {
    await storeMoves([0, 1, 1, 2]);
    const found = await audit(store, [ledgerOf("rps", entries(0, 1, 2))]);
    expect(found).toMatchObject({ counted: 4, lost: 0, twice: 1 });
    expect(found.differences).toHaveLength(1);
  });

  it("finds everything lost when nothing is stored", async () => {
    expect(await audit(store, [ledgerOf("rps", entries(0, 1))])).toMatchObject({ counted: 0, lost: 2 });
  });

  it("finds totals that exceed the history", async () => {
    await storeMoves([0, 1], { rounds: 3, wins: 2 });
    const { differences } = await audit(store, [ledgerOf("rps", entries(0, 1))]);
    expect(differences).toEqual([expect.stringContaining("the totals say 3 rounds")]);
  });
});

const RULES = { width: 4, height: 4, mines: 10, start: "safe" as const };
const PLAN = { id: "s", locale: "en", board: { rules: RULES, secret: new Uint8Array(32) } };

/** Stores a board with one opened cell and these flags. */
async function storeBoard(flagged: readonly number[]): Promise<readonly number[]> {
  let record = newGame(PLAN, 0);
  const moves = [
    { kind: "open", cell: 0 } as const,
    ...flagged.map((cell) => ({ kind: "flag", cell }) as const),
  ];
  for (const [turn, move] of moves.entries()) {
    const { outcome, record: next } = applyMove(record, { turn, move, now: 0 });
    if (outcome !== "done") throw new Error(`the board refused: ${outcome}`);
    record = next;
  }
  const document = withNewGame(NEW_PLAYER_MINES, record, 0);
  await store.update(PLAYER_MINES, "telegram:7", () => ({ next: document, result: null }));
  return [BOARD_MOVES.open, ...flagged.map((cell) => BOARD_MOVES.flag + cell)];
}

describe("the audit of boards", () => {
  it("finds nothing when the board matches the announcements", async () => {
    const moves = await storeBoard([12, 13]);
    const found = await audit(store, [ledgerOf("mines", entries(...moves))]);
    expect(found).toEqual({ counted: 3, lost: 0, twice: 0, differences: [] });
  });

  it("finds a lost and a doubled move by the board's turn", async () => {
    const moves = await storeBoard([12, 13]);
    const [more, fewer] = [[...moves, BOARD_MOVES.flag + 14], moves.slice(0, -1)];
    expect(await audit(store, [ledgerOf("mines", entries(...more))])).toMatchObject({ lost: 1, twice: 0 });
    expect(await audit(store, [ledgerOf("mines", entries(...fewer))])).toMatchObject({ lost: 0, twice: 1 });
  });

  it("finds flags that no one set", async () => {
    const moves = await storeBoard([12, 13]);
    const others = [...moves.slice(0, -1), BOARD_MOVES.flag + 14];
    const { differences } = await audit(store, [ledgerOf("mines", entries(...others))]);
    expect(differences[0]).toContain("flags were set at 12,14; the board has them at 12,13");
  });
});
