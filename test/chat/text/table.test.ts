import { expect, it } from "vitest";
import { tableText } from "../../../src/chat/index.ts";

it("aligns words left and numbers right, with no trailing space", () => {
  const rows = [
    ["", "", "points"],
    ["1", "markov", "5.5"],
    ["10", "мы", "12"],
  ];
  expect(tableText(rows).split("\n")).toEqual(["          points", "1  markov    5.5", "10 мы         12"]);
});

it("keeps columns aligned with wide letters", () => {
  expect(
    tableText([
      ["1", "占い師", "5"],
      ["2", "Anna", "6"],
    ]),
  ).toBe("1 占い師 5\n2 Anna   6");
});

it("accepts short rows and an empty table", () => {
  expect(tableText([["a", "b", "1"], ["c"]])).toBe("a b 1\nc");
  expect(tableText([])).toBe("");
});
