// Compares the store's kinds of keys with what the features declare as personal data: a feature that shows and deletes
// it must claim each kind, or this file says why it identifies no one.

import { describe, expect, it } from "vitest";
import { storedLines } from "../commands/index.ts";
import { say } from "../src/infra/i18n/index.ts";
import { openTable } from "./commands/play/table.ts";
import { personParts, storedKinds, TELLS_OF_NOBODY } from "./stored-kinds.ts";

describe("personal data", () => {
  it("of every stored kind belongs to one feature that exports and deletes it", async () => {
    const { features } = await openTable();
    const claimed = features.flatMap(({ personalData }) => Object.keys(personalData.kinds));
    const stored = [...storedKinds().filter((kind) => kind !== "person"), ...personParts()];
    expect(stored.sort()).toEqual([...claimed, ...Object.keys(TELLS_OF_NOBODY)].sort());
  });

  it("is what the privacy text says, a line a feature, and no more", async () => {
    const { features } = await openTable();
    const lines = storedLines(features.map(({ personalData }) => personalData));
    for (const line of lines) expect(say("en", line)).not.toMatch(/nothing else/i);
    expect(lines).toHaveLength(11);
  });

  it("is found in the sources", () => {
    expect(storedKinds().length).toBeGreaterThan(3);
    expect(storedKinds()).toContain("predictor");
    expect(personParts()).toContain("person:public");
  });
});
