// Runs an external program as a player. Warning: it has the host's rights, so only the host's own command line may name
// it.

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { MatrixGame, Move, Side } from "../../core/games/index.ts";
import { requireNotation, spaced } from "../../core/matches/index.ts";
import { LineInbox } from "./line-inbox.ts";
import { type Player, PlayerFailure } from "./player.ts";

/** In milliseconds. */
interface TimeLimits {
  /** For the first move, including startup. */
  readonly startMs: number;
  readonly moveMs: number;
  /** Time to exit after `end`; then it's killed. */
  readonly endMs: number;
}

interface Program {
  /** A command line for the system's shell. */
  readonly command: string;
  readonly game: MatrixGame;
  readonly side: Side;
  readonly limits: TimeLimits;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const LAST_WORDS_MAX = 200;
const QUOTED_MAX = 40;

/** Starts the program; failures surface at its next move. @throws MoveTextProblem. */
export function openProcess({ command, game, side, limits, environment }: Program): Player {
  const notation = requireNotation(game);
  const child = spawn(command, {
    shell: true,
    // A separate process group, so that its children are killed with it.
    detached: true,
    env: { ...environment, GADALKA_GAME: game.id, GADALKA_SIDE: side },
  });
  const { inbox, gone } = listen(child);
  const ask = async (line: string, limitMs: number): Promise<Move> => {
    child.stdin.write(`${line}\n`);
    const answer = (await inbox.next(limitMs)).trim();
    const move = answer.length === 1 ? notation.moveOf(answer.charCodeAt(0)) : undefined;
    if (move !== undefined) return move;
    throw new PlayerFailure(
      `it answered ${quoted(answer)}, which isn't a move; moves are ${spaced(notation)}`,
    );
  };
  return {
    begin: (rounds) => ask(`new ${rounds}`, limits.startMs),
    next: (opponent) => ask(notation.characters.charAt(opponent), limits.moveMs),
    async end(opponent) {
      child.stdin.end(opponent === undefined ? "end\n" : `${notation.characters.charAt(opponent)}\nend\n`);
      await gone(opponent === undefined ? 0 : limits.endMs);
    },
  };
}

/** Buffers the program's output, watches its exit, and kills it after a timeout. */
function listen(child: ChildProcessWithoutNullStreams) {
  const inbox = new LineInbox();
  let lastWords = "";
  const kill = (): void => killGroup(child);
  process.once("exit", kill);
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => inbox.receive(chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    lastWords = (lastWords + chunk).slice(-LAST_WORDS_MAX);
  });
  // Ignores EPIPE: the exit handler reports that the program has exited.
  child.stdin.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => {
    const over = (reason: string): void => {
      process.off("exit", kill);
      inbox.close(new PlayerFailure(reason));
      resolve();
    };
    child.once("error", (error) => over(`it can't be started (${error.message})`));
    child.once("close", (code, signal) => over(describeEnd(code, signal, lastWords)));
  });
  const gone = async (afterMs: number): Promise<void> => {
    const timer = setTimeout(() => {
      kill();
      // Processes that left the group may still hold the pipes; doesn't wait for them.
      child.stdout.destroy();
      child.stderr.destroy();
    }, afterMs);
    await closed;
    clearTimeout(timer);
  };
  return { inbox, gone };
}

function killGroup(child: ChildProcessWithoutNullStreams): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // There's no such group: the process already exited, or the platform has no process groups.
    child.kill("SIGKILL");
  }
}

function describeEnd(code: number | null, signal: string | null, lastWords: string): string {
  const how = signal ? `by ${signal}` : `with code ${code}`;
  const words = lastWords.trim().split("\n").at(-1);
  return `it ended ${how}${words ? `; its last output was ${JSON.stringify(words)}` : ""}`;
}

function quoted(answer: string): string {
  return JSON.stringify(answer.length > QUOTED_MAX ? `${answer.slice(0, QUOTED_MAX)}…` : answer);
}
