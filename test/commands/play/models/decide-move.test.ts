// Updates that need a model that isn't ready.

import { afterEach, expect, it } from "vitest";
import {
  type DecideMove,
  ModelNotReady,
  modelKey,
  withReadyModels,
} from "../../../../commands/play/models/decide-move.ts";
import { ModelCache } from "../../../../commands/play/models/model-cache.ts";
import { begin } from "../../../../commands/play/state/bound.ts";
import { type MoveInput, nextMoveInput } from "../../../../commands/play/state/play.ts";
import { type MatrixGame, matrixGame } from "../../../../src/core/games/index.ts";
import { decide } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { BusyError } from "../../../../src/infra/threads/index.ts";
import { NEW_PLAYER_GAME, nextDecision, storeHistory } from "../../../../src/people/index.ts";

import { testBinding } from "../binding.ts";

const KEY = "telegram:1:rps";
const rps = matrixGame("rps") as MatrixGame;
const models = new ModelCache();
afterEach(() => models.drop(modelKey(KEY)));

/** The first move of a match for a person with that many rounds. */
function firstMove(rounds: number, opponent = "fortune-teller"): MoveInput {
  const random = seededRandom(1);
  const moves = (): Uint8Array => Uint8Array.from({ length: rounds }, () => random.below(3));
  const history = storeHistory(rps, { person: moves(), bot: moves() });
  const totals = { rounds, wins: 0, losses: 0, draws: rounds };
  const plan = { id: "AAAAAAAAbbbb", opponent, length: { kind: "endless" }, locale: "en" } as const;
  const before = { ...NEW_PLAYER_GAME, history, totals };
  const document = begin(rps, before, plan, testBinding());
  return nextMoveInput(rps, document) as MoveInput;
}

/** How often the update ran, and how often its model wasn't ready. */
async function runs(move: MoveInput, before: () => void = () => {}): Promise<readonly [number, number]> {
  let [ran, refused] = [0, 0];
  await withReadyModels(models, KEY, async (decideMove: DecideMove) => {
    ran++;
    before();
    const decision = decideMove(move);
    if (decision instanceof ModelNotReady) refused++;
    return decision;
  });
  return [ran, refused];
}

it("reruns an update once its model has been built", async () => {
  expect(await runs(firstMove(600))).toEqual([2, 1]);
  expect(models.size).toBe(1);
});

it("runs an update once when its model is ready or quick to build", async () => {
  await runs(firstMove(600));
  expect(await runs(firstMove(600))).toEqual([1, 0]);
  expect(await runs(firstMove(10))).toEqual([1, 0]);
  expect(await runs(firstMove(600, "wildcard"))).toEqual([1, 0]);
});

it("asks a threaded opponent on each run, and gets the same move", async () => {
  expect(await runs(firstMove(3000, "mixing"))).toEqual([2, 1]);
  expect(await runs(firstMove(3000, "mixing"))).toEqual([2, 1]);
});

it("completes an update whose model is dropped after every build", async () => {
  expect(await runs(firstMove(600), () => models.drop(modelKey(KEY)))).toEqual([2, 1]);
});

it("doesn't reuse a decision for other rounds, but waits for a new one", async () => {
  const moves = [firstMove(600), firstMove(700)];
  const decided: unknown[] = [];
  let ran = 0;
  await withReadyModels(models, KEY, async (decideMove) => {
    const decision = decideMove(moves[Math.min(ran++, 1)] as MoveInput);
    if (!(decision instanceof ModelNotReady)) decided.push(decision);
    return decision;
  });
  const asked = nextDecision(moves[1] as MoveInput, new Uint8Array(16).fill(1));
  expect([ran, decided]).toEqual([3, [decide(asked)]]);
});

it("gives up without storing when the rounds change on every run", async () => {
  let ran = 0;
  const changing = withReadyModels(models, KEY, async (decideMove) =>
    decideMove(firstMove(600 + 100 * ran++)),
  );
  await expect(changing).rejects.toThrow(BusyError);
});
