// Hosts that choose after the press, each by one thing alone, and write signed proofs of it with their own keys:
// the command line and the page find it, or leave it open. What each of them wins by it is in the tests, too.

import { describe, expect, it } from "vitest";
import { reportOn } from "../../../src/cli/verify/index.ts";
import {
  DAY_MS,
  dayStart,
  encodePledge,
  type MatchCourse,
  type Opening,
  sealedSession,
  writeToldKey,
} from "../../../src/core/fairness/index.ts";
import { type Account, NEW_ACCOUNT } from "../../../src/core/strategies/index.ts";
import { readExport, type Verdict, verdictOf } from "../../../src/core/verify/index.ts";
import { LEARN_EVERYTHING, ownerTag } from "../../../src/people/index.ts";
import { check } from "../../../src/web/verify/check.ts";
import { shippedFacts } from "../../../src/web/verify/saved.ts";
import { freshHost } from "../../commands/host.ts";
import { exportOf, NOON, PLAYER, type Played, playMatch, type Wish, withRound } from "./played.ts";

let now = NOON;
const host = await freshHost(52, () => now);
const tag = ownerTag(PLAYER);
const facts = { pledges: [], ...shippedFacts() };
const ROUNDS = 27;

function played(wish: Partial<Wish>): Played {
  now = NOON;
  return playMatch(host, { tag, rounds: ROUNDS, ...wish });
}

const threeDaysLater = (): void => {
  now += 3 * DAY_MS;
};

interface Kept {
  readonly exported?: string | undefined;
  readonly noted?: string | undefined;
}

/** The export, and the first message: what an honest match takes to fit. */
function keptOf(match: Played): Kept {
  return { exported: exportOf(match), noted: match.messages[0] };
}

/** The verdict of both, which has to be the same, and what the command line did not find in order. Long after:
 * the keys of all days are public. */
function judged(line: string, { exported, noted }: Kept = {}) {
  now = Math.max(now, NOON) + 400 * DAY_MS;
  const toldKey = host.toldKey() ?? expect.fail("no key is told");
  const named = { pledges: [host.pledge], by: "you" as const };
  const history = exported === undefined ? undefined : readExport(exported);
  const report = reportOn(line, { toldKey, history, messages: noted }, named, now);
  const text = [line, encodePledge(host.pledge), writeToldKey(toldKey), noted ?? ""].join("\n");
  const [there] = check({ text, exported, host: facts, now });
  const verdict = verdictOf(report.findings);
  expect(there).toMatchObject({ verdict });
  const because = report.findings.filter(({ mark }) => mark === "FAIL" || mark === "open");
  return { verdict, because: because.map(({ what, mark }) => `${mark} ${what}`), findings: report.findings };
}

const winning = (person: number): number => (person + 2) % 3;
const honest = played({});

/** The banks and purses of which one may win. */
function manyAccounts(account: Account): readonly Account[] {
  const banks = Array.from({ length: 40 }, (_, at) => at / 2);
  const others = [0, 1, 3].flatMap((purse) => banks.map((bank) => ({ ...account, bank, purse })));
  return [account, ...others];
}

describe("an honest host", () => {
  it("fits by pledge, key and export, wins a third, and fits by messages as far as they go", () => {
    expect(judged(honest.line, keptOf(honest))).toMatchObject({ verdict: "fits", because: [] });
    expect(judged(honest.line, { exported: exportOf(honest) }).because).toEqual(["open noted"]);
    expect(honest.won).toBeLessThan(14);
    const noted = honest.messages.join("\n");
    expect(judged(honest.line, { exported: exportOf(honest), noted })).toMatchObject({ verdict: "fits" });
    expect(judged(honest.line, { noted })).toMatchObject({ verdict: "open", because: ["open moves"] });
    expect(judged(honest.line)).toMatchObject({ verdict: "open", because: ["open moves", "open noted"] });
  });
});

