// Worker thread that reads duels: to learn ten thousand rounds takes some tenths of a second.

import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { useOwnPopulations } from "../../../src/core/strategies/index.ts";
import { inheritedPopulations } from "../../../src/infra/threads/inherited.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { type DuelReading, readingOfDuel } from "./duel-reading.ts";
import type { AskedOfReader } from "./read-duel.ts";

useOwnPopulations(inheritedPopulations());
serveThread(
  ({ gameId, known, duel }: AskedOfReader): DuelReading =>
    readingOfDuel(matrixGame(gameId) as MatrixGame, known, duel),
);
