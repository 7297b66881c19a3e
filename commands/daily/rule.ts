// The opponent's rule in plain words, and the person's rounds in which it showed, so that they see how it could have
// been read.

import { OPPONENT_GAME } from "../../src/core/daily/opponent.ts";
import type { Move, Rounds } from "../../src/core/games/index.ts";
import { parseStrategy } from "../../src/core/strategies/index.ts";
import type { MessageId } from "../../src/infra/i18n/index.ts";

/** A sentence of the rule, and the rounds, from 1, in which it decided the move and was visible. */
export interface RuleLine {
  readonly message: MessageId;
  readonly words: Readonly<Record<string, string | number>>;
  readonly rounds: readonly number[];
}

type Values = ReturnType<typeof parseStrategy>["values"];

/** Whether a sentence decided the opponent's move in the round at index `at`, which has a round before it. */
type Decided = (rounds: Rounds, at: number) => boolean;

interface Sentence {
  readonly message: MessageId;
  readonly words?: RuleLine["words"];
  readonly decided?: Decided;
}

const { size } = OPPONENT_GAME;
const SHOWN_MAX = 3;

/** The move that beats a move, and the one it beats: each move beats the next one on the circle. */
const beating = (move: Move): Move => (move + size - 1) % size;
const beaten = (move: Move): Move => (move + 1) % size;

const bot = ({ bot: moves }: Rounds, at: number): Move => moves[at] as Move;
const person = ({ person: moves }: Rounds, at: number): Move => moves[at] as Move;
const resultAt = (rounds: Rounds, at: number): number =>
  OPPONENT_GAME.result("bot", bot(rounds, at), person(rounds, at));

const afterResult =
  (result: number): Decided =>
  (rounds, at) =>
    resultAt(rounds, at - 1) === result;

const SENTENCES: Readonly<Record<string, (values: Values) => readonly Sentence[]>> = {
  "after-result": ({ won = 0, drawn = 0, lost = 0 }) => [
    { message: "daily-rule-after", words: { result: "win", step: won }, decided: afterResult(1) },
    { message: "daily-rule-after", words: { result: "draw", step: drawn }, decided: afterResult(0) },
    { message: "daily-rule-after", words: { result: "loss", step: lost }, decided: afterResult(-1) },
  ],
  copy: () => [rule("daily-rule-copy", (move) => move)],
  "always-counter": () => [rule("daily-rule-always-counter", beating)],
  "anti-rotation": () => [rule("daily-rule-anti-rotation", beaten)],
  rotation: () => [
    {
      message: "daily-rule-rotation",
      decided: (rounds, at) => bot(rounds, at) === beating(bot(rounds, at - 1)),
    },
  ],
  "win-stay-lose-shift": ({ draw = "shift" }) => [
    { message: "daily-rule-win-stay", words: { draw }, decided: afterResult(1) },
  ],
  frequency: ({ decay = 1 }) => [
    {
      message: "daily-rule-frequency",
      words: { decay },
      decided: (rounds, at) => bot(rounds, at) === beatingMost(rounds, at, Number(decay)),
    },
  ],
  mupn: ({ side = "opponent" }) => [
    { message: "daily-rule-mupn", words: { side }, decided: remembered(side === "own" ? bot : person) },
  ],
};

/** The opponent's rule, with examples from one person's rounds, if any. */
export function ruleOf(strategy: string, rounds: Rounds): readonly RuleLine[] {
  const { family, values } = parseStrategy(strategy);
  return (SENTENCES[family.family]?.(values) ?? []).map(({ message, words = {}, decided }) => ({
    message,
    words,
    rounds: decided ? shownIn(rounds, decided) : [],
  }));
}

/** The rounds that show it best: those in which the move changed; others only if there are none. */
function shownIn(rounds: Rounds, decided: Decided): readonly number[] {
  const indices = [...rounds.bot.keys()].slice(1).filter((at) => decided(rounds, at));
  const telling = indices.filter((at) => bot(rounds, at) !== bot(rounds, at - 1));
  return (telling.length > 0 ? telling : indices).slice(0, SHOWN_MAX).map((at) => at + 1);
}

/** A rule about the person's last move. */
function rule(message: MessageId, answer: (move: Move) => Move): Sentence {
  return { message, decided: (rounds, at) => bot(rounds, at) === answer(person(rounds, at - 1)) };
}

/** Whether the opponent beat what the person played the last time after the same move of one side. */
function remembered(of: (rounds: Rounds, at: number) => Move): Decided {
  return (rounds, at) => {
    const before = Array.from({ length: at - 1 }, (_, index) => index);
    const same = before.findLast((index) => of(rounds, index) === of(rounds, at - 1));
    return same !== undefined && bot(rounds, at) === beating(person(rounds, same + 1));
  };
}

/** The move that beats the person's most frequent one so far, weighting older rounds less; undefined for a tie. */
function beatingMost(rounds: Rounds, at: number, decay: number): Move | undefined {
  const weights = Array.from({ length: size }, () => 0);
  for (let index = 0; index < at; index++) {
    const move = person(rounds, index);
    weights[move] = (weights[move] as number) + decay ** (at - index);
  }
  const most = Math.max(...weights);
  const first = weights.indexOf(most);
  return weights.lastIndexOf(most) === first ? beating(first) : undefined;
}
