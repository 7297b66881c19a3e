import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, oddEven } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { describeHabits, type Habit } from "../../../src/core/strategies/index.ts";

const rps = circleGame(3);
const [ROCK, SCISSORS, PAPER] = [0, 1, 2];

type Habitual = (before: number, result: number, any: number) => number;

/** Rounds of someone who follows a habit with this probability, else plays at random, against random moves. */
function person(game: MatrixGame, rounds: number, share: number, habit: Habitual) {
  const random = seededRandom(9);
  const moves = { person: new Uint8Array(rounds), bot: new Uint8Array(rounds) };
  for (let round = 1; round < rounds; round++) {
    const before = moves.person[round - 1] as number;
    const result = game.result("person", before, moves.bot[round - 1] as number);
    const any = random.below(game.size);
    moves.person[round] = random.unit() < share ? habit(before, result, any) : any;
    moves.bot[round] = random.below(game.size);
  }
  return moves;
}

const seen = (game: MatrixGame, rounds: ReturnType<typeof person>): Habit[] =>
  describeHabits(game, rounds, 3);

describe("described habits", () => {
  it("start with the habit that a person has", () => {
    const switches = person(rps, 300, 0.9, (before, result, any) =>
      result < 0 && before === ROCK ? PAPER : any,
    );
    expect(seen(rps, switches)[0]).toMatchObject({
      kind: "after-move",
      result: -1,
      before: ROCK,
      move: PAPER,
    });
    const stays = person(rps, 300, 0.9, (before, result, any) => (result > 0 ? before : any));
    expect(seen(rps, stays)[0]).toMatchObject({ kind: "after-result", result: 1, repeats: true });
    const changes = person(oddEven, 300, 0.9, (before, result, any) => (result < 0 ? 1 - before : any));
    expect(seen(oddEven, changes)[0]).toMatchObject({ kind: "after-result", result: -1, repeats: false });
  });

  it("are only one for a constant player, without its consequences", () => {
    expect(
      seen(
        rps,
        person(rps, 50, 1, () => SCISSORS),
      ),
    ).toEqual([{ kind: "often", move: SCISSORS, count: 49, total: 50 }]);
  });

  it("are no more than requested, and none with few rounds", () => {
    const cycling = person(rps, 200, 0.95, (before) => (before + 1) % 3);
    expect(seen(rps, cycling)).toHaveLength(3);
    expect(
      seen(
        rps,
        person(rps, 4, 1, () => SCISSORS),
      ),
    ).toEqual([]);
  });

  it("match a count by hand over the rounds that start no history", () => {
    const property = fc.property(
      fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.boolean()), { maxLength: 80 }),
      (played) => {
        const rounds = {
          person: Uint8Array.from(played, ([own]) => own),
          bot: Uint8Array.from(played, ([, bot]) => bot),
        };
        const starts = played.flatMap(([, , isStart], round) => (isStart ? [round] : []));
        for (const habit of describeHabits(rps, rounds, 30, starts)) {
          const places = played.flatMap(([, , isStart], round) => (isStart ? [] : [round]));
          const after = places.filter((round) => round > 0 && isAfter(habit, rounds, round));
          const situations = habit.kind === "often" ? places : after;
          const hits = situations.filter((round) => isHit(habit, rounds, round));
          expect([habit.count, habit.total]).toEqual([hits.length, situations.length]);
        }
      },
    );
    fc.assert(property, { seed: 8, numRuns: 200 });
  });
});

type Moves = { person: Uint8Array; bot: Uint8Array };

function isAfter(habit: Habit, { person: own, bot }: Moves, round: number): boolean {
  if (habit.kind === "often") return true;
  const before = own[round - 1] as number;
  if (rps.result("person", before, bot[round - 1] as number) !== habit.result) return false;
  return habit.kind === "after-result" || habit.before === before;
}

function isHit(habit: Habit, { person: own }: Moves, round: number): boolean {
  if (habit.kind !== "after-result") return own[round] === habit.move;
  return (own[round] === own[round - 1]) === habit.repeats;
}
