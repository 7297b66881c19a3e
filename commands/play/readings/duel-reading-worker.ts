// Worker thread that reads duels: to learn ten thousand rounds takes some tenths of a second.

import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { type DuelReading, readingOfDuel } from "./duel-reading.ts";
import type { AskedOfReader } from "./read-duel.ts";

serveThread(
  ({ gameId, known, duel }: AskedOfReader): DuelReading =>
    readingOfDuel(matrixGame(gameId) as MatrixGame, known, duel),
);
