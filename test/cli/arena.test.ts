import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { skipWithoutRedis, startRedis } from "../infra/store/redis-server.ts";
import { run, runInterruptedAtItsWord } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-arena-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const arena = (...args: string[]) => run(["cli/index", "arena", ...args], { DATA_DIR: folder });
const ENTRANTS = ["--entrants", "markov:order=3,decay=0.9,wildcard,anna@copy", "--match", "30"];

describe("gadalka arena run", () => {
  it("prints a readable table, with the reason for every pairing", async () => {
    const { code, out } = await arena("run", ...ENTRANTS, "--rounds", "1");
    expect(code).toBe(0);
    expect(out).toMatch(/^rps, swiss: 3 entrants, \d rounds, matches of 30, seed 1$/m);
    expect(out).toContain("anna");
    expect(out).toMatch(/same score, haven't met yet/);
    expect(out).toMatch(/bye: lowest score without one/);
  });

  it("prints JSON and writes the same file with any number of threads", async () => {
    const files = ["--csv", join(folder, "a.csv")];
    const one = await arena("run", ...ENTRANTS, "--json", "--workers", "1", ...files);
    const two = await arena("run", ...ENTRANTS, "--json", "--workers", "2");
    expect(two.out).toBe(one.out);
    expect(readFileSync(join(folder, "a.csv"), "utf8").split("\n")).toHaveLength(5);
  });

  it("writes a file that replay runs again", async () => {
    const path = join(folder, "cup.json");
    expect((await arena("run", ...ENTRANTS, "--out", path)).code).toBe(0);
    expect(await arena("replay", path)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^the same results/),
    });
    writeFileSync(path, readFileSync(path, "utf8").replace(/"seed":1/, '"seed":2'));
    expect(await arena("replay", path)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^match \d+ differs/),
    });
  });

  it.each([
    [["replay", folder], /: can't be read/],
    [["run", "--entrants", "copy"], /^--entrants: at least 2/],
    [["run", "--entrants", "copy,rotation", "--system", "swis"], /--system .*swiss/],
    [["run", "--entrants", "copy,rotation", "--csv", "/nowhere/a.csv"], /^--csv: /],
  ])("refuses %j in one message", async (args, message) => {
    const { code, err } = await arena(...args);
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it("shows the finished rounds on Ctrl+C", async () => {
    const long = ["--entrants", "all", "--match", "20000", "--workers", "1", "--json"];
    const { code, out, err } = await runInterruptedAtItsWord(["cli/index", "arena", "run", ...long], {
      DATA_DIR: folder,
    });
    expect(code).toBe(130);
    expect(err).toContain("Interrupted");
    expect(JSON.parse(out)).toMatchObject({ complete: false });
  });
});

describe("files in gadalka arena run", () => {
  const bot = (path: string, source: string): string => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), source);
    return join(folder, path);
  };
  const rock = bot("rock.js", "export const move = () => 0;\n");
  const held = (entrants: readonly string[], ...more: string[]) =>
    arena("run", "--entrants", entrants.join(","), "--match", "20", ...more);

  it("enter under their names beside strategies, with content hashes as ids", async () => {
    const { code, out } = await held(["markov:order=2,decay=0.9", rock, `other@${rock}`], "--json");
    expect(code).toBe(0);
    const { standings } = JSON.parse(out);
    const byName = standings.toSorted((x: { name: string }, y: { name: string }) =>
      x.name < y.name ? -1 : 1,
    );
    expect(byName.map(({ name }: { name: string }) => name)).toEqual([
      ...["markov:order=2,decay=0.9", "other", "rock.js"],
    ]);
    expect(byName[1].strategy).toMatch(/^file:[0-9a-f]{64}$/);
    expect(byName[2].strategy).toBe(byName[1].strategy);
    const two = await held(["markov:order=2,decay=0.9", rock, `other@${rock}`], "--json", "--workers", "2");
    expect(two.out).toBe(out);
  });

  it.skipIf(skipWithoutRedis("files in gadalka arena run, on Redis"))(
    "are played here if workers can't get them, and a note says so",
    async () => {
      const redis = await startRedis();
      const args = ["arena", "run", "--entrants", `random,${rock}`, "--match", "20", "--json"];
      const { code, out, err } = await run(["cli/index", ...args], { REDIS_URL: redis.url });
      await redis.stop();
      expect(code).toBe(0);
      expect(err).toContain("so matches are played here, in threads");
      expect(JSON.parse(out)).toMatchObject({ complete: true, matches: 1 });
    },
  );

  it.each([
    [[rock, bot("more/rock.js", "export const move = () => 2;")], /^--entrants: rock\.js is entered twice/],
    [[rock, join(folder, "none.js")], /^--entrants: .*none\.js doesn't exist/],
    [[rock, bot("bad.js", "let = ;")], /^--entrants: .*bad\.js doesn't load: .*\n.*bad\.js:1:\d+\n/],
    [[rock, bot("odd.js", "export const games = ['oddeven'];")], /odd\.js plays oddeven only/],
    [["random", `file:${"0".repeat(64)}`], /isn't on this machine\. Name the file itself/],
  ])("%j are refused with what to do", async (entrants, message) => {
    const { code, err } = await held(entrants);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(message.source, "m"));
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe("gadalka worker", () => {
  it("reports that it needs Redis", async () => {
    const { code, err } = await run(["cli/index", "worker"]);
    expect(code).toBe(1);
    expect(err).toMatch(/^REDIS_URL: /);
  });
});
