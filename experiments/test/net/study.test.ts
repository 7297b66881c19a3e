import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { RecordedPerson } from "../../../src/lab/kit/recorded-people.ts";
import { run } from "../../../test/cli/run.ts";
import { judgeNet } from "../../net/study.ts";
import { type LessonTask, learn, type ReadTask, read } from "../../net/task.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-net-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Goes on to the next move, at every fourth round to the one after it. */
function walker(player: string, first: number): RecordedPerson {
  const steps = Uint8Array.from({ length: 30 }, (_, round) => (first + round + Math.floor(round / 4)) % 3);
  return { player, rounds: { person: steps, bot: steps.map((move, round) => (move + round * round) % 3) } };
}

const fileOf = (name: string, count: number) => ({
  name,
  people: Array.from({ length: count }, (_, index) => walker(`${name}${index}`, index % 3)),
});

it("reads nobody by what was learned from them, by people and by files", async () => {
  const files = [fileOf("a", 6), fileOf("b", 4)];
  const lessons: LessonTask[] = [];
  const readings: ReadTask[] = [];
  const rows = await judgeNet(
    { files, epochs: 1, folds: 5, seed: 1 },
    {
      async learn(tasks) {
        lessons.push(...tasks);
        return tasks.map(learn);
      },
      async read(tasks) {
        readings.push(...tasks);
        return tasks.map(read);
      },
    },
  );
  lessons.forEach(({ people, known }, index) => {
    const tested = readings[index]?.people ?? [];
    expect(people.length + tested.length).toBe(10);
    for (const person of tested) expect([...people, ...known]).not.toContain(person);
  });
  for (const { known } of lessons.slice(0, 5))
    expect(known.every(({ player }) => player.startsWith("a"))).toBe(true);
  expect(lessons[5]?.people).toEqual(files[1]?.people);
  expect(rows.map(({ file, learned, with: net }) => [file, learned, net.people])).toEqual([
    ["a", "other people", 6],
    ["b", "other people", 4],
    ["a", "other files", 6],
    ["b", "other files", 4],
  ]);
  for (const { gain, with: net, without } of rows) expect(gain.mean).toBeCloseTo(net.mean - without.mean, 9);
  expect(rows.some(({ gain }) => gain.mean !== 0)).toBe(true);
});

it("prints a table, and writes a net of everyone", async () => {
  const data = join(folder, "people.csv");
  const lines = fileOf("c", 6).people.flatMap(({ player, rounds }) =>
    [...rounds.person].map(
      (move, round) => `${player},${round + 1},${"RSP"[move]},${"RSP"[rounds.bot[round] as number]}`,
    ),
  );
  writeFileSync(data, `player,round,move,opponent_move\n${lines.join("\n")}\n`);
  const study = ["../experiments/index", "net", "--data", data, "--epochs", "1", "--folds", "2"];
  const { code, out } = await run([...study, "--workers", "1"]);
  expect(code).toBe(0);
  expect(out).toMatch(/people\.csv +other people +6 +[+-]0\.\d{3} ± 0\.\d{3}/);
  const written = join(folder, "net.ts");
  expect(await run([...study, "--out", written])).toMatchObject({ code: 0 });
  expect(readFileSync(written, "utf8")).toMatch(
    /^\/\/ .*\n\nexport const RPS_NET =\n {2}"[A-Za-z0-9+/=]{14000,15000}";\n$/,
  );
});
