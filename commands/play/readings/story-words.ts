// The end of a match in one sentence: what decided it, or that nothing stood out.

import type { MatrixGame, Move } from "../../../src/core/games/matrix-game.ts";
import type { Rounds } from "../../../src/core/games/rounds.ts";
import { isSandboxed } from "../../../src/core/strategies/family.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { type Match, readIn } from "../../../src/people/rounds/predictor.ts";
import { moveName, moveSign } from "../../kit/game-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";
import type { MatchState } from "../rules.ts";
import { type MatchHabit, type Pattern, storyOf } from "./match-story.ts";

/** The number of ways to say that nothing stands out. */
const VARIANTS = 3;

/** One sentence on what decided the match; always the same sentence for the same match. */
export function storyLine(state: MatchState, rounds: Rounds, locale: Locale): string {
  const { game, match } = state;
  const story = storyOf(game, rounds);
  const how = howItPlayed(state);
  const variant = variantOf(match);
  if (how === "gone") return say(locale, "opponent-gone");
  if (story.kind === "short") return say(locale, "end-plain", { plain: "short", variant });
  if (how === "random") return say(locale, "end-plain", { plain: "random", variant });
  if (story.habit) return habitSentence(game, story.habit, locale);
  return say(locale, "end-plain", { plain: how === "by-rule" ? how : story.lead, variant });
}

/** The counts behind that sentence; undefined if it names no habit. */
export function storyCounts(state: MatchState, rounds: Rounds, locale: Locale): string | undefined {
  const { game } = state;
  const how = howItPlayed(state);
  const story = storyOf(game, rounds);
  if (how === "gone" || how === "random" || story.kind === "short" || !story.habit) return undefined;
  const { pattern, followed, situations, mine, yours } = story.habit;
  const drawn = followed - mine - yours;
  const words = { habit: habitWords(game, pattern, locale), followed, situations, mine, yours, drawn };
  return say(locale, "details-habit", words);
}

/** `random`: the bot read nothing, so it gained nothing from the person's habits. */
function howItPlayed({ game, match, opponent }: MatchState) {
  if (!opponent) return "gone";
  if (readIn(game, match)[1] > 0) return "reading";
  if (isSandboxed(match.opponent)) return "apart";
  if (opponent.playsBy === "rule") return "by-rule";
  return opponent.playsBy === undefined || opponent.playsBy === "chance" ? "random" : opponent.playsBy;
}

function variantOf({ id }: Match): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % VARIANTS;
}

function habitSentence(game: MatrixGame, { pattern, mine, yours }: MatchHabit, locale: Locale): string {
  const habit = habitWords(game, pattern, locale);
  return mine > yours
    ? say(locale, "end-gave-me", { habit, points: mine, back: yours })
    : say(locale, "end-gave-you", { habit, points: yours, back: mine });
}

function habitWords(game: MatrixGame, pattern: Pattern, locale: Locale): string {
  switch (pattern.kind) {
    case "favourite":
      return say(locale, "end-habit-favourite", { move: moveName(game, pattern.move) });
    case "in-turn": {
      const moves = turnSigns(game, pattern.step).join(" → ");
      return say(locale, "end-habit-in-turn", { size: game.size, moves });
    }
    case "after-result": {
      const { result, repeats } = pattern;
      return say(locale, "end-habit-after", { result: RESULT_WORDS[result], same: repeats ? "yes" : "no" });
    }
  }
}

/** Three moves of the cycle, or as many as it takes to show its direction. */
function turnSigns(game: MatrixGame, step: number): string[] {
  const moves: Move[] = [0, step, (2 * step) % game.size];
  return moves.map((move) => moveSign(game, move));
}
