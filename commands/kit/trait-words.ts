// Descriptions of habits, without a subject: "after a loss with rock: paper".

import type { MatrixGame, Move, Result } from "../../src/core/games/index.ts";
import type { Habit, Trait } from "../../src/core/profiles/traits.ts";
import { sum } from "../../src/core/statistics.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { moveEmoji, moveName, moveWord } from "./game-words.ts";

export const RESULT_WORDS = { "1": "win", "0": "draw", "-1": "loss" } as const;

/** A habit as text: the situation and the response. */
export function traitWords(game: MatrixGame, trait: Trait, locale: Locale): string {
  if (trait.kind === "often") return say(locale, "trait-often", { move: moveName(game, trait.move) });
  const result = RESULT_WORDS[trait.result];
  if (trait.kind === "after-result")
    return say(locale, "trait-after-result", { result, what: stepWords(game, trait.step, locale) });
  const [before, move] = [moveName(game, trait.own), moveName(game, trait.move)];
  return say(locale, "trait-after-move", { result, before, move });
}

function stepWords(game: MatrixGame, step: number | "other", locale: Locale): string {
  if (step === "other" || (step !== 0 && game.size === 2)) return relationWords("other", locale);
  if (step === 0 || game.size === 3) return relationWords(relationOf(game, step), locale);
  const sign = (move: Move): string => moveEmoji(game, move) ?? moveWord(game, move, locale);
  return say(locale, "step-like", { from: sign(0), to: sign(step % game.size) });
}

/** A move's relation to the previous one: 1 beats it, -1 loses to it, 0 is the same. */
function relationOf(game: MatrixGame, step: number): Result {
  return step === 0 ? 0 : game.result("person", step % game.size, 0);
}

/** What the steps of each relation add up to, and how many there are; with two moves, only that of repeating. */
export function byRelation(game: MatrixGame, countOf: (step: number) => number) {
  const relations = game.size === 2 ? ([0] as const) : ([0, 1, -1] as const);
  return relations.map((relation) => {
    const steps = game.displayOrder.filter((step) => relationOf(game, step) === relation);
    return { relation, steps: steps.length, value: sum(steps.map(countOf)) };
  });
}

export function relationWords(relation: Result | "other", locale: Locale): string {
  if (relation === "other") return say(locale, "step-other");
  if (relation === 0) return say(locale, "step-same");
  return say(locale, relation === 1 ? "step-beats" : "step-beaten");
}

/** `– after a loss with Rock: Paper 61%, 22 of 36`. */
export function habitWords(game: MatrixGame, habit: Habit, locale: Locale): string {
  const { count, total } = habit;
  const percent = percentOf(count, total);
  return say(locale, "profile-habit", { habit: traitWords(game, habit, locale), percent, count, total });
}

/** `count` of `total` as a whole percentage. */
export function percentOf(count: number, total: number): number {
  return Math.round((100 * count) / Math.max(1, total));
}
