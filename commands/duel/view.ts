// The message of a duel, the same for both sides and everyone watching: the challenge, the score and who has picked, the
// end. Never what a side picked before both have.

import type { Block, Button, View } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { type Locale, nearestLocale, say } from "../../src/infra/i18n/index.ts";
import { callingBlock } from "../kit/challenge.ts";
import { DUEL_SCOPE } from "../kit/duel-friend.ts";
import {
  gameTitle,
  lengthWords,
  moveEmoji,
  moveName,
  moveSign,
  moveWord,
  playCall,
} from "../kit/game-words.ts";
import { readLength } from "../kit/length.ts";
import { inPrivate } from "../kit/refusals.ts";
import { sendLink } from "../kit/send-link.ts";
import { shownName } from "../kit/shown-name.ts";
import {
  type Duel,
  gameOfDuel,
  isOpenAt,
  isPlayed,
  otherSide,
  type PlayedDuel,
  type Side,
  scoreOf,
  winnerOfRound,
} from "./rules.ts";

/** What a duel's message is made from. */
export interface ShownDuel {
  readonly id: string;
  readonly duel: Duel;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The link that takes it, on a platform with such links. */
  readonly link?: string | undefined;
  /** Whether the bot has web pages on which it may be shown. */
  readonly hasPages?: boolean | undefined;
}

export function duelView({ id, duel, now, link, hasPages = false }: ShownDuel, language: string): View {
  const locale = nearestLocale(language);
  if (isPlayed(duel)) {
    const view = duel.play.over ? endedView(id, duel, hasPages, locale) : runningView(id, duel, locale);
    return { ...view, inPrivate: inPrivate(locale, playCall(duel.game)) };
  }
  return isOpenAt(duel, now) ? openView(id, duel, link, locale) : closedView(duel, locale);
}

export type Names = readonly [string, string];

/** Both names. */
export function namesIn({ sides: [first, second] }: Duel): Names {
  return [first ? shownName(first.name) : "", second ? shownName(second.name) : ""];
}

/** The game and the length. */
export function termWords(duel: Duel, locale: Locale): { readonly game: string; readonly length: string } {
  const length = lengthWords(readLength(duel.length) ?? { kind: "first", points: 3 }, locale);
  return { game: gameTitle(gameOfDuel(duel), locale), length };
}

function duelButton(id: string, turn: number, label: string, move: string): Button {
  return { label, action: { scope: DUEL_SCOPE, session: id, turn, move } };
}

function openView(id: string, duel: Duel, link: string | undefined, locale: Locale): View {
  const title = say(locale, "duel-title", termWords(duel, locale));
  const [caller] = namesIn(duel);
  const { invited, code } = duel;
  const name = shownName(invited?.name ?? "");
  const text = invited
    ? say(locale, "duel-challenge", { name, caller })
    : say(locale, "duel-open", { caller });
  const how = [
    say(locale, "duel-how"),
    ...(code === undefined ? [] : [say(locale, "duel-join-code", { code })]),
  ];
  const button = (label: string, move: string) => duelButton(id, 0, label, move);
  const retract = button(say(locale, "challenge-retract"), "retract");
  const accept = {
    ...button(say(locale, invited ? "button-accept" : "button-take-duel"), "accept"),
    style: "success" as const,
  };
  return {
    title: `${title} · ${say(locale, "duel-terms")}`,
    blocks: [
      callingBlock(invited && { name, id: invited.to.slice(invited.to.indexOf(":") + 1) }, text),
      { type: "quiet", text: how.join("\n") },
    ],
    buttons: invited
      ? [[accept, button(say(locale, "button-decline"), "decline")], [retract]]
      : [[accept, retract]],
    ...(code !== undefined && link && { link: sendLink(link, title, locale) }),
  };
}

function closedView(duel: Duel, locale: Locale): View {
  const [caller] = namesIn(duel);
  const name = shownName(duel.invited?.name ?? "");
  const { closed } = duel.challenge;
  const text =
    closed === "declined"
      ? say(locale, "duel-declined", { name })
      : closed === "retracted"
        ? say(locale, "challenge-retracted", { caller })
        : say(locale, "duel-lapsed", { name, open: duel.invited ? "no" : "yes" });
  return { title: say(locale, "duel-title", termWords(duel, locale)), blocks: [{ type: "text", text }] };
}

