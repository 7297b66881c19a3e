// Public API of verification: takes a proof and what it's compared with, returns findings as values. Pure, and the same
// on the command line and in a browser.

export { type Export, ExportProblem, readExport } from "./export-file.ts";
export {
  type ByFinding,
  type DayOf,
  type Finding,
  type Gap,
  type Mark,
  type Verdict,
  verdictOf,
} from "./finding.ts";
export type { MoveDetails, Report, Subject } from "./given.ts";
export { type Named, pledgeFinding, signatureFinding } from "./host-findings.ts";
export { latestKeyIn, pledgesIn, proofsIn } from "./pasted.ts";
export { type KnownHistory, recomputeMoves } from "./recompute.ts";
export { ProofProblem, type ProofProblemKind, reportOn } from "./report.ts";
