// Leagues of any size for tests: files made from templates with parameters, and settings of strategies from the
// registry.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** An entrant's JavaScript; `n` determines its parameters. */
const TEMPLATES: readonly ((n: number) => string)[] = [
  (n) => `export function move(history, game, random) {
  if (history.length < ${1 + (n % 5)} || random() < ${(0.02 * (n % 9)).toFixed(2)}) return Math.floor(random() * game.size);
  return (history.at(-${1 + (n % 3)}).opponent + ${n % 4}) % game.size;
}`,
  (n) => `export function create({ game, random }) {
  const counts = new Array(game.size).fill(${n % 3});
  return {
    choose() {
      if (random() < 0.${(n * 7) % 40}1) return Math.floor(random() * game.size);
      const likely = counts.indexOf(Math.max(...counts));
      for (let move = 0; move < game.size; move++) if (game.outcome(move, likely) === "win") return move;
      return 0;
    },
    observe(own, opponent) {
      for (let move = 0; move < game.size; move++) counts[move] *= 0.9${n % 10};
      counts[opponent] += 1;
    },
  };
}`,
  (n) => `export function create({ game, random }) {
  const seen = new Map();
  let last = "";
  return {
    choose() {
      const next = seen.get(last);
      if (next === undefined) return Math.floor(random() * game.size);
      return (next + ${1 + (n % 2)}) % game.size;
    },
    observe(own, opponent) {
      seen.set(last, opponent);
      last = (last + own + opponent).slice(-${2 + (n % 4)});
    },
  };
}`,
  (n) =>
    `export function move(history, game) { return (history.length * ${1 + n} + (history.length >> ${n % 6})) % game.size; }`,
];

/** Writes `count` files into the folder; returns their paths. */
export async function writeEntrants(folder: string, count: number): Promise<readonly string[]> {
  const paths = Array.from({ length: count }, (_, n) => join(folder, `bot-${n}.js`));
  const sourceOf = (n: number): string =>
    `// Number ${n}.\n${TEMPLATES[n % TEMPLATES.length]?.(Math.floor(n / TEMPLATES.length))}\n`;
  await Promise.all(paths.map((path, n) => writeFile(path, sourceOf(n))));
  return paths;
}

/** The ids of `count` strategies from the registry, as typed. */
export function registryEntrants(count: number): readonly string[] {
  const simple = ["random", "copy", "rotation", "anti-rotation", "always-counter", "win-stay-lose-shift"];
  const orders = [1, 2, 3, 4, 5, 6].flatMap((order) =>
    [0.9, 0.98, 1].map((decay) => `markov:order=${order},decay=${decay}`),
  );
  const depths = [2, 3, 4, 5, 6, 7, 8].flatMap((depth) => [
    `history-match:depth=${depth}`,
    `ppm:depth=${depth}`,
    `naive-bayes:depth=${depth}`,
    `mixing:depth=${depth}`,
    `experts:depth=${depth}`,
  ]);
  return [...simple, "iocaine", "wildcard", ...orders, ...depths].slice(0, count);
}
