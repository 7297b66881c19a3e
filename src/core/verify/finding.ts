// What a check found, as values; callers put them into words. A verdict follows only from its findings.

/** `open`: it couldn't be checked, and without it there's no verdict; `skip`: it wasn't asked for. */
export type Mark = "ok" | "FAIL" | "open" | "skip";

/** Why a move wasn't replayed. */
export type Gap =
  /** The opponent was written by someone else and plays from a file of its own. */
  | "apart"
  /** The export no longer has what was known then. */
  | "history-cut"
  | "no-history"
  /** The export doesn't belong to this match. */
  | "other-history"
  /** This program has a different version of the strategy. */
  | "other-version"
  /** The export is someone else's. */
  | "other-player"
  /** The match committed to rounds other than those that the player had. */
  | "false-history"
  /** This program has no such strategy, or not for this game. */
  | "unknown-strategy";

/** The values of each finding; `pledge`, `noted`: short ids of pledges; `at`: Unix ms. */
interface Findings {
  "seals-open": { readonly count: number };
  "seals-broken": { readonly count: number };
  "taken-back": { readonly numbers: readonly number[] };
  /** When it started and when its last round was played, as it states itself, Unix ms. */
  "played-at": { readonly begun: number; readonly ended: number };
  "times-differ": { readonly begun: number };
  "times-too-late": { readonly begun: number };
  /** The first seals of later seed epochs: either those that only the host confirms, or all of them. */
  "anew-open": { readonly numbers: readonly number[] };
  "anew-confirmed": { readonly numbers: readonly number[] };
  /** How many boards were drawn before, and when this one was drawn, Unix ms. */
  "board-again-open": { readonly count: number; readonly at: number };
  "board-again-confirmed": { readonly count: number; readonly at: number };
  "settings-open": { readonly numbers: readonly number[] };
  "settings-confirmed": { readonly numbers: readonly number[] };
  "account-false": { readonly numbers: readonly number[] };
  /** `rounds`: the total number booked at other games. */
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
  /** The last of the days. */
  "dice-differ": DayOf;
  "dice-early": DayOf;
  "dice-other-key": object;
  /** `isDue`: the key should be published by now (at `publishedAt`); `given`: the key that's available. */
  "dice-no-key": DayOf & { readonly publishedAt: number; readonly isDue: boolean; readonly given?: DayOf };
  "no-guess-first": object;
  "no-guess-another": object;
  "no-guess-unsearched": object;
  "moves-same": { readonly count: number; readonly sealed: number };
  /** `left`: how many moves weren't replayed; `gap`: why the first of them wasn't. */
  "moves-different": {
    readonly numbers: readonly number[];
    readonly sealed: number;
    readonly left: number;
    readonly gap: Gap | undefined;
  };
  /** `version`: the one in this program. */
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

/** A day of a pledge, and when it starts. */
export interface DayOf {
  readonly day: number;
  readonly at: number;
}

/** Who named the pledge that a proof is compared with: the person checking, or the host's own copy. */
export type NamedBy = "you" | "host";

export type FindingCode = keyof Findings;

/** What was checked. */
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

/** For each code, a function of its values. */
export type ByFinding<Result> = { readonly [Code in FindingCode]: (values: Findings[Code]) => Result };

export function finding<Code extends FindingCode>(
  what: What,
  mark: Mark,
  code: Code,
  values: Findings[Code],
): Finding {
  return { what, mark, code, values } as unknown as Finding;
}

/** `fits`: everything that was checked fits, and the named pledge signed it; `wrong`: something isn't as it was
 * pledged, sealed or signed; `open`: neither. */
export type Verdict = "fits" | "open" | "wrong";

/** Whether a host may say that its own proof fits: nothing is wrong, it's signed, and everything that could be checked
 * was. What can't be known yet doesn't count against it. */
export function isSound(findings: readonly Finding[]): boolean {
  const isUnsearched = findings.some(({ code }) => code === "no-guess-unsearched");
  return verdictOf(findings) !== "wrong" && findings.some(({ code }) => code === "signed") && !isUnsearched;
}

export function verdictOf(findings: readonly { readonly mark: Mark }[]): Verdict {
  if (findings.some(({ mark }) => mark === "FAIL")) return "wrong";
  return findings.some(({ mark }) => mark === "open") ? "open" : "fits";
}
