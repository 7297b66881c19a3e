// Playing and reading the league: the same results whoever plays the matches, in any order.

import { beforeEach, describe, expect, it } from "vitest";
import { choose } from "../../../src/arena/league/choices.ts";
import { forgetInFinals, readFinal, writeFinal } from "../../../src/arena/league/finals.ts";
import { type LeagueTable, seasonAt, seasonBefore } from "../../../src/arena/league/index.ts";
import type { MatchTask } from "../../../src/arena/match/task.ts";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";
import { freshHost } from "../../commands/host.ts";
import { type Bench, fileNumber, madeBy, NOVEMBER, openBench, RPS } from "./league-bench.ts";

const DAY_MS = 86_400_000;

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
  bench.open.push(madeBy("a:1", 1), madeBy("b:1", 2), madeBy("c:1", 3));
});

const playAll = (): Promise<void> => bench.runner().playNow();
const names = async (): Promise<(string | undefined)[]> => {
  const table = await bench.table();
  return (table?.rows ?? []).map(({ entrant }) => table?.entrants[entrant]?.name).sort();
};

describe("a league", () => {
  it("plays every pair once, and ranks built-in and entries together", async () => {
    await playAll();
    const table = await bench.table();
    expect(table?.pairs).toEqual({ played: 15, all: 15 });
    expect(bench.played).toHaveLength(30);
    expect(new Set(bench.played.map(({ fixed }) => fixed?.dice.a)).size).toBe(30);
    expect(await names()).toEqual(["bot-1", "bot-2", "bot-3", "iocaine", "markov", "rotation"]);
    expect(table?.entrants.filter(({ isBuiltIn }) => isBuiltIn)).toHaveLength(3);
    await playAll();
    expect(bench.played).toHaveLength(30);
  });

  it("gives the same results whatever order the entrants came in", async () => {
    await playAll();
    const { hash, rows } = (await bench.table()) ?? {};
    const other = await openBench();
    for (const one of [madeBy("c:1", 3), madeBy("a:1", 1), madeBy("b:1", 2)]) {
      other.open.push(one);
      await other.runner().playNow();
    }
    expect(await other.table()).toMatchObject({ hash, rows });
  });

  it("continues after a crash in the middle of a pair, to the same results", async () => {
    const other = await openBench();
    other.open.push(...bench.open);
    await other.runner().playNow();
    let left = 7;
    const dying = bench.runner({
      before: () => {
        if (left-- <= 0) throw new Error("killed");
      },
    });
    await expect(dying.playNow()).rejects.toThrow("killed");
    expect((await bench.table())?.pairs.played).toBe(3);
    await playAll();
    // The seventh match was in the ledger: nothing is played twice.
    expect(bench.played).toHaveLength(30);
    expect((await bench.table())?.hash).toBe((await other.table())?.hash);
  });

  it("is played by only one process", async () => {
    const second = bench.runner();
    let tried: Promise<void> | undefined;
    const before = (): void => {
      tried ??= second.playNow();
    };
    await bench.runner({ before }).playNow();
    await tried;
    expect(bench.played).toHaveLength(30);
  });

  it("waits while the machine has something better to do", async () => {
    let looks = 3;
    const busy: number[] = [];
    const isBusy = async (): Promise<boolean> => {
      busy.push(bench.played.length);
      return looks-- > 0;
    };
    await bench.runner({ isBusy }).playNow();
    expect(busy.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(bench.played).toHaveLength(30);
  });

  it("isn't played without entries until someone asks for it", async () => {
    bench.open.length = 0;
    await playAll();
    expect(bench.played).toEqual([]);
    await bench.ask();
    await playAll();
    expect(bench.played).toHaveLength(6);
    expect((await bench.table())?.pairs).toEqual({ played: 3, all: 3 });
  });

  it("plays entries before built-in strategies among themselves", async () => {
    bench.open.splice(1);
    await playAll();
    const isBuiltIn = bench.played.map(({ strategies }) => !strategies.includes(fileNumber(1)));
    expect(isBuiltIn).toEqual(Array.from({ length: 12 }, (_, at) => at >= 6));
  });

  it("computes a table at most once a minute, however many look", async () => {
    await bench.ask();
    const looks: (number | undefined)[] = [];
    const look = async (): Promise<void> => {
      looks.push((await bench.league.table(RPS))?.pairs.played);
    };
    await Promise.all([look(), look()]);
    await playAll();
    for (const seconds of [30, 29]) {
      bench.now += 1000 * seconds;
      await look();
    }
    expect([looks, bench.computed]).toEqual([[0, 0, 0, 0], 1]);
    bench.now += 1000;
    await look();
    await expect.poll(async () => (await bench.league.table(RPS))?.pairs.played).toBe(15);
    expect([looks, bench.computed]).toEqual([[0, 0, 0, 0, 0], 2]);
    bench.now += 120_000;
    await look();
    // No matches were played since.
    expect([looks.at(-1), bench.computed]).toEqual([15, 2]);
  });

  it("plays a newcomer's matches first, and removes a withdrawn one at once", async () => {
    await playAll();
    bench.open.push(madeBy("d:1", 4));
    bench.played.length = 0;
    await playAll();
    expect(bench.played).toHaveLength(12);
    expect(bench.played.every(({ strategies }) => strategies.includes(fileNumber(4)))).toBe(true);
    expect(await names()).toContain("bot-4");
    bench.open.pop();
    expect((await bench.league.table(RPS))?.entrants.map(({ name }) => name)).not.toContain("bot-4");
  });

  it("has no result for an unplayable match, retries it, and plays the rest", async () => {
    bench.gone.add(fileNumber(2));
    await playAll();
    expect((await bench.table())?.pairs).toEqual({ played: 10, all: 15 });
    expect(await names()).not.toContain("bot-2");
    bench.gone.clear();
    bench.now += 3_600_000;
    await bench.runner().playNow();
    expect((await bench.table())?.pairs.played).toBe(15);
  });
});

describe("a league with unreadable or unstorable data", () => {
  it("continues past an invalid outcome, which gives no result", async () => {
    const at = { line: 1e20, column: 1 };
    const forfeit = { by: "a", kind: "crashed", round: 1, reason: "x", at };
    const nothing = { wins: 0, losses: 0, draws: 0 };
    const says = ({ strategies }: MatchTask): unknown => {
      if (strategies.includes(fileNumber(1))) return { tally: nothing, forfeits: [forfeit] };
      return strategies.includes(fileNumber(2))
        ? { tally: { ...nothing, wins: Number.NaN }, forfeits: [] }
        : undefined;
    };
    await bench.runner({ says }).playNow();
    expect((await bench.table())?.pairs).toEqual({ played: 15, all: 15 });
    expect(bench.played).toHaveLength(30);
  });

  it("plays the others if a newer version stored one entrant's results", async () => {
    const newer = new StoreError("newer", "written by a newer version");
    const fails = (kind: { name: string }): boolean => kind.name === "league-results" && isFailing;
    let isFailing = false;
    const real = await openStore({ dataDir: ":memory:", report: () => {} });
    const ids: string[] = [];
    const store = Object.assign(Object.create(real), {
      read: (kind: never, id: string) => real.read(kind, id),
      claim: real.claim.bind(real),
      pace: real.pace.bind(real),
      board: real.board.bind(real),
      remove: real.remove.bind(real),
      updateBoth: real.updateBoth.bind(real),
      update: (kind: { name: string }, id: string, ...rest: [never, never]) => {
        if (kind.name === "league-results" && !ids.includes(id)) ids.push(id);
        isFailing = ids.indexOf(id) === 0;
        return fails(kind) ? Promise.reject(newer) : real.update(kind as never, id, ...rest);
      },
    });
    const other = await openBench({ store });
    other.open.push(...bench.open);
    const failures: unknown[] = [];
    await other.runner({ onFailure: (error) => failures.push(error) }).playNow();
    const { played = 0 } = (await other.table())?.pairs ?? {};
    expect(played).toBeGreaterThan(9);
    expect(failures).toHaveLength(15 - played);
    expect(new Set(failures)).toEqual(new Set([newer]));
  });
});

describe("places in a league", () => {
  it("go first to owners without one in the months before", async () => {
    bench.open.length = 0;
    for (let number = 0; number < 250; number++) bench.open.push(madeBy(`many:${number}`, number));
    const owners = async () => new Set((await bench.league.roster(RPS)).map(({ owner }) => owner));
    const november = await owners();
    expect(november.has("many:0")).toBe(true);
    expect(november.has("many:249")).toBe(false);
    const entrants = [...november].map((owner, at) => ({
      id: `${at}`,
      name: `${at}`,
      owner,
      isBuiltIn: false,
    }));
    const about = { season: "2026-11", game: "rps", isOver: true, hash: "", entrants } as const;
    const drawn = { rules: { matches: 2, rounds: 20 }, drawn: { pledge: "", day: 1 } };
    const figures = { pairs: { played: 0, all: 0 }, rows: [], matrix: [], throwers: [] };
    await writeFinal(bench.store, { ...about, ...drawn, ...figures } as LeagueTable);
    bench.now = NOVEMBER + 14 * DAY_MS;
    const december = await owners();
    for (let number = 200; number < 250; number++) expect(december.has(`many:${number}`)).toBe(true);
  });
});

describe("the scoring entry of an owner", () => {
  it("is the newest original file over all accounts; the others play along", async () => {
    bench = await openBench({ linked: ["a:1", "z:9"] });
    bench.open.push(
      madeBy("a:1", 1),
      madeBy("z:9", 2),
      madeBy("a:1", 3, { copyOf: "bot-9" }),
      madeBy("b:1", 4),
    );
    await playAll();
    expect(await names()).toEqual(["bot-2", "bot-4", "iocaine", "markov", "rotation"]);
    const own = [1, 2, 3].map(fileNumber);
    expect(bench.played.some(({ strategies }) => strategies.every((id) => own.includes(id)))).toBe(false);
    expect((await bench.league.met(RPS, fileNumber(1))).map(({ entrant }) => entrant.name).sort()).toEqual([
      "bot-4",
      "iocaine",
      "markov",
      "rotation",
    ]);
  });

  it("is the one the owner chose from any account, or none if they left", async () => {
    bench = await openBench({ linked: ["a:1", "z:9"] });
    bench.open.push(madeBy("a:1", 1), madeBy("a:1", 2), madeBy("b:1", 3));
    await choose(bench.store, "z:9", ["rps"], { entry: fileNumber(1) }, 1);
    await playAll();
    expect(await names()).toContain("bot-1");
    expect(await names()).not.toContain("bot-2");
    await choose(bench.store, "a:1", ["rps"], { entry: "none" }, 2);
    expect(await names()).toEqual(["bot-3", "iocaine", "markov", "rotation"]);
  });

  it("belongs to the first publisher of a file that two owners have", async () => {
    bench.open.push(madeBy("thief:1", 1, { name: "mine", publicAt: 50 }));
    const roster = await bench.league.roster(RPS);
    expect(roster.filter(({ id }) => id === fileNumber(1)).map(({ name }) => name)).toEqual(["bot-1"]);
  });

  it("gains nothing from entries without a rank, which move no points", async () => {
    await playAll();
    const before = await bench.table();
    bench.open.push(madeBy("c:1", 8, { publicAt: 0 }));
    await playAll();
    expect(bench.played.length).toBeGreaterThan(30);
    expect((await bench.table())?.rows).toEqual(before?.rows);
  });
});

describe("a season", () => {
  it("ends with its month in UTC, keeps its table, and the next starts empty", async () => {
    await playAll();
    const live = await bench.table();
    bench.now = Date.parse("2026-12-01T00:00:00Z") - 1;
    expect((await bench.league.table(RPS))?.season).toBe("2026-11");
    bench.now += 1;
    expect(await bench.league.table(RPS)).toBeUndefined();
    bench.played.length = 0;
    await playAll();
    expect(bench.played).toHaveLength(30);
    const over = await bench.league.table(RPS, seasonBefore(seasonAt(bench.now)));
    expect(over).toMatchObject({ isOver: true, hash: live?.hash, rows: live?.rows, pairs: live?.pairs });
    expect((await bench.table())?.hash).not.toBe(live?.hash);
  });

  it("never changes once over, hides withdrawn names, and forgets requests", async () => {
    await playAll();
    bench.now = NOVEMBER + 14 * DAY_MS;
    await playAll();
    const first = await readFinal(bench.store, "2026-11", "rps");
    bench.open.push(madeBy("late:1", 9));
    await playAll();
    expect(await readFinal(bench.store, "2026-11", "rps")).toEqual(first);
    bench.open.splice(0, 1);
    const november = seasonBefore(seasonAt(bench.now));
    const named = (await bench.league.table(RPS, november))?.entrants.map(({ name }) => name);
    expect(named).toContain("bot-2");
    expect(named).not.toContain("bot-1");
    const lifetimes: unknown[] = [];
    const watched: Store = Object.create(bench.store, {
      update: {
        value: (...input: Parameters<Store["update"]>) => {
          lifetimes.push(input[3]);
          return bench.store.update(...input);
        },
      },
    });
    await forgetInFinals(watched, "b:1", [{ season: "2026-11", game: "rps" }]);
    expect(lifetimes).toEqual([750 * DAY_MS]);
    expect(JSON.stringify(await readFinal(bench.store, "2026-11", "rps"))).not.toMatch(/b:1|bot-2/);
  });

  it("keeps its seed out of the store and out of tasks", async () => {
    const seeds: string[] = [];
    const { startSeason } = await import("../../../src/arena/league/seasons.ts");
    const host = await freshHost(7, () => NOVEMBER);
    const drawn = await startSeason(bench.store, host.drawSeason, seasonAt(NOVEMBER));
    for (const form of ["hex", "base64", "base64url"] as const)
      seeds.push(Buffer.from(drawn?.seed ?? []).toString(form));
    const written: string[] = [];
    const { store } = bench;
    const update = store.update.bind(store);
    store.update = (kind, id, change, ttlMs) =>
      update(
        kind,
        id,
        (current) => {
          const made = change(current);
          written.push(id, JSON.stringify(made.next));
          return made;
        },
        ttlMs,
      );
    await playAll();
    expect(written.length).toBeGreaterThan(50);
    for (const seed of seeds) expect([...written, JSON.stringify(bench.played)].join()).not.toContain(seed);
  });
});