function runningView(id: string, duel: PlayedDuel, locale: Locale): View {
  const names = namesIn(duel);
  const [first, second] = names;
  const { rounds, stops, endsAt } = duel.play;
  const [won, lost] = scoreOf(duel);
  const isStopping = stops.includes(true);
  const { game, length } = termWords(duel, locale);
  const clock = say(locale, "duel-clock", { round: rounds.length + 1 });
  const last = isStopping ? undefined : lastRoundWords(duel, names, locale);
  return {
    title: say(locale, "duel-board", { first, second, won, lost }),
    blocks: [
      ...(last === undefined ? [] : [{ type: "text" as const, text: `${last}\n${resultGrid(duel)}` }]),
      { type: "text", text: waitingWords(duel, names, locale) },
      { type: "clock", text: clock, until: endsAt, locale },
      ...(rounds.length > 0 || isStopping
        ? []
        : [{ type: "quiet" as const, text: [game, length, say(locale, "duel-terms")].join(" · ") }]),
    ],
    buttons: runningButtons(id, duel, locale),
  };
}

function waitingWords({ play }: PlayedDuel, names: Names, locale: Locale): string {
  const [first, second] = names;
  const asking = play.stops.indexOf(true);
  if (asking === 0 || asking === 1)
    return say(locale, "duel-stop-asked", { name: names[asking], other: names[otherSide(asking)] });
  const chosen = play.picks.findIndex((pick) => pick !== null);
  return chosen === 0 || chosen === 1
    ? say(locale, "duel-one-chose", { chosen: names[chosen], other: names[otherSide(chosen)] })
    : say(locale, "duel-both-choose", { first, second });
}

function runningButtons(id: string, duel: PlayedDuel, locale: Locale): readonly (readonly Button[])[] {
  const { rounds, stops } = duel.play;
  const game = gameOfDuel(duel);
  const button = (label: string, move: string) => duelButton(id, rounds.length, label, move);
  const moves = game.displayOrder.map((move): Button => {
    const sign = moveEmoji(game, move);
    const one = button(moveWord(game, move, locale), game.moveIds[move] as string);
    return { ...one, ...(sign && { sign }), style: "primary" };
  });
  const stop = button(say(locale, "button-stop"), "stop");
  const resign: Button = { ...button(say(locale, "button-resign"), "resign"), style: "danger" };
  return [moves, stops.includes(true) ? [stop, resign] : [stop]];
}

/** The last round as a sentence; undefined before the first. */
export function lastRoundWords(duel: PlayedDuel, names: Names, locale: Locale): string | undefined {
  const played = duel.play.rounds.at(-1);
  if (!played) return undefined;
  const game = gameOfDuel(duel);
  const round = duel.play.rounds.length;
  const winner = winnerOfRound(game, played);
  const [left, right] = played;
  if (left >= 0 && right >= 0) {
    const [first, second] = names;
    const words = { round, first, second, left: moveName(game, left), right: moveName(game, right) };
    return winner === undefined
      ? say(locale, "duel-round-drawn", words)
      : say(locale, "duel-round-won", { ...words, winner: names[winner] });
  }
  if (winner === undefined) return say(locale, "duel-round-void", { round });
  return say(locale, "duel-round-late", { round, late: names[otherSide(winner)], winner: names[winner] });
}

function endedView(id: string, duel: PlayedDuel, hasPages: boolean, locale: Locale): View {
  const names = namesIn(duel);
  const why = byWords(duel, names, locale) ?? lastRoundWords(duel, names, locale);
  const rating = ratingWords(duel, names, locale);
  const texts = [why, moveStrips(duel, names, locale), againWords(duel, names, locale)];
  return {
    title: endTitle(duel, names, locale),
    blocks: [
      ...texts.flatMap((text): Block[] => (text === undefined ? [] : [{ type: "text", text }])),
      ...(rating === undefined ? [] : [{ type: "quiet" as const, text: rating }]),
    ],
    buttons: endButtons(id, duel, hasPages, locale),
  };
}

/** Who won and the score; if the score didn't decide, the winner may be behind. */
export function endTitle(duel: PlayedDuel, names: Names, locale: Locale): string {
  const [won, lost] = scoreOf(duel);
  const { winner = "level", ending = "score" } = duel.play.over ?? {};
  if (winner === "level")
    return say(locale, "duel-ended-level", { ending, first: names[0], second: names[1], won, lost });
  const score = winner === 0 ? { won, lost } : { won: lost, lost: won };
  return ending === "score" || ending === "rounds"
    ? say(locale, "duel-ended-won", { ...score, winner: names[winner], loser: names[otherSide(winner)] })
    : say(locale, "duel-ended-early", { ...score, winner: names[winner] });
}

