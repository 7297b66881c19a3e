// Divides recorded people into the groups that are compared.

import { COMPARED_ROUNDS_MIN, GROUP_PEOPLE_MIN } from "../../core/profiles/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import type { RecordedPerson } from "../kit/recorded-people.ts";

/** With more groups, hardly any pair could be significant, and no one would read them all. */
const GROUPS_MAX = 12;
const EVERYBODY_ELSE = "everyone else";

interface Group {
  readonly name: string;
  readonly people: readonly RecordedPerson[];
}

export interface Division {
  /** Two or more, each with at least `GROUP_PEOPLE_MIN` people, in file order. */
  readonly groups: readonly Group[];
  /** Number of people in the compared groups who have fewer than `COMPARED_ROUNDS_MIN` rounds. */
  readonly short: number;
  /** Number of people without a value in the column. */
  readonly nameless: number;
  /** Groups omitted for being too small. */
  readonly small: readonly { readonly name: string; readonly people: number }[];
}

export interface DivisionQuestion {
  readonly people: readonly RecordedPerson[];
  readonly by: string;
  /** Compared with `second`, or with everyone else; absent: all groups. */
  readonly first?: string | undefined;
  readonly second?: string | undefined;
  /** Columns that can define groups, with their number of values. */
  columns(): ReadonlyMap<string, number>;
}

/** The groups defined by a column. @throws ConfigProblem with the option to change. */
export function divide(question: DivisionQuestion): Division {
  const { people, by } = question;
  const values = [...new Set(people.map(groupOf))].filter((value) => value !== "");
  const nameOf = namer(question, values);
  const names = [...new Set(values.flatMap((value) => nameOf(value) ?? []))];
  const asked = people.filter((one) => nameOf(groupOf(one)) !== undefined);
  const isReady = ({ rounds }: RecordedPerson): boolean => rounds.person.length >= COMPARED_ROUNDS_MIN;
  const short = asked.filter((one) => !isReady(one)).length;
  const all = names.map((name): Group => {
    return { name, people: asked.filter((one) => isReady(one) && nameOf(groupOf(one)) === name) };
  });
  const groups = all.filter((one) => one.people.length >= GROUP_PEOPLE_MIN);
  if (values.length < 2)
    throw new ConfigProblem(
      "--by",
      `${by} has ${values.length === 0 ? "no value" : `one value, ${values[0]}`}. Pass a column with two or more${otherColumns(question)}`,
    );
  if (groups.length < 2)
    throw new ConfigProblem(
      "--by",
      tooFew(all, { by, values: values.length, short }) + otherColumns(question),
    );
  if (groups.length > GROUPS_MAX)
    throw new ConfigProblem(
      "--by",
      `${by} has ${values.length} values, and at most ${GROUPS_MAX} groups can be compared. Choose two of them with --first and --second${otherColumns(question)}`,
    );
  const small = all.filter((one) => !groups.includes(one));
  return {
    groups,
    short,
    nameless: people.length - people.filter(groupOf).length,
    small: small.map((one) => ({ name: one.name, people: one.people.length })),
  };
}

function groupOf({ group = "" }: RecordedPerson): string {
  return group;
}

/** Maps a value to its group; undefined if it isn't compared. */
function namer(
  { by, first, second }: DivisionQuestion,
  values: readonly string[],
): (value: string) => string | undefined {
  for (const [option, value] of [["--first", first] as const, ["--second", second] as const])
    if (value !== undefined && !values.includes(value))
      throw new ConfigProblem(option, `"${value}" isn't a value of ${by}. Choose one of ${listed(values)}`);
  if (first === undefined && second !== undefined)
    throw new ConfigProblem("--second", "needs --first as well, the group to compare it with");
  if (first !== undefined && first === second)
    throw new ConfigProblem("--second", `is the same group as --first. Choose another of ${listed(values)}`);
  return (value) => {
    if (value === "") return undefined;
    if (first === undefined || value === first || value === second) return value;
    return second === undefined ? EVERYBODY_ELSE : undefined;
  };
}

function tooFew(
  groups: readonly Group[],
  { by, values, short }: { readonly by: string; readonly values: number; readonly short: number },
): string {
  const sizes = groups.map(({ name, people }) => `${name} ${people.length}`);
  const least = `${GROUP_PEOPLE_MIN} people of ${COMPARED_ROUNDS_MIN} rounds or more`;
  const left = short > 0 ? ` (${short} ${short === 1 ? "person has" : "people have"} fewer rounds)` : "";
  return `a group needs ${least}, and a comparison needs two such groups. People by ${by} (${values} values): ${listed(sizes)}${left}`;
}

/** Lists as many names as there may be groups. */
function listed(names: readonly string[]): string {
  const more = names.length - GROUPS_MAX;
  return `${names.slice(0, GROUPS_MAX).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** Suggests columns with a suitable number of values. */
function otherColumns({ by, columns }: DivisionQuestion): string {
  const others = [...columns()].filter(
    ([name, values]) => name !== by && values >= 2 && values <= GROUPS_MAX,
  );
  if (others.length === 0) return "";
  return `; or another column: ${others.map(([name, values]) => `--by ${name} (${values} values)`).join(", ")}`;
}
