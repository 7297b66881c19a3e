// One context of the fortune-teller in words: the situation, what followed in it, and how often.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Recount } from "../../../src/core/strategies/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { moveLabel, moveSign } from "../../kit/game-words.ts";

/** "after your ✊ Rock you played it 9 times out of 14". */
export function contextWords(game: MatrixGame, told: Recount, locale: Locale): string {
  const situation =
    told.shape.reference === "none" ? movesWords(game, told, locale) : patternWords(game, told, locale);
  const times = say(locale, "context-times", { count: told.followed, total: told.seen });
  return [situation, eventWords(game, told, locale), times].filter((part) => part !== "").join(" ");
}

/** Where a step leads from the move it is counted from, as the messages select it. */
function stepKind(game: MatrixGame, step: number): "same" | "other" | "beating" | "beaten" | "far" {
  if (step === 0) return "same";
  if (game.size === 2) return "other";
  if (game.size > 3) return "far";
  return game.result("person", step, 0) > 0 ? "beating" : "beaten";
}

function eventWords(game: MatrixGame, { shape: { reference }, step }: Recount, locale: Locale): string {
  if (reference === "none") return say(locale, "context-played");
  const message = reference === "opponent" ? "context-from-yours" : "context-from-mine";
  return say(locale, message, { step: stepKind(game, step), places: step });
}

/** The moves of one round that a context sees: the person's, the bot's, or both. */
interface Sight {
  readonly age: number;
  yours?: number;
  mine?: number;
}

/** What is seen, oldest first. */
function sightsOf({ shape, values }: Recount): Sight[] {
  const byAge = new Map<number, Sight>();
  shape.terms.forEach(({ feature, age }, term) => {
    const sight = byAge.get(age) ?? { age };
    byAge.set(age, sight);
    sight[feature === "opponent" ? "yours" : "mine"] = values[term] as number;
  });
  return [...byAge.values()].sort((a, b) => b.age - a.age);
}

function movesWords(game: MatrixGame, told: Recount, locale: Locale): string {
  const sights = sightsOf(told);
  const [first, second] = sights;
  if (!first) return "";
  if (second && !isEven(sights)) {
    const [earlier, later] = [sightWords(game, [first], locale), sightWords(game, [second], locale)];
    return say(locale, "context-after-two", { earlier, later, gap: first.age - second.age });
  }
  const back = sights.at(-1)?.age ?? 1;
  return say(locale, "context-after", { back, moves: sightWords(game, sights, locale) });
}

/** Whether the rounds follow each other and the same sides are seen in all of them: then they are
 * told as one row of moves. */
function isEven(sights: readonly Sight[]): boolean {
  return sights.every((sight, index) => {
    const before = sights[index - 1] ?? { ...sight, age: sight.age + 1 };
    const sameSides = (before.yours === undefined) === (sight.yours === undefined);
    return (
      before.age === sight.age + 1 && sameSides && (before.mine === undefined) === (sight.mine === undefined)
    );
  });
}

function sightWords(game: MatrixGame, sights: readonly Sight[], locale: Locale): string {
  const yours = rowWords(game, sights, "yours", locale);
  const mine = rowWords(game, sights, "mine", locale);
  if (yours === "") return say(locale, "context-mine", { mine, rounds: sights.length });
  if (mine === "") return say(locale, "context-yours", { yours, rounds: sights.length });
  return say(locale, "context-both", { yours, mine, rounds: sights.length });
}

/** One move by its word, several by their signs. */
function rowWords(
  game: MatrixGame,
  sights: readonly Sight[],
  side: "yours" | "mine",
  locale: Locale,
): string {
  const moves = sights.map((sight) => sight[side]).filter((move) => move !== undefined);
  const [only] = moves;
  return moves.length === 1 && only !== undefined
    ? moveLabel(game, only, locale)
    : moves.map((move) => moveSign(game, move)).join("");
}

/** Situations that look at results and changes, whatever the moves were. */
function patternWords(game: MatrixGame, told: Recount, locale: Locale): string {
  const features = new Set(told.shape.terms.map(({ feature }) => feature));
  const rounds = told.shape.terms.length / Math.max(1, features.size);
  if (features.size === 0) return "";
  if (features.size > 1) return say(locale, "context-alike", { rounds });
  if (features.has("outcome")) return resultsWords(game, told, locale);
  if (rounds > 1) return say(locale, "context-steps", { moves: rounds + 1 });
  return say(locale, "context-step", {
    step: stepKind(game, told.values[0] as number),
    places: told.values[0] ?? 0,
  });
}

const RESULTS = { "1": "win", "0": "draw", "-1": "loss" } as const;

function resultsWords(game: MatrixGame, { values }: Recount, locale: Locale): string {
  const results = [...values].reverse().map((ahead) => {
    const result = RESULTS[game.result("person", 0, ahead)];
    // Where there are more moves, one can win or lose by several.
    const exact = game.size <= 3 || ahead === 0 ? "yes" : "no";
    return say(locale, "context-result", { result, exact });
  });
  const [first = "", ...rest] = results;
  const told = rest.reduce((before, next) => say(locale, "context-results", { before, next }), first);
  return say(locale, "context-after-results", { results: told });
}
