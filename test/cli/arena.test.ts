import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run, runInterruptedAtItsWord } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-arena-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const arena = (...args: string[]) => run(["cli/index", "arena", ...args], { DATA_DIR: folder });
const ENTRANTS = ["--entrants", "markov:order=3,decay=0.9,wildcard,anna@copy", "--match", "30"];

describe("gadalka arena run", () => {
  it("prints a table to read, with the reason of every pairing", async () => {
    const { code, out } = await arena("run", ...ENTRANTS);
    expect(code).toBe(0);
    expect(out).toMatch(/^rps, swiss: 3 entrants, \d rounds, matches of 30, seed 1$/m);
    expect(out).toContain("anna");
    expect(out).toMatch(/same score, not met yet/);
    expect(out).toMatch(/bye: lowest without one/);
  });

  it("prints JSON and writes both files, the same with any number of threads", async () => {
    const files = ["--csv", join(folder, "a.csv"), "--trf", join(folder, "a.trf")];
    const one = await arena("run", ...ENTRANTS, "--json", "--workers", "1", ...files);
    const two = await arena("run", ...ENTRANTS, "--json", "--workers", "2");
    expect(two.out).toBe(one.out);
    expect(readFileSync(join(folder, "a.csv"), "utf8").split("\n")).toHaveLength(5);
    expect(readFileSync(join(folder, "a.trf"), "utf8")).toMatch(/^001 {4}1 /m);
    const { id } = JSON.parse(one.out);
    expect((await arena("resume", id, "--json")).out).toBe(one.out);
  });

  it.each([
    [["run", "--entrants", "copy"], /^--entrants: .*two entrants/],
    [["run", "--entrants", "wildcrd,copy"], /^--entrants: .*wildcard/],
    [["run", "--entrants", "copy,copy"], /^--entrants: copy enters twice/],
    [["run", "--entrants", "copy,rotation", "--system", "swis"], /^--system: .*swiss/],
    [["run", "--entrants", "copy,rotation", "--system", "olympic", "--rounds", "3"], /swiss tournament only/],
    [["run", "--entrants", "copy,rotation", "--csv", "/nowhere/a.csv"], /^--csv: /],
    [["resume", "0123"], /no tournament 0123/],
    [["evolve", "--family", "random"], /nothing to breed/],
  ])("%j is refused in one message", async (args, message) => {
    const { code, err } = await arena(...args);
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it("breeds, measures every leader beside the start, judges, and draws it", async () => {
    const small = ["--generations", "2", "--population", "4", "--match", "40", "--judging", "5"];
    const { code, out, err } = await arena(
      "evolve",
      "--family",
      "markov",
      ...small,
      "--plot",
      join(folder, "plots"),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^2 .*markov/m);
    expect(out).toContain("verdict: ");
    const drawn = join(folder, "plots", "evolve-markov.png");
    expect(err).toContain(drawn);
    expect(readFileSync(drawn).subarray(1, 4).toString()).toBe("PNG");
  });

  it("shows the rounds that are finished on Ctrl+C", async () => {
    const long = ["--entrants", "all", "--match", "20000", "--workers", "1", "--json"];
    const { code, out, err } = await runInterruptedAtItsWord(["cli/index", "arena", "run", ...long], {
      DATA_DIR: folder,
    });
    expect(code).toBe(130);
    expect(err).toContain("Interrupted");
    expect(JSON.parse(out)).toMatchObject({ complete: false });
  });
});

describe("gadalka worker", () => {
  it("says that it needs Redis", async () => {
    const { code, err } = await run(["cli/index", "worker"]);
    expect(code).toBe(1);
    expect(err).toMatch(/^REDIS_URL: /);
  });
});
