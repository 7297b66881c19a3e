// The card of a duel: a picture for people who weren't there, and its alt text.

import type { View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { sentences, series } from "../../../src/infra/i18n/phrases.ts";
import type { DuelCard } from "../../../src/infra/pictures/index.ts";
import { isMoveSymbol, type MoveSymbol } from "../../../src/infra/pictures/move-symbols.ts";
import { moveWord } from "../../kit/game-words.ts";
import { dateWords } from "../../kit/time-words.ts";
import type { PlayedDuel } from "../state/document.ts";
import { gameOfDuel, scoreOf, winnerOfRound } from "../state/rules.ts";
import { byWords, endTitle } from "./ended.ts";
import { chosenWords, drawnNames } from "./picture-words.ts";
import { type DuelReader, namesIn, scoreWords, termWords } from "./words.ts";

/** Up to this many rounds the alt text names each move; beyond that, how often each was chosen. */
const ALT_ROUNDS = 16;

type Names = readonly [string, string];

/** The text below the picture. */
export function cardView(duel: PlayedDuel, reader: DuelReader): View {
  const locale = nearestLocale(reader.locale);
  const names = namesIn(duel);
  const lines = linesOf(duel, names, locale);
  const { game, length } = termWords(duel, locale);
  const print = [game, length, dayOf(duel, locale)].join(" · ");
  return {
    title: endTitle(duel, names, locale),
    blocks: [
      ...(lines.length > 0 ? [{ type: "text", text: lines.join("\n") } as const] : []),
      { type: "quiet", text: print },
    ],
  };
}

/** The picture with its alt text. */
export function cardPicture(
  duel: PlayedDuel,
  reader: DuelReader,
): { readonly chart: DuelCard; readonly alt: string } {
  const locale = nearestLocale(reader.locale);
  const names = namesIn(duel);
  const drawn = drawnNames(names, locale);
  const [won, lost] = scoreOf(duel);
  const { winner } = duel.play.over ?? {};
  const { game, length } = termWords(duel, locale);
  const lines = linesOf(duel, drawn, locale);
  const chart: DuelCard = {
    kind: "duel",
    title: `${game} · ${length}`,
    note: dayOf(duel, locale),
    names: drawn,
    score: [won, lost],
    ...((winner === 0 || winner === 1) && { winner }),
    result: resultWords(duel, drawn, locale),
    rounds: roundsOf(duel),
    lines,
    signature: say(locale, "duel-card-signature"),
  };
  return { chart, alt: altWords(duel, names, locale) };
}

function dayOf({ play }: PlayedDuel, locale: Locale): string {
  return dateWords(play.over?.at ?? 0, locale);
}

function resultWords(duel: PlayedDuel, names: Names, locale: Locale): string {
  const { winner = "level", ending = "rounds" } = duel.play.over ?? {};
  return winner === "level"
    ? say(locale, "duel-card-level", { ending })
    : say(locale, "duel-card-won", { winner: names[winner] });
}

/** Why it's over, if someone ended it. */
function linesOf(duel: PlayedDuel, names: Names, locale: Locale): readonly string[] {
  const ending = duel.play.over?.ending;
  const isByOne = ending === "resigned" || ending === "absent";
  const by = isByOne ? byWords(duel, names, locale) : undefined;
  return by === undefined ? [] : [by];
}

function roundsOf(duel: PlayedDuel): DuelCard["rounds"] {
  const game = gameOfDuel(duel);
  return duel.play.rounds.map((round) => {
    const winner = winnerOfRound(game, round);
    const moves = [symbolOf(game, round[0]), symbolOf(game, round[1])] as const;
    return winner === undefined ? { moves } : { moves, winner };
  });
}

/** @throws Error for a move without a symbol: add one. */
function symbolOf({ moveIds }: MatrixGame, move: number): MoveSymbol {
  const id = moveIds[move] ?? "late";
  if (!isMoveSymbol(id)) throw new Error(`no symbol of the move ${id}`);
  return id;
}

function altWords(duel: PlayedDuel, names: Names, locale: Locale): string {
  const moves =
    duel.play.rounds.length > ALT_ROUNDS ? chosenWords(duel, names, locale) : [roundsWords(duel, locale)];
  return say(locale, "duel-card-alt", {
    score: scoreWords(duel, names, locale),
    result: resultWords(duel, names, locale),
    moves: sentences(moves),
    date: dayOf(duel, locale),
  });
}

function roundsWords(duel: PlayedDuel, locale: Locale): string {
  const game = gameOfDuel(duel);
  const word = (move: number): string =>
    move < 0 ? say(locale, "duel-card-late") : moveWord(game, move, locale);
  const rounds = duel.play.rounds.map(([left, right], at) =>
    say(locale, "duel-card-round", { round: at + 1, left: word(left), right: word(right) }),
  );
  return say(locale, "duel-card-rounds", { rounds: series(rounds, locale) });
}
