// What a study refuses, without a process of its own.

import { expect } from "vitest";
import { ConfigProblem } from "../../src/infra/config-problem.ts";
import { labCommand } from "../../src/lab/command.ts";

/** Holds that `gadalka lab` with these arguments ends in such a message, which an entry prints as one line. */
export async function expectRefused(args: readonly string[], words: RegExp): Promise<void> {
  const ended = labCommand(() => expect.fail("it opened the host")).parseAsync([...args], { from: "user" });
  const problem = await ended.then(
    () => expect.fail("it went on"),
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(ConfigProblem);
  expect((problem as Error).message).toMatch(words);
  expect((problem as Error).message.split("\n")).toHaveLength(1);
}
