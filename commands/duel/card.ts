// *Card* below a finished duel: a picture for people who weren't there. Anyone who sees the button gets it privately, but
// the first that one of the two asks for in a chat is posted there for everyone.

import type { ButtonPress, Reply, View } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { series } from "../../src/infra/i18n/phrases.ts";
import type { DuelCard } from "../../src/infra/pictures/index.ts";
import { isMoveSymbol, type MoveSymbol } from "../../src/infra/pictures/move-symbols.ts";
import { nameHash, readPlayerId, writePlayerId } from "../../src/people/index.ts";
import { moveWord } from "../kit/game-words.ts";
import { pictureNames } from "../kit/picture-names.ts";
import { pictured } from "../kit/pictured.ts";
import { notice } from "../kit/refusals.ts";
import { dateWords } from "../kit/time-words.ts";
import { type DuelServices, localeIn } from "./boards.ts";
import { findDuel } from "./duels.ts";
import {
  DUEL_KEPT_MS,
  gameOfDuel,
  isPlayed,
  type PlayedDuel,
  scoreOf,
  sideOf,
  winnerOfRound,
} from "./rules.ts";
import { byWords, endTitle, hasPictures, type Names, namesIn, termWords } from "./view.ts";

export async function cardReply(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller, place } = press;
  const duel = await findDuel(deps, action.session);
  if (!duel) return notice(say(caller.locale, "duel-gone"));
  if (!isPlayed(duel) || !hasPictures(duel)) return notice(say(caller.locale, "press-old-button"));
  const isOurs = sideOf(duel, writePlayerId(caller)) !== undefined;
  if (isOurs && !place.editsOnly) {
    const view = await drawnCard(deps, duel, localeIn(press, duel));
    const isDrawn = view.blocks.some(({ type }) => type === "picture");
    const posted = nameHash(deps.store, "duel-card", `${action.session}|${caller.platform}|${place.id}`, 22);
    if (isDrawn && (await deps.store.claim(`duel-card:${posted}`, DUEL_KEPT_MS)))
      return { type: "post", view, audience: "place" };
  }
  return { type: "post", view: await drawnCard(deps, duel, caller.locale), audience: "caller" };
}

function drawnCard(deps: DuelServices, duel: PlayedDuel, locale: Locale): Promise<View> {
  const about = duel.sides.flatMap(({ player }) => readPlayerId(player) ?? []);
  const picture = { chart: cardChart(duel, locale), alt: altWords(duel, locale), name: "card.png", about };
  return pictured(deps, cardView(duel, locale), picture, locale);
}

/** The text below the picture. */
export function cardView(duel: PlayedDuel, locale: Locale): View {
  const names = namesIn(duel);
  const { game, length } = termWords(duel, locale);
  const lines = linesOf(duel, names, locale).map((text) => ({ type: "text" as const, text }));
  return {
    title: endTitle(duel, names, locale),
    blocks: [...lines, { type: "quiet", text: [game, length, dayOf(duel, locale)].join(" · ") }],
  };
}

/** The picture; a name that the fonts can't draw is a number. */
export function cardChart(duel: PlayedDuel, locale: Locale): DuelCard {
  const names = pictureNames(namesIn(duel)) as Names;
  const [won, lost] = scoreOf(duel);
  const { winner } = duel.play.over ?? {};
  const { game: title, length } = termWords(duel, locale);
  const game = gameOfDuel(duel);
  return {
    kind: "duel",
    title: `${title} · ${length}`,
    note: dayOf(duel, locale),
    names,
    score: [won, lost],
    ...((winner === 0 || winner === 1) && { winner }),
    result: resultWords(duel, names, locale),
    rounds: duel.play.rounds.map((round) => {
      const won = winnerOfRound(game, round);
      const moves = [symbolOf(game, round[0]), symbolOf(game, round[1])] as const;
      return won === undefined ? { moves } : { moves, winner: won };
    }),
    lines: linesOf(duel, names, locale),
    signature: say(locale, "duel-card-signature"),
  };
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
  const by = ending === "resigned" || ending === "absent" ? byWords(duel, names, locale) : undefined;
  return by === undefined ? [] : [by];
}

/** @throws Error for a move without a symbol: add one. */
function symbolOf({ moveIds }: MatrixGame, move: number): MoveSymbol {
  const id = moveIds[move] ?? "late";
  if (!isMoveSymbol(id)) throw new Error(`no symbol of the move ${id}`);
  return id;
}

/** The alt text names the moves of the last rounds. */
const ALT_ROUNDS = 16;

/** The picture in words. */
export function altWords(duel: PlayedDuel, locale: Locale): string {
  const names = namesIn(duel);
  const [first, second] = names;
  const [won, lost, drawn] = scoreOf(duel);
  const game = gameOfDuel(duel);
  const word = (move: number): string =>
    move < 0 ? say(locale, "duel-card-late") : moveWord(game, move, locale);
  const rounds = duel.play.rounds.map(([left, right], at) =>
    say(locale, "duel-card-round", { round: at + 1, left: word(left), right: word(right) }),
  );
  return say(locale, "duel-card-alt", {
    score: say(locale, "duel-score", { first, second, won, lost, drawn }),
    result: resultWords(duel, names, locale),
    moves: say(locale, "duel-card-rounds", { rounds: series(rounds.slice(-ALT_ROUNDS), locale) }),
    date: dayOf(duel, locale),
  });
}
