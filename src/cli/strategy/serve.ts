// `gadalka strategy serve`: exposes a strategy over the line protocol.

import { randomInt } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { linesOf } from "../../arena/programs.ts";
import type { MatrixGame, Move, Notation, Side } from "../../core/games/index.ts";
import { MoveTextProblem, requireNotation, spaced } from "../../core/matches/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { createStrategy, type Strategy } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { seedDigits } from "../../lab/kit/options.ts";
import { readStrategy } from "../../lab/kit/strategy-option.ts";

export interface ServeOptions {
  readonly game: MatrixGame;
  readonly side: Side;
  readonly seed?: number;
}

/** Serves until `end`. @throws ConfigProblem for an unknown strategy, or a game without characters. */
export async function serveStrategy(id: string, options: ServeOptions): Promise<void> {
  const { game, side, seed = randomInt(2 ** 32) } = options;
  const strategy = readStrategy("strategy", id, game);
  const notation = readNotation(game);
  const create = (match: number, lane: number): Strategy => {
    const random = seededRandom(deriveSeed(seedDigits(seed), "serve", match, lane));
    return createStrategy(strategy, { game, side, random });
  };
  const answers = (lines: AsyncIterable<string>) => answersTo(lines, notation, create);
  try {
    await pipeline(process.stdin, linesOf, answers, process.stdout, { end: false });
  } catch (error) {
    // The reader has gone.
    if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  }
}

/** A game's characters, which programs write as moves. @throws ConfigProblem if it has none. */
export function readNotation(game: MatrixGame): Notation {
  try {
    return requireNotation(game);
  } catch (error) {
    if (!(error instanceof MoveTextProblem)) throw error;
    throw new ConfigProblem("--game", error.message, { cause: error });
  }
}

const BEGIN = /^new\s+[1-9]\d{0,9}(?:\s+([1-9]\d{0,3}|10000))?$/;

/** One line for each line, until `end`: the moves of a new strategy per lane after `new <rounds> [lanes]`, and of the
 * same ones after the opponents' moves. An invalid line gets `error …` and has no effect. */
export async function* answersTo(
  lines: AsyncIterable<string> | Iterable<string>,
  notation: Notation,
  create: (match: number, lane: number) => Strategy,
): AsyncGenerator<string> {
  let lanes: { readonly strategy: Strategy; own: Move }[] = [];
  let matches = 0;
  for await (const line of lines) {
    const text = line.trim();
    if (text === "end") return;
    const begin = BEGIN.exec(text);
    const moves = text.length === lanes.length ? movesIn(text, notation) : undefined;
    if (begin) {
      matches++;
      lanes = Array.from({ length: Number(begin[1] ?? 1) }, (_, lane) => ({
        strategy: create(matches, lane),
        own: 0,
      }));
    } else if (lanes.length > 0 && moves) {
      for (const [lane, { strategy, own }] of lanes.entries()) strategy.observe(own, moves[lane] as Move);
    } else {
      const due = lanes.length > 0 ? `${lanes.length} of the moves ${spaced(notation)}, or ` : "";
      yield `error write ${due}new <rounds> [lanes], with up to 10000 lanes\n`;
      continue;
    }
    for (const lane of lanes) lane.own = lane.strategy.choose();
    yield `${lanes.map(({ own }) => notation.characters.charAt(own)).join("")}\n`;
  }
}

function movesIn(text: string, { moveOf }: Notation): readonly Move[] | undefined {
  const moves = Array.from(text, (character) => moveOf(character.charCodeAt(0)));
  return moves.every((move) => move !== undefined) ? moves : undefined;
}
