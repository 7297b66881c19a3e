// A script's steps at the terminal: lines typed into a pipe, buttons by their moves, and the output for each.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locale } from "../../src/infra/i18n/index.ts";
import { digest } from "./files.ts";
import type { Step } from "./script.ts";
import { until, type World } from "./world.ts";

const LANGUAGES: Partial<Record<Locale, string>> = { en: "en_GB.UTF-8", ru: "ru_RU.UTF-8" };

/** A program with a person in front of it. */
interface Sitting {
  /** Resolves to all output for the step. */
  act(step: Step, time: number): Promise<readonly string[]>;
  /** Resolves to the errors. */
  end(): Promise<readonly string[]>;
}

/** Starts a session in the world's folder, so any later one there is the same player. */
export async function sitDown(world: World, root: string, locale: Locale): Promise<Sitting> {
  const { PATH = "", HOME = "" } = process.env;
  const env = {
    PATH,
    HOME,
    DATA_DIR: world.folder,
    USER: "vera",
    LANG: LANGUAGES[locale],
    ...world.variables,
  };
  const child = spawn(process.execPath, [join(root, "src", "launch.mjs"), "main"], { cwd: tmpdir(), env });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const written = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      written[stream] += text;
    });
  const stop = (): Promise<void> => {
    child.kill("SIGTERM");
    return gone;
  };
  world.hold({ process: child, stop });
  const hasEnded = (): boolean => child.exitCode !== null;
  await until(() => written.stdout.includes("\n") || hasEnded(), "a greeting");
  if (hasEnded()) throw new Error(`the bot ended before it was ready:\n${written.stderr}`);
  let heard = 0;
  return {
    act: async ({ deed, until: words, text }, time) => {
      if (deed.kind === "presses") child.stdin.write(`${deed.moves[time % deed.moves.length]}\n`);
      else if (deed.kind === "types" || deed.kind === "says") child.stdin.write(`${deed.text}\n`);
      else throw new Error(`the terminal has no such thing: ${text}`);
      if (words !== undefined) await until(() => written.stdout.slice(heard).includes(words), words);
      if (deed.kind === "types" && deed.text === "/quit") await until(hasEnded, "the end");
      else await world.rest();
      const lines = written.stdout.slice(heard).split("\n");
      heard = written.stdout.length;
      return lines.map((line) => withFile(line.trimEnd(), world.folder)).filter((line) => line !== "");
    },
    end: async () => {
      await stop();
      return written.stderr.replaceAll(world.folder, "<data>").split("\n").filter(Boolean);
    },
  };
}

/** A saved file's name also includes a digest of its contents. */
function withFile(line: string, folder: string): string {
  const [, name] = line.split(`${folder}/`);
  const named = line.replaceAll(folder, "<data>");
  return name === undefined ? named : `${named} ${digest(readFileSync(join(folder, name)))}`;
}
