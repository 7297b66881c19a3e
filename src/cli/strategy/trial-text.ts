// A trial's report for a terminal: a table with bars and usage of the limits; or the position
// where a rule was first broken.

import {
  FILE_TRIAL_ROUNDS,
  type FileRefusal,
  MATCH_LIMITS,
  type Tried,
} from "../../../commands/strategy/index.ts";
import type { SourcePlace } from "../../arena/index.ts";
import { textTable } from "../../infra/text-table.ts";
import { quotedPlace } from "./source-place.ts";

export interface TrialReport {
  readonly verdict: "accepted" | "refused" | "undecided";
  /** The path as typed. */
  readonly path: string;
  /** The name to submit it under; absent if the file's own name isn't valid. */
  readonly name?: string;
  readonly bytes: number;
  readonly id?: string;
  readonly tried?: Tried;
  readonly refusal?: FileRefusal;
}

const MB = 2 ** 20;
/** Length of a full bar to one side, when all rounds are won or lost. */
const BAR_CELLS = 12;
const GAUGE_CELLS = 20;

export function describeTrial(report: TrialReport): string {
  const { path, id, bytes, tried, refusal } = report;
  const head = `${path}, ${bytes.toLocaleString("en")} bytes${id ? `, ${id}` : ""}\n`;
  if (refusal) return `${head}\n${whyNot(path, refusal)}\n`;
  const parts = tried ? [...tried.games.map(gameText), othersText(tried), takenText(tried)] : [];
  return [head, ...parts.filter((part) => part !== ""), nextText(report)].join("\n");
}

/** The same for programs, on one line and without the source. */
export function jsonOf({ path: file, tried, refusal, ...report }: TrialReport): string {
  const { games = [], steps, bytes: heapBytes, ...others } = tried ?? {};
  const { steps: stepsMax, bytes: heapBytesMax } = MATCH_LIMITS;
  const taken = tried && { ...others, steps, stepsMax, heapBytes, heapBytesMax };
  const results = tried && { games, ...taken };
  const { source: _source, ...why } = { source: "", ...refusal };
  return `${JSON.stringify({ file, ...report, ...results, ...(refusal && { refusal: why }) })}\n`;
}

function gameText({ game, results }: Tried["games"][number]): string {
  const won = results.filter(({ wins, losses }) => wins > losses).length;
  const title = `${game}: ${won} of ${results.length} matches won, ${FILE_TRIAL_ROUNDS} rounds each, played twice`;
  const rows = results.map(({ opponent, wins, losses, draws }) => {
    const net = wins - losses;
    return [opponent, ...[wins, losses, draws].map(String), `${net > 0 ? "+" : ""}${net}`, bar(net)];
  });
  return `${title}\n${textTable([["", "won", "lost", "drawn", "net", ""], ...rows])}`;
}

/** Extends right from the middle for a net win, left for a net loss. */
function bar(net: number): string {
  const cells = Math.min(BAR_CELLS, Math.ceil((Math.abs(net) / FILE_TRIAL_ROUNDS) * BAR_CELLS));
  const [left, right] = net < 0 ? [cells, 0] : [0, cells];
  return `${"█".repeat(left).padStart(BAR_CELLS)}│${"█".repeat(right).padEnd(BAR_CELLS)}`;
}

function othersText({ broke, untried }: Tried): string {
  const lines = [
    ...broke.map(({ game, reason }) => `${game}: doesn't play it, because ${reason}`),
    ...untried.map((game) => `${game}: not tried, because it takes many steps; try it with --game ${game}`),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function takenText({ steps, bytes, matchMs }: Tried): string {
  const { steps: stepsMax, bytes: bytesMax } = MATCH_LIMITS;
  const mb = (value: number): string => (value / MB).toFixed(1);
  return textTable(
    [
      ["steps", gauge(steps / stepsMax), `at most ${steps} of ${stepsMax} in a match`],
      ["memory", gauge(bytes / bytesMax), `${mb(bytes)} of ${mb(bytesMax)} MB`],
      ["time", "", `${Math.max(1, Math.round(matchMs))} ms per match here; no limit applies`],
    ].map(([what = "", shown = "", value = ""]) => [
      `${what.padEnd(7)} ${shown.padEnd(GAUGE_CELLS + 2)}  ${value}`,
    ]),
  );
}

function gauge(share: number): string {
  return `[${"#".repeat(Math.ceil(Math.min(1, share) * GAUGE_CELLS)).padEnd(GAUGE_CELLS, ".")}]`;
}

function nextText({ name }: TrialReport): string {
  const asked = name ?? "my-bot";
  const how = `It would be accepted. Submit it: /strategy submit ${asked}, with the file`;
  return name === undefined ? `${how} (under a name you choose)\n` : `${how}\n`;
}

/** All reasons why nothing would be registered. */
function whyNot(path: string, refusal: FileRefusal): string {
  switch (refusal.kind) {
    case "load":
      return placed(path, "It doesn't load", refusal, refusal.source);
    case "games":
      return `It says it plays ${refusal.named.join(", ") || "nothing"}. Chats have rps, rpsls and oddeven.`;
    case "too-slow":
      return "Its trial ran out of time. That isn't a verdict: make it compute less, or try again.";
    case "trial":
      return endText(path, refusal.end, refusal.source);
    case "name":
      return `Its name isn't valid: ${refusal.refusal}`;
  }
}

type TrialFailure = Extract<FileRefusal, { kind: "trial" }>["end"];

/** Why a trial failed. */
function endText(path: string, end: TrialFailure, source: string): string {
  if ("unsteady" in end) {
    const { game, opponent, round } = end.unsteady;
    const where = `at ${game}, against ${opponent}, the moves differ from round ${round} on`;
    return `It plays differently each time: ${where}. The same rounds must give the same moves.`;
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
