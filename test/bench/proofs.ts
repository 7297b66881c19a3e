// What checking a proof costs: opening its seals and replaying its opponent, compared with playing as many rounds for
// the first time.

import { historyHash, type MatchTranscript, openTranscript } from "../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame, type Rounds } from "../../src/core/games/index.ts";
import { playMatch } from "../../src/core/matches/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { createStrategy, NEW_ACCOUNT } from "../../src/core/strategies/index.ts";
import { recomputeMoves } from "../../src/core/verify/index.ts";
import { printTable } from "./table.ts";

const ROUNDS = 1_000;
/** Rounds in the player's history before the match. */
const BEFORE = [0, 8_000];
const OPPONENTS = ["fortune-teller", "mirror", "mixing"];
const VERSION = "00".repeat(8);
const game = matrixGame("rps") as MatrixGame;

export function benchProofs(): void {
  const rows = OPPONENTS.flatMap((opponent) => BEFORE.map((before) => rowOf(opponent, before)));
  printTable(
    `Checking a proof of ${ROUNDS.toLocaleString("en")} rounds, milliseconds`,
    ["opponent, rounds before the match", "seals", "moves again", "playing them first"],
    rows,
  );
}

function rowOf(opponent: string, before: number) {
  const all = randomRounds(before + ROUNDS);
  const course = courseOf(opponent, all, before);
  const [sealsMs, { seals }] = timed(() => openTranscript(course));
  const [againMs, { same, different, gaps }] = timed(() =>
    recomputeMoves(seals, course, { first: 0, rounds: all }, VERSION),
  );
  if (gaps.length > 0 || same + different.length !== ROUNDS) throw new Error("moves were left out");
  const [firstMs] = timed(() => playedOnce(opponent, before + ROUNDS));
  return [`${opponent}, ${before.toLocaleString("en")}`, sealsMs, againMs, firstMs];
}

/** The rounds are random: the time doesn't depend on whether the opponent would have played them. */
function courseOf(opponent: string, all: Rounds, before: number): MatchTranscript {
  const known = { person: all.person.subarray(0, before), bot: all.bot.subarray(0, before) };
  const seedEpoch = {
    ...{ seal: 1, total: before, kept: before, known: historyHash(game.size, 0, known) },
    ...{ at: 1, lastPlayedAt: 0, day: 1, seed: new Uint8Array(32).fill(7) },
  };
  return {
    ...{ game, session: "AAAAAAAAAAAA", word: "", opponent, version: VERSION, window: 10_000 },
    ...{ pledge: "00".repeat(16), seedEpochs: [seedEpoch], policies: [], noResult: [] },
    accounts: [{ seal: 1, held: 0, ...NEW_ACCOUNT }],
    lastPlayedAt: 2,
    rounds: { person: all.person.subarray(before), bot: all.bot.subarray(before) },
  };
}

function playedOnce(opponent: string, rounds: number): void {
  const [a, b] = [seededRandom(1), seededRandom(2)];
  playMatch({
    ...{ game, rounds, a: createStrategy("random", { game, side: "person", random: a }) },
    b: createStrategy(opponent, { game, side: "bot", random: b }),
  });
}

function randomRounds(count: number): Rounds {
  const random = seededRandom(3);
  const moves = (): Uint8Array => Uint8Array.from({ length: count }, () => random.below(3));
  return { person: moves(), bot: moves() };
}

function timed<Result>(work: () => Result): readonly [ms: number, Result] {
  const begun = performance.now();
  const result = work();
  return [performance.now() - begun, result];
}
