// The words of findings on the command line, with the options that would tell more.

import { boardCode, inGroups } from "../../core/fairness/index.ts";
import type { ByFinding, DayOf, Finding as Found, Gap } from "../../core/verify/index.ts";
import type { Finding } from "./finding.ts";

/** What is said of a finding; `short`: why the verdict stays open, or is that something is wrong. */
interface Words {
  readonly text: string;
  readonly short?: string;
}

/** A finding of `src/core/verify` as a line. */
export function inWords({ what, mark, code, values }: Found): Finding {
  const { text, short } = (WORDS[code] as (of: typeof values) => Words)(values);
  return { what, mark, text, ...(short && (mark === "FAIL" || mark === "open") && { short }) };
}

const UNSIGNED = "unsigned: anybody could have written this";
const NOT_NAMED = "the pledge was not named";
const NOTE_THEM = "--noted messages.txt";
const NOT_BOUND = "the match's first message was not given, or neither its last nor an export";
const CONFIRMED = "your messages or your export say";
const NAME_IT = "name the one that you noted down: --pledge gdp1.…";

const WORDS: ByFinding<Words> = {
  "seals-open": ({ count }) => ({
    text: `all ${count} open to the moves in the proof, and give the chain as it stands there`,
  }),
  "seals-broken": () => ({
    text: "the moves in the proof do NOT give its chain",
    short: "the seals do not fit the moves",
  }),
  "taken-back": ({ numbers }) => ({
    text: `${countOf(numbers.length, "sealed move")} (${numbers.slice(0, 5).join(", ")}) taken back without a reason: no other rounds were played meanwhile, and no day's key was due`,
    short: "a sealed move was taken back",
  }),
  "played-at": ({ begun, ended }) => ({
    text: `it says that it began at ${momentOf(begun)}${ended > begun ? ` and was last played at ${momentOf(ended)}` : ""}; you know whether that is so`,
  }),
  "times-differ": ({ begun }) => ({
    text: `its times do NOT fit the days of its keys; it says that it began at ${momentOf(begun)}`,
    short: "the times do not fit the days of the keys",
  }),
  "times-too-late": ({ begun }) => ({
    text: `it was drawn or played under a day whose key was published by then; it says that it began at ${momentOf(begun)}`,
    short: "the key was published before the match was over",
  }),
  "anew-open": ({ numbers }) => ({
    text: `sealed again ${fromMoves(numbers)}; only messages with these moves' codes, kept by you, show that this was so: ${NOTE_THEM}`,
    short: "moves were given up, which nobody but the host confirms",
  }),
  "anew-confirmed": ({ numbers }) => ({ text: `sealed again ${fromMoves(numbers)}, as ${CONFIRMED}` }),
  "board-again-open": ({ count }) => ({
    text: `${countOf(count, "board")} drawn before this one; only messages of each of them, kept by you, show that this was so: ${NOTE_THEM}`,
    short: "the board was drawn again, which nobody but the host confirms",
  }),
  "board-again-confirmed": ({ count }) => ({
    text: `${countOf(count, "board")} drawn before this one, as your messages show`,
  }),
  "settings-open": ({ numbers }) => ({
    text: `your settings of the model ${fromMoves(numbers)} stand in nothing that you gave; if they were not yours, do not trust this match. Messages with these codes, or an export, would confirm them`,
    short: "settings of the model which nobody but the host confirms",
  }),
  "settings-confirmed": ({ numbers }) => ({
    text: `your settings of the model ${fromMoves(numbers)} were what ${CONFIRMED}`,
  }),
  "account-false": ({ numbers }) => ({
    text: `what the bot might lose cannot have been what the proof says ${fromMoves(numbers)}`,
    short: "what the bot might lose was chosen",
  }),
  "account-open": ({ numbers, rounds }) => ({
    text: `what the bot might lose changed ${fromMoves(numbers)} by ${rounds === 0 ? "a move sealed" : `${countOf(rounds, "round")} played`} elsewhere meanwhile; only messages with these moves' codes, kept by you, show that this was so: ${NOTE_THEM}`,
    short: "play elsewhere which nobody but the host confirms",
  }),
  "account-confirmed": ({ numbers }) => ({
    text: `what the bot might lose changed ${fromMoves(numbers)} by play elsewhere, as ${CONFIRMED}`,
  }),
  signed: ({ pledge }) => ({ text: `signed by the host of the pledge ${pledge}` }),
  forged: ({ pledge }) => ({
    text: `it is FALSE: this was not written by the host of the pledge ${pledge}`,
    short: "the signature is forged",
  }),
  unsigned: () => ({ text: UNSIGNED, short: UNSIGNED }),
  "pledge-named": ({ by }) => ({
    text: by === "you" ? "it is the one that you named" : "it is one of this machine's store",
  }),
  "pledge-not-named": () => ({ text: `not compared; ${NAME_IT}`, short: NOT_NAMED }),
  "pledge-of-others": ({ pledge }) => ({
    text: `${pledge} is none of this machine's store; ${NAME_IT}`,
    short: NOT_NAMED,
  }),
  "pledge-later": ({ pledge, noted }) => ({
    text: `${pledge} is by the same host as the one that you named (${noted.join(", ")}) and follows it; whether it was published before this match, you have to know`,
    short: "it is under a later pledge than the one that was named",
  }),
  "pledge-other": ({ pledge, noted }) => ({
    text: `${pledge} is not the one that you named (${noted.join(", ")})`,
    short: "it is not of the host that was named",
  }),
  "dice-fit": ({ days }) => ({
    text: `they follow from the key of ${days.map(dayWords).join(", ")}, as pledged`,
  }),
  "dice-differ": () => ({
    text: "they do NOT follow from the pledged key of the day",
    short: "the dice are not the pledged ones",
  }),
  "dice-early": ({ at }) => ({
    text: `they are by the key of a day that has not come (${dateOf(at)})`,
    short: "the dice are by the key of a day to come",
  }),
  "dice-other-key": () => ({
    text: "the day key that was given or came with the line is not one of the pledge's chain",
    short: "the day key is not of the pledge",
  }),
  "dice-no-key": ({ tellsAt, isDue, given, ...day }) => {
    const when = isDue
      ? `was told on ${dateOf(tellsAt)} (UTC); give it, or a later one: --key gdd1.… (the host tells it by /fairness)`
      : `is told on ${dateOf(tellsAt)} (UTC); check again then`;
    return {
      text: `not checked: the key of ${dayWords(day)} ${when}${given ? ` (the one given is of ${dayWords(given)})` : ""}`,
      short: "the dice are not checked without the key of the day",
    };
  },
  "no-guess-first": () => ({ text: "it is the first board without guesses after its dice" }),
  "no-guess-another": () => ({
    text: "it is NOT the first board without guesses after its dice",
    short: "the board was chosen",
  }),
  "moves-same": ({ count, sealed }) => ({ text: sameWords(count, sealed) }),
  "moves-different": ({ numbers, sealed }) => ({
    text: `played again, ${numbers.length} of ${sealed} do NOT come out the same: ${numbers.slice(0, 5).join(", ")}${numbers.length > 5 ? " …" : ""}`,
    short: "the strategy would have chosen other moves",
  }),
  "moves-open": ({ gap, count, sealed, version }) => {
    if (gap === "false-history") return { text: GAPS[gap], short: SHORT[gap] };
    const done =
      count > 0 ? `${sameWords(count, sealed)}; the rest was not played again` : "not played again";
    const here = gap === "other-version" ? ` (${version}); take the program as it was then` : "";
    return { text: `${done}: ${GAPS[gap]}${here}`, short: SHORT[gap] };
  },
  "no-guess-unsearched": () => ({
    text: "whether it is the first board without guesses after its dice was not looked at",
    short: "the board was not looked for",
  }),
  "noted-none-given": () => ({
    text: `not compared with messages of the match; give their text: ${NOTE_THEM}`,
    short: NOT_BOUND,
  }),
  "noted-fit": ({ count, seals, sealed, foreign }) => ({
    text: `${countOf(count, "message")} of this match fit, with the seals of ${seals} of ${sealed} moves${foreignWords(foreign)}`,
    short: NOT_BOUND,
  }),
  "noted-broken": ({ lines, foreign }) => ({
    text: `${countOf(lines.length, "message")} of this match say what does NOT fit what was played: ${lines.slice(0, 3).map(inGroups).join(" · ")}${lines.length > 3 ? " …" : ""}${foreignWords(foreign)}`,
    short: "what was shown is not what was played",
  }),
  "noted-nothing": ({ foreign }) => ({
    text: `nothing of this match is in the text${foreignWords(foreign)}. If these are its messages, this is not the proof of what they showed`,
    short: "nothing of this match is in the noted text",
  }),
  "board-none-given": ({ seal }) => ({
    text: `not compared with messages; look for the code ${inGroups(boardCode(seal))} in them, or give their text: --noted messages.txt`,
    short: "the seal was not compared with what was shown",
  }),
  "board-shown": ({ foreign }) => ({ text: `the board's code is in the text${otherSeals(foreign)}` }),
  "board-not-shown": ({ foreign }) => ({
    text: `the board's code is not in the text${otherSeals(foreign)}. If it is that of this board's messages, this is not the board that they showed`,
    short: "nothing of this board is in the noted text",
  }),
};

