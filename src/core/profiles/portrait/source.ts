// Writes a portrait out as a strategy file, in the form that docs/strategies.md describes.

import type { Move, Result } from "../../games/index.ts";
import { factorOf } from "./play.ts";
import {
  type Condition,
  MEMORY_ROUNDS,
  PORTRAIT_GAME,
  type Portrait,
  type PortraitLine,
  type SaidMove,
  type SimpleCondition,
  type Step,
} from "./portrait.ts";

/** Functions that lines may use, by name, the ones that they use in turn first. Each file has those that it needs. */
const HELPERS: readonly (readonly [string, string])[] = [
  ["result", "(ago) => (ago > own.length ? undefined : game.outcome(own[ago - 1], opponent[ago - 1]))"],
  ["winner", "(move) => (move + 2) % 3"],
  ["loser", "(move) => (move + 1) % 3"],
  ["last", "(rounds, is) => own.length >= rounds && own.slice(0, rounds).every(is)"],
  ["times", "(move, rounds) => own.slice(0, rounds).filter((one) => one === move).length"],
  [
    "leads",
    `(move, rounds, sign) =>
    own.length >= rounds &&
    [0, 1, 2].every((one) => one === move || sign * (times(move, rounds) - times(one, rounds)) > 0)`,
  ],
  ["again", "(moves, ago) => (moves[0] + own[ago - 1] - moves[ago] + 3) % 3"],
  [
    "before",
    `(rounds) => {
    for (let ago = 1; ago + rounds <= own.length && ago <= MEMORY; ago++) {
      const isSame = (round) => own[round] === own[round + ago] && opponent[round] === opponent[round + ago];
      if ([0, 1, 2].slice(0, rounds).every(isSame)) return own[ago - 1];
    }
  }`,
  ],
];

/** Returns the JavaScript of a strategy that draws each move by the same probabilities. It names no one. */
export function portraitSource({ lines }: Pick<Portrait, "lines">): string {
  const written = lines.map(lineCode).join("\n");
  const uses = (name: string): boolean => written.includes(`${name}(`) || (name === "times" && uses("leads"));
  const helpers = HELPERS.filter(([name]) => uses(name));
  return `// Plays rock-paper-scissors as a program of ${lines.length} ${lines.length === 1 ? "line" : "lines"}, which was found in someone's rounds. The odds of all
// moves start even, each line that holds multiplies those of its move, and then a move is drawn.

export const games = ["rps"];

const [ROCK, SCISSORS, PAPER] = [0, 1, 2];
/** Rounds that are remembered. */
const MEMORY = ${MEMORY_ROUNDS};

/**
 * @param {import("./gadalka-strategy.d.ts").Seat} seat
 * @returns {import("./gadalka-strategy.d.ts").Player}
 */
export function create({ game, random }) {
  // Moves of the last rounds, the newest first.
  const own = [];
  const opponent = [];
${helpers.map(([name, code]) => `  const ${name} = ${code};\n`).join("")}
  // Whether each line holds, its move, and what that move's odds are multiplied by.
  const lines = () => [
${written}
  ];

  return {
    choose() {
      const odds = [1, 1, 1];
      for (const [holds, move, factor] of lines()) if (holds && move >= 0) odds[move] *= factor;
      const sum = odds[0] + odds[1] + odds[2];
      let left = random();
      for (const move of [ROCK, SCISSORS]) {
        left -= odds[move] / sum;
        if (left < 0) return move;
      }
      return PAPER;
    },

    observe(mine, theirs) {
      own.unshift(mine);
      opponent.unshift(theirs);
      own.length = opponent.length = Math.min(own.length, MEMORY + 3);
    },
  };
}
`;
}

function lineCode({ condition, move, weight, hits, of }: PortraitLine): string {
  const when = condition ? conditionCode(condition) : "true";
  return `    // ${hits} times of ${of}\n    [${when}, ${moveCode(move)}, ${factorOf(weight)}],`;
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
      return `leads(${nameOf(condition.move)}, ${condition.rounds}, ${condition.often === "most" ? 1 : -1})`;
  }
}

function sameResult(result: Result, rounds: number): string {
  return `last(${rounds}, (_move, at) => result(at + 1) === ${result})`;
}

function moveCode(move: SaidMove): string {
  switch (move.kind) {
    case "move":
      return nameOf(move.move);
    case "own":
      return steppedCode("own[0]", move.step);
    case "bot":
      return steppedCode("opponent[0]", move.step);
    case "again":
      return `again(${move.from === "own" ? "own" : "opponent"}, ${move.ago})`;
    case "as-before":
      return `before(${move.rounds})`;
  }
}

function steppedCode(move: string, step: Step): string {
  return step === 0 ? move : `${step === 1 ? "winner" : "loser"}(${move})`;
}

function nameOf(move: Move): string {
  return (PORTRAIT_GAME.moveIds[move] as string).toUpperCase();
}