/** Why it's over, if the score doesn't say. */
export function byWords({ play }: PlayedDuel, names: Names, locale: Locale): string | undefined {
  const { winner, ending } = play.over ?? {};
  const loser = winner === 0 || winner === 1 ? names[otherSide(winner)] : "";
  switch (ending) {
    case "rounds":
      return say(locale, "duel-ended-by-rounds");
    case "resigned":
      return say(locale, "duel-ended-by-resigned", { loser });
    case "absent":
      return say(locale, "duel-ended-by-absent", { loser });
    case "agreed":
      return say(locale, "duel-ended-by-agreed");
    case "void":
      // Both sides missed the last round; otherwise the host or a manager ended it.
      return say(
        locale,
        play.rounds.at(-1)?.every((move) => move < 0) ? "duel-ended-by-void" : "duel-ended-by-call",
      );
    default:
      return undefined;
  }
}

/** `Anna 1523 (+14) · Boris 1488 (−14)`; undefined if the duel isn't rated. */
function ratingWords({ play }: PlayedDuel, names: Names, locale: Locale): string | undefined {
  const sides = play.over?.ratings?.map(({ rating, change }, side) => {
    const sign = change < 0 ? "−" : change > 0 ? "+" : "±";
    const words = { rating: String(rating), change: `${sign}${Math.abs(change)}` };
    return say(locale, "rating-side", { name: names[side as Side], ...words });
  });
  return sides?.join(" · ");
}

function againWords({ play: { again } }: PlayedDuel, names: Names, locale: Locale): string | undefined {
  const asking = again.indexOf(true) as Side;
  return again[0] === again[1] ? undefined : say(locale, "duel-wants-again", { name: names[asking] });
}

/** Whether there's something to draw: a round in which both picked. */
export function hasPictures({ play }: PlayedDuel): boolean {
  return play.over !== undefined && play.rounds.some(([first, second]) => first >= 0 && second >= 0);
}

/** Two per row, so that a phone shows the full labels. */
function endButtons(
  id: string,
  duel: PlayedDuel,
  hasPages: boolean,
  locale: Locale,
): readonly (readonly Button[])[] {
  const button = (label: string, move: string) => duelButton(id, duel.play.rounds.length, label, move);
  const again: Button = { ...button(say(locale, "button-rematch"), "again"), style: "primary" };
  if (!hasPictures(duel)) return [[again]];
  const share = hasPages ? [button(say(locale, "button-share"), "share")] : [];
  return [[again, ...share], [button(say(locale, "button-card"), "card")]];
}

/** Signs that fit in one line of a message on a phone. */
const LINE = { results: 12, moves: 10 } as const;

/** The colours of the two sides and of a draw; distinct for the colour-blind, and the same in pictures. */
const MARKS = ["🔵", "🟠", "⚪"] as const;
const LATE = "⏳";

type Round = readonly [number, number];

/** Who won the latest rounds. */
function resultGrid(duel: PlayedDuel): string {
  const { rounds } = duel.play;
  const more = rounds.length > LINE.results ? "… " : "";
  return more + marksOf(gameOfDuel(duel), rounds.slice(-LINE.results));
}

/** Both sides' latest moves and who won, in three lines; undefined if nothing was played. */
function moveStrips(duel: PlayedDuel, [first, second]: Names, locale: Locale): string | undefined {
  const game = gameOfDuel(duel);
  const rounds = duel.play.rounds.slice(-LINE.moves);
  const signs = (side: Side): string =>
    rounds.map((round) => (round[side] < 0 ? LATE : moveSign(game, round[side]))).join("");
  if (rounds.length === 0) return undefined;
  return [
    say(locale, "duel-strip", { strip: signs(0), name: first }),
    say(locale, "duel-strip", { strip: signs(1), name: second }),
    say(locale, "duel-strip-results", { strip: marksOf(game, rounds), first, second }),
  ].join("\n");
}

function marksOf(game: MatrixGame, rounds: readonly Round[]): string {
  return rounds.map((round) => MARKS[winnerOfRound(game, round) ?? 2]).join("");
}
