// `gadalka verify` on proofs of matches: what fits, what is wrong, and what stays open, with the reason.

import { describe, expect, it } from "vitest";
import { render } from "../../../src/cli/verify/finding.ts";
import { reportOn } from "../../../src/cli/verify/index.ts";
import {
  base64urlOf,
  DAY_MS,
  earlierKey,
  readMatchProof,
  shortPledgeId,
  writeMatchProof,
} from "../../../src/core/fairness/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { readExport, verdictOf } from "../../../src/core/verify/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { type Host, openHost, renewPledge } from "../../../src/people/host/index.ts";
import { ownerTag } from "../../../src/people/index.ts";
import { freshHost } from "../../commands/host.ts";
import { exportOf, NOON, PLAYER, type Played, playMatch, type Wish, withMoreRounds } from "./played.ts";

let now = NOON;
const tag = ownerTag(PLAYER);
const host = await freshHost(11, () => now);
const LATER = NOON + 3 * DAY_MS;

function played(wish: Partial<Wish> = {}, by: Host = host): Played {
  now = NOON;
  return playMatch(by, { tag, ...wish });
}

interface How {
  readonly history?: string;
  readonly noted?: string | undefined;
  readonly named?: Host | "none" | "store";
  /** Days after the match; its day's key is published after three. */
  readonly days?: number;
  readonly key?: Host;
}

function verified(line: string, { history, noted, named = host, days = 3, key = host }: How = {}) {
  now = NOON + days * DAY_MS;
  const publishedKey = key.publishedKey();
  const given = {
    ...(history !== undefined && { history: readExport(history) }),
    ...(noted !== undefined && { messages: noted }),
    ...(publishedKey && { publishedKey }),
  };
  const by =
    named === "none"
      ? undefined
      : named === "store"
        ? { pledges: host.pledges, by: "host" as const }
        : { pledges: [named.pledge], by: "you" as const };
  const report = reportOn(line, given, by, now);
  const mark = Object.fromEntries(report.findings.map((one) => [one.what, one.mark]));
  const said = Object.fromEntries(report.findings.map((one) => [one.what, one.text]));
  const text = render(report);
  return { verdict: verdictOf(report.findings), mark, said, text, details: report.details };
}

/** When the key of a match's first day is due. */
const twoDaysLater = (): void => {
  now = NOON + 2.499 * DAY_MS;
};

const honest = played({ word: "банан" });
const wins = (person: number): number => (person + 1) % 3;

describe("gadalka verify, of an honest match", () => {
  it("confirms everything from pledge, key, export and messages", () => {
    const { verdict, mark, text } = verified(honest.line, {
      history: exportOf(honest),
      noted: honest.messages.join("\n"),
    });
    expect(mark).toEqual({
      seals: "ok",
      times: "ok",
      signature: "ok",
      pledge: "ok",
      dice: "ok",
      moves: "ok",
      noted: "ok",
    });
    expect(verdict).toBe("fits");
    expect(text).toContain(`signed by the host of the pledge ${shortPledgeId(host.pledge)}`);
    expect(text).toContain("replayed, 13 of 13 moves came out the same");
    expect(text).toContain("messages from this match that fit: 13, with the seals of 13 of 13 moves");
    expect(text).toContain("day 1 (2026-11-22)");
    expect(text).toContain('with the player\'s word "банан"');
    expect(text).not.toMatch(/\bhold/i);
  });

  it.each(["oddeven", "rps", "rpsls"])("replays %s whoever plays, and after more rounds", (gameId) => {
    for (const opponent of ["fortune-teller", "mixing", "mirror", "random", "markov:order=2"]) {
      const match = played({ gameId, opponent });
      const history = exportOf({ ...match, document: withMoreRounds(match, 30) });
      expect(
        verified(match.line, { history, noted: match.messages[0] }),
        `${gameId} ${opponent}`,
      ).toMatchObject({ verdict: "fits" });
    }
  });

  it("replays it across moves sealed again and changed player settings", () => {
    const learningPolicy = { mode: "off", since: 10 } as const;
    const match = played({
      ...{ reopenAt: 4, policyAt: [6, learningPolicy] },
      reopening: twoDaysLater,
    });
    const { verdict, text } = verified(match.line, {
      days: 5,
      history: exportOf(match),
      noted: match.messages.join("\n"),
    });
    expect(text).toContain("sealed again from move 6 on, on day 3 (2026-11-24)");
    expect(text).toContain(
      "from move 8 on: the player's model is off: play is random, it knows nothing from before the player's round 11",
    );
    expect(text).toContain("1 sealed move discarded unplayed");
    expect(verdict).toBe("fits");
  });

  it("needs no export if the opponent knows nothing about the player", () => {
    const match = played({ before: 0, opponent: "random" });
    expect(verified(match.line, {}).mark).toMatchObject({ moves: "ok" });
  });

  it("can't tell from messages alone if the strategy chose the moves", () => {
    const { verdict, mark } = verified(honest.line, { noted: honest.messages.join("\n") });
    expect([verdict, mark.moves, mark.noted]).toEqual(["open", "open", "ok"]);
  });

  it("lists every move with its seal for programs", () => {
    const { details } = verified(honest.line);
    const moves = details.moves as { seal: string; person?: string; code: string }[];
    expect(moves).toHaveLength(13);
    expect(honest.messages[0]?.replaceAll(" ", "")).toContain(moves[0]?.code);
    expect(moves[12]?.person).toBeUndefined();
  });
});

