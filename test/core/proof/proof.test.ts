// Proofs of matches, boards and days: lines are read back, damage and every kind of cheating is found.

import { describe, expect, it } from "vitest";
import { checkProof, digitsIn, type Problem } from "../../../src/core/proof/check.ts";
import {
  anchorOf,
  CHAIN_DAYS,
  dayAt,
  dayKey,
  stepsToAnchor,
  tournamentSeed,
} from "../../../src/core/proof/day.ts";
import {
  type Proof,
  readLine,
  writeBoardLine,
  writeDayLine,
  writeMatchLine,
} from "../../../src/core/proof/line.ts";
import {
  boardCode,
  boardSeed,
  bytesOf,
  codesOf,
  hexOf,
  inGroups,
  isShown,
  movesText,
  type PlayedMatch,
  roundKey,
  shownAfter,
} from "../../../src/core/proof/match.ts";
import { sha256Hex } from "../../../src/core/sha256.ts";
import { played } from "./played.ts";

const GAMES = ["rps", "rpsls", "oddeven"] as const;
const { match, line, messages } = played("rps", 12);
const text = messages.join("\n\n");
const BOARD = {
  session: "b-1",
  secret: match.secret,
  rules: { width: 9, height: 9, mines: 10, start: "opening" },
  first: 40,
  attempt: 3,
} as const;

const checked = (read: Proof | string, seen = "") => {
  if (typeof read === "string") throw new Error(read);
  return checkProof(read, seen);
};
/** A line with these fields and a right checksum. */
const withChecksum = (body: string) => `${body}.${sha256Hex(body).slice(0, 12)}`;
const changed = (moves: Uint8Array, at: number, size: number) =>
  moves.with(at, ((moves[at] as number) + 1) % size);

describe("a line", () => {
  it.each(GAMES)("of a match of %s is read back, also from a link", (id) => {
    const shown = played(id, 9);
    expect(readLine(`<https://bot.example/verify#${shown.line}>`)).toMatchObject({
      kind: "match",
      ...shown.match,
    });
  });

  it("of a board or a day is read back", () => {
    expect(readLine(writeBoardLine(BOARD))).toEqual({ kind: "board", ...BOARD });
    const day = { day: 20_786, key: match.secret, anchor: hexOf(match.secret) };
    expect(readLine(writeDayLine(day))).toEqual({ kind: "day", ...day });
  });

  it("is damaged by any changed or missing character", () => {
    for (const whole of [line, writeBoardLine(BOARD)])
      for (let at = 0; at < whole.length; at++) {
        const other = whole[at] === "0" ? "1" : "0";
        expect(typeof readLine(whole.slice(0, at) + other + whole.slice(at + 1)), `${at}`).toBe("string");
        expect(typeof readLine(whole.slice(0, at)), `${at}`).toBe("string");
      }
  });

  it.each([
    ["too-long", line + "0".repeat(1_000_000)],
    ["too-long", `${" ".repeat(100_000)}gd1.match.rps.${"0".repeat(70_000)}`],
    ["not-a-line", "gdk3.AAAA"],
    ["not-a-line", ""],
    ["unknown-game", withChecksum(`gd1.match.chess.s.${"00".repeat(32)}.00.0-0-1`)],
    ["damaged", withChecksum(`gd1.match.rps.s.${"00".repeat(32)}.03.0-0-1`)],
    ["damaged", withChecksum(`gd1.match.rps.s.${"00".repeat(31)}.00.0-0-1`)],
    ["damaged", withChecksum(`gd1.match.rps.${"s".repeat(65)}.${"00".repeat(32)}.00.0-0-1`)],
    ["damaged", withChecksum(`gd1.board.s.${"00".repeat(32)}.9x9-10-opening.81.0`)],
    ["damaged", withChecksum(`gd1.board.s.${"00".repeat(32)}.9x9-99-opening.1.0`)],
    ["damaged", withChecksum(`gd1.day.2026-13-01.${"00".repeat(32)}.${"00".repeat(32)}`)],
    ["damaged", withChecksum("gd1.season.1")],
  ])("that isn't one is %s", (problem, bad) => {
    expect(readLine(bad)).toBe(problem);
  });
});

