// What the page makes of a bundle: whether its bytes are those that were signed, and by whom; and its
// matches played again, by the code of `gadalka arena replay`.

import type { Engine } from "../../arena/bundles/bundle.ts";
import type { Bytes } from "../../arena/bundles/content.ts";
import { BundleProblem, type BundleProblemKind } from "../../arena/bundles/problem.ts";
import { type BundleRead, readBundle } from "../../arena/bundles/read.ts";
import { type Replay, replayBundle } from "../../arena/bundles/replay.ts";
import type { MatchExecutor } from "../../arena/executors/executor.ts";
import { noMaterials } from "../../arena/match/material.ts";
import { playTask } from "../../arena/match/play.ts";
import { isPledgedKey, pledgeId, readPledge, readToldKey, type ToldKey } from "../../core/fairness/index.ts";
import { createStrategy } from "../../core/strategies/index.ts";
import {
  type Finding,
  latestKeyIn,
  type Named,
  pledgeFinding,
  pledgesIn,
  signatureFinding,
  type Verdict,
  verdictOf,
} from "../../core/verify/index.ts";
import type { HostFacts } from "./check.ts";
import { BUNDLE_MAX } from "./limits.ts";
import { type ReplayStep, replaySteps } from "./replay-steps.ts";

export interface CheckedBundle {
  readonly verdict: Verdict;
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly replay: Replay;
  readonly steps: readonly ReplayStep[];
}

export interface RefusedBundle {
  readonly problem: BundleProblemKind;
}

/** Bytes that have been read; then matches that have been played. */
export interface BundleProgress {
  readonly of: "bytes" | "matches";
  readonly done: number;
  readonly total: number;
}

/** Reads a bundle piece by piece, and plays it again. `pasted`: a text that may have pledges and a day key. */
export async function checkBundle(
  file: Bytes,
  host: HostFacts,
  pasted: string,
  onProgress: (progress: BundleProgress) => void,
): Promise<CheckedBundle | RefusedBundle> {
  if (file.size > BUNDLE_MAX) return { problem: "too-large" };
  try {
    const bundle = await readBundle(file, (done) => onProgress({ of: "bytes", done, total: file.size }));
    const named = namedBy(pasted, host);
    const replay = await replayBundle(bundle, {
      materials: noMaterials,
      executor: inlineExecutor(),
      given: { pledges: named.pledges, toldKey: keyFor(bundle, pasted, { host, named }) },
      onProgress: (done, total) => onProgress({ of: "matches", done, total }),
    });
    const findings = signedFindings(bundle, named);
    const steps = replaySteps(replay, isEngineOf(bundle.manifest.engine, host));
    const { title } = bundle.manifest;
    return { verdict: verdictOf([...findings, ...steps]), title, findings, replay, steps };
  } catch (error) {
    if (error instanceof BundleProblem) return { problem: error.kind };
    throw error;
  }
}

function signedFindings({ pledge }: BundleRead, named: Named): readonly Finding[] {
  if (pledge) return [signatureFinding("signed", pledge), pledgeFinding(pledge, named)];
  return [{ what: "signature", mark: "open", code: "unsigned", values: {} }];
}

function namedBy(pasted: string, host: HostFacts): Named {
  const { pledges } = pledgesIn(pasted);
  if (pledges.length > 0) return { pledges, by: "you" };
  return { pledges: host.pledges.map(readPledge).filter((one) => typeof one !== "string"), by: "host" };
}

/** The pasted key, else the one that the page came with where it is of the draw's own pledge. */
function keyFor(
  { manifest: { draw }, pledge }: BundleRead,
  pasted: string,
  { host, named }: { readonly host: HostFacts; readonly named: Named },
): ToldKey | undefined {
  const told = host.toldKey === undefined ? undefined : readToldKey(host.toldKey);
  const pledges = [...(pledge ? [pledge] : []), ...named.pledges];
  const of = pledges.find((one) => pledgeId(one) === draw?.pledge);
  const isOfHost = told && of && isPledgedKey(of, told.day, told.key);
  return latestKeyIn(pasted) ?? (isOfHost ? told : undefined);
}

/** Files are not played here, so that only the sources of what is played count. */
function isEngineOf({ sources }: Engine, { engine }: HostFacts): boolean {
  return sources === engine;
}

// Plays matches where it stands, one after another: for a browser's worker, which is a thread already.

/** Of strategies of the registry alone. No clock ends a match: whoever waits ends the worker. */
export function inlineExecutor(): MatchExecutor {
  // Nobody watches; memory that is shared is not to be had on every page.
  const watch = new Int32Array(2);
  return {
    async play(tasks, ledger, { signal, pause, onPlayed }) {
      for (const task of tasks) {
        if (signal?.aborted || pause?.aborted) return;
        const outcome = playTask(task, createStrategy, watch);
        await ledger.add(task.round, { table: task.table, game: task.game, outcome });
        onPlayed?.(1);
      }
    },
    close: async () => undefined,
  };
}
