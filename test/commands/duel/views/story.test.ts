// The story of a duel: its longest streak and its turning point, from the results of its rounds.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leadsOf, storyOf, type Turn } from "../../../../commands/duel/views/story.ts";
import { course, type Terms } from "../courses.ts";

const turn = (results: string, terms?: Terms) => storyOf(course(results, terms)).turn;
const streak = (results: string, terms?: Terms) => storyOf(course(results, terms)).streak;
const won = (winner: 0 | 1 | "level", ending = "resigned" as const) => ({ over: { winner, ending } });

describe("the turning point of a duel", () => {
  it.each<[string, string, Turn]>([
    ["is the round from which the winner led to the end", "aba=a", ahead(0, 3, { wasLevel: true })],
    ["is the first decided round where the winner was never caught up with", "=aab=a", ahead(0, 2)],
    [
      "is the last round of a duel that was level before it",
      "=abab=a",
      last(ahead(0, 7, { wasLevel: true })),
    ],
    ["is told of the second side as of the first", "=bba=b", ahead(1, 2)],
    [
      "tells how long the other led",
      "bb=aaaa",
      { kind: "comeback", leader: 0, from: 6, until: 4, isLast: false },
    ],
  ])("%s", (_name, results, expected) => {
    expect(turn(results)).toEqual(expected);
  });

  it("is the last round after which the other led, not the equalizer", () => {
    expect(turn("bbaaaa")).toEqual({ kind: "comeback", leader: 0, from: 5, until: 3, isLast: false });
    expect(turn("baa")).toEqual({ kind: "comeback", leader: 0, from: 3, until: 1, isLast: true });
  });

  it("is missing if the loser resigned while level; a resigned lead is reported", () => {
    expect(turn("bbaa", won(0))).toBeUndefined();
    expect(turn("bba", won(0))).toEqual({ kind: "given", leader: 1 });
  });

  it("of a draw is the largest lead, the earliest if tied", () => {
    expect(turn("aabb==", won("level"))).toEqual({ kind: "undecided", leader: 0, by: 2, round: 2 });
    expect(turn("====", won("level"))).toBeUndefined();
  });

  it("of an uneven agreed draw names the player who gave a lead away", () => {
    expect(turn("bb", won("level"))).toEqual({ kind: "given", leader: 1 });
  });

  it("is missing for zero or one round, and when one streak covers the duel", () => {
    expect(turn("a", won(0))).toBeUndefined();
    expect(turn("", won(0))).toBeUndefined();
    expect(storyOf(course("aaa"))).toEqual({ isOneStreak: true, streak: { side: 0, from: 1, to: 3 } });
  });

  it("puts the winner ahead from there to the end, and not before", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ab=AB-]{2,40}$/), (results) => {
        const duel = course(results);
        const found = storyOf(duel).turn;
        if (!found || found.kind === "given" || found.kind === "undecided") return;
        const own = leadsOf(duel).map((lead) => (found.leader === 0 ? lead : -lead));
        expect(own.slice(found.from - 1).every((lead) => lead > 0)).toBe(true);
        expect(Math.abs(own[found.from - 2] ?? 0)).toBe(0);
        expect(own.some((lead) => lead < 0)).toBe(found.kind === "comeback");
      }),
    );
  });
});

describe("the longest streak of a duel", () => {
  it("counts consecutive wins, with their round numbers", () => {
    expect(streak("ab=bbbbaa")).toEqual({ side: 1, from: 4, to: 7 });
  });

  it("is reported from three rounds on, and ends with a draw", () => {
    expect(streak("aa=abb")).toBeUndefined();
  });

  it("prefers the winner's when tied, then the earlier one", () => {
    expect(streak("aaabbbb=bb")).toMatchObject({ side: 1, from: 4 });
    expect(streak("bbbaaaa=bbb=aa")).toMatchObject({ side: 0, from: 4, to: 7 });
    expect(streak("bbbaaa", won("level"))).toMatchObject({ side: 1, from: 1 });
    expect(streak("bbbaaa", won(0))).toMatchObject({ side: 0, from: 4 });
  });

  it("skips rounds won because the other player was late", () => {
    expect(streak("aaAAaaa")).toEqual({ side: 0, from: 5, to: 7 });
    expect(streak("aAaAa")).toBeUndefined();
  });
});

function ahead(leader: 0 | 1, from: number, { wasLevel = false } = {}): Extract<Turn, { kind: "ahead" }> {
  return { kind: "ahead", leader, from, wasLevel, isLast: false };
}

function last<T extends Extract<Turn, { from: number }>>(turn: T): T {
  return { ...turn, isLast: true };
}