describe("a host that states another account at any seal", () => {
  it("wins more than it would, and is found out: no account follows from another without rounds", () => {
    const cheat = played({ accounts: manyAccounts });
    expect(cheat.won).toBeGreaterThan(honest.won + 3);
    expect(judged(cheat.line, keptOf(cheat))).toMatchObject({
      verdict: "wrong",
      because: ["FAIL account"],
    });
    expect(judged(cheat.line).because).toContain("FAIL account");
  });

  it("is found out where it says that rounds were booked elsewhere, which the player never played", () => {
    const cheat = played({
      accounts: (account, turn) =>
        turn === 0
          ? [account]
          : [account, ...manyAccounts({ ...account, rounds: account.rounds + 20 }).slice(1)],
    });
    expect(cheat.won).toBeGreaterThan(honest.won + 3);
    expect(judged(cheat.line, keptOf(cheat)).because).toEqual(["FAIL account"]);
    // Whoever played much at other games cannot rule it out without a message.
    const file = JSON.parse(exportOf(cheat));
    const oddeven = { totals: { rounds: 5_000 }, rounds: [], matches: [] };
    const exported = JSON.stringify({ ...file, games: { ...file.games, oddeven } });
    const { noted } = keptOf(cheat);
    expect(judged(cheat.line, { exported, noted })).toMatchObject({
      verdict: "open",
      because: ["open account"],
    });
    expect(judged(cheat.line)).toMatchObject({ verdict: "open" });
  });

  it("is found out where it says that much, so soon", () => {
    const cheat = played({
      accounts: (account, turn) =>
        turn === 5 ? [{ ...account, bank: 19, rounds: account.rounds + 1 }] : [account],
    });
    expect(judged(cheat.line, { exported: exportOf(cheat) }).because).toContain("FAIL account");
  });

  it.each<[string, Account]>([
    ["other than a new one before any round", { ...NEW_ACCOUNT, bank: 9 }],
    ["larger than any", { ...NEW_ACCOUNT, bank: 21, rounds: 90 }],
    ["that cannot be after so few rounds", { ...NEW_ACCOUNT, bank: 15, rounds: 2 }],
  ])("may not begin with one %s", (_, begin) => {
    const cheat = played({ begin });
    expect(judged(cheat.line, keptOf(cheat)).because).toEqual(["FAIL account"]);
  });

  it("stays open where it says that a move sealed elsewhere may cost it some", () => {
    const cheat = played({ held: (turn) => (turn === 9 ? 3 : 0) });
    expect(judged(cheat.line, keptOf(cheat)).because).toEqual(["open account"]);
    expect(judged(cheat.line, { ...keptOf(cheat), noted: cheat.messages.join("\n") }).verdict).toBe("fits");
    const more = played({ held: (turn) => (turn === 9 ? 30 : 0) });
    expect(judged(more.line, keptOf(more)).because).toEqual(["FAIL account"]);
  });

  it("may use neither new settings nor a key that was due for it", () => {
    const other = (account: Account) => [{ ...account, bank: account.bank / 2 }];
    const policy = { ...LEARN_EVERYTHING, mode: "frozen", paused: 47 } as const;
    const settings = played({
      policyAt: [7, policy],
      accounts: (account, turn) => (turn === 7 ? other(account) : [account]),
    });
    expect(judged(settings.line, keptOf(settings)).because).toContain("FAIL account");
    const due = played({
      reopenAt: 4,
      reopening: threeDaysLater,
      accounts: (account, turn) => (turn === 4 && now > NOON ? other(account) : [account]),
    });
    expect(judged(due.line, keptOf(due)).because).toContain("FAIL account");
  });
});

