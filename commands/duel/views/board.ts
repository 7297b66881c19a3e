// The message of a duel, the same for both sides and everyone watching: score, last round, and who has picked, but
// never what before both have.

import { type Block, type Button, type View, wrappedLines } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { callingBlock, challengeButtons } from "../../kit/challenge.ts";
import { DUEL_SCOPE } from "../../kit/duel-friend.ts";
import { moveEmoji, moveWord } from "../../kit/game-words.ts";
import { sendLink } from "../../kit/send-link.ts";
import { shownName } from "../../kit/shown-name.ts";
import { type Duel, isPlayed, type PlayedDuel } from "../state/document.ts";
import { gameOfDuel, otherSide, type Side, scoreOf } from "../state/rules.ts";
import { endedView } from "./ended.ts";
import { resultGrid } from "./strips.ts";
import { type DuelReader, duelButton, duelTitle, lastRoundWords, namesIn, termWords } from "./words.ts";

/** What fits on a phone. */
const COLUMNS = 40;
const LINES = 8;

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

export function duelView({ id, duel, now, link, hasPages }: ShownDuel, reader: DuelReader): View {
  if (!isPlayed(duel)) return challengeView({ id, duel, now, link }, reader);
  return duel.play.over ? endedView({ id, duel, now, hasPages }, reader) : runningView({ id, duel }, reader);
}

function challengeView({ id, duel, now, link }: ShownDuel, reader: DuelReader): View {
  const locale = nearestLocale(reader.locale);
  const { answer, endsAt } = duel.challenge;
  const title = duelTitle(duel, locale);
  if (answer !== undefined || now >= endsAt)
    return { title, blocks: [{ type: "text", text: closedWords(duel, locale) }] };
  return {
    title: `${title} · ${say(locale, "duel-terms")}`,
    blocks: openBlocks(duel, locale),
    buttons: openButtons(id, duel, locale),
    ...(duel.code !== undefined && link && { link: sendLink(link, title, locale) }),
  };
}

function closedWords(duel: Duel, locale: Locale): string {
  const [caller] = namesIn(duel);
  const { answer } = duel.challenge;
  const name = shownName(duel.invited?.name ?? "");
  if (answer === "declined") return say(locale, "duel-declined", { name });
  if (answer === "retracted") return say(locale, "challenge-retracted", { caller });
  return say(locale, "duel-lapsed", { name, open: duel.invited ? "no" : "yes" });
}

function openBlocks(duel: Duel, locale: Locale): readonly Block[] {
  const [caller] = namesIn(duel);
  const { invited, code } = duel;
  const text = invited
    ? say(locale, "duel-challenge", { name: shownName(invited.name), caller })
    : say(locale, "duel-open", { caller });
  const how = [
    say(locale, "duel-how"),
    ...(code === undefined ? [] : [say(locale, "duel-join-code", { code })]),
  ];
  return [callingBlock(invited && mentionOf(invited), text), { type: "quiet", text: how.join("\n") }];
}

function mentionOf({ to, name }: NonNullable<Duel["invited"]>) {
  return { name: shownName(name), id: to.slice(to.indexOf(":") + 1) };
}

function openButtons(id: string, duel: Duel, locale: Locale): readonly (readonly Button[])[] {
  const action = (move: string) => ({ scope: DUEL_SCOPE, session: id, turn: 0, move });
  if (duel.invited) return challengeButtons(locale, action);
  const take = duelButton(id, 0, say(locale, "button-take-duel"), "accept");
  return [[{ ...take, style: "success" }, duelButton(id, 0, say(locale, "challenge-retract"), "retract")]];
}

function runningView(
  { id, duel }: { readonly id: string; readonly duel: PlayedDuel },
  reader: DuelReader,
): View {
  const locale = nearestLocale(reader.locale);
  const names = namesIn(duel);
  const isStopping = duel.play.stops.includes(true);
  const title = boardTitle(duel, names, locale);
  const waiting = waitingWords(duel, names, locale);
  const last = isStopping ? undefined : lastRoundWords(duel, names, locale);
  // The clock and the result grid take one line each.
  const used = [title, last ?? "", waiting].reduce((lines, text) => lines + wrappedLines(text, COLUMNS), 1);
  const course = [last, last !== undefined && used < LINES ? resultGrid(duel) : undefined];
  const above = course.filter((line) => line !== undefined).join("\n");
  const below = duel.play.rounds.length > 0 || isStopping ? "" : termsWords(duel, locale);
  return {
    title,
    blocks: [
      ...(above === "" ? [] : [{ type: "text" as const, text: above }]),
      { type: "text", text: waiting },
      ...clockBlocks(duel, locale),
      ...(below === "" ? [] : [{ type: "quiet" as const, text: below }]),
    ],
    buttons: runningButtons(id, duel.play, gameOfDuel(duel), locale),
  };
}

/** The score, with the colours that the sides have below. */
function boardTitle(duel: PlayedDuel, [first, second]: readonly [string, string], locale: Locale): string {
  const [won, lost] = scoreOf(duel);
  return say(locale, "duel-board", { first, second, won, lost });
}

/** The terms, shown before the first round. */
function termsWords(duel: PlayedDuel, locale: Locale): string {
  const { game, length } = termWords(duel, locale);
  return [game, length, say(locale, "duel-terms")].join(" · ");
}

function clockBlocks({ play }: PlayedDuel, locale: Locale): readonly Block[] {
  const text = say(locale, "duel-clock", { round: play.rounds.length + 1 });
  return [{ type: "clock", text, until: play.endsAt, locale }];
}

function waitingWords({ play }: PlayedDuel, names: readonly [string, string], locale: Locale): string {
  const [first, second] = names;
  const asking = play.stops.indexOf(true);
  if (asking === 0 || asking === 1)
    return say(locale, "duel-stop-asked", { name: names[asking], other: names[otherSide(asking)] });
  const chosen = play.picks.findIndex((pick) => pick !== null);
  return chosen === 0 || chosen === 1
    ? say(locale, "duel-one-chose", { chosen: names[chosen], other: names[otherSide(chosen as Side)] })
    : say(locale, "duel-both-choose", { first, second });
}

function runningButtons(
  id: string,
  { rounds, stops }: PlayedDuel["play"],
  game: MatrixGame,
  locale: Locale,
): readonly (readonly Button[])[] {
  const turn = rounds.length;
  const moves = game.displayOrder.map((move): Button => {
    const sign = moveEmoji(game, move);
    const label = moveWord(game, move, locale);
    const button = duelButton(id, turn, label, game.moveIds[move] as string);
    return { ...button, ...(sign && { sign }), style: "primary" };
  });
  const resign: Button = { ...duelButton(id, turn, say(locale, "button-resign"), "resign"), style: "danger" };
  const stop = duelButton(id, turn, say(locale, "button-stop"), "stop");
  return [moves, stops.includes(true) ? [stop, resign] : [stop]];
}
