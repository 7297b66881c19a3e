// A script's steps at the terminal: lines typed into a pipe and what is printed for each, in a
// sitting for each person.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digest } from "./messages.ts";
import type { Step } from "./script.ts";
import { type Stage, waitFor } from "./stage.ts";
import { type Program, until, type World } from "./world.ts";

/** The languages of the sittings. One sits at a time, all in the same folder: they are the same
 * player. */
const LANGUAGES: Readonly<Record<string, string>> = { vera: "en_GB.UTF-8", boris: "ru_RU.UTF-8" };

interface Sitting {
  readonly who: string;
  readonly program: Program;
  /** How much of the output is told already. */
  told: number;
}

/** A kept file is named by what it holds, too. */
function withFile(line: string, folder: string): string {
  const [, name] = line.split(`${folder}/`);
  const named = line.replaceAll(folder, "<data>");
  return name === undefined ? named : `${named} ${digest(readFileSync(join(folder, name)))}`;
}

export function openTerminal(world: World, repo: string): Stage {
  let sitting: Sitting | undefined;

  async function sitDown(who: string): Promise<Sitting> {
    if (sitting?.who === who && sitting.program.process.exitCode === null) return sitting;
    await sitting?.program.stop();
    const variables = { DATA_DIR: world.folder, USER: who, LANG: LANGUAGES[who] ?? "C" };
    const program = world.start([join(repo, "src", "launch.mjs"), "main"], variables);
    sitting = { who, program, told: 0 };
    await until(() => program.output().includes("\n") || program.process.exitCode !== null, "a greeting");
    if (program.process.exitCode !== null)
      throw new Error(`the bot ended before it was ready:\n${program.log()}`);
    return sitting;
  }

  const hasEnded = ({ program }: Sitting): boolean => program.process.exitCode !== null;

  return {
    opening: async () => [],
    act: async ({ who, action, until: words }: Step) => {
      const now = await sitDown(who);
      const fresh = async (): Promise<string> => now.program.output().slice(now.told);
      if (action.kind === "waits") await waitFor(action.text, fresh);
      else if (action.kind === "types" || action.kind === "says")
        now.program.process.stdin?.write(`${action.text}\n`);
      else if (action.kind === "presses") now.program.process.stdin?.write(`${action.label}\n`);
      else throw new Error(`the terminal has no ${action.kind}`);
      if (words !== undefined) await waitFor(words, fresh);
      if (/^\/(?:quit|exit)$/.test("text" in action ? action.text : ""))
        await until(() => hasEnded(now), "the end");
      else await world.rest();
      const lines = now.program.output().slice(now.told).split("\n");
      now.told = now.program.output().length;
      return lines.map((line) => withFile(line.trimEnd(), world.folder)).filter((line) => line !== "");
    },
    closing: async () => {
      await sitting?.program.stop();
      return sitting?.program.log().replaceAll(world.folder, "<data>").split("\n").filter(Boolean) ?? [];
    },
  };
}
