import { expect, it } from "vitest";
import { tableText } from "../../../src/chat/index.ts";

it("a table stands in columns: words to the left, numbers to the right, no space at a line's end", () => {
  const rows = [
    ["", "", "points"],
    ["1", "markov", "5.5"],
    ["10", "мы", "12"],
  ];
  expect(tableText(rows).split("\n")).toEqual(["          points", "1  markov    5.5", "10 мы         12"]);
});

it("names of wide letters keep the columns", () => {
  expect(
    tableText([
      ["1", "占い師", "5"],
      ["2", "Anna", "6"],
    ]),
  ).toBe("1 占い師 5\n2 Anna   6");
});

it("a row may be shorter than the others, and a table may be empty", () => {
  expect(tableText([["a", "b", "1"], ["c"]])).toBe("a b 1\nc");
  expect(tableText([])).toBe("");
});
