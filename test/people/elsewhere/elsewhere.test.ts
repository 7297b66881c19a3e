// Imported rounds in a player's document: what's imported, what counts as played here, and what remains when they're
// removed again.

import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import {
  elsewhereKey,
  type FromElsewhere,
  firstStored,
  foreignCount,
  LEARN_EVERYTHING,
  type MatchRecord,
  NEW_PLAYER_GAME,
  ownBefore,
  ownCount,
  ownRounds,
  PLAYER_GAME,
  type PlayerGame,
  policyOf,
  readHistory,
  storeHistory,
  withAllElsewhere,
  withElsewhere,
  withoutElsewhere,
  withRound,
} from "../../../src/people/index.ts";
import { stretchesOf } from "../../../src/people/rounds/segments.ts";
import { withPolicy } from "../rounds/policies.ts";

// A game with many moves, so that a move identifies its round.
const game = matrixGame("rps-101") as MatrixGame;
const NOW = 1;
const limits = { historyRounds: 40, now: NOW };
const LINK = elsewhereKey("link", "telegram:2");
const DUEL = elsewhereKey("duel", "discord:1");

const moves = (from: number, to: number): Uint8Array =>
  Uint8Array.from({ length: to - from }, (_, at) => from + at);
const rounds = (from: number, to: number): Rounds => ({ person: moves(from, to), bot: moves(from, to) });

/** A player with `count` rounds, moves 0, 1, 2 … */
function played(count: number, more: Partial<PlayerGame> = {}): PlayerGame {
  const totals = { rounds: count, wins: 0, losses: 0, draws: count };
  return { ...NEW_PLAYER_GAME, totals, history: storeHistory(game, rounds(0, count)), ...more };
}

/** A source whose rounds have the moves from 50 on. */
const source = (key: string, count: number, first = 50): FromElsewhere => ({
  ...{ key, rounds: rounds(first, first + count), total: count },
});

const match = (id: string, more: Partial<MatchRecord> = {}): MatchRecord =>
  ({
    ...{ id, opponent: "fortune-teller", length: "endless", locale: "en", chain: "ab".repeat(32) },
    ...{ score: [0, 0, 0], read: [0, 0], expected: -1, events: [], ...more },
  }) as MatchRecord;

/** Plays the rounds from `from` to `to` here, in that match. */
function playedOn(document: PlayerGame, from: number, to: number, id?: string): PlayerGame {
  const live = { ...document, matches: id === undefined ? [] : [match(id)] };
  const on = [...moves(from, to)].reduce((before: PlayerGame, move) => {
    const longer = withRound(game, before, [move, move], 1000);
    return { ...longer, totals: { ...longer.totals, draws: longer.totals.draws + 1 } };
  }, live);
  return { ...on, matches: [] };
}

const personOf = (document: PlayerGame): number[] => [...readHistory(game, document.history).person];
const ownOf = (document: PlayerGame): number[] => [...ownRounds(game, document).person];
const everyKey = (): boolean => true;

