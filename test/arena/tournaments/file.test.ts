import { describe, expect, it } from "vitest";
import { strategySourcesOf } from "../../../src/arena/match/task.ts";
import { threadExecutor } from "../../../src/arena/playing.ts";
import { fileId } from "../../../src/arena/submissions/files.ts";
import {
  readTournamentFile,
  replayTournament,
  sourcesIn,
  type TournamentFile,
  tournamentFile,
} from "../../../src/arena/tournaments/file.ts";
import { type Plan, playTournament } from "../../../src/arena/tournaments/tournament.ts";
import { planOf } from "../tournaments.ts";

const SOURCE = "export const move = (history) => history.at(-1)?.opponent ?? 1;\n";
const ID = fileId(SOURCE);

async function fileOf(plan: Plan, source: string | undefined): Promise<TournamentFile> {
  const sources = strategySourcesOf([[ID, new TextEncoder().encode(SOURCE)]]);
  const executor = threadExecutor(1, { strategySources: sources });
  const played = await playTournament(plan, executor);
  await executor.close();
  return readTournamentFile(JSON.stringify(tournamentFile(played, new Map(source ? [[ID, source]] : []))));
}

async function replayed(file: TournamentFile) {
  const executor = threadExecutor(2, { strategySources: strategySourcesOf(sourcesIn(file)) });
  const found = await replayTournament(file, executor);
  await executor.close();
  return found;
}

const built = ["wildcard", "random", "copy", "markov"];

it.each(["round-robin", "swiss", "olympic-matches"] as const)(
  "a tournament's file by %s gives the same results, and tells the first match that was changed",
  async (system) => {
    const firstTo = system === "olympic-matches" ? { firstTo: 2 } : {};
    const file = await fileOf(planOf(built, { system, ...firstTo }), undefined);
    expect(await replayed(file)).toEqual({ matches: file.results.length, believed: 0 });
    const [round, a, b, score, won, lost] = file.results[2] ?? expect.fail();
    const results = file.results.with(2, [round, a, b, score, won + 1, lost]);
    expect(await replayed({ ...file, results })).toMatchObject({ differs: { match: 3 } });
    expect(await replayed({ ...file, seed: 2 })).toHaveProperty("differs");
  },
);

it("plays a file's matches if its source is in it, and takes their results from it otherwise", async () => {
  const plan = planOf(["wildcard", "random", "copy", ID]);
  const file = await fileOf(plan, SOURCE);
  expect(await replayed(file)).toEqual({ matches: file.results.length, believed: 0 });
  const sealed = { ...file, entrants: plan.entrants.map(({ name, strategy }) => ({ name, spec: strategy })) };
  expect(await replayed(sealed)).toEqual({ matches: file.results.length, believed: 3 });
});

describe("a tournament's file", () => {
  const entrants = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `copy ${at}`, spec: "copy" }));
  const whole = { version: 1, game: "rps", system: "swiss", seed: 1, rounds: 9, results: [] };
  const textOf = (changed: object) =>
    JSON.stringify({ ...whole, entrants: entrants(3), ...changed }, null, 2);

  it("may have a byte order mark and carriage returns", () => {
    const text = `\uFEFF${textOf({}).replaceAll("\n", "\r\n")}`;
    expect(readTournamentFile(text).entrants).toHaveLength(3);
  });

  it.each([
    ["place,name\n1,copy\n", "it isn't JSON"],
    ["[".repeat(20_000_000), "it has 20000000 brackets"],
    [`${"[".repeat(900_000)}${"]".repeat(900_000)}`, "expected object"],
    ["{}", "version: "],
    [textOf({ game: "chess" }), 'no game "chess"'],
    [textOf({ entrants: [{ name: "x", spec: "none" }] }), 'no strategy "none"'],
    [textOf({ entrants: entrants(0) }), "at least 2 players must take part, not 0"],
    [textOf({ entrants: entrants(1) }), "at least 2 players must take part, not 1"],
    [textOf({ entrants: entrants(257) }), "257 players"],
    [textOf({ entrants: [...entrants(2), { name: "Copy 0", spec: "random" }] }), "Copy 0 is entered twice"],
    [textOf({ results: [[1, 0, 1, 2, 0, 0]] }), "results.0.3"],
    [textOf({ swissRounds: 0 }), "rounds 0"],
    [textOf({ system: "olympic", swissRounds: 3 }), "only for a swiss tournament"],
    [textOf({ firstTo: 3 }), "is for olympic-matches and recursive-matches"],
  ])("is refused in one sentence, number %#", (text, why) => {
    expect(() => readTournamentFile(text)).toThrow(why);
    expect(() => readTournamentFile(text)).toThrow(expect.objectContaining({ name: "ConfigProblem" }));
  });
});