describe("a host that invents the player's settings", () => {
  const settings: NonNullable<Wish["settings"]> = (round) =>
    [LEARN_EVERYTHING.since, ...Array.from({ length: 30 }, (_, at) => round - at)].flatMap((since) =>
      (["learning", "frozen", "off"] as const).map((mode) => ({
        ...{ mode, since: Math.max(0, since), pausedRanges: [] },
        ...(mode === "learning" ? {} : { paused: round }),
      })),
    );
  const cheat = played({ settings });

  it("wins nearly everything, and stays open by export and without one", () => {
    expect(cheat.won).toBeGreaterThan(20);
    expect(judged(cheat.line, keptOf(cheat))).toMatchObject({
      verdict: "open",
      because: ["open settings"],
    });
    expect(judged(cheat.line).because).toContain("open settings");
  });

  it("is found out by a message from before any of its presses", () => {
    for (const message of honest.messages.slice(4, 20))
      expect(judged(cheat.line, { exported: exportOf(cheat), noted: message }).verdict).not.toBe("fits");
  });

  it("stays open also where it ignores settings that the player has", () => {
    const file = JSON.parse(exportOf(honest));
    const model = { mode: "frozen", since: 0, gaps: [], paused: 41 };
    const exported = JSON.stringify({ ...file, games: { rps: { ...file.games.rps, model } } });
    const { noted } = keptOf(honest);
    expect(judged(honest.line, { exported, noted }).because).toEqual(["open settings"]);
  });

  it("does not touch settings that the player's own export has", () => {
    const lessons = {
      mode: "frozen",
      since: 10,
      pausedRanges: [[12, 20] as [number, number]],
      paused: 45,
    } as const;
    const match = played({ policyAt: [7, { ...lessons, pausedRanges: [[12, 20]] }] });
    const file = JSON.parse(exportOf(match));
    const model = { mode: "frozen", since: 10, gaps: [[12, 20]], paused: 45 };
    const exported = JSON.stringify({ ...file, games: { rps: { ...file.games.rps, model } } });
    // It was reset within the match: how it was before, no export says, and none contradicts.
    const [noted] = match.messages;
    expect(judged(match.line, { exported, noted }).because).toEqual(["open settings"]);
    expect(judged(match.line, { exported, noted: match.messages.join("\n") })).toMatchObject({
      verdict: "fits",
    });
  });
});

describe("a host that gives up each losing move", () => {
  it("for a key that was due: wins more than it would, and stays open", () => {
    const cheat = played({
      opponent: "random",
      givingUp: (document) => {
        now += 3 * DAY_MS;
        return document;
      },
    });
    expect(cheat.won).toBeGreaterThan(18);
    expect(judged(cheat.line, keptOf(cheat))).toMatchObject({
      verdict: "open",
      because: ["open sealed again"],
    });
    expect(judged(cheat.line).because).toContain("open sealed again");
  });

  it("for no reason, or for a key that was not due, is found out", () => {
    for (const pass of [0, DAY_MS]) {
      const cheat = played({
        rounds: 6,
        givingUp: (document) => {
          now += pass;
          return document;
        },
      });
      expect(judged(cheat.line, { exported: exportOf(cheat) }).because).toContain("FAIL given up");
    }
  });

  it("for rounds elsewhere that the player's export does not have, stays open", () => {
    const givingUp = (document: Played["document"]) => withRound(honest.game, document, 0, 0);
    const cheat = played({ opponent: "random", givingUp });
    expect(cheat.won).toBeGreaterThan(18);
    // The true export has none of the rounds that were invented.
    const verdict = judged(cheat.line, { exported: exportOf(honest) });
    expect(verdict).toMatchObject({ verdict: "open" });
    expect(verdict.because).toContain("open sealed again");
  });
});

type Change = (course: MatchCourse) => MatchCourse;

const onDay =
  (day: number, time: number): Change =>
  (course) => {
    const [first] = course.openings;
    const { seed } = host.drawUnder(course.pledge, "match", course.session) ?? expect.fail("no seed");
    const opening: Opening = { ...first, day, at: time, seed };
    return { ...course, openings: [opening], lastPlayedAt: time };
  };

