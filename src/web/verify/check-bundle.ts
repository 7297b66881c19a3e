// Checks a bundle for the page: whether its bytes are those that were signed, and by whom; then replays its matches
// with the code of `gadalka arena replay`.

import type { Engine } from "../../arena/bundles/bundle.ts";
import type { Bytes } from "../../arena/bundles/content.ts";
import { BundleProblem, type BundleProblemKind } from "../../arena/bundles/problem.ts";
import { type BundleRead, readBundle } from "../../arena/bundles/read.ts";
import { type Replay, replayBundle } from "../../arena/bundles/replay.ts";
import type { MatchExecutor } from "../../arena/executors/executor.ts";
import { playTask } from "../../arena/match/play.ts";
import { noStrategySources } from "../../arena/match/strategy-source.ts";
import {
  isPledgedKey,
  type PublishedKey,
  pledgeId,
  readPledge,
  readPublishedKey,
} from "../../core/fairness/index.ts";
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

/** Bytes read; then matches played. */
export interface BundleProgress {
  readonly of: "bytes" | "matches";
  readonly done: number;
  readonly total: number;
}

/** Reads a bundle piece by piece and replays it. `pasted`: a text that may contain pledges and a day key. */
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
      strategySources: noStrategySources,
      executor: inlineExecutor(),
      given: { pledges: named.pledges, publishedKey: keyFor(bundle, pasted, { host, named }) },
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

/** The pasted key; otherwise the one that came with the page, if it belongs to the draw's pledge. */
function keyFor(
  { manifest: { draw }, pledge }: BundleRead,
  pasted: string,
  { host, named }: { readonly host: HostFacts; readonly named: Named },
): PublishedKey | undefined {
  const published = host.publishedKey === undefined ? undefined : readPublishedKey(host.publishedKey);
  const pledges = [...(pledge ? [pledge] : []), ...named.pledges];
  const of = pledges.find((one) => pledgeId(one) === draw?.pledge);
  const isOfHost = published && of && isPledgedKey(of, published.day, published.key);
  return latestKeyIn(pasted) ?? (isOfHost ? published : undefined);
}

/** Submitted files aren't played here, so only the hash of the built-in sources counts. */
function isEngineOf({ sources }: Engine, { engine }: HostFacts): boolean {
  return sources === engine;
}

// Plays matches on the calling thread, one by one: a browser's worker is already a separate thread.

/** Supports only built-in strategies. No clock ends a match; to stop one, the caller terminates the worker. */
export function inlineExecutor(): MatchExecutor {
  // No one watches it, and shared memory isn't available on every page.
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
