// The lines of a program in words, each a situation and what follows: "after a loss with rock: paper".

import type { Move } from "../../../src/core/games/index.ts";
import {
  type Condition,
  PORTRAIT_GAME,
  type PortraitLine,
  type SaidMove,
  type SimpleCondition,
  type Step,
} from "../../../src/core/profiles/portrait/portrait.ts";
import { type Locale, type MessageArguments, say } from "../../../src/infra/i18n/index.ts";
import { listed } from "../../../src/infra/i18n/phrases.ts";
import { moveName } from "../../kit/game-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";

const STEP_WORDS: Readonly<Record<Step, string>> = { 0: "same", 1: "beats", 2: "beaten" };

/** A move is called seldom below its share by chance. */
export function lineWords(line: PortraitLine, locale: Locale): string {
  const { hits, of } = line;
  const often = hits * PORTRAIT_GAME.size < of ? "seldom" : "often";
  return say(locale, "portrait-line", { rule: ruleWords(line, often, locale), hits, of });
}

/** A line without its counts. It names neither person, so it fits whoever it's about. */
export function ruleWords(
  { condition, move }: Pick<PortraitLine, "condition" | "move">,
  often: "seldom" | "often",
  locale: Locale,
): string {
  return say(locale, "portrait-rule", { when: whenWords(condition, locale), often, ...saidWords(move) });
}

function saidWords(said: SaidMove): MessageArguments {
  switch (said.kind) {
    case "move":
      return { said: "move", move: named(said.move) };
    case "own":
    case "bot":
      return { said: `${said.kind}-${STEP_WORDS[said.step]}` };
    case "again":
      return { said: `again-${said.from}`, ago: said.ago };
    case "as-before":
      return { said: "as-before", rounds: said.rounds };
  }
}

function whenWords(condition: Condition | undefined, locale: Locale): string {
  const when = (facts: MessageArguments) => say(locale, "portrait-when", facts);
  if (!condition) return when({ kind: "ever" });
  if (condition.kind !== "both") return when(factsOf(condition));
  const { first, second } = condition;
  const joined = resultWith(first, second);
  return joined ? when(joined) : listed([when(factsOf(first)), when(factsOf(second))], locale);
}

/** A result and the person's own move of one round, as one situation. */
function resultWith(first: SimpleCondition, second: SimpleCondition): MessageArguments | undefined {
  const both = [first, second];
  const result = both.find((one) => one.kind === "result");
  const own = both.find((one) => one.kind === "own");
  if (!result || !own || result.ago !== own.ago) return undefined;
  return { ...factsOf(result), kind: "result-own", move: named(own.move) };
}

function factsOf(condition: SimpleCondition): MessageArguments {
  switch (condition.kind) {
    case "result":
      return { kind: "result", result: RESULT_WORDS[condition.result], ago: condition.ago };
    case "own":
    case "bot":
      return { kind: condition.kind, move: named(condition.move), ago: condition.ago };
    case "own-step":
    case "bot-step":
      return { kind: condition.kind, step: STEP_WORDS[condition.step] };
    case "same-move":
      return { kind: "same-move", rounds: condition.rounds };
    case "same-result":
      return { kind: "same-result", result: RESULT_WORDS[condition.result], rounds: condition.rounds };
    case "since":
      return { kind: "since", move: named(condition.move), rounds: condition.rounds };
    case "count":
      return { kind: condition.often, move: named(condition.move), rounds: condition.rounds };
  }
}

function named(move: Move) {
  return moveName(PORTRAIT_GAME, move);
}
