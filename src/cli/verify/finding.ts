// The output of `gadalka verify`: one line per check, and a verdict that claims no more than those lines.

import { type Mark, type Verdict, verdictOf } from "../../core/verify/index.ts";
import { neutralLine } from "../../infra/i18n/name-in-text.ts";

export interface Finding {
  /** What was checked, in one word. */
  readonly what: string;
  readonly mark: Mark;
  readonly text: string;
  /** A few words on why the verdict is open, or what is wrong. */
  readonly short?: string;
}

export interface Report {
  /** What was checked, in lines for people. */
  readonly subject: readonly string[];
  readonly findings: readonly Finding[];
  /** The same for programs, with more detail. */
  readonly details: Readonly<Record<string, unknown>>;
}

export const EXIT_CODES: Readonly<Record<Verdict, number>> = { fits: 0, wrong: 1, open: 2 };

/** What people call it, where the report for programs has another word. */
const LABELS: Readonly<Record<string, string>> = { account: "budget", dice: "random numbers" };

export function render({ subject, findings }: Report): string {
  const lines = findings.map(({ what, mark, text }) => `${mark.padEnd(4)}  ${LABELS[what] ?? what}: ${text}`);
  const said = [...subject, "", ...lines, "", verdictLine(findings)];
  return `${said.map(neutralLine).join("\n")}\n`;
}

/** Sums up all findings in a sentence. */
function verdictLine(findings: readonly Finding[]): string {
  const why = (mark: Mark): string =>
    findings.flatMap((one) => (one.mark === mark && one.short ? [one.short] : [])).join("; ");
  const verdict = verdictOf(findings);
  if (verdict === "wrong") return `WRONG: ${why("FAIL")}.`;
  if (verdict === "open")
    return `Nothing wrong was found, but some things couldn't be checked: ${why("open")}.`;
  return "Everything that was checked fits, and the host of the pledge you named signed it.";
}