describe("imported rounds", () => {
  it("are appended to the history and don't count as played here", () => {
    const document = withElsewhere(game, played(3), source(LINK, 2), limits);
    expect(personOf(document)).toEqual([0, 1, 2, 50, 51]);
    expect(document.totals).toEqual({ rounds: 5, wins: 0, losses: 0, draws: 3 });
    expect([ownCount(document), ownOf(document)]).toEqual([3, [0, 1, 2]]);
  });

  it("are imported once, then only new ones", () => {
    const once = withElsewhere(game, played(1), source(LINK, 2), limits);
    expect(withElsewhere(game, once, source(LINK, 2), limits)).toBe(once);
    const later = withElsewhere(game, playedOn(once, 1, 3), source(LINK, 4), limits);
    expect(personOf(later)).toEqual([0, 50, 51, 1, 2, 52, 53]);
    expect([ownCount(later), ownOf(later)]).toEqual([3, [0, 1, 2]]);
  });

  it("are separated by source", () => {
    const both = withAllElsewhere(game, played(1), [source(LINK, 2), source(DUEL, 3, 60)], limits);
    expect(personOf(both)).toEqual([0, 50, 51, 60, 61, 62]);
    expect([foreignCount(both), foreignCount(both, "link"), foreignCount(both, "duel")]).toEqual([5, 2, 3]);
    const without = withoutElsewhere(game, both, (key) => key === LINK, NOW);
    expect(personOf(without)).toEqual([0, 60, 61, 62]);
    expect([ownOf(without), foreignCount(without, "duel")]).toEqual([[0], 3]);
  });

  it("skip rounds a model may not learn from, and don't ask for them again", () => {
    const given = { ...source(LINK, 4), isGiven: (at: number) => at !== 1 };
    const document = withElsewhere(game, played(1), given, limits);
    expect(personOf(document)).toEqual([0, 50, 52, 53]);
    expect(withElsewhere(game, document, source(LINK, 4), limits)).toBe(document);
  });

  it("push out no round played here and take at most half the space", () => {
    const full = withElsewhere(game, played(40), source(LINK, 10), limits);
    expect(personOf(full)).toEqual([...moves(0, 40)]);
    const half = withElsewhere(game, played(5), source(LINK, 30), limits);
    expect(personOf(half)).toEqual([...moves(0, 5), ...moves(60, 80)]);
    expect(withElsewhere(game, half, source(LINK, 30), limits)).toBe(half);
  });

  it("give way to newer ones, oldest first", () => {
    const half = withElsewhere(game, played(5), source(LINK, 20), limits);
    const later = withElsewhere(game, half, source(LINK, 22), limits);
    expect(personOf(later)).toEqual([...moves(0, 5), ...moves(57, 72)]);
    expect([ownCount(later), ownOf(later)]).toEqual([5, [...moves(0, 5)]]);
  });

  it("are imported again if the other history was deleted and restarted", () => {
    const before = withElsewhere(game, played(2), source(LINK, 5), limits);
    const anew = withElsewhere(game, before, source(LINK, 2, 90), limits);
    expect(personOf(anew)).toEqual([0, 1, 90, 91]);
    expect(ownCount(anew)).toBe(2);
  });

  it("are removed at the next match when their source is gone", () => {
    const before = withAllElsewhere(game, played(2), [source(LINK, 5)], limits);
    const document = withAllElsewhere(game, before, [], limits);
    expect(personOf(document)).toEqual([0, 1]);
    expect(withAllElsewhere(game, document, [], limits)).toBe(document);
    expect(personOf(withAllElsewhere(game, document, [source(LINK, 5)], limits))).toHaveLength(7);
  });

  it("survive storage", () => {
    const document = withAllElsewhere(game, played(1), [source(LINK, 2), source(DUEL, 3, 60)], limits);
    const without = withoutElsewhere(game, document, (key) => key === LINK, NOW);
    for (const one of [document, without]) {
      const stored = JSON.parse(JSON.stringify(PLAYER_GAME.encode?.(one)));
      expect(PLAYER_GAME.parse(stored)).toEqual(one);
    }
  });

  it("don't count as played here even after the oldest are dropped", () => {
    const taken = withElsewhere(game, played(1), source(LINK, 4), limits);
    const on = playedOn(taken, 1, 6);
    const all = readHistory(game, on.history);
    const kept = { person: all.person.subarray(3), bot: all.bot.subarray(3) };
    const document = { ...on, history: storeHistory(game, kept) };
    expect([ownCount(document), ownOf(document), foreignCount(document)]).toEqual([6, [1, 2, 3, 4, 5], 2]);
    const without = withoutElsewhere(game, document, everyKey, NOW);
    expect([ownCount(without), personOf(without)]).toEqual([6, [1, 2, 3, 4, 5]]);
  });
});

