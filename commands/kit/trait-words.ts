// Descriptions of habits, without a subject: "after a loss with rock: paper".

import type { MatrixGame, Move, Result } from "../../src/core/games/index.ts";
import type { Trait } from "../../src/core/profiles/index.ts";
import type { Habit } from "../../src/core/strategies/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { moveEmoji, moveName, moveWord } from "./game-words.ts";

export const RESULT_WORDS = { "1": "win", "0": "draw", "-1": "loss" } as const;

/** A habit as text: the situation and the response. */
export function traitWords(game: MatrixGame, trait: Habit | Trait, locale: Locale): string {
  if (trait.kind === "often") return say(locale, "trait-often", { move: moveName(game, trait.move) });
  const result = RESULT_WORDS[trait.result];
  if (trait.kind === "after-result") {
    const what = "step" in trait ? stepWords(game, trait.step, locale) : repeatWords(trait.repeats, locale);
    return say(locale, "trait-after-result", { result, what });
  }
  const [before, move] = [moveName(game, trait.before), moveName(game, trait.move)];
  return say(locale, "trait-after-move", { result, before, move });
}

function repeatWords(repeats: boolean, locale: Locale): string {
  return say(locale, repeats ? "step-same" : "step-other");
}

function stepWords(game: MatrixGame, step: number, locale: Locale): string {
  if (step === 0 || game.size === 2) return repeatWords(step === 0, locale);
  if (game.size === 3) return relationWords(relationOf(game, step), locale);
  const sign = (move: Move): string => moveEmoji(game, move) ?? moveWord(game, move, locale);
  return say(locale, "step-like", { from: sign(0), to: sign(step % game.size) });
}

/** A move's relation to the previous one: 1 beats it, -1 loses to it, 0 is the same. */
export function relationOf(game: MatrixGame, step: number): Result {
  return step === 0 ? 0 : game.result("person", step % game.size, 0);
}

export function relationWords(relation: Result, locale: Locale): string {
  if (relation === 0) return say(locale, "step-same");
  return say(locale, relation === 1 ? "step-beats" : "step-beaten");
}

/** `count` of `total` as a whole percentage. */
export function percentOf(count: number, total: number): number {
  return Math.round((100 * count) / Math.max(1, total));
}
