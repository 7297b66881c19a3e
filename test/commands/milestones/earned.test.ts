// How each of the twelve milestones is earned, and how it isn't.

import { describe, expect, vi } from "vitest";
import { NEW_PLAYER_DAILY, PLAYER_DAILY, type PlayerDaily } from "../../../commands/daily/day/document.ts";
import { noteEarned as noteTry } from "../../../commands/daily/top/own.ts";
import { DUEL } from "../../../commands/duel/state/document.ts";
import { noteEarned as noteDuel } from "../../../commands/duel/state/result.ts";
import { openMilestones } from "../../../commands/kit/milestones.ts";
import { type MinesRecord, PLAYER_MINES, playerMinesKey } from "../../../commands/mines/game/document.ts";
import { earnedBy } from "../../../commands/play/earned.ts";
import type { ProofChecker } from "../../../commands/play/proofs/checking.ts";
import { proofReply } from "../../../commands/play/replies.ts";
import type { MatchState } from "../../../commands/play/state/play.ts";
import { LEVELS } from "../../../commands/play/views/opponent.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { canonicalId } from "../../../src/core/strategies/index.ts";
import type { Finding } from "../../../src/core/verify/index.ts";
import {
  milestonesOf,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  type RatedSide,
  storeHistory,
} from "../../../src/people/index.ts";
import { openRing, sessionOf } from "../duel/ring.ts";
import { giveRounds, turning } from "../kit/histories.ts";
import { clearBoard } from "../mines/known-board.ts";
import { ANNA, BORIS, it, openTable, PRIVATE, type Table, viewOf } from "../play/table.ts";
import { compare, pressed, VERA, WASSILY } from "../profile/profiles.ts";

const RPS = matrixGame("rps") as MatrixGame;
const DAY_MS = 86_400_000;

const earned = async ({ store }: Pick<Table, "store">, player: PlayerId = ANNA) =>
  (await milestonesOf(store, player)).map(({ id }) => id);

/** A match of rock-paper-scissors after its last round, with one digit per move. */
function matchOf(person: string, bot: string, more: Partial<MatchState["match"]> = {}): MatchState {
  const rounds = { person: Uint8Array.from(person, Number), bot: Uint8Array.from(bot, Number) };
  const results = [...rounds.person].map((move, at) => RPS.result("person", move, rounds.bot[at] as number));
  const count = (wanted: number): number => results.filter((one) => one === wanted).length;
  const match = {
    ...{ id: "m", opponent: "copy", length: "first-10", locale: "en", chain: "", events: [] },
    score: [count(1), count(-1), count(0)],
    ...{ read: [0, 0], expected: -1, ending: "won" },
    ...more,
  } as MatchState["match"];
  const document = {
    ...NEW_PLAYER_GAME,
    totals: { rounds: person.length, wins: 0, losses: 0, draws: 0 },
    history: storeHistory(RPS, rounds),
    segments: [{ rounds: person.length, use: "learned", match: match.id }] as const,
    matches: [match],
  };
  return { game: RPS, document, match };
}

const ids = (state: MatchState) => earnedBy(state).map(({ id }) => id);

