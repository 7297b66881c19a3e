// Who decides the bot's next move: a model held ready where the opponent keeps one, and else a
// strategy built anew from the newest rounds.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Decision, decide } from "../../../src/core/matches/index.ts";
import { type FortuneTeller, keepingOf } from "../../../src/core/strategies/index.ts";
import {
  LEARN_EVERYTHING,
  type LearningPolicy,
  type MatchRecord,
  type PlayerGame,
} from "../../../src/players/index.ts";
import { USUAL_OPPONENT } from "../../kit/chat-games.ts";
import { type Decide, type MoveQuestion, roundsOf, turnOf } from "../play.ts";
import type { ModelInput } from "./build-model.ts";
import { firstKept, roundsSince } from "./known-rounds.ts";
import { type ModelCache, ModelNotReady } from "./model-cache.ts";

/** Plays where a model is turned off. */
const CHANCE = "random";

/** Decides for the player whose document has that key. */
export function decider(minds: ModelCache, key: string): Decide {
  return (question) => decideOne(minds, key, question);
}

/** What `work` resolves to, which decides moves: where a model is not ready for that, it is built,
 * and the work done again. */
export async function withReadyMinds<Done>(minds: ModelCache, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ModelNotReady)) throw error;
    await minds.ready(error.key, error.material);
    return work();
  }
}

/** What the lifelong model of the usual opponent answers after all rounds of the document. */
export async function askModel<Answer>(
  minds: ModelCache,
  key: string,
  { game, document }: { readonly game: MatrixGame; readonly document: PlayerGame },
  question: (mind: FortuneTeller) => Answer,
): Promise<Answer> {
  const material = { ...materialOf(document, USUAL_OPPONENT, game.id), rounds: roundsOf(game, document) };
  const which = mindKey(key, USUAL_OPPONENT);
  await minds.ready(which, material);
  return minds.ask(which, material, question);
}

/** The beginning of the keys of all models of that player's document. */
export function mindKeys(key: string): string {
  return `${key}|`;
}

function decideOne(minds: ModelCache, key: string, question: MoveQuestion): Decision {
  const { game, document, match, rounds } = question;
  const seed = Buffer.from(match.seed, "base64url");
  const round = turnOf(match) + 1;
  const keeping = keepingOf(match.opponent);
  if (keeping === undefined) {
    const known = roundsSince(document, rounds, document.lessons?.since ?? 0);
    return decide({ game, strategy: match.opponent, seed, round, rounds: known });
  }
  if (isOff(document)) return decide({ game, strategy: CHANCE, seed, round, rounds });
  const material = { ...materialOf(document, match.opponent, game.id), rounds };
  if (keeping === "life") return minds.decide(mindKey(key, match.opponent), material, { seed, round });
  return minds.decide(
    mindKey(key, match.id),
    { ...material, lessons: lessonsOf(document, match) },
    { seed, round },
  );
}

function mindKey(key: string, which: string): string {
  return `${mindKeys(key)}${which}`;
}

function materialOf(document: PlayerGame, opponent: string, gameId: string): Omit<ModelInput, "rounds"> {
  return { gameId, opponent, first: firstKept(document), lessons: document.lessons ?? LEARN_EVERYTHING };
}

/** One who learns from scratch knows the match alone, and of that what the lifelong model may know
 * too. */
function lessonsOf({ lessons = LEARN_EVERYTHING }: PlayerGame, { start }: MatchRecord): LearningPolicy {
  return { ...lessons, since: Math.max(start, lessons.since) };
}

function isOff({ lessons }: PlayerGame): boolean {
  return lessons?.mode === "off";
}
