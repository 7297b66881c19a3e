// Decides the bot's next move from cached opponents, or has a thread decide it.

import { type Decision, type DecisionInput, isSameQuestion } from "../../../src/core/matches/index.ts";
import { available, FortuneTeller } from "../../../src/core/strategies/index.ts";
import { BusyError } from "../../../src/infra/threads/index.ts";
import { modelQuestion, nextDecision } from "../../../src/people/index.ts";
import { USUAL_OPPONENT } from "../../kit/chat-games.ts";
import { type MoveInput, seedOf } from "../state/play.ts";
import type { ModelCache } from "./model-cache.ts";
import type { OpponentGone } from "./sandboxed-move.ts";

/** Max retries: another process may count a round while a move is being chosen, which makes it obsolete. */
const ATTEMPTS = 5;

/** Returned instead of a decision that a thread has to make first. */
export class ModelNotReady {
  readonly key: string;
  readonly question: DecisionInput;

  constructor(key: string, question: DecisionInput) {
    this.key = key;
    this.question = question;
  }
}

/** Decides a move; deterministic. */
export type DecideMove = (input: MoveInput) => Decision | OpponentGone | ModelNotReady;

interface Answered {
  readonly question: DecisionInput;
  readonly decision: Decision | OpponentGone;
}

/** Retries `update` with the decision that it lacked; an `update` that returns ModelNotReady must not change anything.
 * @throws BusyError if the decision takes too long. */
export async function withReadyModels<Done>(
  models: ModelCache,
  playerKey: string,
  update: (decideMove: DecideMove) => Promise<Done | ModelNotReady>,
): Promise<Done> {
  let answered: Answered | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const done = await update((input) => decideOne(models, playerKey, input, answered));
    if (!(done instanceof ModelNotReady)) return done;
    const { key, question } = done;
    answered = { question, ...(await models.decideInThread(key, question)) };
  }
  throw new BusyError("the rounds changed whenever a move was chosen");
}

/** Uses the answered decision only if everything it depends on is still the same. */
function decideOne(
  models: ModelCache,
  playerKey: string,
  state: MoveInput,
  answered: Answered | undefined,
): Decision | OpponentGone | ModelNotReady {
  const { match, stake } = state;
  const question = nextDecision(state, seedOf(match), stake && available(stake.account, stake.held));
  if (answered && isSameQuestion(answered.question, question)) return answered.decision;
  const key = modelKey(playerKey, question.strategy);
  return models.decide(key, question) ?? new ModelNotReady(key, question);
}

/** Queries the default opponent's lifelong model after all rounds of the document; the query must not draw random
 * numbers. @throws BusyError if building the model takes too long. */
export async function askModel<Answer>(
  models: ModelCache,
  playerKey: string,
  { game, document }: Pick<MoveInput, "game" | "document">,
  query: (model: FortuneTeller) => Answer,
): Promise<Answer> {
  const question = modelQuestion(game, document, USUAL_OPPONENT);
  const key = modelKey(playerKey, USUAL_OPPONENT);
  const kept = models.readyAt(key, question) ?? (await models.decideInThread(key, question)).kept;
  if (kept?.strategy instanceof FortuneTeller) return query(kept.strategy);
  throw new RangeError(`${USUAL_OPPONENT} keeps no model`);
}

/** The decision that answers such a question, for display only: no move is played. @throws BusyError if building the
 * strategy takes too long. */
export async function lookInto(
  models: ModelCache,
  playerKey: string,
  asked: DecisionInput,
): Promise<Decision | OpponentGone> {
  const question = { ...asked, look: true };
  const key = modelKey(playerKey, question.strategy);
  return models.decide(key, question) ?? (await models.decideInThread(key, question)).decision;
}

/** The cache key of a player's strategy; without a strategy, the prefix of all their keys. */
export function modelKey(playerKey: string, strategy = ""): string {
  return `${playerKey}|${strategy}`;
}
