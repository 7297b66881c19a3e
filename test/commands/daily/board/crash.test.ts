// A process that dies at any step: the next one finds one attempt and one result, the game's.

import { describe, expect, it } from "vitest";
import { openStore, type Store, StoreError } from "../../../../src/infra/store/index.ts";
import { withMethods } from "../../../with-methods.ts";
import { coveredCells } from "../../mines/known-board.ts";
import { DAY, NOON, type Seat, seat } from "./seat.ts";

/** The store as seen by a process that dies at the given step, either before the step is done, or after it but before
 * the result arrives. */
function dying(store: Store, step: number, isDone: boolean): { readonly store: Store; died(): boolean } {
  let steps = 0;
  const dead = (): never => {
    throw new StoreError("unreachable", "the process has died");
  };
  const counted =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      steps++;
      if (steps > step || (steps === step && !isDone)) return dead();
      const result = await work(...args);
      return steps >= step ? dead() : result;
    };
  const { read, update, updateBoth, remove, claim } = store;
  const seen = withMethods(store, {
    ...Object.fromEntries(
      [read, update, updateBoth, remove, claim].map((one) => [one.name, counted(one.bind(store) as never)]),
    ),
    close: async () => {},
    board: (name: string) => {
      const board = store.board(name);
      return withMethods(board, {
        set: counted(board.set),
        remove: counted(board.remove),
        top: counted(board.top),
      });
    },
  });
  return { store: seen, died: () => steps >= step };
}

/** Runs it in a process that dies, once for each step; then runs `look` in a different process. */
async function atEachStep(
  prepare: (at: Seat) => Promise<void>,
  act: (at: Seat) => Promise<unknown>,
  look: (at: Seat) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step++)
    for (const isDone of [false, true]) {
      const store = await openStore({ dataDir: ":memory:" });
      const clock = { now: NOON };
      const whole = await seat({ store, clock });
      await prepare(whole);
      const end = dying(store, step, isDone);
      await act(await seat({ store: end.store, clock })).catch(() => undefined);
      await look(whole);
      await store.close();
      if (!end.died()) return step;
    }
}

describe("a crashing process", () => {
  it("leaves one attempt at its start, which continues at the next call", async () => {
    const steps = await atEachStep(
      async () => {},
      (at) => at.board(),
      async (at) => {
        at.clock.now += 1_000;
        expect(await at.board()).toMatchObject({ type: "post", audience: "caller" });
        const boards = (await at.kept())?.boards;
        expect(boards).toHaveLength(1);
        expect(boards?.[0]?.game).toBe((await at.record()).id);
      },
    );
    expect(steps).toBeGreaterThan(5);
  });

  it("leaves one result after the last cell", async () => {
    const steps = await atEachStep(
      async (at) => {
        await at.board();
        for (;;) {
          const [cell, ...others] = coveredCells(await at.record(), false);
          if (others.length === 0) break;
          // Opens cells that uncover no others, so that one is left for the end.
          await at.open(cell as number);
          if ((await at.record()).ending) throw new Error("none is left");
        }
        at.clock.now += 7_000;
      },
      async (at) => at.open(coveredCells(await at.record(), false)[0] as number),
      async (at) => {
        at.clock.now += 60_000;
        const { ending } = await at.record();
        if (!ending) await at.open(coveredCells(await at.record(), false)[0] as number);
        await at.board();
        const { endedAt, daily } = await at.record();
        expect(await at.kept()).toMatchObject({
          boards: [{ day: DAY, result: { ending: "won", endedAt, ms: daily?.ms, hints: 0 } }],
          days: [[DAY, DAY]],
        });
      },
    );
    expect(steps).toBeGreaterThan(5);
  });
});
