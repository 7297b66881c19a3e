// What players on Discord notice of the store: nothing while it's slow, one honest sentence while it's down, and never
// a lost or doubled round, even if the store or the bot goes down in the middle of a match.

import { afterEach, describe, expect, it } from "vitest";
import { skipWithoutRedis } from "../../../infra/store/redis-server.ts";
import { eventually, HURRIED } from "../rig.ts";
import {
  Ack,
  buttonOf,
  exportOf,
  type Message,
  messageNow,
  noticeIn,
  type Outcome,
  type Person,
  roundsOf,
  shownBy,
} from "./person.ts";
import { describeOnDiscord, type Stage } from "./stage.ts";

const AWAY = "I can’t reach my memory right now";

/** Discord stops waiting after this many milliseconds, so people see only answers that come within it. */
const DISCORD_WAITS_MS = 3000;

/** Creates a new person's match after this many rounds of Rock. */
async function matchAfter(stage: Stage, rounds: number): Promise<{ person: Person; match: Message }> {
  const person = await stage.person();
  let match = shownBy(await person.says("rps play", { length: "endless" }));
  for (let round = 0; round < rounds; round++) match = shownBy(await person.presses(match, "Rock"));
  return { person, match };
}

/** Presses the same button until the store is back. */
async function pressUntilServed(person: Person, match: Message, word: string): Promise<Outcome> {
  const { custom_id } = buttonOf(match, word);
  return eventually(
    () => person.sends(match, custom_id),
    ({ message, followups }) => ![message, ...followups].some((shown) => shown?.content.includes(AWAY)),
  );
}

describe.skipIf(skipWithoutRedis("Discord on Redis"))("with Redis", () => {
  describeOnDiscord("a Redis that is slow or away", { redis: true, environment: HURRIED }, (stage) => {
    afterEach(() => stage.redis.signal("SIGCONT"));

    it("defers a press once when the store is slow, and edits its message later", async () => {
      const { person, match } = await matchAfter(stage, 1);
      stage.redis.signal("SIGSTOP");
      const deferred = await person.presses(match, "Paper", { until: "ack" });
      stage.redis.signal("SIGCONT");
      expect(deferred.response?.type).toBe(Ack.deferredUpdate);
      const edited = await eventually(
        () => stage.simulator.get<Outcome>(`interaction?id=${deferred.id}`),
        ({ settled }) => settled,
      );
      expect(shownBy(edited)).toMatchObject({
        id: match.id,
        content: expect.stringMatching(/You \P{L}*Paper/u),
      });
      expect(await roundsOf(person)).toBe(2);
      expect(await stage.callsFor(deferred)).toHaveLength(2);
    });

    it("refuses a press in time while Redis is frozen; then the button counts once", async () => {
      const { person, match } = await matchAfter(stage, 3);
      stage.redis.signal("SIGSTOP");
      const refused = await person.presses(match, "Paper", { wait: DISCORD_WAITS_MS });
      expect(refused.state).toBe("acked");
      expect(noticeIn(refused)).toContain(AWAY);
      const { components } = (await messageNow(stage.simulator, match)) ?? {};
      expect(components).toEqual(match.components);
      stage.redis.signal("SIGCONT");
      await pressUntilServed(person, match, "Paper");
      const { games } = await exportOf(person);
      expect(games.rps?.rounds.map(({ you }) => you)).toEqual(["rock", "rock", "rock", "paper"]);
    });
  });
});

describeOnDiscord("a bot that goes down in mid-match", {}, (stage) => {
  it.each(["SIGTERM", "SIGKILL"] as const)("continues the match after %s", async (signal) => {
    const { person, match } = await matchAfter(stage, 4);
    const before = await exportOf(person);
    expect(await stage.restartBot(signal)).toBe(signal === "SIGTERM" ? 0 : null);
    const next = shownBy(await person.presses(match, "Rock"));
    const after = await exportOf(person);
    expect(after.games.rps?.rounds.slice(0, 4)).toEqual(before.games.rps?.rounds);
    expect(after.games.rps?.totals.rounds).toBe(5);
    const { wins = 0, losses = 0 } = after.games.rps?.totals ?? {};
    expect(next.content).toContain(`Vera ${wins} : ${losses} Gadalka`);
  });
});
