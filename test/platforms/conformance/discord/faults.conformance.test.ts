// Discord having problems: it rate-limits, fails, hangs up before or after reading, and stops waiting. Whatever it
// does, a move counts once, any answer that can still be given is given, and the next press is served as if nothing had
// happened.

import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { Ack, buttonOf, type Message, noticeIn, type Person, roundsOf, shownBy } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

const CALLBACK = "create_interaction_response";
const FOLLOW_UP = "execute_webhook";

describeOnDiscord("a Discord that fails", {}, (stage) => {
  let person: Person;
  let match: Message;

  beforeEach(async () => {
    person = await stage.person();
    match = shownBy(await person.says("rps play", { length: "endless" }));
  });

  /** All planned faults have occurred, and play continues. */
  afterEach(async () => {
    expect(await stage.simulator.get("faults")).toEqual([]);
    await stage.simulator.del("fault");
    const next = shownBy(await (await stage.person()).says("rps play"));
    expect(next.content).toContain("Pick a move");
  });

  const strike = (operation: string, action: object, times = 1) =>
    stage.simulator.post("fault", { match: { operation }, times, action });

  const statuses = async (interaction: { readonly id: string }, operation: string) =>
    (await stage.callsFor(interaction))
      .filter((call) => call.operation === operation)
      .map(({ status }) => status);

  it.each([
    ["limits the rate of the answer to a press", { rateLimit: { retryAfter: 0.2 } }, [429, 204]],
    ["limits the rate of everything", { rateLimit: { retryAfter: 0.2, global: true } }, [429, 204]],
    ["fails with a 500", { status: 500 }, [500, 204]],
    ["is unavailable with a 503", { status: 503 }, [503, 204]],
    ["hangs up before it has listened", { drop: "before" }, ["dropped", 204]],
    ["hangs up after it has listened", { drop: "after" }, [204]],
    ["answers late", { lateMs: 500 }, [204]],
  ])("when it %s, counts and shows a press once", async (_, action, calls) => {
    await strike(CALLBACK, action);
    const pressed = await person.presses(match, "Rock");
    expect(shownBy(pressed).content).toMatch(/You \P{L}*Rock · Gadalka/u);
    // Asking the bot for something else makes sure that it's done with the press.
    expect(await roundsOf(person)).toBe(1);
    expect(await statuses(pressed, CALLBACK)).toEqual(calls);
  });

  it("fails repeatedly: gives up silently, and the next press reports the state", async () => {
    await strike(CALLBACK, { status: 500 }, 4);
    const lost = await person.presses(match, "Rock", { wait: 1 });
    await eventually(
      () => statuses(lost, CALLBACK),
      (all) => all.length === 4,
    );
    const again = await person.presses(match, "Rock", { until: "followup" });
    expect(noticeIn(again)).toContain("That round has been played");
    expect(await statuses(lost, CALLBACK)).toEqual([500, 500, 500, 500]);
    expect(await roundsOf(person)).toBe(1);
  });

  it.each([
    ["fails", { status: 500 }, [500, 200]],
    ["hangs up after it has listened", { drop: "after" }, [200]],
  ])("when it %s to a private message, gets it once", async (_, action, calls) => {
    await person.presses(match, "Rock");
    await strike(FOLLOW_UP, action);
    const again = await person.sends(match, buttonOf(match, "Rock").custom_id, { until: "followup" });
    expect(noticeIn(again)).toContain("That round has been played");
    await person.says("help");
    expect(await statuses(again, FOLLOW_UP)).toEqual(calls);
  });

  it("stops waiting for a press: counts the move, and the next press reports it", async () => {
    await stage.simulator.post("settings", { ackDeadlineMs: 100 });
    await strike(CALLBACK, { delayMs: 300 });
    const late = await person.presses(match, "Rock");
    await stage.simulator.post("settings", { ackDeadlineMs: 3000 });
    expect(late.state).toBe("failed");
    await eventually(
      () => statuses(late, CALLBACK),
      (all) => all.length > 0,
    );
    const again = await person.presses(match, "Rock", { until: "followup" });
    expect(noticeIn(again)).toContain("That round has been played");
    expect(await statuses(late, CALLBACK)).toEqual([404]);
    expect(await roundsOf(person)).toBe(1);
  });

  it("has expired a press's token: loses only the private message", async () => {
    await person.presses(match, "Rock");
    await strike(FOLLOW_UP, { delayMs: 1000 });
    const again = await person.sends(match, buttonOf(match, "Rock").custom_id);
    await stage.simulator.post("expire", { interaction: again.id, what: "token" });
    await eventually(
      () => statuses(again, FOLLOW_UP),
      (all) => all.length > 0,
    );
    expect(again.response?.type).toBe(Ack.update);
    expect(await statuses(again, FOLLOW_UP)).toEqual([401]);
    expect(await roundsOf(person)).toBe(1);
  });
});
