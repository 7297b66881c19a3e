// What `gadalka verify` says: one line for each thing that was looked at, and a verdict that says no
// more than those lines.

import { type Mark, type Verdict, verdictOf } from "../../core/verify/index.ts";
import { neutralLine } from "../../infra/i18n/name-in-text.ts";

export interface Finding {
  /** What was looked at, in one word. */
  readonly what: string;
  readonly mark: Mark;
  readonly text: string;
  /** Why the verdict stays open, or is that something is wrong, in a few words. */
  readonly short?: string;
}

export interface Report {
  /** What was checked, in lines for people. */
  readonly subject: readonly string[];
  readonly findings: readonly Finding[];
  /** The same and more, for programs. */
  readonly details: Readonly<Record<string, unknown>>;
}

export const EXIT_CODES: Readonly<Record<Verdict, number>> = { fits: 0, wrong: 1, open: 2 };

export const ok = (what: string, text: string): Finding => ({ what, mark: "ok", text });
export const fail = (what: string, text: string, short: string): Finding => ({
  what,
  mark: "FAIL",
  text,
  short,
});
export const open = (what: string, text: string, short: string): Finding => ({
  what,
  mark: "open",
  text,
  short,
});

export function render({ subject, findings }: Report): string {
  const lines = findings.map(({ what, mark, text }) => `${mark.padEnd(4)}  ${what}: ${text}`);
  const said = [...subject, "", ...lines, "", verdictLine(findings)];
  return `${said.map(neutralLine).join("\n")}\n`;
}

/** What comes of all findings, in a sentence. */
export function verdictLine(findings: readonly Finding[]): string {
  const why = (mark: Mark): string =>
    findings.flatMap((one) => (one.mark === mark && one.short ? [one.short] : [])).join("; ");
  const verdict = verdictOf(findings);
  if (verdict === "wrong") return `WRONG: ${why("FAIL")}.`;
  if (verdict === "open") return `Nothing wrong was found, and it is not decided: ${why("open")}.`;
  return "Everything that was checked fits, and it is signed by the pledge that was named.";
}
