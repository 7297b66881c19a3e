// The command line of `npm run load`.

import { parseArgs } from "node:util";
import { whole } from "../prove/console.ts";
import { SCENARIOS } from "./scenarios/index.ts";
import { ratesUpTo } from "./scenarios/limits.ts";
import type { Size } from "./scenarios/scenario.ts";
import { HAS_HTTP, type Mode } from "./stand.ts";

export interface Options {
  readonly scenarios: readonly string[];
  readonly modes: readonly Mode[];
  readonly size: Size;
  /** The file to write the figures to, as JSON. */
  readonly json: string | undefined;
  /** Whether to write the figures to docs/capacity.md. */
  readonly isForPage: boolean;
}

export const USAGE = `npm run load [-- [scenarios…] [options]]

  scenarios        ${Object.keys(SCENARIOS).join(" ")} (steady)
  --all            all of them
  --quick          small and short
  --mode MODE      how Discord reaches the bots: gateway, http or both (both)
  --players N      players that the store knows (1000000)
  --people N       who plays at once (2000)
  --guilds N       Discord servers (10000)
  --rate N         presses a second, of all together (300)
  --bots N         processes (2)
  --seconds N      how long steady play is measured (45)
  --hour N         events that stand for an hour (60000)
  --seed N         of moves and of times to think (20261123)
  --json FILE      writes the figures there
  --page           writes them into docs/capacity.md
`;

const QUICK = ["steady", "restart", "process"];
/** The number of steps in which a rate is raised, up to three times the usual one. */
const STEPS = 9;

/** @throws TypeError for an unknown option or an invalid number. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ all: { type: "boolean" }, quick: { type: "boolean" }, page: { type: "boolean" } },
      ...{ mode: { type: "string" }, json: { type: "string" } },
      ...{ players: { type: "string" }, people: { type: "string" }, guilds: { type: "string" } },
      ...{ rate: { type: "string" }, bots: { type: "string" }, seconds: { type: "string" } },
      ...{ hour: { type: "string" }, seed: { type: "string" } },
    },
  });
  const quick = values.quick ?? false;
  const number = (name: keyof typeof values, usual: number, small = usual): number =>
    whole(name, values[name] as string | undefined, quick ? small : usual);
  const players = number("players", 1_000_000, 20_000);
  const rate = number("rate", 300, 60);
  const size: Size = {
    ...{ players, rate },
    ...{ people: number("people", 2_000, 200), guilds: number("guilds", 10_000, 1_000) },
    ...{ bots: number("bots", 2), seed: number("seed", 20_261_123) },
    ...{ steady: number("seconds", 45, 8), hourEvents: number("hour", 60_000, 2_000) },
    ...(quick
      ? { warmUp: 6, around: 4, outage: 10, step: 5 }
      : { warmUp: 20, around: 12, outage: 60, step: 12 }),
    sizes: sizesUpTo(players),
    rates: ratesUpTo(3 * rate, Math.ceil((3 * rate) / STEPS)),
  };
  const chosen = values.all ? Object.keys(SCENARIOS) : positionals;
  const named = chosen.length > 0 ? chosen : quick ? QUICK : ["steady"];
  const unknown = named.find((name) => !(name in SCENARIOS));
  if (unknown) throw new TypeError(`there is no scenario "${unknown}"`);
  const scenarios = Object.keys(SCENARIOS).filter((name) => named.includes(name));
  const isForPage = values.page ?? false;
  return { scenarios, modes: modesOf(values.mode), size, json: values.json, isForPage };
}

/** 1, 10, 100 and 1,000 thousand, up to the number of players. */
function sizesUpTo(players: number): readonly number[] {
  return [1_000, 10_000, 100_000, 1_000_000].filter((one) => one <= players);
}

function modesOf(typed = HAS_HTTP ? "both" : "gateway"): readonly Mode[] {
  if (typed === "both") return ["gateway", "http"];
  if (typed === "gateway" || typed === "http") return [typed];
  throw new TypeError("--mode is gateway, http or both");
}
