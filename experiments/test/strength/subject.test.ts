import { describe, expect, it } from "vitest";
import { PARTS } from "../../../src/core/strategies/index.ts";
import { pupilOf } from "../../strength/subject.ts";

describe("a judged strategy", () => {
  it("is trained again if it's a fortune-teller with any settings", () => {
    expect(pupilOf("fortune-teller")).toMatchObject({
      isTaught: true,
      knowsPeople: true,
      without: undefined,
      parts: PARTS,
    });
    expect(pupilOf("fortune-teller:without=bank")).toMatchObject({
      isTaught: true,
      knowsPeople: true,
      without: "bank",
      parts: [],
    });
    expect(pupilOf("fortune-teller:prior=none")).toMatchObject({
      isTaught: true,
      knowsPeople: false,
      parts: [],
    });
    expect(pupilOf("wildcard")).toMatchObject({ isTaught: false, knowsPeople: false, parts: [] });
  });
});
