// `gadalka lab groups`: whether groups of recorded people play differently, and in which habit most.

import type { Rounds } from "../core/games/index.ts";
import { COMPARED_ROUNDS_MIN, distancesBetween, seedDistance } from "../core/profiles/distance.ts";
import { compareGroups, GROUP_PEOPLE_MIN, groupDifference, groupEffect } from "../core/profiles/groups.ts";
import { deriveSeed, seededRandom } from "../core/random/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { percent, textTable } from "../infra/text-table.ts";
import { readRecords } from "./kit/options.ts";
import { pText, traitText } from "./kit/printing.ts";
import { readRecordedPeople } from "./kit/recorded-people.ts";
import { defineStudy, RECORDED_GAME, requiredWords, SOURCE_CONTEXT, seed, whole } from "./kit/study.ts";
import { seedBytes } from "./kit/task-values.ts";

/** Enough for a p-value that can be corrected for all pairs of a dozen groups. */
const PERMUTATIONS = 9999;
const ROUNDS_MAX = 1_000_000;

export const groups = defineStudy({
  id: "groups",
  about: "whether groups of recorded people play differently, and in which habit most",
  parameters: {
    data: requiredWords(
      "<csv>",
      "file with the columns player, round, move, opponent_move, and one with each person's group",
    ),
    by: requiredWords("<column>", "the column with the groups, such as opponent; one value per person"),
    rounds: whole(
      "only each person's first rounds, 100 or more (default: all)",
      COMPARED_ROUNDS_MIN,
      ROUNDS_MAX,
    ),
    context: SOURCE_CONTEXT,
    game: RECORDED_GAME,
    seed: seed("the permutations"),
  },
  unit: "pairs",
  async run({ data, by, rounds = ROUNDS_MAX, game, context, seed }, onProgress) {
    const people = await readRecords("--data", data, "of recorded rounds", (text) =>
      readRecordedPeople(game, text, by),
    );
    const members = Map.groupBy(
      people.filter(({ group, rounds: { person } }) => group !== "" && person.length >= COMPARED_ROUNDS_MIN),
      ({ group = "" }) => group,
    );
    const found = [...members]
      .filter(([, all]) => all.length >= GROUP_PEOPLE_MIN)
      .map(([name, all]) => ({ name, people: all.map((one) => firstOf(one.rounds, rounds)) }));
    if (found.length < 2) {
      const least = `two groups of ${GROUP_PEOPLE_MIN} people with ${COMPARED_ROUNDS_MIN} rounds or more`;
      throw new ConfigProblem("--by", `${by} has ${found.length} of the ${least} that a comparison needs`);
    }
    const randomOf = (...what: readonly string[]) =>
      seededRandom(deriveSeed(seedBytes(seed), "groups", ...what));
    const all = found.flatMap(({ people }, group) => people.map((one) => ({ rounds: one, group })));
    const distances = distancesBetween(
      game,
      all.map((one) => one.rounds),
    );
    const pairs = found.flatMap((first, at) => found.slice(at + 1).map((second) => [first, second] as const));
    const compared = pairs.map(([first, second], done) => {
      onProgress(done, pairs.length);
      const [one, other] = [found.indexOf(first), found.indexOf(second)];
      const among = [one, other].flatMap((group) =>
        all.flatMap((person, i) => (person.group === group ? [i] : [])),
      );
      const names = [first.name, second.name] as const;
      const own = among.map((i) => among.map((j) => distances[i]?.[j] as number));
      const { effectSize, permutationP } = compareGroups(
        own,
        first.people.length,
        randomOf("deal", ...names),
        PERMUTATIONS,
      );
      const sides = [first.people, second.people] as const;
      return {
        first: names[0],
        second: names[1],
        effectSize,
        permutationP,
        sourceDistance: seedDistance(game.size, context, ...sides).normalized,
        habit: groupDifference(game, sides, randomOf("habits", ...names)) ?? null,
      };
    });
    return {
      groups: found.map(({ name, people }) => ({ name, people: people.length })),
      leftOut: people.length - all.length,
      all: groupEffect(
        distances,
        all.map(({ group }) => group),
        randomOf("all"),
        PERMUTATIONS,
      ),
      pairs: corrected(compared),
    };
  },
  text: ({ groups, leftOut, all, pairs }, { by, game }) =>
    [
      textTable([[by, "people"], ...groups.map(({ name, people }) => [name, String(people)])]),
      `${leftOut} people left out: too few rounds, or a group too small\n`,
      `groups explain ${percent(all.explained)} of the variance between people, p ${pText(all.permutationP)}\n\n`,
      textTable([
        ["two groups", "effect size", "p", `p of ${pairs.length}`, "source's distance", "habit", "", "", "p"],
        ...pairs.map(({ first, second, effectSize, permutationP, correctedP, sourceDistance, habit }) => [
          `${first} · ${second}`,
          effectSize.toFixed(3),
          pText(permutationP),
          pText(correctedP),
          sourceDistance.toFixed(4),
          ...(habit
            ? [traitText(game, habit), percent(habit.first), percent(habit.second), pText(habit.p)]
            : []),
        ]),
      ]),
    ].join(""),
  json: (report) => report,
});

function firstOf({ person, bot }: Rounds, count: number): Rounds {
  return { person: person.slice(0, count), bot: bot.slice(0, count) };
}

/** Source: S. Holm, A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics 6
 * (1979). */
function corrected<Pair extends { readonly permutationP: number }>(pairs: readonly Pair[]) {
  const rising = pairs.toSorted((one, other) => one.permutationP - other.permutationP);
  let least = 0;
  const found = new Map(
    rising.map((pair, rank) => {
      least = Math.min(1, Math.max(least, (rising.length - rank) * pair.permutationP));
      return [pair, least];
    }),
  );
  return pairs.map((pair) => ({ ...pair, correctedP: found.get(pair) as number }));
}
