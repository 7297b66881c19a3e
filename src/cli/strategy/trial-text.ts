// The report of a trial for a terminal: a table with bars, what was taken of the limits, the hash of its
// play; or the first place where a rule was broken.

import {
  FILE_TRIAL_ROUNDS,
  type FileRefusal,
  MATCH_LIMITS,
  type Tried,
} from "../../../commands/strategy/index.ts";
import type { SourcePlace } from "../../arena/index.ts";
import { textTable } from "../../infra/console/text-table.ts";
import { quotedPlace } from "./source-place.ts";

export interface TrialReport {
  readonly verdict: "accepted" | "refused" | "undecided";
  /** As it was typed. */
  readonly path: string;
  /** By which it can be submitted; absent where the file's own name is none. */
  readonly name?: string;
  readonly bytes: number;
  readonly id?: string;
  readonly tried?: Tried;
  /** By game, whom it repeats. */
  readonly copyOf?: Readonly<Record<string, string>>;
  readonly refusal?: FileRefusal;
}

const MB = 2 ** 20;
/** Of a bar to one side: as many rounds won or lost as there are. */
const BAR_CELLS = 12;
const GAUGE_CELLS = 20;

export function describeTrial(report: TrialReport): string {
  const { path, id, bytes, tried, refusal } = report;
  const head = `${path}, ${bytes.toLocaleString("en")} bytes${id ? `, ${id}` : ""}\n`;
  if (refusal) return `${head}\n${whyNot(path, refusal)}\n`;
  const parts = tried
    ? [...tried.games.map((game) => gameText(game, report)), othersText(tried), takenText(tried)]
    : [];
  return [head, ...parts.filter((part) => part !== ""), nextText(report)].join("\n");
}

/** The same for programs, on one line, without the source. */
export function jsonOf({ path: file, tried, refusal, ...report }: TrialReport): string {
  const { games = [], steps, bytes: heapBytes, ...others } = tried ?? {};
  const { steps: stepsMax, bytes: heapBytesMax } = MATCH_LIMITS;
  const taken = tried && { ...others, steps, stepsMax, heapBytes, heapBytesMax };
  const results = tried && { games: games.map(({ opening: _moves, ...game }) => game), ...taken };
  const { source: _source, ...why } = { source: "", ...refusal };
  return `${JSON.stringify({ file, ...report, ...results, ...(refusal && { refusal: why }) })}\n`;
}

function gameText({ game, results, behaviour }: Tried["games"][number], { copyOf }: TrialReport): string {
  const won = results.filter(({ wins, losses }) => wins > losses).length;
  const title = `${game}: ${won} of ${results.length} matches won, ${FILE_TRIAL_ROUNDS} rounds each, played twice`;
  const rows = results.map(({ opponent, wins, losses, draws }) => {
    const net = wins - losses;
    return [opponent, ...[wins, losses, draws].map(String), `${net > 0 ? "+" : ""}${net}`, bar(net)];
  });
  const original = copyOf?.[game];
  const copy = original ? `It plays move by move as ${original} does, and would be named as its copy.\n` : "";
  return `${title}\n${textTable([["", "won", "lost", "drawn", "net", ""], ...rows])}plays as ${behaviour}\n${copy}`;
}

/** From the middle to the right what was won, to the left what was lost. */
function bar(net: number): string {
  const cells = Math.min(BAR_CELLS, Math.ceil((Math.abs(net) / FILE_TRIAL_ROUNDS) * BAR_CELLS));
  const [left, right] = net < 0 ? [cells, 0] : [0, cells];
  return `${"█".repeat(left).padStart(BAR_CELLS)}│${"█".repeat(right).padEnd(BAR_CELLS)}`;
}

function othersText({ broke, untried }: Tried): string {
  const lines = [
    ...broke.map(({ game, reason }) => `${game}: it does not play it, because ${reason}`),
    ...untried.map((game) => `${game}: not tried, because it takes so many steps; --game ${game} tries it`),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function takenText({ steps, bytes, matchMs }: Tried): string {
  const { steps: stepsMax, bytes: bytesMax } = MATCH_LIMITS;
  const mb = (value: number): string => (value / MB).toFixed(1);
  return textTable(
    [
      ["steps", gauge(steps / stepsMax), `${steps} of ${stepsMax} in a match at most`],
      ["memory", gauge(bytes / bytesMax), `${mb(bytes)} of ${mb(bytesMax)} MB`],
      ["time", "", `${Math.max(1, Math.round(matchMs))} ms a match here; it decides nothing`],
    ].map(([what = "", shown = "", told = ""]) => [
      `${what.padEnd(7)} ${shown.padEnd(GAUGE_CELLS + 2)}  ${told}`,
    ]),
  );
}

function gauge(share: number): string {
  return `[${"#".repeat(Math.ceil(Math.min(1, share) * GAUGE_CELLS)).padEnd(GAUGE_CELLS, ".")}]`;
}

function nextText({ name }: TrialReport): string {
  const asked = name ?? "my-bot";
  const how = `It would be accepted. Submit it: /strategy submit ${asked}, with the file`;
  return name === undefined ? `${how} (under a name of your own)\n` : `${how}\n`;
}

/** Each of the reasons for which nothing would be registered. */
function whyNot(path: string, refusal: FileRefusal): string {
  switch (refusal.kind) {
    case "load":
      return placed(path, "It does not load", refusal, refusal.source);
    case "games":
      return `It says that it plays ${refusal.named.join(", ") || "nothing"}; chats know rps, rpsls, oddeven.`;
    case "too-slow":
      return "Its trial took longer than there is time for one. That is no verdict: let it compute less, or try again.";
    case "trial":
      return endText(path, refusal.end, refusal.source);
    case "name":
      return `Its name is none: ${refusal.refusal}`;
    case "frozen":
      return `It is frozen: ${refusal.why}`;
  }
}

type TrialFailure = Extract<FileRefusal, { kind: "trial" }>["end"];

/** Why a trial was not passed. */
export function endText(path: string, end: TrialFailure, source: string): string {
  if ("gaveUp" in end) return `The machine that plays files gave up: ${end.gaveUp}. That is no verdict.`;
  if ("unsteady" in end) {
    const { game, opponent, round } = end.unsteady;
    const where = `at ${game}, against ${opponent}, the moves differ from round ${round} on`;
    return `It plays otherwise each time: ${where}. The same rounds must give the same moves.`;
  }
  const { game, opponent, round } = end.breach;
  const when = round > 0 ? `in round ${round}` : "before the first round";
  return placed(path, `At ${game}, against ${opponent}, ${when}`, end.breach, source);
}

function placed(
  path: string,
  what: string,
  { reason, at }: { readonly reason: string; readonly at?: SourcePlace },
  source: string,
): string {
  return `${what}: ${reason}${at ? `\n${quotedPlace(path, source, at)}` : ""}`;
}
