import { expect, it } from "vitest";
import {
  ArenaProblem,
  type Plan,
  playTournament,
  readTournamentFile,
  replayTournament,
  sourcesIn,
  strategySourcesOf,
  type TournamentFile,
  threadExecutor,
  tournamentFile,
} from "../../../src/arena/index.ts";
import { fileId } from "../../../src/arena/submissions/index.ts";
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

const names = ["wildcard", "random", "copy", ID];

it.each(["round-robin", "swiss", "olympic-matches"] as const)(
  "a tournament's file by %s gives the same results, and tells the first match that was changed",
  async (system) => {
    const file = await fileOf(
      planOf(names, { system, ...(system === "olympic-matches" && { firstTo: 2 }) }),
      SOURCE,
    );
    expect(await replayed(file)).toEqual({ matches: file.results.length, believed: 0 });
    const [round, a, b, score, won, lost] = file.results[2] ?? expect.fail();
    const results = file.results.with(2, [round, a, b, score, won + 1, lost]);
    expect(await replayed({ ...file, results })).toMatchObject({ differs: { match: 3 } });
    expect(await replayed({ ...file, seed: 2 })).toHaveProperty("differs");
  },
);

it("takes the results of a file whose source isn't public from the tournament's file", async () => {
  const file = await fileOf(planOf(names), undefined);
  expect(JSON.stringify(file)).not.toContain("history");
  const { differs, believed } = await replayed(file);
  expect([differs, believed]).toEqual([undefined, 3]);
});

it.each([
  ["no", "it isn't JSON"],
  ["{}", "version: "],
  [{ game: "chess" }, 'no game "chess"'],
  [{ entrants: [{ name: "x", spec: "none" }] }, 'no strategy "none"'],
  [{ entrants: [] }, "players"],
  [{ results: [[1, 0, 1, 2, 0, 0]] }, "results.0.3"],
])("refuses %j in one sentence", (changed, why) => {
  const whole = { version: 1, game: "rps", system: "swiss", seed: 1, rounds: 9, entrants: [], results: [] };
  const text = typeof changed === "string" ? changed : JSON.stringify({ ...whole, ...changed });
  expect(() => readTournamentFile(text)).toThrow(ArenaProblem);
  expect(() => readTournamentFile(text)).toThrow(why);
});