describe("a document after removing imported rounds", () => {
  /** Rounds 0–2 here, 50–53 imported, 3–5 here, 54–55 imported, 6–7 here. */
  function mixed(more: Partial<PlayerGame>): PlayerGame {
    const begun = playedOn(played(1), 1, 3, "parts");
    const first = playedOn(withElsewhere(game, begun, source(LINK, 4), limits), 3, 6, "over");
    return { ...playedOn(withElsewhere(game, first, source(LINK, 6), limits), 6, 8, "parts"), ...more };
  }

  const movesIn = (document: PlayerGame, one: MatchRecord | undefined): number[] => {
    const all = personOf(document);
    const first = firstStored(document);
    const { id } = one ?? expect.fail();
    return stretchesOf(document, id).flatMap(([from, to]) => all.slice(from - first, to - first));
  };

  it("still finds every match's rounds", () => {
    const over = match("over", { ending: "stopped", score: [0, 0, 3] });
    const parts = match("parts", { score: [0, 0, 4], pausedAt: NOW });
    const before = mixed({ matches: [over], paused: [parts] });
    expect(movesIn(before, over)).toEqual([3, 4, 5]);
    expect(movesIn(before, parts)).toEqual([1, 2, 6, 7]);
    const after = withoutElsewhere(game, before, everyKey, NOW);
    expect(personOf(after)).toEqual([...moves(0, 8)]);
    expect(movesIn(after, after.matches[0])).toEqual([3, 4, 5]);
    expect(movesIn(after, after.paused?.[0])).toEqual([1, 2, 6, 7]);
  });

  it("pauses a live match and gives up its sealed move", () => {
    const live = match("live", { score: [0, 0, 2], next: [1, -1, -1, 0] });
    const after = withoutElsewhere(game, mixed({ matches: [live] }), everyKey, 7);
    expect(after.matches).toEqual([]);
    expect(after.paused).toMatchObject([{ id: "live", pausedAt: 7, noResult: [[2, 1]], score: [0, 0, 2] }]);
    expect(after.paused?.[0]?.next).toBeUndefined();
  });

  it("keeps its learning policy", () => {
    const policy = { mode: "frozen", since: 2, pausedRanges: [[7, 9]], paused: 12 } as const;
    const before = withPolicy(mixed({}), policy);
    expect(policyOf(before)).toEqual(policy);
    const after = withoutElsewhere(game, before, everyKey, NOW);
    const { since, paused = 0, pausedRanges } = policyOf(after) ?? LEARN_EVERYTHING;
    const all = personOf(after);
    const at = (index: number): number | undefined => all[index - firstStored(after)];
    expect([since, pausedRanges[0]?.[0] ?? 0, pausedRanges[0]?.[1] ?? 0, paused].map(at)).toEqual([
      2, 3, 5, 6,
    ]);
  });

  it("numbers a round among those played here", () => {
    const before = mixed({});
    expect([0, 2, 7, 9, 12].map((index) => ownBefore(before, index))).toEqual([0, 2, 3, 5, 6]);
    const after = withoutElsewhere(game, before, everyKey, NOW);
    expect(ownBefore(after, after.totals.rounds)).toBe(8);
  });

  it("never uses an index for two rounds", () => {
    const before = mixed({});
    const after = withoutElsewhere(game, before, everyKey, NOW);
    expect(after.totals.rounds).toBeGreaterThan(before.totals.rounds);
    expect(after.elsewhere).toMatchObject({ moved: after.totals.rounds, copied: {} });
    expect(foreignCount(after)).toBe(0);
  });

  it("is unchanged if there is nothing to remove", () => {
    const document = played(3);
    expect(withoutElsewhere(game, document, everyKey, NOW)).toBe(document);
    const linked = withElsewhere(game, document, source(LINK, 2), limits);
    expect(withoutElsewhere(game, linked, (key) => key === DUEL, NOW)).toBe(linked);
  });
});
