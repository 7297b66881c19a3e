// The duel proofs: on which store, with how many bots, and how many duels.

import { NO_REDIS } from "../console.ts";
import type { World } from "../world.ts";
import { type DuelsPlan, type DuelsReport, proveDuels } from "./duels.ts";

/** The parts of a proof that are printed. */
interface Shown {
  readonly facts: string;
  readonly problems: readonly string[];
}

export interface DuelLine {
  readonly name: string;
  readonly plan: DuelsPlan;
  run(world: World): Promise<Shown>;
  /** Why this machine can't run it. */
  readonly skipped?: string;
}

/** The share of all duels that's held on the embedded store by one bot. */
const EMBEDDED_SHARE = 0.05;
/** Kills per proof, if there are enough duels to be affected by them. */
const KILLS = 100;
const DUELS_A_KILL = 60;

export function duelLines(duels: number, seed: number, hasRedis: boolean): readonly DuelLine[] {
  const onRedis = line("duels · redis · two bots, killed in turn; Redis frozen", {
    ...{ duels, seed, store: "redis", bots: 2 },
  });
  return [
    hasRedis ? onRedis : { ...onRedis, skipped: NO_REDIS },
    line("duels · embedded · one bot, killed again and again", {
      ...{ duels: Math.ceil(duels * EMBEDDED_SHARE), seed, store: "embedded", bots: 1 },
    }),
  ];
}

function line(name: string, held: Omit<DuelsPlan, "killedEvery">): DuelLine {
  const plan = { ...held, killedEvery: Math.max(DUELS_A_KILL, Math.ceil(held.duels / KILLS)) };
  return { name, plan, run: async (world) => shown(await proveDuels(plan, world)) };
}

function shown({ tally, nudged, behind, leaks, problems }: DuelsReport): Shown {
  const facts = [
    `${tally.duels} duels`,
    `${tally.deliveries} deliveries`,
    `${tally.kills} kills`,
    `${leaks.texts} texts before a reveal, ${leaks.compared} situations with other picks`,
    `${tally.dropped} answers gone with a kill`,
    `${behind} messages behind after a kill`,
    `${nudged} rounds shown only after a press`,
  ];
  return { facts: facts.join(", "), problems };
}
