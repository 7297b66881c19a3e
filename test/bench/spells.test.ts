import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BenchBroken, guarded, measureInTurn } from "./spells.ts";

type Process = EventEmitter & { exitCode: number | null; signalCode: NodeJS.Signals | null };

const running = (): Process => Object.assign(new EventEmitter(), { exitCode: null, signalCode: null });
const never = (): Promise<never> => new Promise(() => {});

describe("a guarded part of a bench", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("ends with one sentence when a child dies", async () => {
    const process = running();
    const work = guarded("warming up", [{ name: "the bare bot", process }], 1000, never);
    process.emit("exit", 1, null);
    await expect(work).rejects.toEqual(new BenchBroken("warming up: the bare bot ended with 1."));
  });

  it("ends when a child had died before", async () => {
    const process = Object.assign(running(), { signalCode: "SIGKILL" as const });
    const work = guarded("a spell", [{ name: "the floor", process }], 1000, never);
    await expect(work).rejects.toThrow("a spell: the floor ended with SIGKILL.");
  });

  it("ends when a contestant never answers", async () => {
    const work = guarded("a spell", [{ name: "our bot", process: running() }], 90_000, never);
    const ended = expect(work).rejects.toThrow("a spell: not over after 90 seconds.");
    await vi.advanceTimersByTimeAsync(90_000);
    await ended;
  });

  it("leaves nothing behind", async () => {
    const process = running();
    expect(await guarded("a spell", [{ name: "our bot", process }], 1000, async () => 7)).toBe(7);
    expect([process.listenerCount("exit"), vi.getTimerCount()]).toEqual([0, 0]);
  });
});

/** Measures two spells of three, with these calibrations; each is 10 ms once they have run out. */
async function measured(...calibrations: number[]) {
  const order: string[] = [];
  const figures = await measureInTurn({
    contestants: ["ours", "bare", "floor"],
    spells: 2,
    calibrate: () => calibrations.shift() ?? 10,
    measure: async (contestant) => order.push(contestant),
  });
  return { order: order.join(" "), ...figures };
}

const FIRST = [10, 10, 10, 10, 10];

describe("spells", () => {
  it("go there and back", async () => {
    const { order, spells, thrownAway, keptUnsteady } = await measured();
    expect(order).toBe("ours bare floor floor bare ours");
    expect(spells).toEqual([
      { ours: 1, bare: 2, floor: 3 },
      { floor: 4, bare: 5, ours: 6 },
    ]);
    expect([thrownAway, keptUnsteady]).toEqual([0, 0]);
  });

  it.each([12, 8])("are thrown away and repeated when the machine drifts to %d", async (drifted) => {
    const { order, spells, thrownAway } = await measured(...FIRST, 10, drifted, 10);
    expect(order).toBe("ours bare floor ours bare floor floor bare ours");
    expect(spells[0]).toEqual({ ours: 4, bare: 5, floor: 6 });
    expect(thrownAway).toBe(1);
  });

  it("aren't thrown away for a little", async () => {
    expect((await measured(...FIRST, 11, 9, 11)).thrownAway).toBe(0);
  });

  it("are kept after enough were thrown away", async () => {
    const restless = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 5 : 20));
    const { spells, thrownAway, keptUnsteady } = await measured(...FIRST, ...restless);
    expect([spells.length, thrownAway, keptUnsteady]).toEqual([2, 2, 2]);
  });
});
