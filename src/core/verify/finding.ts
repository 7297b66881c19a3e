// What a check found, as values: whoever shows it has the words. A verdict says no more than its findings.

/** `open`: it could not be checked, and without it nothing is decided; `skip`: it was not asked for. */
export type Mark = "ok" | "FAIL" | "open" | "skip";

/** Why a move was not played again. */
export type Gap =
  /** What others made plays by a file of its own. */
  | "apart"
  /** The export no longer has what was known then. */
  | "history-cut"
  | "no-history"
  /** The export is not that of this match. */
  | "other-history"
  /** This program has another version of what plays. */
  | "other-version"
  /** The export is of somebody else. */
  | "other-player"
  /** The match was bound to other rounds than those that the player had. */
  | "false-history"
  /** This program knows no such strategy, or none for the game. */
  | "unknown-strategy";

/** What is said of each, with what it takes; `pledge`, `noted`: short ids of pledges; `at`: Unix ms. */
interface Findings {
  "seals-open": { readonly count: number };
  "seals-broken": { readonly count: number };
  "taken-back": { readonly numbers: readonly number[] };
  /** When it began and when its last round was played, by its own account, Unix ms. */
  "played-at": { readonly begun: number; readonly ended: number };
  "times-differ": { readonly begun: number };
  "times-too-late": { readonly begun: number };
  /** The first seals of later openings: those that nobody but the host confirms, or all. */
  "anew-open": { readonly numbers: readonly number[] };
  "anew-confirmed": { readonly numbers: readonly number[] };
  /** How many boards were drawn before, and when this one was, Unix ms. */
  "board-again-open": { readonly count: number; readonly at: number };
  "board-again-confirmed": { readonly count: number; readonly at: number };
  "settings-open": { readonly numbers: readonly number[] };
  "settings-confirmed": { readonly numbers: readonly number[] };
  "account-false": { readonly numbers: readonly number[] };
  /** `rounds`: booked elsewhere, all together. */
  "account-open": { readonly numbers: readonly number[]; readonly rounds: number };
  "account-confirmed": { readonly numbers: readonly number[] };
  signed: { readonly pledge: string };
  forged: { readonly pledge: string };
  unsigned: object;
  "pledge-named": { readonly by: NamedBy; readonly pledge: string };
  "pledge-not-named": { readonly pledge: string };
  "pledge-of-others": { readonly pledge: string };
  "pledge-later": { readonly pledge: string; readonly noted: readonly string[] };
  "pledge-other": { readonly pledge: string; readonly noted: readonly string[] };
  "dice-fit": { readonly days: readonly DayOf[] };
  /** Of the last day. */
  "dice-differ": DayOf;
  "dice-early": DayOf;
  "dice-other-key": object;
  /** `isDue`: the key was told by now, `tellsAt` being when; `given`: the key that there is. */
  "dice-no-key": DayOf & { readonly tellsAt: number; readonly isDue: boolean; readonly given?: DayOf };
  "no-guess-first": object;
  "no-guess-another": object;
  "no-guess-unsearched": object;
  "moves-same": { readonly count: number; readonly sealed: number };
  /** `left`: moves that were not played again, and why the first of them was not. */
  "moves-different": {
    readonly numbers: readonly number[];
    readonly sealed: number;
    readonly left: number;
    readonly gap: Gap | undefined;
  };
  /** `version`: this program's. */
  "moves-open": {
    readonly gap: Gap;
    readonly count: number;
    readonly sealed: number;
    readonly version: string | undefined;
  };
  "noted-none-given": object;
  "noted-fit": {
    readonly count: number;
    readonly seals: number;
    readonly sealed: number;
    readonly foreign: number;
  };
  "noted-broken": { readonly lines: readonly string[]; readonly foreign: number };
  "noted-nothing": { readonly foreign: number };
  "board-none-given": { readonly seal: string };
  "board-shown": { readonly foreign: number };
  "board-not-shown": { readonly foreign: number };
}

/** A day of a pledge, and when it began. */
export interface DayOf {
  readonly day: number;
  readonly at: number;
}

/** Who named the pledge that a proof is compared with: whoever checks, or the host's own copy. */
export type NamedBy = "you" | "host";

export type FindingCode = keyof Findings;

/** What was looked at. */
export type What =
  | "seals"
  | "given up"
  | "times"
  | "sealed again"
  | "settings"
  | "account"
  | "signature"
  | "pledge"
  | "dice"
  | "no guess"
  | "moves"
  | "noted";

interface FindingOf<Code extends FindingCode> {
  readonly what: What;
  readonly mark: Mark;
  readonly code: Code;
  readonly values: Findings[Code];
}

export type Finding = { readonly [Code in FindingCode]: FindingOf<Code> }[FindingCode];

/** By code, something of what its values are. */
export type ByFinding<Result> = { readonly [Code in FindingCode]: (values: Findings[Code]) => Result };

export function finding<Code extends FindingCode>(
  what: What,
  mark: Mark,
  code: Code,
  values: Findings[Code],
): Finding {
  return { what, mark, code, values } as unknown as Finding;
}

/** `fits`: everything that was checked fits, and it is signed by the pledge that was named; `wrong`:
 * something is not as it was pledged, sealed or signed; `open`: neither. */
export type Verdict = "fits" | "open" | "wrong";

/** Whether a host may say of a proof of its own that it fits: nothing is wrong, it is signed, and what could be
 * looked at was. What cannot be known yet is not against it. */
export function isSound(findings: readonly Finding[]): boolean {
  const isUnsearched = findings.some(({ code }) => code === "no-guess-unsearched");
  return verdictOf(findings) !== "wrong" && findings.some(({ code }) => code === "signed") && !isUnsearched;
}

export function verdictOf(findings: readonly { readonly mark: Mark }[]): Verdict {
  if (findings.some(({ mark }) => mark === "FAIL")) return "wrong";
  return findings.some(({ mark }) => mark === "open") ? "open" : "fits";
}
