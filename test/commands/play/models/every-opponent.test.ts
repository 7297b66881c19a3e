// Every opponent decides the same whether it was cached, rebuilt or asked in a thread, over hundreds of rounds. The
// player starts matches and changes what may be learned, while the oldest rounds are dropped
// from the store.

import { afterAll, describe, expect, it } from "vitest";
import { modelKey } from "../../../../commands/play/models/decide-move.ts";
import { ModelCache } from "../../../../commands/play/models/model-cache.ts";
import { begin } from "../../../../commands/play/state/bound.ts";
import { type MatrixGame, matrixGame } from "../../../../src/core/games/index.ts";
import { type Decision, decide } from "../../../../src/core/matches/index.ts";
import { type RandomSource, seededRandom } from "../../../../src/core/random/index.ts";
import { families } from "../../../../src/core/strategies/index.ts";
import {
  firstKnownRound,
  forgottenLog,
  liveMatch,
  type MatchRecord,
  NEW_PLAYER_GAME,
  nextDecision,
  type PlayerGame,
  switchedLog,
  withMatch,
  withRound,
} from "../../../../src/people/index.ts";
import { testBinding } from "../binding.ts";

const ROUNDS = 240;
const HISTORY = 96;
const models = new ModelCache();
afterAll(() => models.close());

const GAMES = ["rps", "rpsls", "oddeven"].map((id) => matrixGame(id) as MatrixGame);
const MORE = ["fortune-teller:prior=none,memory=match", "wildcard:decay=0.9", "mkia:epsilon=0.5"];
const cases = GAMES.flatMap((game) =>
  [...families.filter((one) => one.plays(game)).map(({ family }) => family), ...MORE].map(
    (strategy) => [strategy, game.id, game] as const,
  ),
);

function newMatch(game: MatrixGame, document: PlayerGame, opponent: string, number: number): PlayerGame {
  const plan = { id: `match${number}`, opponent, length: { kind: "endless" }, locale: "en" } as const;
  return begin(game, document, plan, testBinding(HISTORY));
}

/** What sometimes happens between two rounds. */
function happening(document: PlayerGame, begun: () => PlayerGame, random: RandomSource): PlayerGame {
  const luck = random.below(30);
  if (!liveMatch(document) || luck === 0) return begun();
  if (luck === 2) return forgottenLog(document);
  return luck < 5 ? (switchedLog(document, document.mode === "off") ?? document) : document;
}

function played(game: MatrixGame, document: PlayerGame, own: number, other: number): PlayerGame {
  const match = liveMatch(document) as MatchRecord;
  const [won, lost, drawn] = match.score;
  const counted = withRound(game, document, [other, own], HISTORY);
  return withMatch(counted, { ...match, score: [won, lost, drawn + 1] });
}

const seedOf = ({ id }: MatchRecord): Uint8Array => new Uint8Array(16).fill(id.charCodeAt(5) + id.length);

/** The move as computed for a player; sometimes in a thread, or after the cache was emptied. */
async function live(key: string, random: RandomSource, question: Parameters<typeof decide>[0]) {
  const way = random.below(40);
  if (way === 0) models.drop(key);
  const here = way === 1 ? undefined : models.decide(key, question);
  return here ?? (await models.decideInThread(key, question)).decision;
}

describe.each(cases)("%s at %s", (strategy, gameId, game) => {
  it("decides the same from cache, rebuilt and in a thread", async () => {
    const random = seededRandom(strategy.length + game.size);
    const key = modelKey(`test:${gameId}`, strategy);
    let document = NEW_PLAYER_GAME;
    const starts = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      document = happening(document, () => newMatch(game, document, strategy, round), random);
      const match = liveMatch(document) as MatchRecord;
      const question = nextDecision({ game, document, match }, seedOf(match));
      const decision: Decision = decide(question);
      expect(await live(key, random, question)).toEqual(decision);
      starts.add(firstKnownRound(document));
      const habit = random.below(3) > 0 ? round % game.size : random.below(game.size);
      document = played(game, document, decision.move, habit);
    }
    expect(starts.size).toBeGreaterThan(3);
    models.drop("");
  });
});
