// `gadalka strategy serve`: exposes a strategy over the line protocol.

import { randomInt } from "node:crypto";
import { LineServer, serveLines } from "../../arena/programs/index.ts";
import type { MatrixGame, Side } from "../../core/games/index.ts";
import { MoveTextProblem } from "../../core/matches/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { seedDigits } from "../../lab/kit/options.ts";
import { readStrategy } from "../../lab/kit/strategy-option.ts";

export interface ServeOptions {
  readonly game: MatrixGame;
  readonly side: Side;
  readonly seed?: number;
}

/** Serves until `end`. @throws ConfigProblem for an unknown strategy. */
export async function serveStrategy(id: string, options: ServeOptions): Promise<void> {
  const { game, side, seed = randomInt(2 ** 32) } = options;
  const strategy = readStrategy("strategy", id, game);
  const server = openServer({ game, strategy, side, seed: seedDigits(seed) });
  await serveLines(process.stdin, process.stdout, (line) => server.answer(line));
}

function openServer(service: ConstructorParameters<typeof LineServer>[0]): LineServer {
  try {
    return new LineServer(service);
  } catch (error) {
    throw error instanceof MoveTextProblem ? new ConfigProblem("--game", error.message) : error;
  }
}