describe("a match", () => {
  it.each(GAMES)("of %s fits its messages, in any order and form", (id) => {
    const shown = played(id, 20);
    const quoted = shown.messages.toReversed().join("\n").replaceAll("\n", "\n> ");
    expect(checked(readLine(shown.line), quoted)).toMatchObject({
      found: 21,
      isBoundFound: true,
      problem: undefined,
    });
    const together = shown.messages.map((one) => one.replace(/(?<=[0-9a-f]{4}) (?=[0-9a-f]{4})/g, ""));
    expect(checked(readLine(shown.line), together.join("\n"))).toMatchObject({
      found: 21,
      isBoundFound: true,
    });
  });

  it("fits some of its messages, and messages without codes", () => {
    expect(checked(readLine(line), messages[5])).toMatchObject({ found: 1, isBoundFound: false });
    expect(checked(readLine(line), "Hello! Call 0123456789, room abc1.").problem).toBeUndefined();
    expect(checked(readLine(line), `${line} ${hexOf(match.secret)}`).problem).toBeUndefined();
  });

  it("binds each key to all moves before", () => {
    const moves = movesText(match.rounds);
    const key = hexOf(roundKey(match.secret, moves));
    const others = [roundKey(match.secret, moves.slice(2)), roundKey(match.secret, `0${moves.slice(1)}`)];
    for (const other of others) expect(hexOf(other)).not.toBe(key);
  });

  it("knows by one number whether its codes are those that were shown", () => {
    const shown = codesOf(match).reduce(shownAfter, "");
    expect(isShown(match, shown)).toBe(true);
    const bot = changed(match.rounds.bot, 3, 3);
    expect(isShown({ ...match, rounds: { ...match.rounds, bot } }, shown)).toBe(false);
  });
});

describe("a host that cheats", () => {
  const { rounds, secret } = match;
  const lineOf = (other: Partial<PlayedMatch>) => writeMatchLine({ ...match, ...other });
  const without = (moves: Uint8Array, at: number) => moves.filter((_, index) => index !== at);
  const CHEATS: readonly [string, string, Problem["kind"]][] = [
    ["changes its move", lineOf({ rounds: { ...rounds, bot: changed(rounds.bot, 4, 3) } }), "other-code"],
    [
      "changes the person's move",
      lineOf({ rounds: { ...rounds, person: changed(rounds.person, 4, 3) } }),
      "other-code",
    ],
    ["changes the move that wasn't answered", lineOf({ unplayed: undefined }), "other-code"],
    [
      "leaves a round out",
      lineOf({ rounds: { person: without(rounds.person, 6), bot: without(rounds.bot, 6) } }),
      "other-code",
    ],
    [
      "leaves out the last round",
      lineOf({ rounds: { person: rounds.person.slice(0, -1), bot: rounds.bot.slice(0, -1) } }),
      "other-code",
    ],
    ["takes another secret", lineOf({ secret: secret.with(0, 99) }), "other-secret"],
    [
      "writes another score",
      withChecksum(line.slice(0, line.lastIndexOf(".")).replace(/\d+-\d+-\d+$/, "9-0-3")),
      "score",
    ],
    ["shows another match", played("rps", 12, 8).line, "other-secret"],
  ];
  it.each(CHEATS)("%s", (_, cheat, kind) => {
    expect(checked(readLine(cheat), text).problem?.kind).toBe(kind);
  });

  it("shows another code", () => {
    const code = inGroups(codesOf(match)[2] as string);
    const other = text.replace(code, `0000${code.slice(4)}`);
    expect(checked(readLine(line), other).problem).toEqual({
      kind: "other-code",
      shown: `0000${code.slice(4)}`.replaceAll(" ", ""),
    });
  });

  it("chooses the secret after the first press", () => {
    const chosen = played("rps", 12, 8);
    const seen = [messages[0], ...chosen.messages.slice(1)].join("\n");
    expect(checked(readLine(chosen.line), seen).problem?.kind).toBe("other-secret");
    expect(checked(readLine(writeBoardLine(BOARD)), played("rps", 1, 8).messages[0]).problem?.kind).toBe(
      "other-secret",
    );
  });
});

