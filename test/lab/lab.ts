// Shared by the tests of `gadalka lab`: running it, a folder for each test file, and checking refusals.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { ConfigProblem } from "../../src/infra/config-problem.ts";
import { labCommand } from "../../src/lab/command.ts";
import { type Run, run } from "../cli/run.ts";
import { endAfterFile } from "../ends.ts";

/** Runs `gadalka lab` the way people do; each argument is split at its spaces. */
export const lab = (...args: readonly string[]): Promise<Run> =>
  run(["cli/index", "lab", ...args.flatMap((words) => words.split(" "))]);

/** A folder that's removed after the current test file, and a function that writes a file there, returning its path. */
export function folderOfTests() {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-lab-"));
  endAfterFile(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  return { folder, file };
}

/** A file of `people` who play `move(round)` for `rounds` rounds each, against an opponent who always plays rock. */
export function recordedFile(
  people: readonly string[],
  rounds: number,
  move: (round: number) => string,
): string {
  const rows = people.flatMap((player) =>
    Array.from({ length: rounds }, (_, index) => `${player},${index + 1},${move(index + 1)},R`),
  );
  return ["player,round,move,opponent_move", ...rows, ""].join("\n");
}

/** Expects that a run printed nothing but a one-line message that matches. */
export function expectOneLine({ code, out, err }: Run, words: RegExp): void {
  expect({ code, out, lines: err.trim().split("\n").length }).toEqual({ code: 1, out: "", lines: 1 });
  expect(err).toMatch(words);
}

/** Expects, without starting a process, that `gadalka lab` with these arguments fails with a matching message, which
 * the entry point prints as one line. */
export async function expectRefused(args: readonly string[], words: RegExp): Promise<void> {
  const ended = labCommand().parseAsync([...args], { from: "user" });
  const problem = await ended.then(
    () => expect.fail("it went on"),
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(ConfigProblem);
  expect((problem as Error).message).toMatch(words);
  expect((problem as Error).message.split("\n")).toHaveLength(1);
}
