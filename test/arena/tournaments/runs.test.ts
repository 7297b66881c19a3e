// Which runs of a tournament there are, and which of them is over.

import { describe, expect, it } from "vitest";
import { beginRun, completeRun, findRun } from "../../../src/arena/index.ts";
import { planId } from "../../../src/arena/tournaments/plan.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { planOf } from "../tournaments.ts";

const plan = planOf(["copy", "rotation"]);
const freshStore = () => openStore({ dataDir: ":memory:", report: () => {} });

describe("a run of a tournament", () => {
  it("is gone on with until it is complete; then the same plan begins anew", async () => {
    const store = await freshStore();
    const first = await beginRun(store, plan);
    expect(await beginRun(store, plan)).toEqual(first);
    await completeRun(store, first);
    expect((await findRun(store, planId(plan))).complete).toBe(true);
    expect((await beginRun(store, plan)).run).toBe(first.run + 1);
  });

  it("is not completed by whoever played an earlier run of the plan", async () => {
    const store = await freshStore();
    const first = await beginRun(store, plan);
    await completeRun(store, first);
    const second = await beginRun(store, plan);
    await completeRun(store, first);
    expect(await beginRun(store, plan)).toEqual(second);
  });
});
