// Strategies that fail: `throws:3` in its third round, likewise `cheats:1`, `spins:2`, `exits:1`, `eats:2` and
// `deaf:4`; `unborn` at its creation.

import type { Strategy } from "../../src/core/strategies/index.ts";

export function isFaulty(spec: string): boolean {
  return /^(throws|cheats|spins|exits|eats|unborn|deaf)\b/.test(spec);
}

export function faulty(spec: string): Strategy {
  const [how = "", at = "0"] = spec.split(":");
  if (how === "unborn") throw new Error("no such book");
  let round = 0;
  return {
    choose() {
      round++;
      return round === Number(at) && how !== "deaf" ? misbehave(how) : 0;
    },
    observe() {
      if (how === "deaf" && round === Number(at)) throw new Error("what?");
    },
    expected: () => undefined,
  };
}

function misbehave(how: string): number {
  if (how === "cheats") return 7;
  if (how === "exits") process.exit(3);
  if (how === "throws") throw new RangeError("out of\nideas");
  const eaten: number[][] = [];
  while (how === "eats") eaten.push(new Array(1e6).fill(0.5));
  while (how === "spins");
  return 0;
}
