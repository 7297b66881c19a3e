// Decides the bot's next move by a cached model, or by a strategy rebuilt from recent rounds.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Decision, decide } from "../../../src/core/matches/index.ts";
import { type FortuneTeller, modelLifetimeOf } from "../../../src/core/strategies/index.ts";
import { LEARN_EVERYTHING, type PlayerGame } from "../../../src/players/index.ts";
import { USUAL_OPPONENT } from "../../kit/chat-games.ts";
import { firstKept, type MoveInput, roundsOf, seedOf, turnOf } from "../play.ts";
import type { ModelInput } from "./build-model.ts";
import { knownInMatch, knownToRule } from "./known-rounds.ts";
import type { ModelCache } from "./model-cache.ts";

const CHANCE = "random";

/** Returned instead of a decision when a model must be built first. */
export class ModelNotReady {
  /** The arguments of `ModelCache.ready`. */
  readonly needed: readonly [key: string, input: ModelInput];

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
  const { game, document, match, rounds } = state;
  const { opponent: strategy, id } = match;
  const { lessons = LEARN_EVERYTHING } = document;
  const draw = { seed: seedOf(match), round: turnOf(match) + 1 };
  const lifetime = modelLifetimeOf(strategy);
  if (lifetime === undefined)
    return decide({ game, strategy, ...draw, rounds: knownToRule(state, lessons.since) });
  if (lessons.mode === "off") return decide({ game, strategy: CHANCE, ...draw, rounds });
  const key = modelKey(playerKey, lifetime === "life" ? strategy : id);
  const whole = modelInput(game, document, strategy);
  // An opponent that learns from scratch knows this match only, within what the lessons allow.
  const input = lifetime === "life" ? whole : { ...whole, ...knownInMatch(state) };
  if (!waitedFor.has(key) && !models.isReady(key, input)) return new ModelNotReady(key, input);
  return models.decide(key, input, draw);
}

/** Queries the lifelong model of the default opponent after all rounds of the document. */
export async function askModel<Answer>(
  models: ModelCache,
  playerKey: string,
  { game, document }: Pick<MoveInput, "game" | "document">,
  question: (model: FortuneTeller) => Answer,
): Promise<Answer> {
  const input = modelInput(game, document, USUAL_OPPONENT);
  const key = modelKey(playerKey, USUAL_OPPONENT);
  await models.ready(key, input);
  return models.ask(key, input, question);
}

/** The cache key of a player's model; without `which`, the prefix of all their keys. */
export function modelKey(playerKey: string, which = ""): string {
  return `${playerKey}|${which}`;
}

function modelInput(game: MatrixGame, document: PlayerGame, opponent: string): ModelInput {
  const { lessons = LEARN_EVERYTHING } = document;
  return { gameId: game.id, opponent, rounds: roundsOf(game, document), first: firstKept(document), lessons };
}
