// Plays a platform's script and writes down what it brings about.

import { indented } from "./messages.ts";
import { readScript } from "./script.ts";
import type { Stage } from "./stage.ts";
import { openWorld, type World } from "./world.ts";

export interface Platform {
  readonly script: string;
  open(world: World, repo: string): Stage | Promise<Stage>;
}

/** Writes down what a platform's script brings about, step by step; resolves to how many steps it
 * has. */
export async function transcribe(
  { script, open }: Platform,
  root: string,
  write: (lines: readonly string[]) => void,
): Promise<number> {
  const world = openWorld();
  let steps = 0;
  try {
    const stage = await open(world, root);
    write(["== At the start", ...indented(await stage.opening())]);
    for (const line of readScript(script)) {
      if (line.kind !== "heading") {
        steps += 1;
        world.next(line.kind === "later" ? line.milliseconds : 0);
      }
      write(["", line.text, ...(line.kind === "step" ? indented(await stage.act(line.step)) : [])]);
    }
    write(["", "== In the end", ...(await stage.closing())]);
  } finally {
    await world.end();
  }
  return steps;
}
