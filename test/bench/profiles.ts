// What profiles and pictures cost: `npm run bench -- profiles`. Distances are compared with the plain loop over all
// pairs of rounds, pictures with the simplest one.

import { comparisonPicture } from "../../commands/profile/compare/view.ts";
import { profilePicture } from "../../commands/profile/show/view.ts";
import { comparison, profile } from "../../commands/profile/worker/answer.ts";
import { type MatrixGame, matrixGame, type Rounds } from "../../src/core/games/index.ts";
import { blocksOf, pairMatrix, seedDistance, totalsOf } from "../../src/core/profiles/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { type Chart, drawChart } from "../../src/infra/pictures/index.ts";
import { printTable } from "./table.ts";

const CONTEXT = 12;
const TRIES = 7;

/** Prints both tables, in milliseconds: the fastest of seven runs on one thread. */
export async function benchProfiles(): Promise<void> {
  const game = matrixGame("rps") as MatrixGame;
  const [a, b] = [played(1000, 1), played(1000, 2)];
  const plain = shortest(() => plainPairs(a, b));
  const long = [played(10_000, 3), played(10_000, 4)] as const;
  printTable(
    "Profiles: milliseconds, and beside the plain loop over 1,000 × 1,000 rounds",
    ["", "ms", "of plain"],
    [
      ["plain loop, 1,000 rounds each, 12 numbers", plain, 1],
      row(
        "the source's distance, 1,000 rounds each, 12 numbers",
        shortest(() => distance(game, a, b)),
        plain,
      ),
      row(
        "the source's distance, 10,000 rounds each, 12 numbers",
        shortest(() => distance(game, ...long)),
        plain,
      ),
      row(
        "a comparison as in chats, 10,000 rounds each",
        shortest(() => comparison("rps", ...long)),
        plain,
      ),
      row(
        "a profile as in chats, 10,000 rounds",
        shortest(() => profile("rps", long[0], [])),
        plain,
      ),
    ],
  );
  await benchPictures(game, a, b);
}

async function benchPictures(game: MatrixGame, a: Rounds, b: Rounds): Promise<void> {
  const locale = "en";
  const points = Array.from({ length: 40 }, (_, at) => ({
    name: `Player ${at}`,
    x: at % 7,
    y: at % 9,
    group: "players",
  }));
  const bars: Chart = {
    kind: "bars",
    title: "Bars",
    x: { title: "", categories: ["a", "b"] },
    y: { title: "points" },
    series: [{ name: "points", points: [{ y: 1 }, { y: 2 }] }],
  };
  const charts: readonly (readonly [string, Chart | undefined])[] = [
    ["two bars", bars],
    [
      "a profile's card",
      profilePicture(profile("rps", a, []), { game, name: "Anna", locale, opponents: "bot", who: "you" })
        ?.chart,
    ],
    [
      "a comparison",
      comparisonPicture(comparison("rps", a, b), { game, a: "Anna", b: "小林さくら", locale, basis: "" })
        .chart,
    ],
    ["a map of 40 people", { kind: "map", title: "Map", points }],
  ];
  const rows: (readonly [string, number, number, number])[] = [];
  for (const [name, chart] of charts) {
    if (!chart) continue;
    const [ms, bytes] = await drawn(chart);
    rows.push([name, ms, ms / (rows[0]?.[1] ?? ms), bytes / 1000]);
  }
  printTable(
    "Pictures, warm: milliseconds, beside the simplest, and kilobytes",
    ["", "ms", "of bars", "kB"],
    rows,
  );
}

async function drawn(chart: Chart): Promise<readonly [ms: number, bytes: number]> {
  let best = Number.POSITIVE_INFINITY;
  let bytes = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const begunMs = performance.now();
    bytes = (await drawChart(chart)).length;
    best = Math.min(best, performance.now() - begunMs);
  }
  return [best, bytes];
}

function row(name: string, ms: number, plain: number): readonly [string, number, number] {
  return [name, ms, ms / plain];
}

function shortest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const begunMs = performance.now();
    work();
    best = Math.min(best, performance.now() - begunMs);
  }
  return best;
}

function distance({ size }: MatrixGame, a: Rounds, b: Rounds): unknown {
  const form = { size, context: CONTEXT };
  return seedDistance(size, totalsOf(pairMatrix(form, blocksOf(form, a, 1), blocksOf(form, b, 1))));
}

/** A person who likes to repeat, against random moves. */
function played(rounds: number, seed: number): Rounds {
  const random = seededRandom(seed);
  const person = new Uint8Array(rounds);
  for (let at = 1; at < rounds; at++)
    person[at] = random.below(5) < 2 ? (person[at - 1] as number) : random.below(3);
  return { person, bot: Uint8Array.from(person, () => random.below(3)) };
}

/** Counts, for every pair of rounds with the same move, how many preceding numbers agree. */
function plainPairs(a: Rounds, b: Rounds): Float64Array {
  const counts = new Float64Array(CONTEXT + 1);
  for (const [one, other] of [
    [a, a],
    [a, b],
    [b, b],
  ] as const)
    for (let i = 0; i < one.person.length; i++)
      for (let j = 0; j < other.person.length; j++)
        if (one.person[i] === other.person[j]) countPair(counts, one, i, other, j);
  return counts;
}

function countPair(counts: Float64Array, one: Rounds, i: number, other: Rounds, j: number): void {
  let same = 0;
  for (let back = 1; back <= CONTEXT / 2; back++) {
    if (one.person[i - back] !== undefined && one.person[i - back] === other.person[j - back]) same++;
    if (one.bot[i - back] !== undefined && one.bot[i - back] === other.bot[j - back]) same++;
  }
  counts[same] = (counts[same] as number) + 1;
}
