// The command line's texts for findings, with the options that would reveal more.

import { boardCode, inGroups } from "../../core/fairness/index.ts";
import type { ByFinding, DayOf, Finding as Found, Gap } from "../../core/verify/index.ts";
import type { Finding } from "./finding.ts";

/** The text of a finding; `short`: why the verdict is open, or what is wrong. */
interface Words {
  readonly text: string;
  readonly short?: string;
}

/** A finding of `src/core/verify` as a line. */
export function inWords({ what, mark, code, values }: Found): Finding {
  const { text, short } = (WORDS[code] as (of: typeof values) => Words)(values);
  return { what, mark, text, ...(short && (mark === "FAIL" || mark === "open") && { short }) };
}

const UNSIGNED = "not signed: anyone could have written this";
const NOT_NAMED = "no pledge was named";
const NOTE_THEM = "--noted messages.txt";
const NOT_BOUND = "the first message of the match is missing, or both its last message and an export";
const CONFIRMED = "your messages or your export confirm it";
const NAME_IT = "pass the one you noted: --pledge gdp1.…";

const WORDS: ByFinding<Words> = {
  "seals-open": ({ count }) => ({
    text: `all ${count} open to the moves in the proof and give its chain`,
  }),
  "seals-broken": () => ({
    text: "the moves in the proof do NOT give its chain",
    short: "the seals don't fit the moves",
  }),
  "taken-back": ({ numbers }) => ({
    text: `${countOf(numbers.length, "sealed move")} (${numbers.slice(0, 5).join(", ")}) taken back without a reason: no key was due`,
    short: "a sealed move was taken back",
  }),
  "played-at": ({ begun, ended }) => ({
    text: `the proof says it started at ${momentOf(begun)}${ended > begun ? ` and was last played at ${momentOf(ended)}` : ""}. You know whether that's true`,
  }),
  "times-differ": ({ begun }) => ({
    text: `the times do NOT fit the days of the keys. The proof says it started at ${momentOf(begun)}`,
    short: "the times don't fit the days of the keys",
  }),
  "times-too-late": ({ begun }) => ({
    text: `it was drawn or played with a day key that was already public. The proof says it started at ${momentOf(begun)}`,
    short: "the key was public before the match was over",
  }),
  "anew-open": ({ numbers }) => ({
    text: `moves were discarded and sealed again ${fromMoves(numbers)}. Only messages you kept from that time show whether that's true: ${NOTE_THEM}`,
    short: "only the host confirms that moves had to be sealed again",
  }),
  "anew-confirmed": ({ numbers }) => ({
    text: `moves were sealed again ${fromMoves(numbers)}, and ${CONFIRMED}`,
  }),
  "board-again-open": ({ count }) => ({
    text: `${countOf(count, "board")} drawn before this one. Only messages you kept from each of them show whether that's true: ${NOTE_THEM}`,
    short: "only the host confirms that the board had to be drawn again",
  }),
  "board-again-confirmed": ({ count }) => ({
    text: `${countOf(count, "board")} drawn before this one, and your messages confirm it`,
  }),
  "settings-open": ({ numbers }) => ({
    text: `the proof states settings for your model ${fromMoves(numbers)}. If they weren't yours, don't trust this match. Messages from that time confirm them, and so may your export`,
    short: "only the host confirms the settings for your model",
  }),
  "settings-confirmed": ({ numbers }) => ({
    text: `the proof states settings for your model ${fromMoves(numbers)}, and ${CONFIRMED}`,
  }),
  "account-false": ({ numbers }) => ({
    text: `the budget can NOT have been what the proof says ${fromMoves(numbers)}`,
    short: "the host chose the budget",
  }),
  "account-open": ({ numbers, rounds }) => ({
    text: `the budget changed ${fromMoves(numbers)} because of ${rounds === 0 ? "a move sealed" : `${countOf(rounds, "round")} played`} at other games. Only messages you kept from that time show whether that's true: ${NOTE_THEM}`,
    short: "only the host confirms play at other games",
  }),
  "account-confirmed": ({ numbers }) => ({
    text: `the budget changed ${fromMoves(numbers)} because of play at other games, and ${CONFIRMED}`,
  }),
  signed: ({ pledge }) => ({ text: `signed by the host of the pledge ${pledge}` }),
  forged: ({ pledge }) => ({
    text: `FALSE: whoever wrote this isn't the host of the pledge ${pledge}`,
    short: "the signature is forged",
  }),
  unsigned: () => ({ text: UNSIGNED, short: UNSIGNED }),
  "pledge-named": ({ by }) => ({
    text: by === "you" ? "it's the one you named" : "it's in this machine's store",
  }),
  "pledge-not-named": () => ({ text: `not compared with yours; ${NAME_IT}`, short: NOT_NAMED }),
  "pledge-of-others": ({ pledge }) => ({
    text: `${pledge} isn't in this machine's store; ${NAME_IT}`,
    short: NOT_NAMED,
  }),
  "pledge-later": ({ pledge, noted }) => ({
    text: `${pledge} follows the one you named (${noted.join(", ")}), by the same host. Only you can know whether it was published before the match`,
    short: "the pledge is a later one than you named",
  }),
  "pledge-other": ({ pledge, noted }) => ({
    text: `${pledge} isn't the one you named (${noted.join(", ")})`,
    short: "it isn't from the host you named",
  }),
  "dice-fit": ({ days }) => ({
    text: `they match the published key of ${days.map(dayWords).join(", ")}, as pledged`,
  }),
  "dice-differ": () => ({
    text: "they do NOT match the pledged key of the day",
    short: "the random numbers aren't the pledged ones",
  }),
  "dice-early": ({ at }) => ({
    text: `they use the key of a day still to come (${dateOf(at)})`,
    short: "the random numbers use the key of a day still to come",
  }),
  "dice-other-key": () => ({
    text: "the day key, passed or in the proof, doesn't belong to the pledge",
    short: "the day key doesn't belong to the pledge",
  }),
  "dice-no-key": ({ publishedAt, isDue, given, ...day }) => {
    const when = isDue
      ? `was published on ${dateOf(publishedAt)} (UTC). Pass it, or a later one: --key gdd1.… (/fairness shows it)`
      : `will be published on ${dateOf(publishedAt)} (UTC). Check again then`;
    return {
      text: `not checked: the key of ${dayWords(day)} ${when}${given ? ` (you passed that of ${dayWords(given)})` : ""}`,
      short: "without the key of the day, the random numbers couldn't be checked",
    };
  },
  "no-guess-first": () => ({ text: "it's the first board from this draw that needs no guessing" }),
  "no-guess-another": () => ({
    text: "it is NOT the first board from this draw that needs no guessing",
    short: "the host chose the board",
  }),
  "moves-same": ({ count, sealed }) => ({ text: sameWords(count, sealed) }),
  "moves-different": ({ numbers, sealed }) => ({
    text: `replayed, ${numbers.length} of ${sealed} are NOT what the strategy would have chosen: ${numbers.slice(0, 5).join(", ")}${numbers.length > 5 ? " …" : ""}`,
    short: "the strategy would have chosen other moves",
  }),
  "moves-open": ({ gap, count, sealed, version }) => {
    if (gap === "false-history") return { text: GAPS[gap], short: SHORT[gap] };
    const done = count > 0 ? `${sameWords(count, sealed)}; the others weren't replayed` : "not replayed";
    const here = gap === "other-version" ? ` (${version}). Check with the program as it was then` : "";
    return { text: `${done}: ${GAPS[gap]}${here}`, short: SHORT[gap] };
  },
  "no-guess-unsearched": () => ({
    text: "not checked whether it's the first board from this draw that needs no guessing",
    short: "the search for the board wasn't repeated",
  }),
  "noted-none-given": () => ({
    text: `not compared with messages from the match. Pass the ones you kept: ${NOTE_THEM}`,
    short: NOT_BOUND,
  }),
  "noted-fit": ({ count, seals, sealed, foreign }) => ({
    text: `messages from this match that fit: ${count}, with the seals of ${seals} of ${sealed} moves${foreignWords(foreign)}`,
    short: NOT_BOUND,
  }),
  "noted-broken": ({ lines, foreign }) => ({
    text: `messages from this match that do NOT fit what was played: ${lines.length} (${lines.slice(0, 3).map(inGroups).join(" · ")}${lines.length > 3 ? " …" : ""})${foreignWords(foreign)}`,
    short: "the messages don't fit what was played",
  }),
  "noted-nothing": ({ foreign }) => ({
    text: `the text contains nothing from this match${foreignWords(foreign)}. If these are its messages, this proof isn't the one they showed`,
    short: "the messages contain nothing from this match",
  }),
  "board-none-given": ({ seal }) => ({
    text: `not compared with messages. Look for the code ${inGroups(boardCode(seal))} in them, or pass their text: --noted messages.txt`,
    short: "the seal wasn't compared with the messages",
  }),
  "board-shown": ({ foreign }) => ({ text: `the board's code is in the text${otherSeals(foreign)}` }),
  "board-not-shown": ({ foreign }) => ({
    text: `the board's code isn't in the text${otherSeals(foreign)}. If these are its messages, this isn't the board they showed`,
    short: "the messages contain nothing from this board",
  }),
};

