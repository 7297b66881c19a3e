// People with their own rounds, and their ghosts, by the commands.

import { expect } from "vitest";
import { ghostRounds } from "../../../../commands/model/ghost/known.ts";
import { publicGhosts, storedStrategySources } from "../../../../src/arena/submissions/index.ts";
import type { Caller, Incoming } from "../../../../src/chat/index.ts";
import { circleGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import {
  type LearningPolicy,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  storeHistory,
} from "../../../../src/people/index.ts";
import { withPolicy } from "../../../people/rounds/policies.ts";
import { ANNA, labelsOf, openTable, speaking, type Table, textOf, viewOf } from "../../play/table.ts";
import { findRegistration } from "../../strategy/registrations/stores.ts";

export const rps = circleGame(3);

/** Rounds in which the person mostly copies the opponent's last move. */
export async function hasPlayed(
  table: Table,
  player: PlayerId,
  count: number,
  learningPolicy?: LearningPolicy,
) {
  const random = seededRandom(Uint8Array.of(1));
  const bot = Uint8Array.from({ length: count }, () => random.below(3));
  const person = bot.map((_, at) => (random.unit() < 0.7 ? (bot[at - 1] ?? 0) : random.below(3)));
  const document = {
    ...NEW_PLAYER_GAME,
    totals: { rounds: count, wins: 0, losses: 0, draws: count },
    history: storeHistory(rps, { person, bot }),
  };
  await table.store.update(PLAYER_GAME, playerGameKey(player, "rps"), () => ({
    next: learningPolicy ? withPolicy(document, learningPolicy) : document,
    result: undefined,
  }));
}

export const ghost = (table: Table, options: Record<string, string> = {}, by: Partial<Incoming> = {}) =>
  table.type("model", "ghost", options, by);

export const roundsOf = async (table: Table) =>
  (await ghostRounds({ store: table.store, now: () => 1 }, speaking(table.store, ANNA), rps)).rounds;

/** A person with 300 rounds, and the question. */
export async function asked(options: Record<string, string> = {}, caller: Caller = ANNA) {
  const table = await openTable({ now: () => 1_700_000_000_000 });
  await hasPlayed(table, caller, 300);
  const question = viewOf(await ghost(table, options, { caller }));
  return { table, question, freeze: labelsOf(question)[0] as string };
}

export async function walking(options: Record<string, string> = {}, caller: Caller = ANNA) {
  const { table, question, freeze } = await asked(options, caller);
  const answer = await table.press(question, freeze, { caller });
  const [entrant] = await publicGhosts(table.store, Number.POSITIVE_INFINITY);
  if (!entrant) throw new RangeError(textOf(answer));
  return { table, question, freeze, answer, entrant };
}

export const all = (table: Table) => publicGhosts(table.store, Number.POSITIVE_INFINITY);
export const nothingOf = async (table: Table, id: string, name: string) => {
  expect(await all(table)).toEqual([]);
  expect(await storedStrategySources(table.store)(id)).toBeUndefined();
  expect(await findRegistration(table.store, name)).toBeUndefined();
};
