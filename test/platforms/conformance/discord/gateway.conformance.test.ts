// The gateway connection breaks in every possible way: no press is lost, none counts twice, and play continues.

import { afterEach, beforeEach, expect, it } from "vitest";
import { type Message, type Person, roundsOf, shownBy } from "./person.ts";
import { describeOnDiscord, transcriptEnd } from "./stage.ts";

/** Heartbeats this frequent let the bot notice a dead connection within the test. */
const FLAGS = ["--heartbeat", "500"];

describeOnDiscord("a gateway connection that breaks", { flags: FLAGS }, (stage) => {
  let person: Person;
  let match: Message;

  beforeEach(async () => {
    person = await stage.person();
    match = shownBy(await person.says("rps play", { length: "endless" }));
    match = shownBy(await person.presses(match, "Rock"));
  });

  afterEach(async () => {
    match = shownBy(await person.presses(match, "Scissors"));
    expect(match.content).toContain("Vera");
    const { connected } = await stage.simulator.get<{ connected: number }>("state");
    expect(connected).toBe(1);
  });

  const now = () => transcriptEnd(stage.simulator);

  const disturb = (action: string, more: object = {}) => stage.simulator.post("gateway", { action, ...more });

  const happens = async (event: "resumed" | "identified", since: number): Promise<void> => {
    const entries = await stage.simulator.get<readonly object[]>(
      `transcript?kind=gateway&event=${event}&since=${since}&wait=30000`,
    );
    expect(entries.length).toBeGreaterThan(0);
  };

  it.each([
    ["the connection drops", "resumed", "drop", {}],
    ["it is closed with an unknown error", "resumed", "close", { code: 4000 }],
    ["Discord asks to reconnect", "resumed", "reconnect", {}],
    ["the session is invalid but can be resumed", "resumed", "invalid_session", { resumable: true }],
    ["it says what cannot be read", "resumed", "garbage", {}],
    ["the session is invalid for good", "identified", "invalid_session", { resumable: false }],
    ["the session has timed out", "identified", "close", { code: 4009, resumable: false }],
  ] as const)("when %s, the bot has %s and the match goes on", async (_, event, action, more) => {
    const since = await now();
    await disturb(action, more);
    if (action === "garbage") await disturb("drop");
    await happens(event, since);
    match = shownBy(await person.presses(match, "Paper"));
    expect(await roundsOf(person)).toBe(2);
  });

  it("answers a press from the outage after reconnecting", async () => {
    await disturb("refuse_connections", { count: 1 });
    const since = await now();
    await disturb("drop");
    const pressed = await person.presses(match, "Paper");
    await happens("resumed", since);
    expect(pressed.state).toBe("acked");
    match = shownBy(pressed);
    expect(await roundsOf(person)).toBe(2);
  });

  it("replaces a connection that stops answering heartbeats", async () => {
    const since = await now();
    await disturb("mute_acks");
    await stage.simulator.get(`transcript?kind=gateway&event=closed&since=${since}&wait=30000`);
    await disturb("unmute_acks");
    await happens("resumed", since);
    match = shownBy(await person.presses(match, "Paper"));
    expect(await roundsOf(person)).toBe(2);
  });
});
