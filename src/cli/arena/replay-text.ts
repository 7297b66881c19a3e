// What `gadalka arena replay` says: the result first, then what was looked at, a line each.

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
  const why = "unsigned: anybody could have made this";
  const isNamed = named?.by === "you";
  return [
    isNamed ? fail("signature", `${why}, and not the host that you named`, why) : open("signature", why, why),
  ];
}

function movesFinding({ same, differing, matches, isComplete }: Replay): Finding {
  const played = `${same} of ${matchesOf(matches)} are byte for byte the same`;
  if (differing > 0) return fail("moves", `${played}; NOT so: ${differing}`, "moves differ");
  if (!isComplete) return open("moves", `${played}; broken off before the end`, "it was broken off");
  if (same === 0 && matches > 0) {
    const none = "nothing of it could be played here";
    return open("moves", none, none);
  }
  return ok("moves", played);
}

const SCHEDULE: Readonly<Record<ScheduleProblem["kind"], string>> = {
  "no-plan": "it holds no plan, from which alone anybody could say who had to meet whom",
  head: "its id, games or entrants are NOT those of its plan",
  missing: "a match that was planned is NOT in it",
  twice: "a match stands in it TWICE",
  changed: "a match is NOT the planned one: other names, sides, rounds or seed",
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
      "the matches are not those planned",
    );
  }
  if (table === "unchecked")
    return open(what, "not followed: broken off before the end", "the plan was not followed");
  if (unplayed > 0) {
    const text = `${unplayed} pairs have no match in it: they were not played that month, or are left out`;
    return open(what, text, `${unplayed} pairs have no match`);
  }
  return ok(
    what,
    kind === "season" ? "each pair has all its matches" : "every match that it asks for is there once",
  );
}

function tableFinding({ table }: Replay): Finding {
  if (table === "follows") return ok("table", "it follows from these results");
  if (table === "unchecked") return open("table", "not computed again", "the table was not computed");
  return fail("table", "it does NOT follow from the results in the bundle", "the table is not theirs");
}

function drawFinding({ kind }: Manifest, { draw }: Replay): Finding {
  const dice = kind === "season" ? "all dice follow" : "the seed follows";
  switch (draw.kind) {
    case "follows":
      return ok("draw", `${dice} from the key of the day, and from entrants and settings, as pledged`);
    case "differs":
      return fail(
        "draw",
        "it does NOT follow from the key of the day, entrants and settings",
        "the draw is false",
      );
    case "other-key":
      return fail("draw", "the key that was given is NOT one of its pledge", "the key is not the pledge's");
    case "no-key": {
      const when = new Date(draw.tellsAt).toISOString().slice(0, DATE_DIGITS);
      const how = `give the key of day ${draw.day} or a later one, shown by /fairness from ${when} on: --key gdd1.…`;
      return open("draw", `the host could have chosen it; ${how}`, "the key of the day was not given");
    }
    case "no-pledge":
      return open(
        "draw",
        `it is under the pledge ${plain(draw.pledge)}: --pledge gdp1.…`,
        "its pledge was not given",
      );
    case "chosen":
      return open("draw", "whoever held it chose the seed: no key of a day binds it", "the seed was chosen");
    case "unchecked":
      return open("draw", "not looked at", "the draw was not looked at");
  }
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
    const count = matchesOf(notReplayed[why]);
    return open("not played again", `${count} ${WHY[why]}${which}`, `${count} not played again`);
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

export const render = {
  /** What is played again, and a warning where another engine made it. */
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