describe("a host that changes one thing of what it signs", () => {
  const atFirst = dayStart(host.pledge, 1);
  it.each<[string, Verdict, Change]>([
    ["another day for the dice than that of its time", "wrong", onDay(2, NOON)],
    ["a time of another day than that of its dice", "wrong", onDay(1, atFirst + 2 * DAY_MS)],
    [
      "rounds of a time when the key was public",
      "wrong",
      (course) => ({ ...course, lastPlayedAt: NOON + 5 * DAY_MS }),
    ],
    [
      "dice that follow from no key",
      "wrong",
      (course) => ({
        ...course,
        openings: [{ ...course.openings[0], seed: new Uint8Array(32).fill(3) }],
      }),
    ],
    ["the player's word", "wrong", (course) => ({ ...course, word: "another" })],
    [
      "a round of the player's",
      "open",
      ({ rounds, ...course }) => ({
        ...course,
        rounds: { ...rounds, person: rounds.person.with(3, ((rounds.person[3] ?? 0) + 1) % 3) },
      }),
    ],
    [
      "the number of rounds before",
      "open",
      (course) => ({
        ...course,
        openings: [{ ...course.openings[0], total: 39, kept: 39 }],
      }),
    ],
    [
      "how many rounds it kept, and so what it knew",
      "open",
      (course) => ({
        ...course,
        openings: [{ ...course.openings[0], kept: 16 }],
      }),
    ],
    ["how many rounds it keeps at most", "open", (course) => ({ ...course, window: 40 })],
    ["the strategy's version", "open", (course) => ({ ...course, version: "0123456789abcdef" })],
    ["the strategy", "open", (course) => ({ ...course, opponent: "mirror" })],
  ])("%s: is %s", (_, verdict, forge) => {
    const forged = played({ rounds: 8, forge });
    const report = judged(forged.line, { exported: exportOf(forged) });
    expect([verdict, "wrong"]).toContain(report.verdict);
    expect(judged(forged.line, { noted: honestOf(8).messages.join("\n") }).verdict).not.toBe("fits");
    expect(judged(forged.line, keptOf(forged)).verdict).not.toBe("fits");
    expect(judged(forged.line).verdict).not.toBe("fits");
  });

  it("its session, after the match, for one whose dice suit it: wins more, and stays open without the first message", () => {
    const tries = Array.from({ length: 40 }, (_, at) =>
      played({ opponent: "random", session: `tried-${String(at).padStart(2, "0")}` }),
    );
    const [first] = tries;
    const best = tries.toSorted((one, other) => other.won - one.won)[0];
    if (!first || !best) return expect.fail("nothing was played");
    expect(best.won).toBeGreaterThan(first.won + 3);
    expect(judged(best.line, { exported: exportOf(best) }).because).toEqual(["open noted"]);
    expect(judged(best.line, { exported: exportOf(best), noted: first.messages[0] }).because).toEqual([
      "open noted",
    ]);
  });

  it("another move than the sealed one, is found out by the export, and by any message from before", () => {
    const cheat = played({ cheat: (_, person) => winning(person) });
    expect(cheat.won).toBe(ROUNDS);
    expect(judged(cheat.line, keptOf(cheat)).because).toEqual(["FAIL moves"]);
    expect(judged(cheat.line, { noted: honest.messages[9] }).because).toContain("FAIL noted");
    expect(judged(cheat.line).verdict).toBe("open");
  });

  it("its own date, with all that follows from it, says so in its report", () => {
    now = NOON + 30 * DAY_MS;
    const { line, ...match } = playMatch(host, { tag, rounds: 8 });
    const { findings } = judged(line, { exported: exportOf(match) });
    expect(findings.find(({ what }) => what === "times")?.text).toContain(
      "it says that it began at 2026-12-22 12:00 UTC",
    );
    // The dice of another day are other dice: every message has the seal of their seed.
    expect(judged(line, { noted: honestOf(8).messages.join("\n") }).because).toContain("open noted");
  });

  it("a player's rounds against an opponent that needs no history, is open without export and messages", () => {
    const forge: Change = ({ rounds, ...course }) => ({
      ...course,
      rounds: { ...rounds, person: rounds.bot.map((move) => (move + 2) % 3) },
    });
    const cheat = played({ opponent: "random", before: 0, rounds: 8, forge });
    expect(judged(cheat.line)).toMatchObject({ verdict: "open", because: ["open noted"] });
    const [first = ""] = cheat.messages;
    expect(judged(cheat.line, { noted: first })).toMatchObject({ verdict: "open", because: ["open noted"] });
    expect(judged(cheat.line, { noted: cheat.messages.join("\n") }).because).toContain("FAIL noted");
    expect(judged(cheat.line, { exported: exportOf(cheat) }).verdict).not.toBe("fits");
  });

  it("seals again under a number that is not the next, and has dice that no key gives", () => {
    const forge: Change = (course) => {
      const [first, second] = course.openings;
      const skipped = host.drawUnder(course.pledge, "match", sealedSession(course.session, 7));
      if (!second || !skipped) return expect.fail("one opening");
      return { ...course, openings: [first, { ...second, seed: skipped.seed }] };
    };
    const cheat = played({ rounds: 8, reopenAt: 4, reopening: threeDaysLater, forge });
    expect(judged(cheat.line, { exported: exportOf(cheat) }).because).toContain("FAIL dice");
  });
});

const eight = new Map<number, Played>();
function honestOf(rounds: number): Played {
  const known = eight.get(rounds) ?? played({ rounds });
  eight.set(rounds, known);
  return known;
}
