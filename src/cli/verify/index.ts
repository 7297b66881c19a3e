// `gadalka verify`: checks a proof on anybody's own machine, and says what was checked, what was not and
// why. Exit code 0: everything that was checked fits, and it is signed by the pledge that was named; 1:
// something is wrong; 2: neither.

import { inspectConfig } from "../../config.ts";
import { openConfiguredStore } from "../../configured.ts";
import {
  BOARD_PROOF_PREFIX,
  FIRST_PROOF_PREFIXES,
  readBoardProof,
  readFirstProof,
  readMatchProof,
} from "../../core/fairness/index.ts";
import { loadOwnPopulations, servedPledges } from "../../host/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { createLog } from "../../infra/logger.ts";
import { hasDataFile } from "../../infra/store/index.ts";
import { EXIT_CODES, type Report, render, verdictOf } from "./finding.ts";
import { type Given, readGiven, readProofLine, type VerifyOptions } from "./given.ts";
import type { Named } from "./host-findings.ts";
import { reportOnBoard } from "./of-board.ts";
import { reportOnFirst } from "./of-first.ts";
import { reportOnMatch } from "./of-match.ts";

export { readGiven, type VerifyOptions } from "./given.ts";
export { pledgeFinding } from "./host-findings.ts";

/** Prints the report and sets the exit code. @throws ConfigProblem for what cannot be read. */
export async function verifyProof(line: string | undefined, options: VerifyOptions): Promise<void> {
  const text = await readProofLine(line, options.file);
  const given = await readGiven(options);
  const { config } = inspectConfig(process.env);
  loadOwnPopulations(config.populationDir, createLog({ ...config, logLevel: "warn" }));
  const report = reportOn(text, given, await namedBy(given), Date.now());
  const verdict = verdictOf(report.findings);
  const { findings, details } = report;
  process.stdout.write(
    options.json ? `${JSON.stringify({ verdict, findings, ...details })}\n` : render(report),
  );
  process.exitCode = EXIT_CODES[verdict];
}

/** @throws ConfigProblem for a line that is no proof. */
export function reportOn(line: string, given: Given, named: Named | undefined, now: number): Report {
  const [prefix = ""] = line.split(".", 1);
  if (FIRST_PROOF_PREFIXES.some((one) => one === prefix))
    return reportOnFirst(readable(readFirstProof(line)));
  if (prefix === "gdk3") return reportOnMatch(readable(readMatchProof(line)), given, named, now);
  if (prefix === BOARD_PROOF_PREFIX) return reportOnBoard(readable(readBoardProof(line)), given, named, now);
  throw new ConfigProblem("proof", STRANGE[prefix] ?? notOne(prefix));
}

const STRANGE: Readonly<Record<string, string>> = {
  gdp1: "that is a pledge; it goes with --pledge, and the proof comes from the Verify button of a match",
  gdd1: "that is a day key; it goes with --key, and the proof comes from the Verify button of a match",
};

function notOne(prefix: string): string {
  if (/^gd[kb]\d+$/.test(prefix))
    return `the form ${prefix} is not known here; take a newer version of this program`;
  return "that is none; it starts with gdk3. (older ones with gdk1. or gdk2., boards with gdb1.)";
}

type Unreadable = { readonly kind: "damaged" } | { readonly kind: "unknown-game"; readonly game: string };

function readable<Proof extends object>(read: Proof | Unreadable | undefined): Proof {
  if (read && !("kind" in read)) return read;
  const why =
    read?.kind === "unknown-game"
      ? `it is of the game ${JSON.stringify(read.game)}, which is not known here`
      : "it is damaged or cut short; copy the whole line again, or take the file";
  throw new ConfigProblem("proof", why);
}

/** The pledges that a proof is compared with: those that were named, else those of this machine's store,
 * where there is one. Creates nothing. */
export async function namedBy({ noted }: Pick<Given, "noted">): Promise<Named | undefined> {
  if (noted) return { pledges: noted, by: "you" };
  const { config } = inspectConfig(process.env);
  if (!config.redisUrl && !hasDataFile(config.dataDir)) return undefined;
  try {
    const store = await openConfiguredStore(config, createLog({ ...config, logLevel: "silent" }));
    try {
      const pledges = await servedPledges(store);
      return pledges.length > 0 ? { pledges, by: "store" } : undefined;
    } finally {
      await store.close();
    }
  } catch {
    // A store that cannot be read names no pledge, and the report says that none was named.
    return undefined;
  }
}
