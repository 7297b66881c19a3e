// Which runs a tournament has, and which of them have finished.

import { describe, expect, it } from "vitest";
import { completeRun, findRun, startRun } from "../../../src/arena/index.ts";
import { planId } from "../../../src/arena/tournaments/plan.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { planOf } from "../tournaments.ts";

const plan = planOf(["copy", "rotation"]);
const freshStore = () => openStore({ dataDir: ":memory:" });

describe("a run of a tournament", () => {
  it("continues until complete; then the same plan starts again", async () => {
    const store = await freshStore();
    const first = await startRun(store, plan);
    expect(await startRun(store, plan)).toEqual(first);
    await completeRun(store, first);
    expect((await findRun(store, planId(plan))).complete).toBe(true);
    expect((await startRun(store, plan)).run).toBe(first.run + 1);
  });

  it("isn't completed by the player of an earlier run of the plan", async () => {
    const store = await freshStore();
    const first = await startRun(store, plan);
    await completeRun(store, first);
    const second = await startRun(store, plan);
    await completeRun(store, first);
    expect(await startRun(store, plan)).toEqual(second);
  });
});
