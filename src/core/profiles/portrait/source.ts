// Writes a portrait out as a strategy file, in the form that docs/strategies.md describes.

import type { Move, Result } from "../../games/index.ts";
import { factorOf } from "./play.ts";
import {
  type Condition,
  PORTRAIT_GAME,
  type Portrait,
  type PortraitLine,
  type SaidMove,
  type SimpleCondition,
  type Step,
} from "./portrait.ts";

/** Functions that the lines may use, by name; each file has those that it needs. */
const HELPERS: Readonly<Record<string, string>> = {
  result: "(ago) => (ago > own.length ? undefined : game.outcome(own[ago - 1], opponent[ago - 1]))",
  winner: "(move) => (move + 2) % 3",
  loser: "(move) => (move + 1) % 3",
  last: "(rounds, is) => own.length >= rounds && own.slice(0, rounds).every(is)",
  times: "(move, rounds) => own.slice(0, rounds).filter((one) => one === move).length",
  most: "(move, rounds, sign) => own.length >= rounds && [0, 1, 2].every((one) => one === move || sign * (times(move, rounds) - times(one, rounds)) > 0)",
};

/** Returns the JavaScript of a strategy that draws each move by the same probabilities. It names no one. */
export function portraitSource({ lines }: Pick<Portrait, "lines">): string {
  const written = lines.map(lineCode).join("\n");
  const used = Object.entries(HELPERS).filter(([name], _at, all) => {
    const needs = written + (written.includes("most(") ? (all.at(-1)?.[1] ?? "") : "");
    return needs.includes(`${name}(`);
  });
  return `// Plays rock-paper-scissors as a program of ${lines.length} lines that was found in someone's rounds. The odds of all moves start
// even, each line that holds multiplies those of its move, and then a move is drawn.

export const games = ["rps"];

const [ROCK, SCISSORS, PAPER] = [0, 1, 2];
/** Rounds that lines look back. */
const KEPT = 20;

/**
 * @param {import("./gadalka-strategy.d.ts").Seat} seat
 * @returns {import("./gadalka-strategy.d.ts").Player}
 */
export function create({ game, random }) {
  // Moves of the last rounds, the newest first.
  const own = [];
  const opponent = [];
${used.map(([name, code]) => `  const ${name} = ${code};\n`).join("")}
  // Whether the line holds, its move, and what that move's odds are multiplied by.
  const lines = () => [
${written}
  ];

  return {
    choose() {
      const odds = [1, 1, 1];
      for (const [holds, move, factor] of lines()) if (holds) odds[move] *= factor;
      let left = random() * (odds[0] + odds[1] + odds[2]);
      for (const move of [ROCK, SCISSORS]) {
        left -= odds[move];
        if (left < 0) return move;
      }
      return PAPER;
    },

    observe(mine, theirs) {
      own.unshift(mine);
      opponent.unshift(theirs);
      own.length = opponent.length = Math.min(own.length, KEPT);
    },
  };
}
`;
}

function lineCode({ condition, move, weight, hits, of }: PortraitLine): string {
  const when = condition ? conditionCode(condition) : move.kind === "move" ? "true" : "own.length > 0";
  return `    // ${condition ? "" : "in general: "}${hits} times of ${of}\n    [${when}, ${moveCode(move)}, ${factorOf(weight)}],`;
}

function conditionCode(condition: Condition): string {
  if (condition.kind !== "both") return simpleCode(condition);
  return `${simpleCode(condition.first)} && ${simpleCode(condition.second)}`;
}

function simpleCode(condition: SimpleCondition): string {
  switch (condition.kind) {
    case "result":
      return `result(${condition.ago}) === ${condition.result}`;
    case "own":
      return `own[${condition.ago - 1}] === ${nameOf(condition.move)}`;
    case "bot":
      return `opponent[${condition.ago - 1}] === ${nameOf(condition.move)}`;
    case "own-step":
      return `own.length > 1 && own[0] === ${steppedCode("own[1]", condition.step)}`;
    case "bot-step":
      return `own.length > 1 && opponent[0] === ${steppedCode("opponent[1]", condition.step)}`;
    case "same-move":
      return `last(${condition.rounds}, (move) => move === own[0])`;
    case "same-result":
      return sameResult(condition.result, condition.rounds);
    case "since":
      return `last(${condition.rounds}, (move) => move !== ${nameOf(condition.move)})`;
    case "count":
      return `most(${nameOf(condition.move)}, ${condition.rounds}, ${condition.often === "most" ? 1 : -1})`;
  }
}

function sameResult(result: Result, rounds: number): string {
  return `last(${rounds}, (_move, at) => result(at + 1) === ${result})`;
}

function moveCode(move: SaidMove): string {
  if (move.kind === "move") return nameOf(move.move);
  return steppedCode(move.kind === "own" ? "own[0]" : "opponent[0]", move.step);
}

function steppedCode(move: string, step: Step): string {
  return step === 0 ? move : `${step === 1 ? "winner" : "loser"}(${move})`;
}

function nameOf(move: Move): string {
  return (PORTRAIT_GAME.moveIds[move] as string).toUpperCase();
}
