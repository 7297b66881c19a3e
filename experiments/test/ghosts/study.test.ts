import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { GHOST_BYTES_MAX } from "../../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../../src/lab/kit/recorded-people.ts";
import { ghostFolds, judgeFold, reportGhosts } from "../../ghosts/study.ts";

const rps = circleGame(3);

/** Each person mostly steps a fixed distance, their own, from the other side's last move. */
function person(number: number, rounds: number): RecordedPerson {
  const random = seededRandom(Uint8Array.of(number));
  const bot = Uint8Array.from({ length: rounds }, () => random.below(3));
  const own = bot.map((_, at) => (random.unit() < 0.7 ? ((bot[at - 1] ?? 0) + number) % 3 : random.below(3)));
  return { player: `p${number}`, rounds: { person: own, bot } };
}

const question = {
  game: rps,
  rounds: [100, 150],
  folds: 3,
  seed: 1,
  people: Array.from({ length: 9 }, (_, number) => person(number, number === 8 ? 100 : 150)),
};

describe("the study of ghosts", () => {
  const folds = ghostFolds(question);
  const judged = folds.flatMap((fold) => judgeFold(question, fold));
  const reports = reportGhosts(judged, question.rounds);

  it("judges everyone once, and leaves out people with too few rounds", () => {
    for (const { learned, tested } of folds) expect(learned.some((one) => tested.includes(one))).toBe(false);
    expect(reports.map(({ rounds, people, heldOut }) => [rounds, people, heldOut])).toEqual([
      [100, 9, 180],
      [150, 8, 240],
    ]);
  });

  it("finds ghosts of people with habits better than the population", () => {
    for (const { losses, gains, better, bytesMax } of reports) {
      expect(losses.ghost.mean).toBeLessThan(losses.population.mean);
      expect(gains.population.mean).toBeGreaterThan(2 * gains.population.standardError);
      expect(gains.population.mean).toBeCloseTo(losses.population.mean - losses.ghost.mean, 10);
      expect(better.chance).toBe(1);
      expect(bytesMax).toBeLessThanOrEqual(GHOST_BYTES_MAX);
    }
  });

  it("finds no better ghosts where no one has habits", () => {
    const without = question.people.map(({ player, rounds: { bot } }, at) => {
      const random = seededRandom(Uint8Array.of(100 + at));
      return { player, rounds: { person: bot.map(() => random.below(3)), bot } };
    });
    const asked = { ...question, people: without };
    const all = ghostFolds(asked).flatMap((fold) => judgeFold(asked, fold));
    for (const { losses } of reportGhosts(all, asked.rounds))
      expect(losses.ghost.mean).toBeGreaterThan(losses.chance.mean - 0.01);
  });
});
