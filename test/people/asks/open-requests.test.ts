// How many questions for a comparison one person may have open.

import { describe, expect, it } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { askToCompare, type CompareRequest } from "../../../src/people/index.ts";

const NOW = 1_800_000_000_000;

function question(id: string, to: number): CompareRequest {
  return { id, from: "telegram:1", to: `telegram:${to}`, name: "Anna", gameId: "rps", locale: "en", at: NOW };
}

describe("open questions for a comparison", () => {
  it("are ten at most, and one of the ten may be asked again", async () => {
    const store = await openStore({ dataDir: ":memory:", report: () => {} });
    for (let index = 0; index < 10; index++)
      expect(await askToCompare(store, question(`q-${index}`, 100 + index))).toBe("asked");
    expect(await askToCompare(store, question("q-10", 110))).toBe("too-many");
    expect(await askToCompare(store, question("q-3", 103))).toBe("asked");
    expect(await askToCompare(store, question("again", 103))).toBe("waiting");
  });
});
