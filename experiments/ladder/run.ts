// `experiment ladder`: simulated ladders of people with known strengths.

import { finishedOf, interruption } from "../../src/infra/console/interruption.ts";
import { readSeed, readWhole } from "../../src/lab/kit/options.ts";
import { openPlots } from "../../src/lab/kit/plots.ts";
import { recoveryPlot } from "./plot.ts";
import { type LadderStudy, type Piece, piecesOf, playPiece, summarise } from "./study.ts";
import { describeStudy } from "./text.ts";

interface LadderOptions {
  readonly ladders: string;
  readonly people: string;
  readonly seed: string;
  readonly plot?: string;
  readonly json?: true;
}

/** Prints the study; Ctrl+C prints what is finished. @throws ConfigProblem. */
export async function runLadderStudy(options: LadderOptions): Promise<void> {
  const ladders = readWhole("--ladders", options.ladders, 2, 1_000);
  const people = readWhole("--people", options.people, 6, 60);
  const seed = readSeed(options.seed);
  const plots = await openPlots(options.plot);
  const pieces: readonly Piece[] = piecesOf({ ladders, people, seed });
  const stop = interruption();
  const played = await finishedOf("ladders", pieces, stop.signal, playPiece);
  stop.end();
  const study: LadderStudy = summarise(played);
  const report = { seed, ladders, people, complete: played.length === pieces.length, ...study };
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describeStudy(study, people));
  await plots.write([recoveryPlot(study)]);
}
