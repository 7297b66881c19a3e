// `gadalka strategy test`: the trial of `/strategy submit`, by the same code, and its report for a terminal: a table with
// bars and how much of the limits it used, or where a rule was first broken.

import { basename } from "node:path";
import { CHAT_GAMES } from "../../../commands/kit/chat-games.ts";
import {
  asName,
  type FileRefusal,
  formRefusal,
  MATCH_LIMITS,
  TRIAL_MATCHES,
  TRIAL_OPPONENTS,
  TRIAL_ROUNDS,
  type Tried,
  tryFile,
} from "../../../commands/strategy/index.ts";
import type { StrategySources } from "../../arena/match/task.ts";
import { openSandbox, type Sandbox } from "../../arena/sandbox/sandbox.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import type { SourcePlace } from "../../core/matches/match.ts";
import { hearCtrlC, INTERRUPTED } from "../../infra/console/interruption.ts";
import { type Progress, progressOn } from "../../infra/console/progress.ts";
import { neutralText } from "../../infra/i18n/name-in-text.ts";
import { textTable } from "../../infra/text-table.ts";
import { type ReadFile, readLocalFile } from "./local-file.ts";
import { quotedPlace } from "./source-place.ts";

export interface TestOptions {
  readonly game?: MatrixGame;
  readonly json?: true;
}

const EXIT_CODES = { accepted: 0, refused: 1, undecided: 2 } as const;
const MB = 2 ** 20;
/** Length of a full bar to one side, when all rounds are won or lost. */
const BAR_CELLS = 12;
const GAUGE_CELLS = 20;

/** Prints the report; exit code 1 if the file would be refused, 2 if the machine gave up. @throws ConfigProblem if the
 * file can't be read. */
export async function testStrategy(path: string, { game, json }: TestOptions): Promise<void> {
  const file = await readLocalFile("strategy test", path);
  const games = game ? [game] : CHAT_GAMES;
  const { signal, release } = hearCtrlC();
  const progress = progressOn(process.stderr, "matches");
  const ended = await tryFile(
    (sources) => counted(sources, progress, TRIAL_MATCHES * games.length),
    { fileName: file.name, bytes: file.bytes },
    games,
    signal,
  ).finally(() => {
    progress.end();
    release();
  });
  if (ended)
    process.stdout.write(json ? jsonOf(file, ended) : neutralText(describeTrial(file, ended, games)));
  process.exitCode = ended ? EXIT_CODES[verdictOf(ended)] : INTERRUPTED;
}

/** A sandbox whose matches advance the progress bar. */
function counted(strategySources: StrategySources, progress: Progress, planned: number): Sandbox {
  const sandbox = openSandbox({ strategySources });
  let played = 0;
  return {
    ...sandbox,
    play(task, signal) {
      progress.show(played++, planned, `at ${task.rule}, ${task.strategies[0]}`);
      return sandbox.play(task, signal);
    },
  };
}

function verdictOf(ended: Tried | FileRefusal): keyof typeof EXIT_CODES {
  if (!("kind" in ended)) return "accepted";
  return ended.kind === "too-slow" ? "undecided" : "refused";
}

/** The file's own name, if it's one to submit it under. */
function nameOf({ name: fileName }: ReadFile): string | undefined {
  const name = asName(basename(fileName).replace(/\.[cm]?[jt]s$/i, ""));
  return formRefusal(name) === undefined ? name : undefined;
}

/** The report for programs, on one line and without the source. */
function jsonOf(file: ReadFile, ended: Tried | FileRefusal): string {
  const verdict = verdictOf(ended);
  const subject = { file: file.path, bytes: file.bytes.length, name: nameOf(file), verdict };
  if ("kind" in ended) return `${JSON.stringify({ ...subject, refusal: ended })}\n`;
  const { source: _played, bytes: heapBytes, ...tried } = ended;
  const { steps: stepsMax, bytes: heapBytesMax } = MATCH_LIMITS;
  return `${JSON.stringify({ ...subject, ...tried, stepsMax, heapBytes, heapBytesMax })}\n`;
}

export function describeTrial(
  file: ReadFile,
  ended: Tried | FileRefusal,
  games: readonly MatrixGame[],
): string {
  const head = `${file.path}, ${file.bytes.length.toLocaleString("en")} bytes`;
  if ("kind" in ended) return `${head}\n\n${whyNot(file, ended, games)}\n`;
  const name = nameOf(file);
  const next = `It would be accepted. Submit it: /strategy submit ${name ?? "my-bot"}, with the file`;
  const parts = [
    `${head}, ${ended.id}\n`,
    ...ended.games.map(gameText),
    othersText(ended),
    takenText(ended),
    `${next}${name === undefined ? " (under a name you choose)" : ""}\n`,
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function gameText({ game, results }: Tried["games"][number]): string {
  const won = results.filter(({ wins, losses }) => wins > losses).length;
  const title = `${game}: ${won} of ${TRIAL_OPPONENTS.length} matches won, ${TRIAL_ROUNDS} rounds each, played twice`;
  const rows = results.map(({ opponent, wins, losses, draws }) => {
    const net = wins - losses;
    return [opponent, ...[wins, losses, draws].map(String), `${net > 0 ? "+" : ""}${net}`, bar(net)];
  });
  return `${title}\n${textTable([["", "won", "lost", "drawn", "net", ""], ...rows])}`;
}

/** Extends right from the middle for a net win, left for a net loss. */
function bar(net: number): string {
  const cells = Math.min(BAR_CELLS, Math.ceil((Math.abs(net) / TRIAL_ROUNDS) * BAR_CELLS));
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

/** Why nothing would be registered. */
function whyNot(file: ReadFile, refusal: FileRefusal, games: readonly MatrixGame[]): string {
  switch (refusal.kind) {
    case "load":
      return placed(file, "It doesn't load", refusal);
    case "games": {
      const offered = games.map(({ id }) => id).join(", ");
      return `It says it plays ${refusal.named.join(", ") || "nothing"}. It can be tried at ${offered}.`;
    }
    case "breach": {
      const { game, opponent, round } = refusal.breach;
      const when = round > 0 ? `in round ${round}` : "before the first round";
      return placed(file, `At ${game}, against ${opponent}, ${when}`, refusal.breach);
    }
    case "unsteady": {
      const { game, opponent, round } = refusal;
      const where = `at ${game}, against ${opponent}, the moves differ from round ${round} on`;
      return `It plays differently each time: ${where}. The same rounds must give the same moves.`;
    }
    case "too-slow":
      return "Its trial ran out of time. That isn't a verdict: make it compute less, or try again.";
  }
}

function placed(
  { path, bytes }: ReadFile,
  what: string,
  { reason, at }: { readonly reason: string; readonly at?: SourcePlace | undefined },
): string {
  return `${what}: ${reason}${at ? `\n${quotedPlace(path, new TextDecoder().decode(bytes), at)}` : ""}`;
}
