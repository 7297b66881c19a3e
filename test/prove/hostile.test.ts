// A small run of the hostile-file proof, on the embedded store.

import { expect, it } from "vitest";
import { proveHostile } from "./hostile.ts";
import { openWorld } from "./world.ts";

it("ends a tournament of hostile files with only readable data", async () => {
  const world = openWorld();
  try {
    const { problems, facts } = await proveHostile({ store: "embedded", seconds: 1, seed: 3 }, world);
    expect(problems).toEqual([]);
    expect(facts).toMatch(/^[1-9]\d* tournaments/);
  } finally {
    await world.end(false);
  }
});