describe("gadalka verify, undecided", () => {
  it("stays open without a pledge, either named or in this store", () => {
    const history = exportOf(honest);
    expect(verified(honest.line, { history, named: "none" })).toMatchObject({
      verdict: "open",
      mark: { pledge: "open" },
    });
    expect(verified(honest.line, { history, named: "store", noted: honest.messages[0] })).toMatchObject({
      verdict: "fits",
    });
  });

  it("stays open until the day's key is published, and says when", () => {
    const { verdict, mark, said } = verified(honest.line, { history: exportOf(honest), days: 2 });
    expect([verdict, mark.dice]).toEqual(["open", "open"]);
    expect(said.dice).toBe(
      "not checked: the key of day 1 (2026-11-22) will be published on 2026-11-25 (UTC). Check again then",
    );
  });

  it("stays open without a published key, and says how to get it", () => {
    const { said } = verified(honest.line, { days: 3, key: { ...host, publishedKey: () => undefined } });
    expect(said.dice).toContain("was published on 2026-11-25 (UTC). Pass it, or a later one: --key gdd1.…");
  });

  it("stays open if the moves were neither replayed nor noted", () => {
    const { verdict, text } = verified(honest.line);
    expect(verdict).toBe("open");
    expect(text).toContain("some things couldn't be checked: the moves weren't replayed;");
  });

  it("stays open for an unsigned proof, which anyone could have written", () => {
    const proof = readMatchProof(honest.line);
    if ("kind" in proof) throw new Error(proof.kind);
    const { verdict, text } = verified(writeMatchProof(proof), { history: exportOf(honest) });
    expect(verdict).toBe("open");
    expect(text).toContain("not signed: anyone could have written this");
  });

  it("stays open with someone else's export", () => {
    const { verdict, said } = verified(honest.line, { history: exportOf(honest, "AAAA") });
    expect(verdict).toBe("open");
    expect(said.moves).toBe("not replayed: the export is someone else's, not the match's player's");
  });

  it("stays open with an export whose oldest rounds were cut", () => {
    const { verdict, said } = verified(honest.line, { history: exportOf(honest, tag, 30) });
    expect(verdict).toBe("open");
    expect(said.moves).toContain("the oldest rounds the opponent knew are no longer in the export");
  });

  it("stays open with the export of a player who deleted and restarted", () => {
    const other = played({ seed: 99, before: 30, rounds: 30 });
    const { verdict, mark, said } = verified(honest.line, { history: exportOf(other) });
    expect([verdict, mark.moves]).toEqual(["open", "open"]);
    expect(said.moves).toContain("the export doesn't have the rounds of this match");
  });

  it("stays open with an export without the game", () => {
    const other = exportOf(played({ gameId: "oddeven" }));
    expect(verified(honest.line, { history: other })).toMatchObject({
      verdict: "open",
      mark: { moves: "open" },
    });
  });

  it("stays open for an unknown strategy, or another version of one", () => {
    const old = played({ version: "0123456789abcdef" });
    const { verdict, said } = verified(old.line, { history: exportOf(old) });
    expect(verdict).toBe("open");
    expect(said.moves).toContain("another version than this program's");
    const proof = readMatchProof(honest.line);
    if ("kind" in proof) throw new Error(proof.kind);
    for (const opponent of ["no-such", "wildcard-counters:context=16", "\u001b[2Jmixing"]) {
      const game = matrixGame("rps-101") ?? proof.course.game;
      const line = writeMatchProof({ ...proof, course: { ...proof.course, opponent, game } });
      const { said, text } = verified(line, { history: exportOf(honest) });
      expect(said.moves).toContain("doesn't have that strategy, or not for this game");
      expect(text).not.toContain("\u001b");
    }
  });

  it("replays the same moves after a reset of the model", () => {
    const before = exportOf(honest);
    const after = JSON.parse(before);
    after.games.rps.model = { mode: "learning", since: 52, gaps: [] };
    expect(
      verified(honest.line, { history: JSON.stringify(after), noted: honest.messages[0] }),
    ).toMatchObject({ verdict: "fits" });
  });

  it("accepts a later pledge of the same host than the noted one", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const source = {
      store,
      hostKey: new Uint8Array(32).fill(3),
      freshKey: () => new Uint8Array(32),
      now: () => now,
    };
    now = NOON;
    const first = await openHost(source);
    const firstPledge = first.pledge;
    await renewPledge(source);
    const second = await openHost(source);
    const match = played({}, second);
    const how = { history: exportOf(match), named: { ...first, pledge: firstPledge }, key: second };
    expect(verified(match.line, how)).toMatchObject({ verdict: "open", mark: { pledge: "open" } });
    await store.close();
  });
});

