// Decides the bot's next move by a cached model, or by a strategy rebuilt from recent rounds.

import { type Decision, type DecisionInput, decide } from "../../../src/core/matches/index.ts";
import { type FortuneTeller, modelLifetimeOf } from "../../../src/core/strategies/index.ts";
import { modelQuestion, nextDecision } from "../../../src/players/index.ts";
import { USUAL_OPPONENT } from "../../kit/chat-games.ts";
import { type MoveInput, seedOf } from "../play.ts";
import type { ModelCache } from "./model-cache.ts";

/** Returned instead of a decision when a model must be built first. */
export class ModelNotReady {
  /** The arguments of `ModelCache.ready`. */
  readonly needed: readonly [key: string, question: DecisionInput];

  constructor(...needed: ModelNotReady["needed"]) {
    this.needed = needed;
  }
}

/** Decides a move; deterministic. */
export type DecideMove = (input: MoveInput) => Decision | ModelNotReady;

/** Retries `update` until its models are ready; if it returns ModelNotReady, it changes nothing. */
export async function withReadyModels<Done>(
  models: ModelCache,
  playerKey: string,
  update: (decideMove: DecideMove) => Promise<Done | ModelNotReady>,
): Promise<Done> {
  // A model evicted after the wait is built synchronously, so the loop terminates.
  const waitedFor = new Set<string>();
  for (;;) {
    const done = await update((input) => decideOne(models, playerKey, input, waitedFor));
    if (!(done instanceof ModelNotReady)) return done;
    await models.ready(...done.needed);
    waitedFor.add(done.needed[0]);
  }
}

function decideOne(
  models: ModelCache,
  playerKey: string,
  state: MoveInput,
  waitedFor: ReadonlySet<string>,
): Decision | ModelNotReady {
  const question = nextDecision(state, seedOf(state.match));
  if (modelLifetimeOf(question.strategy) === undefined) return decide(question);
  const key = modelKey(playerKey, question.strategy);
  if (!waitedFor.has(key) && !models.isReady(key, question)) return new ModelNotReady(key, question);
  return models.decide(key, question);
}

/** Queries the lifelong model of the default opponent after all rounds of the document. */
export async function askModel<Answer>(
  models: ModelCache,
  playerKey: string,
  { game, document }: Pick<MoveInput, "game" | "document">,
  query: (model: FortuneTeller) => Answer,
): Promise<Answer> {
  const question = modelQuestion(game, document, USUAL_OPPONENT);
  const key = modelKey(playerKey, USUAL_OPPONENT);
  await models.ready(key, question);
  return models.ask(key, question, query);
}

/** The cache key of a player's model; without `which`, the prefix of all their keys. */
export function modelKey(playerKey: string, which = ""): string {
  return `${playerKey}|${which}`;
}
