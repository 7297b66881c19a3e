// Which turn a press on a lagging message is meant for.

import { describe, expect, it } from "vitest";
import type { Press } from "../../../src/chat/index.ts";
import { createAcknowledgedTurns } from "../../../src/platforms/telegram/acknowledged-turns.ts";

const press = (turn: number, { person = "7", session = "s1", move = "rock" } = {}): Press => ({
  type: "press",
  id: "q",
  caller: { platform: "telegram", id: person, name: "Anna", locale: "en" },
  place: { kind: "group", id: "-100" },
  action: { scope: "rps", session, turn, move },
});

function seen() {
  let nowMs = 1_000;
  const turns = createAcknowledgedTurns(() => nowMs);
  const at = (ms: number) => {
    nowMs = ms;
    return turns;
  };
  const pressAt = (ms: number, turn: number, lags = true, who = {}) =>
    at(ms).raise(press(turn, who), ms, lags).action?.turn;
  return { turns, at, pressAt };
}

/** Someone pressed at turn 3 and was immediately shown turn 4. */
function acknowledgedOnce() {
  const one = seen();
  one.pressAt(1_000, 3);
  one.at(1_010).note(press(3), 4);
  return one;
}

describe("a press on a message", () => {
  type Acknowledged = ReturnType<typeof seen>;
  it.each<[string, number, (one: Acknowledged) => number | undefined]>([
    ["that lags is meant for the turn that its presser was told of", 4, ({ pressAt }) => pressAt(2_000, 3)],
    [
      "that lags is meant for the newest of the turns that they were told of",
      5,
      ({ at, pressAt }) => {
        expect(pressAt(2_000, 3)).toBe(4);
        at(2_050).note(press(3), 5);
        return pressAt(3_000, 3);
      },
    ],
    [
      "that lags is remembered while somebody else presses buttons of sessions that they make up",
      4,
      ({ pressAt }) => {
        for (let made = 0; made < 20_000; made++)
          pressAt(1_500, 1, true, { person: "8", session: `x${made}` });
        return pressAt(2_000, 3);
      },
    ],
    ["that lags is a new one 300 ms after the one before", 4, ({ pressAt }) => pressAt(1_300, 3)],
    [
      "that lags stays at its own turn when newer buttons were pressed before it",
      3,
      ({ at, pressAt }) => {
        pressAt(2_000, 4);
        at(2_010).note(press(4), 5);
        return pressAt(3_000, 3);
      },
    ],
    ["that lags keeps the turn of its button when that is the newest", 6, ({ pressAt }) => pressAt(2_000, 6)],
    ["is not judged by what others were told", 3, ({ pressAt }) => pressAt(2_000, 3, true, { person: "8" })],
    ["is not judged by another session", 3, ({ pressAt }) => pressAt(2_000, 3, true, { session: "s2" })],
    [
      "is never led back by an answer that went out late",
      4,
      ({ at, pressAt }) => {
        at(1_020).note(press(3), 3);
        return pressAt(2_000, 3);
      },
    ],
    [
      "that shows the newest stays at its own turn, whatever its presser was told",
      3,
      ({ pressAt }) => pressAt(2_000, 3, false),
    ],
  ])("%s: %i", (_what, turn, pressed) => {
    expect(pressed(acknowledgedOnce())).toBe(turn);
  });

  it("stays at its own turn while nothing was announced", () => {
    const { pressAt } = seen();
    pressAt(1_000, 3);
    expect(pressAt(2_000, 3)).toBe(3);
  });

  it("stays at its own turn when it came before the answer went out", () => {
    const { turns, at, pressAt } = seen();
    pressAt(1_000, 3);
    at(2_500).note(press(3), 4);
    expect(turns.raise(press(3), 2_400, true).action?.turn).toBe(3);
  });

  it.each([[[1_299]], [[1_200, 1_400]], [[1_250, 1_500, 1_750]]])(
    "is the same tap when it follows within 300 ms, up to the allowed number (%j)",
    (taps) => {
      const { pressAt } = acknowledgedOnce();
      for (const tap of taps) expect(pressAt(tap, 3)).toBe(3);
      expect(pressAt(2_100, 3)).toBe(4);
    },
  );

  it("is left alone without an action", () => {
    const { turns } = seen();
    const forged = { ...press(1), action: undefined };
    expect(turns.raise(forged, 1, true)).toBe(forged);
  });
});

describe("a message that two press", () => {
  const BORIS = { person: "8" };

  it("never takes one's press for the other's double tap, or for a turn announced only to the other", () => {
    const { at, pressAt } = acknowledgedOnce();
    expect(pressAt(1_020, 3, true, BORIS)).toBe(3);
    at(1_030).note(press(3, BORIS), 4);
    expect([pressAt(1_400, 3), pressAt(1_400, 3, true, BORIS)]).toEqual([4, 4]);
  });

  it("counts for its button's turn when its presser chose first and saw no new turn", () => {
    const { at, pressAt } = seen();
    pressAt(1_000, 3);
    pressAt(1_500, 3, true, BORIS);
    at(1_510).note(press(3, BORIS), 4);
    expect(pressAt(2_000, 3)).toBe(3);
    at(2_010).note(press(3), 4);
    expect(pressAt(3_000, 3)).toBe(4);
  });
});
