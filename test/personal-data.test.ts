// Holds the store's kinds of keys and what the features claim of people together: whatever is stored
// is claimed by the feature that shows and deletes it, or stands here with the reason why it tells of nobody.

import { describe, expect, it } from "vitest";
import { openTable } from "./commands/play/table.ts";
import { personParts, storedKinds, TELLS_OF_NOBODY } from "./stored-kinds.ts";

describe("personal data", () => {
  it("of every kind that the store holds is claimed by one feature, which exports and deletes it", async () => {
    const { features } = await openTable();
    const claimed = features.flatMap(({ personalData }) => personalData.kinds);
    const stored = [...storedKinds().filter((kind) => kind !== "person"), ...personParts()];
    expect(stored.sort()).toEqual([...claimed, ...Object.keys(TELLS_OF_NOBODY)].sort());
  });

  it("is found by its kinds at all: the sources hold more than ten", () => {
    expect(storedKinds().length).toBeGreaterThan(10);
    expect(storedKinds()).toContain("player");
    expect(personParts().length).toBeGreaterThan(10);
  });
});
