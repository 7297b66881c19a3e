import { describe, expect, it } from "vitest";
import { asName, nameRefusal, newNameRefusal } from "../../../../commands/strategy/registrations/name.ts";
import { strategyNames } from "../../../../src/core/strategies/index.ts";

describe("a strategy's name", () => {
  it.each(["abc", "my-markov", "m2x", "a--", `a${"b".repeat(23)}`])(
    "accepts the length and characters of %s",
    (name) => {
      expect(nameRefusal(name)).toBeUndefined();
    },
  );

  it.each([
    "",
    "ab",
    `a${"b".repeat(24)}`,
    "100",
    "5to",
    "-abc",
    "My-Markov",
    "my markov",
    "my_markov",
    "мой-ход",
    "a:b",
    "abc\n",
  ])("rejects %j", (name) => {
    expect(nameRefusal(name)).toBe("bad-name");
  });

  it.each([...strategyNames.filter((name) => name.length >= 3), "all", "process"])(
    "%s is reserved",
    (name) => {
      expect(nameRefusal(name)).toBe("reserved-name");
    },
  );

  it.each([...["marko", "markov1", "mxrkov", "makrov", "fortune-tellr", "fortune-teler", "wildcart"]])(
    "%s is too near a built-in's name",
    (name) => {
      expect(newNameRefusal(name)).toBe("like-built-in");
    },
  );

  it("may be two letters from a built-in's", () => {
    expect(["markov-2", "my-copy"].map(newNameRefusal)).toEqual([undefined, undefined]);
  });

  it("is taken regardless of case", () => {
    expect(asName(" My-Markov ")).toBe("my-markov");
  });
});
