// The output of `gadalka arena replay`: the result, then a line for each check.

import type {
  Difference,
  Engine,
  Manifest,
  NotReplayed,
  OpenBundle,
  Replay,
  ScheduleProblem,
} from "../../arena/bundles/index.ts";
import { isSameEngine } from "../../arena/bundles/index.ts";
import type { Named } from "../../core/verify/index.ts";
import { plain } from "../../infra/console/plain.ts";
import { type Finding, fail, ok, open, verdictLine } from "../verify/finding.ts";
import { pledgeFinding, signatureFinding } from "../verify/index.ts";

const DIGITS = 16;
/** `2026-11-24`. */
const DATE_DIGITS = 10;
const LACKING_MAX = 10;

/** Whether this program's engine is the one that made the bundle. */
export function engineFinding(there: Engine, here: Engine): Finding {
  if (isSameEngine(there, here)) return ok("engine", `same as this program's, ${short(here)}`);
  const both = `${short(there)} there, ${short(here)} here`;
  return open(
    "engine",
    `ANOTHER version made this bundle (${both}). Differences may come from that; the host's version decides`,
    "another engine made it",
  );
}

function short({ sources, quickjs }: Engine): string {
  return `${sources.slice(0, DIGITS)}.${quickjs.slice(0, DIGITS)}`;
}

/** All findings except the engine's. */
export function findingsOf(bundle: OpenBundle, replay: Replay, named: Named | undefined): readonly Finding[] {
  return [
    ...signedFindings(bundle, named),
    movesFinding(replay),
    scheduleFinding(bundle.manifest, replay),
    ...(replay.schedule ? [] : [tableFinding(replay), drawFinding(bundle.manifest, replay)]),
    ...restFindings(bundle, replay),
  ];
}

function signedFindings({ pledge }: OpenBundle, named: Named | undefined): readonly Finding[] {
  if (pledge) return [signatureFinding("signed", pledge), pledgeFinding(pledge, named)];
  const why = "not signed: anyone could have made this";
  const isNamed = named?.by === "you";
  return [
    isNamed
      ? fail("signature", `${why}, so it needn't be the host you named`, why)
      : open("signature", why, why),
  ];
}

function movesFinding({ same, differing, matches, isComplete }: Replay): Finding {
  const played = `${same} of ${matchesOf(matches)} are the same, byte for byte`;
  if (differing > 0) return fail("moves", `${played}; DIFFERENT: ${differing}`, "moves differ");
  if (!isComplete) return open("moves", `${played}; stopped before the end`, "the replay was stopped");
  if (same === 0 && matches > 0) {
    const none = "none of its matches could be replayed here";
    return open("moves", none, none);
  }
  return ok("moves", played);
}

const SCHEDULE: Readonly<Record<ScheduleProblem["kind"], string>> = {
  "no-plan": "it has no plan, so no one can tell who had to meet whom",
  head: "its id, games or entrants are NOT those in its plan",
  missing: "a planned match is MISSING",
  twice: "a match is in it TWICE",
  changed: "a match is NOT as planned: its names, sides, rounds or seed differ",
  unplanned: "a match in it was NEVER planned",
};

function scheduleFinding({ kind }: Manifest, { schedule, unplayed, table }: Replay): Finding {
  const what = "plan";
  if (schedule) {
    const { match, names } = schedule;
    const where = match === undefined ? names?.map(plain).join(" – ") : `match ${match}`;
    return fail(
      what,
      `${SCHEDULE[schedule.kind]}${where ? ` (${where})` : ""}`,
      "the matches aren't the planned ones",
    );
  }
  if (table === "unchecked")
    return open(what, "not checked: the replay was stopped before the end", "the plan wasn't checked");
  if (unplayed > 0) {
    const text = `pairs without a match: ${unplayed}. They weren't played that month, or they were left out`;
    return open(what, text, `pairs without a match: ${unplayed}`);
  }
  return ok(what, kind === "season" ? "every pair has all its matches" : "every planned match is in it once");
}

function tableFinding({ table }: Replay): Finding {
  if (table === "follows") return ok("table", "it follows from these results");
  if (table === "unchecked")
    return open(
      "table",
      "not computed again: the replay was stopped before the end",
      "the table wasn't computed",
    );
  return fail(
    "table",
    "it does NOT follow from the results in the bundle",
    "the table doesn't follow from the results",
  );
}

