import { describe, expect, it } from "vitest";
import { rememberLast } from "../../../src/platforms/discord/interactions/seen.ts";

describe("the memory for ids", () => {
  it("knows an id again", () => {
    const seen = rememberLast(2);
    expect([seen.isNew("a"), seen.isNew("a"), seen.isNew("b"), seen.isNew("a")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it("forgets the oldest when it is full, and only that", () => {
    const seen = rememberLast(2);
    for (const id of ["a", "b", "c"]) seen.isNew(id);
    expect([seen.isNew("b"), seen.isNew("c"), seen.isNew("a")]).toEqual([false, false, true]);
  });
});
