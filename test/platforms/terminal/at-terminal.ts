// A terminal session with a keyboard, for the keyboard tests.

import { beforeEach, onTestFinished, vi } from "vitest";
import type { Incoming } from "../../../src/chat/index.ts";
import { createStage, type Stage, type StageOptions } from "./stage.ts";

export const CTRL_C = "\u0003";
export const CTRL_D = "\u0004";
export const CLEAR_LINE = "\u0005\u0015";
export const UP = "\u001b[A";
export const LEFT = "\u001b[D";
export const BOARD = "a board";

/** Removes colour settings from the environment before each test of the file. */
export function atUsualTerminal(): void {
  beforeEach(() => {
    vi.stubEnv("FORCE_COLOR", undefined);
    vi.stubEnv("NO_COLOR", undefined);
    vi.stubEnv("NODE_DISABLE_COLORS", undefined);
    vi.stubEnv("TERM", "xterm-256color");
    vi.stubEnv("CI", undefined);
  });
}

/** A terminal stage, which ends with the test. */
export function atTerminal(options: StageOptions = {}): Stage {
  const stage = createStage({ terminal: true, ...options });
  onTestFinished(() => stage.adapter.stop());
  return stage;
}

/** The same, with a first board printed. */
export async function atBoard(options: StageOptions = {}): Promise<Stage> {
  const stage = atTerminal(options);
  await stage.start();
  stage.input.write("/rps play\r");
  await stage.seen("Stop\n> ");
  return stage;
}

export async function ctrlD(stage: Stage): Promise<void> {
  stage.input.write(CTRL_D);
  await stage.ended;
}

/** What reached the bot: the move of a press, otherwise the type of event. */
export const moves = (handled: readonly Incoming[]) =>
  handled.map((incoming) => (incoming.type === "press" ? incoming.action?.move : incoming.type));
