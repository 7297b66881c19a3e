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
import { readLine, writeBoardLine, writeDayLine, writeMatchLine } from "../../../src/core/proof/line.ts";
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
const { rounds, secret } = match;
const text = messages.join("\n\n");
const BOARD = {
  session: "b-1",
  secret,
  rules: { width: 9, height: 9, mines: 10, start: "opening" },
  first: 40,
  attempt: 3,
} as const;
const DAY = { day: 20_786, key: secret, anchor: hexOf(secret) };

const checked = (read: string, seen = "") => {
  const proof = readLine(read);
  return typeof proof === "string" ? expect.fail(proof) : checkProof(proof, seen);
};
/** A line with these fields and a right checksum. */
const withChecksum = (body: string) => `${body}.${sha256Hex(body).slice(0, 12)}`;

describe("a line", () => {
  it.each(GAMES)("of a match of %s is read back, also from a link", (id) => {
    const shown = played(id, 9);
    const link = `<https://bot.example/verify#${shown.line}>`;
    expect(readLine(link)).toMatchObject({ kind: "match", ...shown.match });
  });

  it("of a board or a day is read back", () => {
    expect(readLine(writeBoardLine(BOARD))).toEqual({ kind: "board", ...BOARD });
    expect(readLine(writeDayLine(DAY))).toEqual({ kind: "day", ...DAY });
  });

  it.each([line, writeBoardLine(BOARD)])("is damaged by any changed or missing character: %s", (whole) => {
    for (let at = 0; at < whole.length; at++) {
      const other = whole[at] === "0" ? "1" : "0";
      expect(typeof readLine(whole.slice(0, at) + other + whole.slice(at + 1)), `${at}`).toBe("string");
      expect(typeof readLine(whole.slice(0, at)), `${at}`).toBe("string");
    }
  });

  const zeros = "00".repeat(32);
  it.each([
    ["too-long", line + "0".repeat(1_000_000)],
    ["too-long", `${" ".repeat(100_000)}gd1.match.rps.${"0".repeat(70_000)}`],
    ["not-a-line", "gdk3.AAAA"],
    ["not-a-line", ""],
    ["unknown-game", withChecksum(`gd1.match.chess.s.${zeros}.00.0-0-1`)],
    ["damaged", withChecksum(`gd1.match.rps.s.${zeros}.03.0-0-1`)],
    ["damaged", withChecksum(`gd1.match.rps.s.${zeros.slice(2)}.00.0-0-1`)],
    ["damaged", withChecksum(`gd1.match.rps.${"s".repeat(65)}.${zeros}.00.0-0-1`)],
    ["damaged", withChecksum(`gd1.board.s.${zeros}.9x9-10-opening.81.0`)],
    ["damaged", withChecksum(`gd1.board.s.${zeros}.9x9-99-opening.1.0`)],
    ["damaged", withChecksum(`gd1.day.2026-13-01.${zeros}.${zeros}`)],
    ["damaged", withChecksum("gd1.season.1")],
  ])("that isn't one is %s", (problem, bad) => {
    expect(readLine(bad)).toBe(problem);
  });
});

describe("a match", () => {
  it.each(GAMES)("of %s fits its messages, in any order and form", (id) => {
    const shown = played(id, 20);
    const quoted = shown.messages.toReversed().join("\n").replaceAll("\n", "\n> ");
    const together = shown.messages.join("\n").replace(/(?<=[0-9a-f]{4}) (?=[0-9a-f]{4})/g, "");
    for (const seen of [quoted, together]) {
      const { found, isBoundFound, problem } = checked(shown.line, seen);
      expect([found, isBoundFound, problem]).toEqual([21, true, undefined]);
    }
  });

  it("fits some of its messages, and messages without codes", () => {
    expect(checked(line, messages[5])).toMatchObject({ found: 1, isBoundFound: false });
    for (const seen of ["Hello! Call 0123456789, room abc1.", `${line} ${hexOf(secret)}`])
      expect(checked(line, seen).problem).toBeUndefined();
  });

  it("binds each key to all moves before", () => {
    const moves = movesText(rounds);
    const keys = [moves, moves.slice(2), `0${moves.slice(1)}`].map((all) => hexOf(roundKey(secret, all)));
    expect(new Set(keys).size).toBe(3);
  });

  it("knows by one number whether its codes are those that were shown", () => {
    const shown = codesOf(match).reduce(shownAfter, "");
    expect(isShown(match, shown)).toBe(true);
    expect(isShown({ ...match, rounds: { ...rounds, bot: turned(rounds.bot, 3) } }, shown)).toBe(false);
  });
});

/** With another move in one round. */
function turned(moves: Uint8Array, at: number): Uint8Array {
  return moves.with(at, ((moves[at] as number) + 1) % 3);
}