it("moves the mines of a board that the bot began", () => {
  const problemOf = (attempt: number, seen: string) =>
    checked(readLine(writeBoardLine({ ...BOARD, attempt })), seen).problem?.kind;
  const first = messages[0] as string;
  const shown = `${first} ${inGroups(boardCode(boardSeed(match.secret, BOARD.first, 3)))}`;
  expect(problemOf(3, shown)).toBeUndefined();
  expect(problemOf(4, shown)).toBe("other-code");
  expect(problemOf(4, first)).toBe("no-code");
  expect(problemOf(0, first)).toBeUndefined();
});

describe("digits in messages", () => {
  it.each([
    ["🔒 9f2c 41e0 77ab", ["9f2c41e077ab"]],
    ["> 🔒 9f2c\n> 41e0 77ab.", ["9f2c41e077ab"]],
    ["9f2c41e077ab", ["9f2c41e077ab"]],
    ["x9f2c41e077ab 9f2c41e077abc 9F2C41E077AB", []],
    ["0".repeat(64), []],
  ])("%j", (seen, codes) => {
    expect(digitsIn(seen)).toEqual({ bounds: [], codes });
  });
});

describe("a day", () => {
  const chain = { last: new Uint8Array(32).fill(1), firstDay: 20_000 };
  const anchor = anchorOf(chain);
  const at = (day: number) => ({ day, key: dayKey(chain, day), anchor });

  it("leads to the anchor in as many steps as its number", () => {
    expect(checked(readLine(writeDayLine(at(20_041)))).steps).toBe(42);
    expect(stepsToAnchor(dayKey(chain, 20_000), anchor)).toBe(1);
  });

  it("of another host or chain doesn't", () => {
    const other = { ...at(20_041), anchor: anchorOf({ last: new Uint8Array(32) }) };
    expect(checked(readLine(writeDayLine(other))).problem).toEqual({ kind: "not-in-chain" });
  });

  it("before or after the chain has no secret, as when a clock jumps", () => {
    for (const day of [19_999, 20_000 + CHAIN_DAYS, Number.NaN])
      expect(() => dayKey(chain, day)).toThrow(RangeError);
    expect(dayAt(20_000 * 86_400_000 - 1)).toBe(19_999);
  });

  it("gives a tournament's seed by its id and entrants in order", () => {
    const key = dayKey(chain, 20_041);
    const seed = tournamentSeed(key, "t1", ["markov", "anna/bot"]);
    expect(Number.isSafeInteger(seed)).toBe(true);
    expect(tournamentSeed(key, "t1", ["anna/bot", "markov"])).not.toBe(seed);
    expect(tournamentSeed(key, "t2", ["markov", "anna/bot"])).not.toBe(seed);
  });
});

it("draws a board by its secret, first cell and attempt", () => {
  const seeds = [
    boardSeed(match.secret, 1),
    boardSeed(match.secret, 1, 1),
    boardSeed(match.secret, 2),
    boardSeed(match.secret.toReversed(), 1),
  ];
  expect(new Set(seeds).size).toBe(4);
  expect(seeds[0]).toMatch(/^[0-9a-f]{16}$/);
});

it("reads hex digits only in pairs", () => {
  expect(bytesOf("00ff")).toEqual(Uint8Array.of(0, 255));
  for (const bad of ["0", "0g", "FF"]) expect(() => bytesOf(bad)).toThrow(RangeError);
});
