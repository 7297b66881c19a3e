// The command line of `npm run prove`.

import { parseArgs } from "node:util";
import { whole } from "./console.ts";
import type { Plan } from "./prove.ts";

export interface Options {
  /** Only lines whose names contain all of these are run. */
  readonly words: readonly string[];
  readonly isList: boolean;
  /** How many lines run at a time. */
  readonly jobs: number;
  readonly plan: Plan;
  /** How many duels to hold. */
  readonly duels: number;
}

/** Presses per person per second. */
const PACE = 1;
const PROOFS_VERIFIED = 2;
const ALL_DUELS = 100_000;
const SOME_DUELS = 1_000;

export const USAGE = `npm run prove [-- [words…] [options]]

  words            only the lines that have all of them: telegram redis
  --list           the lines, and which of them this machine cannot show
  --presses N      moves told as counted in each line, at least (200)
  --seconds S      the same as --presses, by how long people play without a fault (10)
  --people N       how many play (20)
  --duels N        duels that are held (100000 where the words name duels, otherwise 1000)
  --jobs N         lines at a time (4)
  --seed N         of moves, pauses, and of who presses how (20261121)
`;

/** @throws TypeError for an unknown option or a bad number. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      list: { type: "boolean" },
      presses: { type: "string" },
      seconds: { type: "string" },
      people: { type: "string" },
      duels: { type: "string" },
      jobs: { type: "string" },
      seed: { type: "string" },
    },
  });
  const people = whole("people", values.people, 20);
  const duels = whole("duels", values.duels, positionals.includes("duels") ? ALL_DUELS : SOME_DUELS);
  const bySeconds = Math.ceil(whole("seconds", values.seconds, 10) * PACE);
  const turns = values.presses ? Math.ceil(whole("presses", values.presses, 0) / people) : bySeconds;
  const seed = whole("seed", values.seed, 20_261_121);
  return {
    words: positionals,
    isList: values.list ?? false,
    jobs: whole("jobs", values.jobs, 4),
    duels,
    plan: { people, turns: Math.max(4, turns), seed, verified: PROOFS_VERIFIED },
  };
}
