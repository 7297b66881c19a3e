// Lines of portraits in words, for the terminal.

import {
  type Condition,
  PORTRAIT_GAME,
  type PortraitLine,
  type SaidMove,
  type SimpleCondition,
  type Step,
} from "../../core/profiles/portrait/index.ts";

const RESULTS = { "1": "a win", "0": "a draw", "-1": "a loss" } as const;
const STEPS: Readonly<Record<Step, string>> = { 0: "the same as", 1: "what beats", 2: "what's beaten by" };

/** Such as `after a loss: what beats their last move`. */
export function lineText({ condition, move }: Pick<PortraitLine, "condition" | "move">): string {
  return `${condition ? conditionText(condition) : "always"}: ${saidText(move)}`;
}

function conditionText(condition: Condition): string {
  if (condition.kind !== "both") return simpleText(condition);
  return `${simpleText(condition.first)} and ${simpleText(condition.second)}`;
}

function simpleText(condition: SimpleCondition): string {
  switch (condition.kind) {
    case "result":
      return `${agoText(condition.ago)} ${RESULTS[condition.result]}`;
    case "own":
      return `${agoText(condition.ago)} their ${moveText(condition.move)}`;
    case "bot":
      return `${agoText(condition.ago)} the bot's ${moveText(condition.move)}`;
    case "own-step":
      return `if they just played ${STEPS[condition.step]} their move before`;
    case "bot-step":
      return `if the bot just played ${STEPS[condition.step]} its move before`;
    case "same-move":
      return `after the same move ${condition.rounds} times`;
    case "same-result":
      return `after ${RESULTS[condition.result]} ${condition.rounds} times`;
    case "since":
      return `after ${condition.rounds} rounds without ${moveText(condition.move)}`;
    case "count":
      return `with ${moveText(condition.move)} ${condition.often} often of ${condition.rounds} rounds`;
  }
}

function saidText(said: SaidMove): string {
  switch (said.kind) {
    case "move":
      return moveText(said.move);
    case "own":
      return `${STEPS[said.step]} their last move`;
    case "bot":
      return `${STEPS[said.step]} the bot's last move`;
    case "again": {
      const when = said.ago === 1 ? "last" : "two rounds ago";
      return `the same change as ${when}, from ${said.from === "own" ? "their" : "the bot's"} last move`;
    }
    case "as-before":
      return said.rounds === 1
        ? "as after the same round before"
        : `as after the same ${said.rounds} rounds before`;
  }
}

function agoText(ago: number): string {
  return ago === 1 ? "after" : `${ago} rounds after`;
}

function moveText(move: number): string {
  return PORTRAIT_GAME.moveIds[move] as string;
}
