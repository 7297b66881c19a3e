// Strategy files for the tests and the benchmark of bundles: both forms, with and without randomness, and some that
// fail on purpose.

import { createHash } from "node:crypto";

export interface MadeFile {
  readonly id: string;
  readonly source: string;
  readonly bytes: Uint8Array;
}

export function fileOf(source: string): MadeFile {
  const key = createHash("sha256").update(source).digest("hex");
  return { id: `file:${key}`, source, bytes: new TextEncoder().encode(source) };
}

/** Counts what followed the last moves, and plays against the likeliest. */
const COUNTING = (depth: number) => `export function create({ game, random }) {
  const seen = new Map(); let last = "";
  return {
    choose() {
      const counts = seen.get(last);
      if (!counts) return Math.floor(random() * game.size);
      const likely = counts.indexOf(Math.max(...counts));
      for (let own = 0; own < game.size; own++) if (game.outcome(own, likely) > 0) return own;
      return 0;
    },
    observe(own, opponent) {
      const counts = seen.get(last) ?? new Array(game.size).fill(0);
      counts[opponent]++;
      seen.set(last, counts);
      last = (last + opponent).slice(-${depth});
    },
  };
}`;
const ECHO = (back: number) => `export function move(history, game, random) {
  const round = history.at(-${back});
  return round && random() < 0.8 ? round.opponent : Math.floor(Math.random() * game.size);
}`;
const LIES_DOWN = (round: number) =>
  `export function move(history, game) { if (history.length === ${round}) throw new Error("enough"); return history.length % game.size; }`;

/** Generates `count` different files; one in ten resigns midway. */
export function manyFiles(count: number): readonly MadeFile[] {
  return Array.from({ length: count }, (_, at) => {
    const body =
      at % 10 === 9 ? LIES_DOWN(at * 2) : at % 2 === 0 ? COUNTING(1 + (at % 5)) : ECHO(1 + (at % 7));
    return fileOf(`// Number ${at}.\n${body}\n`);
  });
}