function drawFinding({ kind }: Manifest, { draw }: Replay): Finding {
  const dice = kind === "season" ? "all random numbers follow" : "the seed follows";
  switch (draw.kind) {
    case "follows":
      return ok(
        "draw",
        `${dice} from the published key of the day, the entrants and the settings, as pledged`,
      );
    case "differs":
      return fail(
        "draw",
        "it does NOT follow from the key of the day, the entrants and the settings",
        "the draw doesn't follow from the key",
      );
    case "other-key":
      return fail(
        "draw",
        "the key you passed does NOT belong to its pledge",
        "the key doesn't belong to the pledge",
      );
    case "no-key": {
      const when = new Date(draw.publishedAt).toISOString().slice(0, DATE_DIGITS);
      const how = `To check it, pass the key of day ${draw.day} or a later one, which /fairness shows from ${when} on: --key gdd1.…`;
      return open("draw", `the host could have chosen it. ${how}`, "the key of the day is missing");
    }
    case "no-pledge":
      return open(
        "draw",
        `its pledge is ${plain(draw.pledge)}. Pass it: --pledge gdp1.…`,
        "its pledge is missing",
      );
    case "chosen":
      return open(
        "draw",
        "whoever ran it chose the seed; it doesn't follow from a day key",
        "the seed was chosen",
      );
    case "unchecked":
      return open("draw", "not checked", "the draw wasn't checked");
  }
}

const WHY: Readonly<Record<NotReplayed, string>> = {
  void: "void, so there's nothing to compare",
  clock: "decided by a clock, which can differ between machines",
  sealed: "with a file whose source isn't here",
  unknown: "with a game or strategy this version doesn't know",
  undecided: "not decided, because this machine hit a limit",
};

function restFindings({ manifest }: OpenBundle, { notReplayed, lacking }: Replay): readonly Finding[] {
  const reasons = (Object.keys(WHY) as NotReplayed[]).filter((why) => notReplayed[why] > 0);
  return reasons.map((why) => {
    const which = why === "sealed" ? `: ${lackingWords(manifest, lacking)}` : "";
    const count = matchesOf(notReplayed[why]);
    return open("not replayed", `${count} ${WHY[why]}${which}`, `${count} not replayed`);
  });
}

function lackingWords({ entrants }: Manifest, lacking: ReadonlyMap<string, number>): string {
  const ids = [...lacking.keys()];
  const named = ids.slice(0, LACKING_MAX).map((id) => {
    const names = entrants.filter(({ strategy }) => strategy === id).map(({ name }) => plain(name));
    return `${names.join(", ")} (${plain(id)})`;
  });
  const more = ids.length - named.length;
  const hint = "pass a folder with them: --sources folder";
  return `${named.join("; ")}${more > 0 ? ` and ${more} more` : ""}; ${hint}`;
}

export const render = {
  /** What is being replayed, with a warning if a different engine made it. */
  heading({ title, kind, id, games, entrants, matches }: Manifest, engine: Finding): string {
    const what = `${plain(title)}: ${kind} ${plain(id)}, ${games.map(plain).join(", ")}, ${entrants.length} entrants`;
    return `${what}, ${matchesOf(matches)}\n${line(engine)}`;
  },

  report(replay: Replay, findings: readonly Finding[]): string {
    const differences = replay.differences.map((one) => `      ${differenceWords(one)}`);
    const more = replay.differing - replay.differences.length;
    const lines = [
      ...findings.map(line),
      ...["", resultWords(replay), ...differences],
      ...(more > 0 ? [`      and ${more} more`] : []),
      verdictLine(findings),
    ];
    return `${lines.join("\n")}\n`;
  },
};

function line({ what, mark, text }: Finding): string {
  return `${mark.padEnd(4)}  ${what}: ${text}`;
}

function resultWords({ matches, same, differing, isComplete }: Replay): string {
  const left = isComplete ? "" : " Stopped before the end.";
  const rest = matches - same - differing;
  const others = rest > 0 && isComplete ? `; not replayed: ${rest}` : "";
  if (differing > 0)
    return `DIFFERENT: ${differing} of ${matchesOf(matches)}; ${same} are the same${others}.${left}`;
  return `${same} of ${matchesOf(matches)} are the same, byte for byte${others}.${left}`;
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
