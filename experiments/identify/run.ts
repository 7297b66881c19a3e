// `experiment identify`: re-identification of people by a distance between profiles.

import { percent, textTable } from "../../src/infra/console/text-table.ts";
import { readGameOf, readPeople, readSeed, readWorkers } from "../../src/lab/kit/options.ts";
import { openPlots, type Plot } from "../../src/lab/kit/plots.ts";
import { shareText, signedText } from "../../src/lab/kit/printing.ts";
import { underWay } from "../../src/lab/kit/study.ts";
import { type Found, type IdentifyReport, identifyPeople } from "./study.ts";

/** AUC of the source's distance and ours, starting at chance level. */
export function identifyPlot({ found, ours, people }: IdentifyReport): Plot {
  const asked = found.filter(({ distance }) => distance === ours);
  const like = (one: Found) => (other: Found) => other.split === one.split && other.among === one.among;
  return {
    name: "identify",
    chart: {
      kind: "bars",
      title: "Found again: how often a person's own half is nearer than another's",
      subtitle: `the half of ${people} people on which no distance was chosen; ± standard error by person, from chance (.5)`,
      x: {
        title: "split of the halves / all, or same opponent",
        categories: asked.map(nameOf),
      },
      y: { title: "area under the curve", range: [0.4, 1] },
      foot: 0.5,
      series: [...new Set(found.map(({ distance }) => distance))].map((distance) => {
        const own = found.filter((one) => one.distance === distance);
        return { name: distance, points: asked.map((one) => pointOf(own.find(like(one)))) };
      }),
    },
  };
}

function nameOf({ split, among }: Found): string {
  return `${split} / ${among === "all" ? "all" : "same"}`;
}

/** Null without data; a single person has no error. */
function pointOf(found: Found | undefined): { readonly y: number; readonly error: number } | null {
  if (!found || Number.isNaN(found.auc.mean)) return null;
  const { mean, standardError } = found.auc;
  return { y: mean, error: Number.isFinite(standardError) ? standardError : 0 };
}

interface IdentifyOptions {
  readonly data: string;
  readonly game: string;
  readonly seed: string;
  readonly workers?: string;
  readonly plot?: string;
  readonly json?: true;
}

/** Prints the report; Ctrl+C prints what is finished. @throws ConfigProblem. */
export async function runIdentify(options: IdentifyOptions): Promise<void> {
  const game = readGameOf(["rps", "oddeven"], options.game);
  const seed = readSeed(options.seed);
  const workers = readWorkers(options.workers);
  const people = await readPeople(game, options.data);
  const { plots, report } = await underWay("people", async (course) => ({
    plots: await openPlots(options.plot),
    report: await identifyPeople({ game, people, seed }, { workers, ...course }),
  }));
  process.stdout.write(
    options.json ? `${JSON.stringify({ game: game.id, seed, ...report })}\n` : describe(report),
  );
  await plots.write([identifyPlot(report)]);
}

function describe(report: IdentifyReport): string {
  const { candidates, found, tests, opponents } = report;
  return [
    `${report.people} people${report.leftOut > 0 ? `, ${report.leftOut} with too few rounds left out` : ""}\n`,
    `first half of each person's rounds; how often their own second half is nearer than another person's (auc)\n\n`,
    "every distance, on the half of people it may be chosen on and on the other half\n",
    textTable([
      ["distance", "people", ...FIGURES],
      ...candidates.map((one) => [one.distance, one.half, ...figures(one)]),
    ]),
    `chosen: ${report.chosen} · profiles are compared by: ${report.ours}\n`,
    `its auc less that of the source's distance, on the other half: ${signedText(report.gain, 3)}\n\n`,
    "what it finds people by, on the other half\n",
    textTable([
      ["distance", "split", "among", ...FIGURES],
      ...found.map((one) => [one.distance, one.split, one.among, ...figures(one)]),
    ]),
    "\nhow often a stranger who met the same opponent is nearer than one who met another\n",
    textTable(opponents.map(({ distance, auc }) => [distance, estimate(auc)])),
    "\npermutation tests with p at most 5 %\n",
    textTable([
      ["split", "of the same person", "of two people"],
      ...tests.map(({ split, own, strangers }) => [split, percent(own), percent(strangers)]),
    ]),
  ].join("");
}

const FIGURES = ["others", "nearest", "mean place", "auc"];

function figures({ others, first, rank, auc }: Found): readonly string[] {
  return [
    others.toFixed(1),
    shareText(first),
    `${rank.mean.toFixed(1)} ± ${rank.standardError.toFixed(1)}`,
    estimate(auc),
  ];
}

function estimate({ mean, standardError }: Found["auc"]): string {
  return `${mean.toFixed(3)} ± ${standardError.toFixed(3)}`;
}