describe("gadalka verify, with messages", () => {
  const noted = (text: string) => verified(honest.line, { noted: text });
  const [one = "", two = "", three = ""] = honest.messages;

  it("accepts missing, reordered, repeated or translated lines", () => {
    const russian = honest.messages.map((line) => `Вы ✊ Камень · Гадалка ✋ Бумага → ничья\n${line}`);
    expect(noted(russian.join("\n")).mark.noted).toBe("ok");
    const { mark, said, verdict } = noted([three, one, one, "so it goes", two.toString()].join("\n\n"));
    // They say nothing about the rounds after them.
    expect([mark.noted, said.noted]).toEqual([
      "open",
      "messages from this match that fit: 3, with the seals of 3 of 13 moves",
    ]);
    expect(verdict).toBe("open");
  });

  it.each([
    ["empty", ""],
    ["of something else", "hello\n".repeat(10)],
    ["binary", String.fromCharCode(...Array.from({ length: 4096 }, (_, at) => at % 256))],
    ["a megabyte of digits", "0123456789abcdef ".repeat(60_000)],
    ["a megabyte without a gap", "a1".repeat(500_000)],
  ])("finds nothing of the match in a text that is %s, and stays undecided", (_, text) => {
    const { verdict, mark, text: said } = noted(text);
    expect([verdict, mark.noted]).toEqual(["open", "open"]);
    expect(said).toContain("the messages contain nothing from this match");
  });

  it("finds the match in a megabyte of chat, and counts others separately", () => {
    const other = played({ seed: 8, tag: "ZZZZ" });
    const talk = "we talked about the weather, and about 1234567890 things\n".repeat(20_000);
    const messages = [...honest.messages, ...other.messages];
    const { mark, said } = noted(`${talk}${messages.join(`\n${talk.slice(0, 100)}`)}`);
    expect(mark.noted).toBe("ok");
    expect(said.noted).toContain(
      "messages from this match that fit: 13, with the seals of 13 of 13 moves; other codes in the text: 13",
    );
  });

  it("doesn't complete a truncated code with other digits", () => {
    const cut = one.slice(0, -3);
    for (const after of ["call me: 1234567890", "\nand so it went, until 1234 came", ""])
      expect(noted(`${cut} ${after}\n${two}`).said.noted).toContain("messages from this match that fit: 1,");
  });

  it("fails if a single digit of a code differs", () => {
    const changed = one.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
    expect(noted([changed, two].join("\n"))).toMatchObject({ verdict: "wrong", mark: { noted: "FAIL" } });
  });
});

