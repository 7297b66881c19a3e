// What players on Discord notice of the store: nothing while it's slow, one honest sentence while it's down, and never
// a lost or doubled round, even if the store or the bot goes down in the middle of a match.

import { afterEach, describe, expect, it } from "vitest";
import { skipWithoutRedis } from "../../../infra/store/redis-server.ts";
import { eventually, HURRIED, spawnBot } from "../rig.ts";
import {
  Ack,
  buttonOf,
  exportOf,
  isPrivate,
  type Message,
  messageNow,
  noticeIn,
  type Outcome,
  type Person,
  roundsOf,
  shownBy,
} from "./person.ts";
import { describeOnDiscord, type Stage, type StageOptions } from "./stage.ts";

const AWAY = "I can’t reach my memory right now";

/** The call that fills in a deferred answer. */
const EDIT = "update_original_webhook_message";

/** The call that reads an interaction's answer. */
const ASK = "get_original_webhook_message";

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

async function settled(stage: Stage, { id }: Outcome): Promise<Outcome> {
  return eventually(
    () => stage.simulator.get<Outcome>(`interaction?id=${id}`),
    (outcome) => outcome.settled,
  );
}

describe.skipIf(skipWithoutRedis("Discord on Redis"))("with Redis", () => {
  describeOnDiscord("a Redis that is slow or away", { redis: true, environment: HURRIED }, (stage) => {
    afterEach(() => stage.redis.signal("SIGCONT"));

    it("defers a press once when the store is slow, and answers with one edit", async () => {
      const { person, match } = await matchAfter(stage, 2);
      stage.redis.signal("SIGSTOP");
      const deferred = await person.presses(match, "Paper", { until: "ack" });
      stage.redis.signal("SIGCONT");
      expect(deferred.response?.type).toBe(Ack.deferredUpdate);
      const answered = await settled(stage, deferred);
      expect(shownBy(answered).id).toBe(match.id);
      expect(shownBy(answered).content).toMatch(/You \P{L}*Paper/u);
      expect(await roundsOf(person)).toBe(3);
      expect(await stage.callsFor(deferred)).toMatchObject([
        { operation: "create_interaction_response", status: 204 },
        { operation: EDIT, status: 200 },
      ]);
    });

    it.each([
      ["is limited in its rate", { rateLimit: { retryAfter: 0.2 } }, [429, 200]],
      ["meets a 502", { status: 502 }, [502, 200]],
      ["meets a connection that dies unheard", { drop: "before" }, ["dropped", 200]],
      ["meets a connection that dies after it was heard", { drop: "after" }, [200, 200]],
    ])("still delivers a deferred edit that %s", async (_, action, statuses) => {
      const { person, match } = await matchAfter(stage, 1);
      await stage.simulator.post("fault", { match: { operation: EDIT }, action });
      stage.redis.signal("SIGSTOP");
      const deferred = await person.presses(match, "Paper", { until: "ack" });
      stage.redis.signal("SIGCONT");
      expect(shownBy(await settled(stage, deferred)).id).toBe(match.id);
      expect(await roundsOf(person)).toBe(2);
      expect((await messageNow(stage.simulator, match))?.content).toMatch(/You \P{L}*Paper/u);
      const calls = await eventually(
        () => stage.callsFor(deferred),
        (all) => all.length > statuses.length,
      );
      expect(calls.slice(1)).toMatchObject(statuses.map((status) => ({ operation: EDIT, status })));
    });

    it("keeps the move when the token expires; the next press reports it", async () => {
      const { person, match } = await matchAfter(stage, 1);
      stage.redis.signal("SIGSTOP");
      const deferred = await person.presses(match, "Paper", { until: "ack" });
      await stage.simulator.post("expire", { interaction: deferred.id, what: "token" });
      stage.redis.signal("SIGCONT");
      const calls = await eventually(
        () => stage.callsFor(deferred),
        (all) => all.length > 1,
      );
      expect(calls.map(({ status }) => status)).toEqual([204, 401]);
      const again = await person.presses(match, "Paper", { until: "followup" });
      expect(noticeIn(again)).toContain("That round has been played");
      expect(await roundsOf(person)).toBe(2);
    });

    it("also waits for a store that is slow only for writes", async () => {
      const { person, match } = await matchAfter(stage, 1);
      await stage.redis.command("CLIENT", "PAUSE", "60000", "WRITE");
      const deferred = await person.presses(match, "Paper", { until: "ack" });
      await stage.redis.command("CLIENT", "UNPAUSE");
      expect(deferred.response?.type).toBe(Ack.deferredUpdate);
      expect(shownBy(await settled(stage, deferred)).content).toMatch(/You \P{L}*Paper/u);
      expect(await roundsOf(person)).toBe(2);
    });

    it.each([
      ["to one person", "Verify"],
      ["to all", "Rematch"],
    ])("answers a press late %s beside its message, which stays", async (_, word) => {
      const { person, match } = await matchAfter(stage, 1);
      const end = shownBy(await person.presses(match, "Stop"));
      const over = word === "Verify" ? shownBy(await person.presses(end, "More")) : end;
      stage.redis.signal("SIGSTOP");
      const deferred = await person.presses(over, word, { until: "ack" });
      stage.redis.signal("SIGCONT");
      expect(deferred.response?.type).toBe(Ack.deferredUpdate);
      const shown = shownBy(await settled(stage, deferred));
      expect([shown.id === over.id, isPrivate(shown)]).toEqual([false, word === "Verify"]);
      expect((await messageNow(stage.simulator, over))?.content).toBe(over.content);
    });

    it("answers a second press without fetching the first one's message", async () => {
      const [anna, boris] = (await stage.members("Anna", "Boris")) as [Person, Person];
      const card = shownBy(await anna.says("rps duel", { user: boris.id }));
      const begun = shownBy(await boris.presses(card, "Accept"));
      const accept = buttonOf(card, "Accept").custom_id;
      const twice = [await boris.sends(begun, accept)];
      for (const word of ["Rock", "Paper"]) twice.push(await anna.presses(begun, word));
      for (const pressed of twice)
        expect(await stage.callsFor(pressed)).not.toContainEqual(expect.objectContaining({ operation: ASK }));
    });

    it("defers a command publicly and replaces the placeholder with the match", async () => {
      const person = await stage.person();
      stage.redis.signal("SIGSTOP");
      const deferred = await person.says("rps play", {}, { until: "ack" });
      stage.redis.signal("SIGCONT");
      expect(deferred.response?.type).toBe(Ack.deferredPost);
      const match = shownBy(await settled(stage, deferred));
      expect(isPrivate(match)).toBe(false);
      expect(match.content).toContain("Pick a move");
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

    it("refuses presses and commands in time while Redis is down, then recovers", async () => {
      const { person, match } = await matchAfter(stage, 3);
      const before = await exportOf(person);
      await stage.redis.kill();
      const pressed = await person.presses(match, "Paper", { wait: DISCORD_WAITS_MS });
      expect(noticeIn(pressed)).toContain(AWAY);
      const begun = await person.says("rps play", {}, { wait: DISCORD_WAITS_MS, until: "followup" });
      expect(noticeIn(begun)).toContain(AWAY);
      const exported = await person.says("data export", {}, { wait: DISCORD_WAITS_MS });
      expect(noticeIn(exported)).toContain(AWAY);
      expect(shownBy(await person.says("help", { topic: "play" })).content).toContain("</rps play:");
      await stage.redis.restart();
      const served = await pressUntilServed(person, match, "Paper");
      expect(shownBy(served).content).toMatch(/You \P{L}*Paper/u);
      const after = await exportOf(person);
      expect(after.games.rps?.rounds.slice(0, 3)).toEqual(before.games.rps?.rounds);
      expect(after.games.rps?.totals.rounds).toBe(4);
    });

    it("removes a posted placeholder after an outage", async () => {
      const person = await stage.person();
      stage.redis.signal("SIGSTOP");
      const refused = await person.says("rps play", {}, { until: "followup" });
      stage.redis.signal("SIGCONT");
      expect(noticeIn(refused)).toContain(AWAY);
      expect(refused.message).toBeNull();
      await eventually(
        () => person.says("rps play"),
        ({ message }) => message?.content.includes("Pick a move") ?? false,
      );
    });
  });
});

/** What must survive in any kind of store. */
function describeRestarts(title: string, options: StageOptions): void {
  describeOnDiscord(title, options, (stage) => {
    it.each(["SIGTERM", "SIGKILL"] as const)(
      "continues a match after the bot is ended by %s",
      async (signal) => {
        const { person, match } = await matchAfter(stage, 4);
        const before = await exportOf(person);
        expect(await stage.restartBot(signal)).toBe(signal === "SIGTERM" ? 0 : null);
        const next = shownBy(await person.presses(match, "Rock"));
        const after = await exportOf(person);
        expect(after.games.rps?.rounds.slice(0, 4)).toEqual(before.games.rps?.rounds);
        expect(after.games.rps?.totals.rounds).toBe(5);
        const { wins = 0, losses = 0 } = after.games.rps?.totals ?? {};
        expect(next.content).toContain(`Vera ${wins} : ${losses} Gadalka`);
      },
    );

    it("remembers what it learned after a restart, even in a new match", async () => {
      const { person } = await matchAfter(stage, 8);
      await stage.restartBot();
      const second = shownBy(await person.says("rps play", { length: "endless" }));
      const played = shownBy(await person.presses(second, "Rock"));
      expect(played.content).toMatch(/I expected \P{L}*Rock/u);
      expect(noticeIn(await person.presses(played, "Why?"))).toMatch(/\b([2-8]) times out of \1\b/);
    });

    it("shows the same totals in the CLI as in the person's export", async () => {
      const { person } = await matchAfter(stage, 3);
      const command = spawnBot(
        ["cli/index", "player", "show", `discord:${person.id}`, "--json"],
        stage.environment,
      );
      expect(await command.ended()).toBe(0);
      const { rps } = (await exportOf(person)).games;
      expect(JSON.parse(command.output())).toMatchObject({ games: { rps: rps?.totals } });
    });
  });
}

describeRestarts("the bot goes down in mid-match, on the embedded store", {});
describe.skipIf(skipWithoutRedis("Discord on Redis after a restart"))("with Redis", () => {
  describeRestarts("the bot goes down in mid-match, on Redis", { redis: true });
});
