import { describe, expect, it } from "vitest";
import { readMove } from "../../../commands/mines/views/buttons.ts";

describe("a button's move", () => {
  it.each([
    ["o12", { kind: "open", cell: 12 }],
    ["f0", { kind: "flag", cell: 0 }],
    ["u7", { kind: "unflag", cell: 7 }],
    ["c3", { kind: "chord", cell: 3 }],
    ["flag", { kind: "mode", flagging: true }],
    ["open", { kind: "mode", flagging: false }],
    ["stop", { kind: "stop" }],
    ["o", undefined],
    ["o1234", undefined],
    ["hint", undefined],
  ])("parses %s", (move, meant) => {
    expect(readMove(move)).toEqual(meant);
  });
});
