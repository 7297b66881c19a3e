// `gadalka strategy serve`: exposes a strategy over the line protocol.

import { LineServer, serveLines } from "../../arena/programs/index.ts";
import type { Side } from "../../core/games/index.ts";
import { MoveTextProblem } from "../../core/matches/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { readGame, readSeedOrDraw, readStrategy, seedDigits } from "../../lab/kit/options.ts";

export interface ServeOptions {
  readonly game: string;
  readonly side: Side;
  readonly seed?: string;
}

/** Serves until `end`. @throws ConfigProblem for an unknown game or strategy, or a bad seed. */
export async function serveStrategy(id: string, options: ServeOptions): Promise<void> {
  const game = readGame(options.game);
  const strategy = readStrategy("strategy", id, game);
  const server = openServer({
    game,
    strategy,
    side: options.side,
    seed: seedDigits(readSeedOrDraw(options.seed)),
  });
  await serveLines(process.stdin, process.stdout, (line) => server.answer(line));
}

function openServer(service: ConstructorParameters<typeof LineServer>[0]): LineServer {
  try {
    return new LineServer(service);
  } catch (error) {
    throw error instanceof MoveTextProblem ? new ConfigProblem("--game", error.message) : error;
  }
}
