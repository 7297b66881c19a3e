// One person flooding the bot on Discord is warned once, always acknowledged, and counted up to the budget.

import { expect, it } from "vitest";
import { EVENT_BUDGETS } from "../../../../src/chat/index.ts";
import { Ack, buttonOf, type Message, type Outcome, type Person, roundsOf, shownBy } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

const FLOOD = 100;
const PRESS_ROOM_MS = EVENT_BUDGETS.press.room * EVENT_BUDGETS.press.everyMs;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Presses as soon as the last press was answered; returns the message as last shown, and all outcomes. */
async function flood(
  person: Person,
  from: Message,
): Promise<{ last: Message; outcomes: readonly Outcome[] }> {
  const outcomes: Outcome[] = [];
  let last = from;
  for (let pressed = 0; pressed < FLOOD; pressed++) {
    const outcome = await person.sends(last, buttonOf(last, "Rock").custom_id, { until: "ack" });
    outcomes.push(outcome);
    if (outcome.response?.type === Ack.update) last = shownBy(outcome);
  }
  return { last, outcomes };
}

const isWarned = ({ response }: Outcome) => JSON.stringify(response?.data ?? "").includes("crystal ball");

describeOnDiscord("a flood by one person on Discord", {}, (stage) => {
  it("is announced once, then presses are acknowledged silently; play goes on", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("rps play", { length: "endless" }));
    const { last, outcomes } = await flood(person, first);
    expect(outcomes.filter(({ state }) => state !== "acked")).toEqual([]);
    expect(outcomes.filter(isWarned)).toHaveLength(1);
    const seen = outcomes.findIndex(isWarned);
    expect(seen).toBeGreaterThanOrEqual(EVENT_BUDGETS.press.size);
    const after = outcomes.slice(seen + 1).map(({ response }) => response?.type);
    expect(after.slice(0, 10)).toEqual(Array(10).fill(Ack.deferredUpdate));
    const counted = outcomes.filter(({ response }) => response?.type === Ack.update).length;
    expect(await roundsOf(person)).toBe(counted);
    await pause(PRESS_ROOM_MS);
    const next = await person.presses(last, "Paper");
    expect(next.response?.type).toBe(Ack.update);
    expect(await roundsOf(person)).toBe(counted + 1);
  });

  it("gets one private explanation for commands, then the shortest private line", async () => {
    const person = await stage.person();
    const outcomes: Outcome[] = [];
    for (let asked = 0; asked < 3 * EVENT_BUDGETS.command.size && outcomes.length < 200; asked++)
      outcomes.push(await person.says("help", {}, { until: "ack" }));
    const words = outcomes.map(({ message }) => message?.content ?? "");
    expect(words.filter((text) => text.includes("One wish at a time"))).toHaveLength(1);
    const brief = words.filter((text) => text.startsWith("⏳"));
    expect(brief.length).toBeGreaterThan(0);
    expect(outcomes.every(({ state, message }) => state === "acked" && (message?.flags ?? 0) & 64)).toBe(
      true,
    );
  });
});