describe("the milestone", () => {
  it("'seal' is earned by the proof of one's own finished match", async () => {
    const table = await openTable();
    const begun = viewOf(await table.type("rps", "play"));
    const stopped = await table.press(await table.press(begun, "Rock"), "Stop");
    expect(await earned(table)).toEqual([]);
    await table.press(stopped, "Verify");
    expect(await earned(table)).toEqual(["seal"]);
  });

  it("'seal' is not earned by an unfinished check or broken seals", async () => {
    const table = await openTable();
    const begun = viewOf(await table.type("rps", "play"));
    await table.press(await table.press(begun, "Rock"), "Stop");
    const document = await table.store.read(PLAYER_GAME, playerGameKey(ANNA, "rps"));
    const [match] = document?.matches ?? [];
    if (!document || !match) throw new Error("no match is stored");
    const earn = vi.fn(async () => true);
    const verify = (check: ProofChecker["check"]) => {
      const { milestones: _own, ...services } = table.services;
      const proofs = { ends: new Map(), check, close: async () => undefined };
      const milestones = { ...openMilestones(table.services), earn };
      return proofReply({ ...services, proofs, milestones }, { game: RPS, document, match }, ANNA);
    };
    const seals = (isWhole: boolean): Finding =>
      isWhole
        ? { what: "seals", mark: "ok", code: "seals-open", values: { count: 2 } }
        : { what: "seals", mark: "FAIL", code: "seals-broken", values: { count: 2 } };
    const checked = (isWhole: boolean) => async () => ({
      ...{ findings: [seals(isWhole)], expected: new Map(), moves: [], sealed: 2 },
    });
    await verify(() => Promise.reject(new Error("it took too long")));
    await verify(checked(false));
    expect(earn).not.toHaveBeenCalled();
    await verify(checked(true));
    expect(earn).toHaveBeenCalledWith(ANNA, "seal");
  });

  it("'seal' is earned by the proof of a board, too", async ({ table }) => {
    await clearBoard(table, await table.type("mines", "play", { level: "pocket" }));
    await table.type("mines", "verify");
    expect(await earned(table)).toEqual(["seal"]);
  });

  it("'rotation' is earned by beating an opponent who rotates moves", async ({ table }) => {
    let reply = await table.type("rps", "play", { opponent: "rotation", length: "first-10" });
    for (const move of [
      "Paper",
      "Scissors",
      "Rock",
      "Paper",
      "Scissors",
      "Rock",
      "Paper",
      "Scissors",
      "Rock",
      "Paper",
    ])
      reply = await table.press(reply, move);
    expect(await earned(table)).toEqual(["rotation"]);
    expect(ids(matchOf("0000000000", "0120120120", { ending: "lost" }))).toEqual([]);
    expect(ids(matchOf("1111111111", "0000000000"))).toEqual([]);
    expect(ids(matchOf("120120120", "012012012"))).toEqual([]);
  });

  it("'rotation' is earned by breaking one's own mid-match without losing the rest", () => {
    const turning20 = "012012012012";
    const bot = "000000000000000000000000";
    expect(ids(matchOf(`${turning20}222222222222`, bot))).toEqual(["rotation"]);
    expect(ids(matchOf(`${turning20}111111111111`, bot, { ending: "lost" }))).toEqual([]);
    expect(ids(matchOf(`${turning20}${turning20}`, bot))).toEqual([]);
    expect(ids(matchOf("111111111111111111111111", bot))).toEqual([]);
  });

  it("'levels' is earned by beating each level to five or more, in any order", async ({ table }) => {
    const milestones = openMilestones(table.services);
    const won = (level: string, score: [number, number, number]) =>
      matchOf("1", "0", { opponent: canonicalId(LEVELS[level] ?? "", RPS), score });
    for (const level of ["coin", "mirror", "novice", "coin"])
      for (const { id, step } of earnedBy(won(level, [5, 0, 0]))) await milestones.earn(ANNA, id, step);
    for (const { id, step } of earnedBy(won("fortune-teller", [4, 0, 0])))
      await milestones.earn(ANNA, id, step);
    expect(await earned(table)).toEqual([]);
    for (const { id, step } of earnedBy(won("fortune-teller", [5, 4, 0])))
      await milestones.earn(ANNA, id, step);
    expect(await earned(table)).toEqual(["levels"]);
    expect(
      ids({ ...won("coin", [5, 0, 0]), match: { ...won("coin", [5, 0, 0]).match, ending: "lost" } }),
    ).toEqual([]);
  });

  it("'unread' is judged only at the hundredth prediction of a match", () => {
    const judged = (right: number, all: number, expected = 0) =>
      ids(matchOf("1", "0", { read: [right, all], expected, ending: undefined }));
    expect(judged(33, 100)).toEqual(["unread"]);
    expect(judged(34, 100)).toEqual([]);
    expect(judged(20, 99)).toEqual([]);
    expect(judged(20, 101)).toEqual([]);
    expect(judged(33, 100, -1)).toEqual([]);
  });

  it("'expert' is earned by an expert board without guesses or hints", async () => {
    const cleared = async (change: Partial<MinesRecord>) => {
      const table = await openTable();
      const begun = await table.type("mines", "play", { level: "pocket", noguess: "yes" });
      await table.store.update(PLAYER_MINES, playerMinesKey(ANNA), (document) => {
        const [newest] = document?.games ?? [];
        if (!document || !newest) throw new Error("no game");
        return {
          next: { ...document, games: [{ ...newest, level: "expert" as const, ...change }] },
          result: undefined,
        };
      });
      await clearBoard(table, begun);
      return earned(table);
    };
    expect(await cleared({})).toEqual(["expert"]);
    expect(await cleared({ hints: 1 })).toEqual([]);
    expect(await cleared({ shared: true })).toEqual([]);
    expect(await cleared({ level: "intermediate" })).toEqual([]);
  });

  it("'duel' is earned by both who finish it, not by a deserted player", async () => {
    const ring = await openRing();
    let reply = await ring.begin();
    for (let round = 0; round < 2; round++) reply = await ring.round(reply, "rock", "scissors");
    expect(await earned(ring.table)).toEqual([]);
    reply = await ring.round(reply, "rock", "scissors");
    expect([await earned(ring.table), await earned(ring.table, BORIS)]).toEqual([["duel"], ["duel"]]);
    const left = await openRing();
    const begun = await left.begin();
    const result = { ...resultOf(sessionOf(viewOf(begun))), ending: "absent" as const };
    await noteDuel({ ...left.table, milestones: openMilestones(left.table.services) }, result, []);
    expect(await earned(left.table)).toEqual([]);
  });

  const resultOf = (id: string) => ({
    ...{ id, gameId: "rps", winner: 0 as const, ending: "score" as const, rated: true, at: 0 },
    sides: [
      { player: "telegram:1", name: "Anna" },
      { player: "telegram:2", name: "Boris" },
    ] as const,
    rounds: [[0, 2]] as const,
  });

  it("'upset' is earned by beating an established, higher rated player", async () => {
    const side = (rating: number, isProvisional = false) =>
      ({ name: "x", isProvisional, matches: 20, before: { rating }, after: { rating } }) as RatedSide;
    const judged = async (sides: readonly RatedSide[]) => {
      const ring = await openRing();
      const id = sessionOf(viewOf(await ring.begin()));
      const milestones = openMilestones(ring.table.services);
      await noteDuel({ store: ring.table.store, milestones }, resultOf(id), sides);
      return [await earned(ring.table), await earned(ring.table, BORIS)];
    };
    expect(await judged([side(1400), side(1500)])).toEqual([["duel", "upset"], ["duel"]]);
    expect(await judged([side(1500), side(1400)])).toEqual([["duel"], ["duel"]]);
    expect(await judged([side(1400), side(1500, true)])).toEqual([["duel"], ["duel"]]);
    expect(await judged([])).toEqual([["duel"], ["duel"]]);
  });

  it("'duel' is not stored for a player who deleted everything meanwhile", async () => {
    const ring = await openRing();
    const id = sessionOf(viewOf(await ring.begin()));
    await ring.table.store.remove(DUEL, id);
    const milestones = openMilestones(ring.table.services);
    await noteDuel({ store: ring.table.store, milestones }, resultOf(id), []);
    expect(await earned(ring.table)).toEqual([]);
  });

  it("'compared' is earned by both when compared, not by asking", async ({ table }) => {
    await giveRounds(table.store, VERA);
    await giveRounds(table.store, WASSILY, { habit: turning, count: 400, seed: 2 });
    const card = await compare(table, VERA, WASSILY);
    expect(await earned(table, VERA)).toEqual([]);
    await pressed(table, card, "Accept", WASSILY);
    expect([await earned(table, VERA), await earned(table, WASSILY)]).toEqual([["compared"], ["compared"]]);
  });

  it("'tournament' is earned by entering one's own registered strategy", async () => {
    const table = await openTable();
    const place = { kind: "group", id: "-7" } as const;
    const by = { place, caller: ANNA };
    await table.type("tournament", "create", {}, by);
    await table.type("strategy", "register", { name: "mine", strategy: "markov:order=4,decay=0.98" }, by);
    await table.type("tournament", "join", { strategy: "rotation" }, by);
    await table.type("tournament", "join", { strategy: "mine" }, { place, caller: BORIS });
    expect([await earned(table), await earned(table, BORIS)]).toEqual([[], []]);
    await table.type("tournament", "leave", { strategy: "mine" }, { place, caller: BORIS });
    await table.type("tournament", "join", { strategy: "mine" }, by);
    expect(await earned(table)).toEqual(["tournament"]);
    await table.tournaments.close();
  });

  async function afterTry(what: "mind" | "board", document: Partial<PlayerDaily>) {
    const table = await openTable();
    const day = Math.floor(table.services.now() / DAY_MS);
    await table.store.update(PLAYER_DAILY, "telegram:1", () => ({
      next: { ...NEW_PLAYER_DAILY, ...document },
      result: undefined,
    }));
    const services = { ...table.services, mines: table.mines, milestones: openMilestones(table.services) };
    await noteTry(services as never, { what, day, caller: ANNA, place: PRIVATE });
    return earned(table);
  }
  const today = Math.floor(Date.parse("2026-11-18T12:00:00Z") / DAY_MS);

  it("'mind' is earned by beating the opponent of the day by eight points", async () => {
    const tried = (won: number) => ({
      minds: [
        {
          day: today,
          begunAt: 0,
          endedAt: 1,
          moves: "2".repeat(20),
          replies: `${"0".repeat(won)}${"2".repeat(20 - won)}`,
        },
      ],
    });
    expect(await afterTry("mind", tried(8))).toEqual(["mind"]);
    expect(await afterTry("mind", tried(7))).toEqual([]);
    expect(await afterTry("board", tried(8))).toEqual([]);
  });

  it("'board' is earned by clearing the daily board without hints", async () => {
    const tried = (result: object) => ({
      boards: [
        {
          day: today,
          begunAt: 0,
          game: "g",
          result: { ending: "won", ms: 1, hints: 0, endedAt: 1, ...result },
        },
      ],
    });
    expect(await afterTry("board", tried({}) as never)).toEqual(["board"]);
    expect(await afterTry("board", tried({ hints: 1 }) as never)).toEqual([]);
    expect(await afterTry("board", tried({ ending: "lost" }) as never)).toEqual([]);
  });

  it("'week' is earned on the seventh consecutive day", async () => {
    expect(await afterTry("mind", { days: [[today - 6, today]] })).toEqual(["week"]);
    expect(await afterTry("mind", { days: [[today - 5, today]] })).toEqual([]);
  });
});
