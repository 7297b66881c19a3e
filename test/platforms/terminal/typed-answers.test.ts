// Lines that aren't commands but answer a view that explains how to.

import { describe, expect, it } from "vitest";
import type { Incoming, Reply, View } from "../../../src/chat/index.ts";
import { createStage, message, ROWS } from "./stage.ts";

const TYPED = { takes: /^[a-i]\d$/i, command: "mines", subcommand: "open", option: "cells" };
const board = (more: Partial<View> = {}): View => ({ ...message("a board", ROWS), typed: TYPED, ...more });
const post = (view: View): Reply => ({ type: "post", audience: "place", view });

const meanings = (handled: readonly Incoming[]) =>
  handled.map((incoming) => {
    if (incoming.type === "press") return incoming.action?.move;
    return incoming.type === "command"
      ? `${incoming.command} ${incoming.subcommand} ${incoming.options.cells ?? ""}`
      : "";
  });

describe("a line accepted by a view", () => {
  it("runs the command with the line as its option; other lines press buttons as usual", async () => {
    const stage = createStage({ answer: async () => post(board()) });
    await stage.pipe("/rps play", "b7", "rock", "B2");
    expect(meanings(stage.handled)).toEqual(["rps play ", "mines open b7", "rock", "mines open B2"]);
  });

  it("is no longer accepted once the view stops taking lines or new buttons were posted", async () => {
    const forms = [board(), message("over", ROWS)];
    const stage = createStage({ answer: async () => post(forms.shift() as View) });
    const text = await stage.pipe("/rps play", "b7", "b8");
    expect(meanings(stage.handled)).toEqual(["rps play ", "mines open b7"]);
    expect(text).toContain("b8");
  });
});