const SHORT: Readonly<Record<Gap, string>> = {
  apart: "the opponent was someone else's file",
  "history-cut": "the export doesn't go back far enough",
  "no-history": "the moves weren't replayed",
  "other-history": "the export doesn't have the rounds of this match",
  "other-version": "another version of the strategy played",
  "other-player": "the export is someone else's",
  "false-history": "the match is bound to other rounds than yours",
  "unknown-strategy": "this program doesn't know the strategy",
};

const GAPS: Readonly<Record<Gap, string>> = {
  apart: "the opponent was someone else's file. Each move was sealed before yours, as always",
  "history-cut": "the oldest rounds the opponent knew are no longer in the export",
  "no-history": "it takes the file from /data export: --history gadalka-export.json",
  "other-history":
    "the export doesn't have the rounds of this match. It's from another bot, it's older than the match, or the data was deleted since",
  "other-version": "the opponent was another version than this program's",
  "other-player": "the export is someone else's, not the match's player's",
  "false-history": "the match is bound to other rounds than those in the export",
  "unknown-strategy": "this program doesn't have that strategy, or not for this game",
};

function sameWords(count: number, sealed: number): string {
  return `replayed, ${count} of ${sealed} moves came out the same`;
}

function foreignWords(foreign: number): string {
  return foreign === 0 ? "" : `; other codes in the text: ${foreign}`;
}

function otherSeals(foreign: number): string {
  return foreign === 0 ? "" : `; other codes in the text: ${foreign}`;
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

/** Date and time to the minute, in UTC. */
function momentOf(at: number): string {
  const date = dateOf(at);
  return date.startsWith("beyond")
    ? date
    : `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

function dateOf(at: number): string {
  // Anyone may have written the proof, so it may contain any day.
  return Math.abs(at) <= 8.64e15 ? new Date(at).toISOString().slice(0, 10) : "beyond all calendars";
}
