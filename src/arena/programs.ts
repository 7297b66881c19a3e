// Matches with programs in any language, which are sent lines and answer with moves.

import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { MatrixGame, Side } from "../core/games/index.ts";
import { type Player, PlayerFailure } from "../core/matches/match.ts";
import { requireNotation, spaced } from "../core/matches/recorded-moves.ts";
import { deadline } from "../infra/deadline.ts";

interface Program {
  /** A command line for the system's shell. */
  readonly command: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly game: MatrixGame;
  readonly side: Side;
  readonly rounds: number;
  /** For each move but the first, in milliseconds. */
  readonly moveMs: number;
}

/** For the first move: interpreters and virtual machines start slowly. */
const START_MS = 10_000;
/** To exit after the match. */
const END_MS = 1000;
const LAST_WORDS_MAX = 200;
const QUOTED_MAX = 40;
/** In bytes: only a program that doesn't read gets that far behind. */
const UNREAD_MAX = 100_000;

/** Starts a program, with this process's rights. Its failures surface at its next move. @throws MoveTextProblem. */
export function openProgram({ command, environment, game, side, rounds, moveMs }: Program): Player {
  const notation = requireNotation(game);
  const env = { ...environment, GADALKA_GAME: game.id, GADALKA_SIDE: side };
  // Detached: in a process group of its own, so that its children are killed with it.
  const child = spawn(command, { shell: true, detached: true, env });
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended already, or the platform has no process groups.
      child.kill("SIGKILL");
    }
    // What left the group may still hold the pipes.
    child.stdout.destroy();
    child.stderr.destroy();
  };
  process.once("exit", kill);
  // It may end without reading what it was sent.
  child.stdin.on("error", () => undefined);
  let lastWords = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS_MAX);
  });
  const ended = once(child, "close")
    .then(([code, signal]) => {
      const words = lastWords.trim().split("\n").at(-1);
      const how = signal ? `by ${signal}` : `with code ${code}`;
      return `it ended ${how}${words ? `; its last output was ${JSON.stringify(words)}` : ""}`;
    })
    .catch((error: Error) => `it can't be started (${error.message})`)
    .finally(() => process.off("exit", kill));
  const lines = linesOf(child.stdout);
  const nextLine = async (): Promise<string> => {
    // Reading fails if it's killed meanwhile.
    const line = await lines.next().catch(() => undefined);
    if (typeof line?.value === "string") return line.value.trim();
    throw new PlayerFailure("crashed", await ended);
  };
  // Until all of its output is read, it counts as running.
  const exit = async (): Promise<void> => {
    while (!(await lines.next().catch(() => ({ done: true }))).done);
    await ended;
  };
  let limitMs = Math.max(START_MS, moveMs);
  child.stdin.write(`new ${rounds}\n`);
  return {
    async choose() {
      if (child.stdin.writableLength > UNREAD_MAX)
        throw new PlayerFailure("stalled", "it doesn't read what it's sent");
      const text = await deadline(nextLine(), limitMs);
      if (text === undefined) throw new PlayerFailure("stalled", `it didn't answer within ${limitMs} ms`);
      limitMs = moveMs;
      const move = text.length === 1 ? notation.moveOf(text.charCodeAt(0)) : undefined;
      if (move !== undefined) return move;
      const quoted = JSON.stringify(text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text);
      throw new PlayerFailure(
        "illegal",
        `it answered ${quoted}, which isn't a move; moves are ${spaced(notation)}`,
      );
    },
    observe: (_own, opponent) => void child.stdin.write(`${notation.characters.charAt(opponent)}\n`),
    async end(isOver) {
      child.stdin.end("end\n");
      if (isOver) await deadline(exit(), END_MS);
      kill();
      await ended;
    },
  };
}

/** More characters than any valid line has. */
const LINE_MAX = 20_000;

/** The lines of a stream. One that exceeds the limit comes in pieces. */
export async function* linesOf(input: Readable): AsyncGenerator<string, void> {
  let rest = "";
  for await (const chunk of input.setEncoding("utf8")) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() as string;
    yield* lines;
    if (rest.length <= LINE_MAX) continue;
    yield rest;
    rest = "";
  }
  if (rest !== "") yield rest;
}