const SHORT: Readonly<Record<Gap, string>> = {
  apart: "what others made plays by a file of its own",
  "history-cut": "the export does not reach back far enough",
  "no-history": "the moves were not played again",
  "other-history": "the export does not have the rounds of this match",
  "other-version": "another version of the strategy played",
  "other-player": "the export is not of the match's player",
  "false-history": "the match was played on a false history",
  "unknown-strategy": "this program does not know the strategy",
};

const GAPS: Readonly<Record<Gap, string>> = {
  apart:
    "the opponent is a file or a ghost that others made, and plays by that alone; every move was sealed before",
  "history-cut": "the oldest rounds that the opponent knew are no longer in the export",
  "no-history": "that takes the file of /data export: --history gadalka-export.json",
  "other-history":
    "the export does not have the rounds of this match; it is of another bot, older than the match, or everything was deleted since",
  "other-version": "it played by another version than this program's",
  "other-player": "the export is of somebody else than the match's player",
  "false-history": "the match is bound to other rounds than those in the export",
  "unknown-strategy": "this program knows no such strategy, or none for this game",
};

function sameWords(count: number, sealed: number): string {
  return `${count} of ${sealed} moves, played again, come out the same`;
}

function foreignWords(foreign: number): string {
  return foreign === 0 ? "" : `; ${foreign} are of other matches, or of nothing`;
}

function otherSeals(foreign: number): string {
  return foreign === 0 ? "" : `; ${foreign} other codes are in the text`;
}

export function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** `day 12 (2026-12-03)`. */
export function dayWords({ day, at }: DayOf): string {
  return `day ${day} (${dateOf(at)})`;
}

function fromMoves(numbers: readonly number[]): string {
  return `from move ${numbers.slice(0, 5).join(", ")}${numbers.length > 5 ? " …" : ""} on`;
}

/** To the minute, in UTC. */
function momentOf(at: number): string {
  const date = dateOf(at);
  return date.startsWith("beyond")
    ? date
    : `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

function dateOf(at: number): string {
  // A proof that was written by anybody may name any day.
  return Math.abs(at) <= 8.64e15 ? new Date(at).toISOString().slice(0, 10) : "beyond all calendars";
}
