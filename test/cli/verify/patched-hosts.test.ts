// Hosts that choose after the press, each in one way only, and sign proofs of it with their own keys. The command line
// and the page detect it or leave it open. The tests also show how much each cheat wins.

import { describe, expect, it } from "vitest";
import { reportOn } from "../../../src/cli/verify/index.ts";
import {
  DAY_MS,
  dayStart,
  encodePledge,
  type MatchTranscript,
  type SeedEpoch,
  sealedSession,
  writePublishedKey,
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

/** The export and the first message: what an honest match needs to fit. */
function keptOf(match: Played): Kept {
  return { exported: exportOf(match), noted: match.messages[0] };
}

/** The verdict of the command line and the page, which must agree, and the command line's other findings. Much later,
 * so all days' keys are public. */
function judged(line: string, { exported, noted }: Kept = {}) {
  now = Math.max(now, NOON) + 400 * DAY_MS;
  const publishedKey = host.publishedKey() ?? expect.fail("no key is published");
  const named = { pledges: [host.pledge], by: "you" as const };
  const history = exported === undefined ? undefined : readExport(exported);
  const report = reportOn(line, { publishedKey, history, messages: noted }, named, now);
  const text = [line, encodePledge(host.pledge), writePublishedKey(publishedKey), noted ?? ""].join("\n");
  const [there] = check({ text, exported, host: facts, now });
  const verdict = verdictOf(report.findings);
  expect(there).toMatchObject({ verdict });
  const because = report.findings.filter(({ mark }) => mark === "FAIL" || mark === "open");
  return { verdict, because: because.map(({ what, mark }) => `${mark} ${what}`), findings: report.findings };
}

const winning = (person: number): number => (person + 2) % 3;
const honest = played({});

/** Accounts with all kinds of `bank` and `purse`, one of which may win. */
function manyAccounts(account: Account): readonly Account[] {
  const banks = Array.from({ length: 40 }, (_, at) => at / 2);
  const others = [0, 1, 3].flatMap((purse) => banks.map((bank) => ({ ...account, bank, purse })));
  return [account, ...others];
}

describe("an honest host", () => {
  it("fits by pledge, key and export, partly by messages, and wins a third", () => {
    expect(judged(honest.line, keptOf(honest))).toMatchObject({ verdict: "fits", because: [] });
    expect(judged(honest.line, { exported: exportOf(honest) }).because).toEqual(["open noted"]);
    expect(honest.won).toBeLessThan(14);
    const noted = honest.messages.join("\n");
    expect(judged(honest.line, { exported: exportOf(honest), noted })).toMatchObject({ verdict: "fits" });
    expect(judged(honest.line, { noted })).toMatchObject({ verdict: "open", because: ["open moves"] });
    expect(judged(honest.line)).toMatchObject({ verdict: "open", because: ["open moves", "open noted"] });
  });
});

describe("a host that forges the exploitation budget", () => {
  it("wins more, and is detected: budgets change only with rounds", () => {
    const cheat = played({ accounts: manyAccounts });
    expect(cheat.won).toBeGreaterThan(honest.won + 3);
    expect(judged(cheat.line, keptOf(cheat))).toMatchObject({
      verdict: "wrong",
      because: ["FAIL account"],
    });
    expect(judged(cheat.line).because).toContain("FAIL account");
  });

  it("is detected if it claims rounds of other games that were never played", () => {
    const cheat = played({
      accounts: (account, turn) =>
        turn === 0
          ? [account]
          : [account, ...manyAccounts({ ...account, rounds: account.rounds + 20 }).slice(1)],
    });
    expect(cheat.won).toBeGreaterThan(honest.won + 3);
    expect(judged(cheat.line, keptOf(cheat)).because).toEqual(["FAIL account"]);
    // If a player has many rounds in other games, only a message can rule it out.
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

  it("is detected if it claims that much so soon", () => {
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

  it("stays open if it claims that a move in flight at another game costs some", () => {
    const cheat = played({ held: (turn) => (turn === 9 ? 3 : 0) });
    expect(judged(cheat.line, keptOf(cheat)).because).toEqual(["open account"]);
    expect(judged(cheat.line, { ...keptOf(cheat), noted: cheat.messages.join("\n") }).verdict).toBe("fits");
    const more = played({ held: (turn) => (turn === 9 ? 30 : 0) });
    expect(judged(more.line, keptOf(more)).because).toEqual(["FAIL account"]);
  });

  it("can't excuse it by new settings or a published key", () => {
    const other = (account: Account) => [{ ...account, bank: account.bank / 2 }];
    const policy = { ...LEARN_EVERYTHING, since: 12 } as const;
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
      (["learning", "off"] as const).map((mode) => ({
        ...{ mode, since: Math.max(0, since) },
      })),
    );
  const cheat = played({ settings });

  it("wins nearly everything, and stays open with or without an export", () => {
    expect(cheat.won).toBeGreaterThan(20);
    expect(judged(cheat.line, keptOf(cheat))).toMatchObject({
      verdict: "open",
      because: ["open settings"],
    });
    expect(judged(cheat.line).because).toContain("open settings");
  });

  it("is detected by a message from before any press", () => {
    for (const message of honest.messages.slice(4, 20))
      expect(judged(cheat.line, { exported: exportOf(cheat), noted: message }).verdict).not.toBe("fits");
  });

  it("stays open if it ignores the player's real settings", () => {
    const file = JSON.parse(exportOf(honest));
    const model = { mode: "learning", since: 41 };
    const exported = JSON.stringify({ ...file, games: { rps: { ...file.games.rps, model } } });
    const { noted } = keptOf(honest);
    expect(judged(honest.line, { exported, noted }).because).toEqual(["open settings"]);
  });
});

describe("a host that discards each losing move", () => {
  it("wins more and stays open if a key was published meanwhile", () => {
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

  it("is detected without a reason, or without a newly published key", () => {
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

  it("is detected if it claims rounds in between", () => {
    const givingUp = (document: Played["document"]) => withRound(honest.game, document, 0, 0);
    const cheat = played({ opponent: "random", givingUp });
    expect(cheat.won).toBeGreaterThan(18);
    expect(judged(cheat.line).because).toContain("FAIL given up");
  });
});

type Change = (course: MatchTranscript) => MatchTranscript;

const onDay =
  (day: number, time: number): Change =>
  (course) => {
    const [first] = course.seedEpochs;
    const { seed } = host.drawUnder(course.pledge, "match", course.session) ?? expect.fail("no seed");
    const seedEpoch: SeedEpoch = { ...first, day, at: time, seed };
    return { ...course, seedEpochs: [seedEpoch], lastPlayedAt: time };
  };

describe("a host that changes one thing before signing", () => {
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
        seedEpochs: [{ ...course.seedEpochs[0], seed: new Uint8Array(32).fill(3) }],
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
        seedEpochs: [{ ...course.seedEpochs[0], total: 39, kept: 39 }],
      }),
    ],
    [
      "how many rounds it kept, and so what it knew",
      "open",
      (course) => ({
        ...course,
        seedEpochs: [{ ...course.seedEpochs[0], kept: 16 }],
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

  it("stays open, and wins more, with a chosen session and no messages", () => {
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

  it("is detected with another move, by the export or earlier messages", () => {
    const cheat = played({ cheat: (_, person) => winning(person) });
    expect(cheat.won).toBe(ROUNDS);
    expect(judged(cheat.line, keptOf(cheat)).because).toEqual(["FAIL moves"]);
    expect(judged(cheat.line, { noted: honest.messages[9] }).because).toContain("FAIL noted");
    expect(judged(cheat.line).verdict).toBe("open");
  });

  it("shows another date, and all that follows from it, in its report", () => {
    now = NOON + 30 * DAY_MS;
    const { line, ...match } = playMatch(host, { tag, rounds: 8 });
    const { findings } = judged(line, { exported: exportOf(match) });
    expect(findings.find(({ what }) => what === "times")?.text).toContain(
      "the proof says it started at 2026-12-22 12:00 UTC",
    );
    // A different day gives different random numbers, and every message has the seal of their seed.
    expect(judged(line, { noted: honestOf(8).messages.join("\n") }).because).toContain("open noted");
  });

  it("stays open with changed rounds, without export and messages", () => {
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

  it("is detected with a skipped seal number and made-up random numbers", () => {
    const forge: Change = (course) => {
      const [first, second] = course.seedEpochs;
      const skipped = host.drawUnder(course.pledge, "match", sealedSession(course.session, 7));
      if (!second || !skipped) return expect.fail("one seed epoch");
      return { ...course, seedEpochs: [first, { ...second, seed: skipped.seed }] };
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