describe("a host is found out that", () => {
  const lineOf = (other: Partial<PlayedMatch>) => writeMatchLine({ ...match, ...other });
  const roundsOf = (change: (moves: Uint8Array) => Uint8Array) =>
    lineOf({ rounds: { person: change(rounds.person), bot: change(rounds.bot) } });
  const forged = line.slice(0, line.lastIndexOf(".")).replace(/\d+-\d+-\d+$/, "9-0-3");
  const chosen = played("rps", 12, 8);
  const code = inGroups(codesOf(match)[2] as string);
  it.each<[string, string, string | undefined, Problem["kind"]]>([
    ["changes its move", lineOf({ rounds: { ...rounds, bot: turned(rounds.bot, 4) } }), text, "other-code"],
    [
      "changes the person's",
      lineOf({ rounds: { ...rounds, person: turned(rounds.person, 4) } }),
      text,
      "other-code",
    ],
    ["changes the move that wasn't answered", lineOf({ unplayed: undefined }), text, "other-code"],
    ["leaves a round out", roundsOf((moves) => moves.filter((_, at) => at !== 6)), text, "other-code"],
    ["leaves out the last round", roundsOf((moves) => moves.slice(0, -1)), text, "other-code"],
    ["shows another code", line, text.replace(code, `0000${code.slice(4)}`), "other-code"],
    ["takes another secret", lineOf({ secret: secret.with(0, 99) }), text, "other-secret"],
    ["writes another score", withChecksum(forged), text, "score"],
    ["shows another match", chosen.line, text, "other-secret"],
    [
      "chooses the secret after the first press",
      chosen.line,
      `${messages[0]}\n${chosen.messages[3]}`,
      "other-secret",
    ],
    ["chooses a board's secret later", writeBoardLine(BOARD), chosen.messages[0], "other-secret"],
  ])("%s", (_, cheat, seen, kind) => {
    expect(checked(cheat, seen).problem?.kind).toBe(kind);
  });

  it("moves the mines of a board that the bot began", () => {
    const [bound = ""] = messages;
    const shown = `${bound} ${inGroups(boardCode(boardSeed(secret, BOARD.first, 3)))}`;
    const problemOf = (attempt: number, seen: string) =>
      checked(writeBoardLine({ ...BOARD, attempt }), seen).problem?.kind;
    expect([problemOf(3, shown), problemOf(0, bound)]).toEqual([undefined, undefined]);
    expect([problemOf(4, shown), problemOf(4, bound)]).toEqual(["other-code", "no-code"]);
  });
});

it.each([
  ["🔒 9f2c 41e0 77ab", ["9f2c41e077ab"]],
  ["> 🔒 9f2c\n> 41e0 77ab.", ["9f2c41e077ab"]],
  ["9f2c41e077ab", ["9f2c41e077ab"]],
  ["x9f2c41e077ab 9f2c41e077abc 9F2C41E077AB", []],
  ["0".repeat(64), []],
])("digits in a message %j", (seen, codes) => {
  expect(digitsIn(seen)).toEqual({ bounds: [], codes });
});

describe("a day", () => {
  const chain = { last: new Uint8Array(32).fill(1), firstDay: 20_000 };
  const key = dayKey(chain, 20_041);
  const anchor = anchorOf(chain);

  it("leads to the anchor of its own chain in as many steps as its number", () => {
    expect(checked(writeDayLine({ day: 20_041, key, anchor })).steps).toBe(42);
    expect(stepsToAnchor(dayKey(chain, 20_000), anchor)).toBe(1);
    const other = anchorOf({ last: new Uint8Array(32) });
    const { problem } = checked(writeDayLine({ day: 20_041, key, anchor: other }));
    expect(problem).toEqual({ kind: "not-in-chain" });
  });

  it("before or after the chain has no secret, as when a clock jumps", () => {
    for (const day of [19_999, 20_000 + CHAIN_DAYS, Number.NaN])
      expect(() => dayKey(chain, day)).toThrow(RangeError);
    expect(dayAt(20_000 * 86_400_000 - 1)).toBe(19_999);
  });

  it("gives a tournament's seed by its id and entrants in order", () => {
    const seeds = [
      tournamentSeed(key, "t1", ["markov", "anna/bot"]),
      tournamentSeed(key, "t1", ["anna/bot", "markov"]),
      tournamentSeed(key, "t2", ["markov", "anna/bot"]),
    ];
    expect(seeds.every(Number.isSafeInteger)).toBe(true);
    expect(new Set(seeds).size).toBe(3);
  });
});

it("a board follows from its secret, first cell and attempt", () => {
  const other = secret.toReversed();
  const seeds = [boardSeed(secret, 1), boardSeed(secret, 1, 1), boardSeed(secret, 2), boardSeed(other, 1)];
  expect(new Set(seeds).size).toBe(4);
  expect(seeds[0]).toMatch(/^[0-9a-f]{16}$/);
});

it("hex digits are read only in pairs", () => {
  expect(bytesOf("00ff")).toEqual(Uint8Array.of(0, 255));
  for (const bad of ["0", "0g", "FF"]) expect(() => bytesOf(bad)).toThrow(RangeError);
});
