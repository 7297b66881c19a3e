// What `gadalka arena replay` says: the result first, then what was looked at, a line each.

import type {
  Difference,
  Engine,
  Manifest,
  NotReplayed,
  OpenBundle,
  Replay,
} from "../../arena/bundles/index.ts";
import { isSameEngine } from "../../arena/bundles/index.ts";
import type { Named } from "../../core/verify/index.ts";
import { plain } from "../../infra/console/plain.ts";
import { type Finding, fail, ok, open, skip } from "../verify/finding.ts";
import { pledgeFinding, signatureFinding } from "../verify/index.ts";

const DIGITS = 16;
const LACKING_MAX = 10;

/** Whether this program decides as the one that made the bundle. */
export function engineFinding(there: Engine, here: Engine): Finding {
  if (isSameEngine(there, here)) return ok("engine", `this program's own, ${short(here)}`);
  const both = `${short(there)} there, ${short(here)} here`;
  return open(
    "engine",
    `ANOTHER one made this bundle (${both}): what differs may come of that; take the version of its host to be sure`,
    "another engine made it",
  );
}

function short({ sources, quickjs }: Engine): string {
  return `${sources.slice(0, DIGITS)}.${quickjs.slice(0, DIGITS)}`;
}

/** Everything that was looked at but the engine. */
export function findingsOf(bundle: OpenBundle, replay: Replay, named: Named | undefined): readonly Finding[] {
  return [...signedFindings(bundle, named), tableFinding(replay), ...restFindings(bundle, replay)];
}

function signedFindings({ pledge }: OpenBundle, named: Named | undefined): readonly Finding[] {
  if (pledge) return [signatureFinding("signed", pledge), pledgeFinding(pledge, named)];
  const why = "unsigned: anybody could have made this";
  const isNamed = named?.by === "you";
  return [
    isNamed ? fail("signature", `${why}, and not the host that you named`, why) : open("signature", why, why),
  ];
}

function tableFinding({ table }: Replay): Finding {
  if (table === "follows")
    return ok("table", "who met whom, and the places, follow from the plan and the results");
  if (table === "unplanned")
    return skip("table", "not computed again: there is no plan in it from which it would follow");
  return fail(
    "table",
    "it does NOT follow from the plan and the results in the bundle",
    "the table is not theirs",
  );
}

const WHY: Readonly<Record<NotReplayed, string>> = {
  void: "void, so that there is nothing to compare",
  clock: "decided by a clock, which is not the same everywhere",
  sealed: "with a source that is not at hand",
  unknown: "with a game or strategy that this version does not know",
  undecided: "not decided here, because a limit of this machine stepped in",
};

function restFindings({ manifest }: OpenBundle, { notReplayed, lacking }: Replay): readonly Finding[] {
  const reasons = (Object.keys(WHY) as NotReplayed[]).filter((why) => notReplayed[why] > 0);
  return reasons.map((why) => {
    const which = why === "sealed" ? `: ${lackingWords(manifest, lacking)}` : "";
    return skip("not played again", `${matchesOf(notReplayed[why])} ${WHY[why]}${which}`);
  });
}

function lackingWords({ entrants }: Manifest, lacking: ReadonlyMap<string, number>): string {
  const ids = [...lacking.keys()];
  const named = ids.slice(0, LACKING_MAX).map((id) => {
    const names = entrants.filter(({ strategy }) => strategy === id).map(({ name }) => plain(name));
    return `${names.join(", ")} (${plain(id)})`;
  });
  const more = ids.length - named.length;
  const hint = "give a folder with them: --sources folder";
  return `${named.join("; ")}${more > 0 ? ` and ${more} more` : ""}; ${hint}`;
}

/** 1: something is wrong; 2: nothing was played again. */
export function exitCodeOf({ same, differing, matches }: Replay, findings: readonly Finding[]): number {
  if (differing > 0 || findings.some(({ mark }) => mark === "FAIL")) return 1;
  return same === 0 && matches > 0 ? 2 : 0;
}

export const render = {
  /** What is played again, and a warning where another engine made it. */
  heading({ title, kind, id, games, entrants, matches }: Manifest, engine: Finding): string {
    const what = `${plain(title)}: ${kind} ${plain(id)}, ${games.map(plain).join(", ")}, ${entrants.length} entrants`;
    return `${what}, ${matchesOf(matches)}\n${line(engine)}`;
  },

  report(_manifest: Manifest, replay: Replay, findings: readonly Finding[]): string {
    const differences = replay.differences.map((one) => `      ${differenceWords(one)}`);
    const more = replay.differing - replay.differences.length;
    const lines = [
      ...findings.map(line),
      ...["", resultWords(replay), ...differences],
      ...(more > 0 ? [`      and ${more} more`] : []),
    ];
    return `${lines.join("\n")}\n`;
  },
};

function line({ what, mark, text }: Finding): string {
  return `${mark.padEnd(4)}  ${what}: ${text}`;
}

function resultWords({ matches, same, differing, isComplete }: Replay): string {
  const left = isComplete ? "" : " Broken off before the end.";
  const rest = matches - same - differing;
  const others = rest > 0 && isComplete ? `; ${rest} were not played again` : "";
  if (differing > 0)
    return `DIFFERENT: ${differing} of ${matchesOf(matches)}; ${same} are the same${others}.${left}`;
  return `${same} of ${matchesOf(matches)} are byte for byte the same${others}.${left}`;
}

function differenceWords({ match, names, position, round, side, there, here }: Difference): string {
  const [a, b] = names.map(plain) as [string, string];
  const { round: of, game } = position;
  const who = `match ${match}, ${a} – ${b} (round ${of + 1} of the tournament, match ${game + 1} of theirs)`;
  if (round === undefined) return `${who}: "${plain(there)}" in the bundle, "${plain(here)}" here`;
  const mover = side === "a" ? a : b;
  return `${who}, round ${round}, side ${side} (${mover}): ${plain(there)} in the bundle, ${plain(here)} here`;
}

function matchesOf(count: number): string {
  return `${count} ${count === 1 ? "match" : "matches"}`;
}