describe("gadalka verify, against a cheat", () => {
  it.each(["rps", "oddeven"])("detects choosing after the press at %s, by a replay", (gameId) => {
    const match = played({ gameId, cheat: (_, person) => (gameId === "rps" ? wins(person) : person) });
    const { verdict, mark, text } = verified(match.line, { history: exportOf(match) });
    expect(mark).toMatchObject({ seals: "ok", signature: "ok", dice: "ok", moves: "FAIL" });
    expect(verdict).toBe("wrong");
    expect(text).toContain("WRONG: the strategy would have chosen other moves.");
  });

  it("detects one move chosen late, with any message from before the press", () => {
    const clean = played();
    const dirty = played({ cheat: (move, person, turn) => (turn === 5 ? wins(person) : move) });
    for (const message of clean.messages.slice(5, 12))
      expect(verified(dirty.line, { noted: message }).verdict).toBe("wrong");
  });

  it("detects a sealed move taken back without a reason", () => {
    const match = played({ reopenAt: 4 });
    const { verdict, mark, text } = verified(match.line, { history: exportOf(match) });
    expect(mark).toMatchObject({ seals: "ok", "given up": "FAIL", moves: "ok" });
    expect(text).toContain("1 sealed move (5) taken back without a reason");
    expect(verdict).toBe("wrong");
  });

  it("detects a match bound to another history than the player's", () => {
    const other = playMatch(host, { tag, seed: 31, before: 28, rounds: 12 }).document.history;
    const match = played({ falseHistory: (document) => ({ ...document, history: other }) });
    const { verdict, said } = verified(match.line, { history: exportOf(match) });
    expect(verdict).toBe("wrong");
    expect(said.moves).toContain("other rounds than those in the export");
  });

  it("detects another host than the noted one", async () => {
    now = NOON;
    const impostor = await freshHost(12, () => now);
    const match = played({}, impostor);
    const how = { history: exportOf(match), key: impostor };
    expect(verified(match.line, how)).toMatchObject({ verdict: "wrong", mark: { pledge: "FAIL" } });
    expect(verified(match.line, { ...how, named: impostor, noted: match.messages[0] })).toMatchObject({
      verdict: "fits",
    });
  });

  it("detects a changed signed proof", () => {
    const other = played({ seed: 77 });
    const [, body] = other.line.split(".");
    const [, , signature] = honest.line.split(".");
    const { verdict, mark } = verified(`gdk3.${body}.${signature}`);
    expect([verdict, mark.signature]).toEqual(["wrong", "FAIL"]);
    expect(verified(`gdk3.${body}.${base64urlOf(new Uint8Array(64))}`).mark.signature).toBe("FAIL");
  });

  it("detects random numbers from a wrong, future or anchor key", () => {
    const on = (day: number) => {
      const proof = readMatchProof(honest.line);
      if ("kind" in proof) throw new Error(proof.kind);
      const [first] = proof.course.seedEpochs;
      return writeMatchProof({ ...proof, course: { ...proof.course, seedEpochs: [{ ...first, day }] } });
    };
    for (const day of [0, 2, 500, 3_661])
      expect(verified(on(day), { days: 5 }), String(day)).toMatchObject({
        verdict: "wrong",
        mark: { dice: "FAIL" },
      });
    expect(verified(on(500), { days: 5 }).said.dice).toContain("of a day still to come");
  });

  it("detects a key outside the pledged chain", () => {
    now = LATER;
    const seen = host.publishedKey();
    if (!seen) throw new Error("nothing is told");
    const other = { day: seen.day, key: earlierKey(seen.key, 7) };
    const report = verified(honest.line, { key: { ...host, publishedKey: () => other } });
    expect(report).toMatchObject({ verdict: "wrong", mark: { dice: "FAIL" } });
  });
});

describe("gadalka verify, for a match that no one played", () => {
  it("reports that an invented 50 : 0 isn't from the noted host", async () => {
    now = NOON;
    const inventor = await freshHost(13, () => now);
    const match = played({ rounds: 50, cheat: (_, person) => (person + 2) % 3 }, inventor);
    const report = verified(match.line, { history: exportOf(match), key: inventor });
    expect(report).toMatchObject({ verdict: "wrong", mark: { pledge: "FAIL", moves: "FAIL" } });
    expect(verified(match.line, { named: "none", key: inventor }).verdict).toBe("open");
  });
});
