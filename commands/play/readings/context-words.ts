// A context of the fortune-teller as text: the situation, the response, and its frequency.

import type { MatrixGame, Move } from "../../../src/core/games/index.ts";
import type { InsideRow, Recount } from "../../../src/core/strategies/index.ts";
import { type Inflected, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { moveName, moveSign } from "../../kit/game-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";

/** "after your ✊ Rock you played it 9 times out of 14"; `expected`: the move that followed. */
export function contextWords(game: MatrixGame, context: Recount, expected: Move, locale: Locale): string {
  const { shape, followed, seen } = context;
  const situation =
    shape.reference === "none"
      ? movesWords(game, seenRounds(context), locale)
      : patternWords(game, context, expected, locale);
  const times = say(locale, "context-times", { count: followed, total: seen });
  const event = eventWords(game, context, expected, locale);
  return situation === ""
    ? say(locale, "context-sentence-plain", { event, times })
    : say(locale, "context-sentence", { situation, event, times });
}

/** "after your moves ✊✋": the last rounds, as far as a strategy looks back; empty if it doesn't. */
export function situationWords(
  game: MatrixGame,
  { own, opponent }: Pick<InsideRow, "own" | "opponent">,
  locale: Locale,
): string {
  const rounds = Array.from({ length: Math.max(own.length, opponent.length) }, (_, at) => {
    const [mine, yours] = [own[at], opponent[at]];
    const age = Math.max(own.length, opponent.length) - at;
    return { age, ...(yours !== undefined && { yours }), ...(mine !== undefined && { mine }) };
  });
  return movesWords(game, rounds, locale);
}

/** A step between moves in words; with more than three moves, the two moves are named. */
function stepWords(game: MatrixGame, step: number, to: Move) {
  const from = (to - step + game.size) % game.size;
  const [before, after] = [moveName(game, from), moveName(game, to)];
  return { step: stepKind(game, step), from: before, to: after };
}

function stepKind(game: MatrixGame, step: number): "same" | "other" | "beating" | "beaten" | "far" {
  if (step === 0) return "same";
  if (game.size === 2) return "other";
  if (game.size > 3) return "far";
  return game.result("person", step, 0) > 0 ? "beating" : "beaten";
}

function eventWords(
  game: MatrixGame,
  { shape: { reference }, step }: Recount,
  expected: Move,
  locale: Locale,
): string {
  if (reference === "none") return say(locale, "context-played");
  return say(locale, "context-from", { reference, ...stepWords(game, step, expected) });
}

interface SeenRound {
  readonly age: number;
  yours?: number;
  mine?: number;
}

/** Oldest first. */
function seenRounds({ shape, values }: Recount): SeenRound[] {
  const byAge = new Map<number, SeenRound>();
  shape.terms.forEach(({ feature, age }, term) => {
    const round = byAge.get(age) ?? { age };
    byAge.set(age, round);
    round[feature === "opponent" ? "yours" : "mine"] = values[term] as number;
  });
  return [...byAge.values()].sort((a, b) => b.age - a.age);
}

function movesWords(game: MatrixGame, rounds: readonly SeenRound[], locale: Locale): string {
  const [first, second] = rounds;
  if (!first) return "";
  if (second && !isUnbroken(rounds)) {
    const [earlier, later] = [roundsWords(game, [first], locale), roundsWords(game, [second], locale)];
    return say(locale, "context-after-two", { earlier, later, gap: first.age - second.age });
  }
  const back = rounds.at(-1)?.age ?? 1;
  return say(locale, "context-after", { back, moves: roundsWords(game, rounds, locale) });
}

/** Whether the rounds form one sequence: consecutive, with the same sides in each. */
function isUnbroken(rounds: readonly SeenRound[]): boolean {
  return rounds.every(({ age, yours, mine }, index) => {
    const before = rounds[index - 1];
    if (!before) return true;
    const sameSides =
      (before.yours === undefined) === (yours === undefined) &&
      (before.mine === undefined) === (mine === undefined);
    return before.age === age + 1 && sameSides;
  });
}

function roundsWords(game: MatrixGame, seen: readonly SeenRound[], locale: Locale): string {
  const rounds = seen.length;
  const yours = rowWords(game, seen, "yours");
  const mine = rowWords(game, seen, "mine");
  if (yours === "") return say(locale, "context-mine", { mine, rounds });
  if (mine === "") return say(locale, "context-yours", { yours, rounds });
  return say(locale, "context-both", { yours, mine, rounds });
}

function rowWords(game: MatrixGame, seen: readonly SeenRound[], side: "yours" | "mine"): string | Inflected {
  const [first, ...more] = seen.map((round) => round[side]).filter((move) => move !== undefined);
  if (first === undefined) return "";
  return more.length === 0
    ? moveName(game, first)
    : [first, ...more].map((move) => moveSign(game, move)).join("");
}

function patternWords(game: MatrixGame, context: Recount, expected: Move, locale: Locale): string {
  const { shape, values, step } = context;
  const [latest = 0] = values;
  const features = new Set(shape.terms.map(({ feature }) => feature));
  const rounds = shape.terms.length / Math.max(1, features.size);
  if (features.size === 0) return "";
  if (features.size > 1) return say(locale, "context-alike", { rounds });
  if (features.has("outcome")) return resultsWords(game, context, locale);
  if (rounds > 1) return say(locale, "context-steps", { moves: rounds + 1 });
  // Such contexts are described by the person's last move, which is one step before the expected one.
  const last = (expected - step + game.size) % game.size;
  return say(locale, "context-step", stepWords(game, latest, last));
}

function resultsWords(game: MatrixGame, { values }: Recount, locale: Locale): string {
  const results = [...values].reverse().map((ahead) => {
    const result = RESULT_WORDS[game.result("person", 0, ahead)];
    // With more than three moves, several of them win or lose against a move.
    const exact = game.size <= 3 || ahead === 0 ? "yes" : "no";
    return say(locale, "context-result", { result, exact });
  });
  const all = results.reduce((before, next) => say(locale, "context-results", { before, next }));
  return say(locale, "context-after-results", { results: all });
}
