// A duel on Discord from the challenge to the rematch: who is pinged, what is posted, edited and private, with double
// presses, expired time and a killed bot. And nothing that's sent reveals a pick.

import { afterAll, expect, it } from "vitest";
import { clockAhead } from "../clock-ahead.ts";
import { duelWords, withoutNames } from "../duel-words.ts";
import { eventually } from "../rig.ts";
import { buttonFor, type DuelServer, openServer, pressed } from "./duel-server.ts";
import {
  isPrivate,
  type Message,
  messageNow,
  messagesIn,
  newcomer,
  noticeIn,
  type Outcome,
  PATIENCE_MS,
  type Person,
  plainWordsOf,
  shownBy,
} from "./person.ts";
import { describeOnDiscord, pinged, transcriptEnd } from "./stage.ts";

const ROUND_MS = 24 * 3_600_000;
const ACKNOWLEDGED = "create_interaction_response";
const clock = clockAhead();
afterAll(() => clock.remove());

interface Sent {
  readonly seq: number;
  readonly operation: string;
  readonly path: string;
  readonly body?: unknown;
}

const STAGES = { environment: clock.environment } as const;

describeOnDiscord("a duel on Discord", STAGES, (stage) => {
  const sentSince = async (since: number): Promise<readonly Sent[]> =>
    stage.simulator.get(`transcript?kind=rest&since=${since}`);
  const mark = () => transcriptEnd(stage.simulator);
  const says = (outcome: Outcome): string => plainWordsOf(shownBy(outcome));
  const seen = (outcome: Outcome): string => plainWordsOf({ content: noticeIn(outcome) });

  const words = duelWords("ru");
  const server = (): Promise<DuelServer> => openServer(stage, words.code.discord);

  it("shows who has picked, each round when both have, and all moves at the end", async () => {
    const { fight, becomes } = await server();
    const { anna, boris, message } = await fight();
    let shown = message;
    const picks = [
      ["rock", "scissors", 1, 0],
      ["paper", "paper", 1, 0],
      ["paper", "scissors", 1, 1],
      ["scissors", "paper", 2, 1],
    ] as const;
    for (const [hers, his, won, lost] of picks) {
      shown = shownBy(await pressed(anna, shown, hers));
      expect(plainWordsOf(shown)).toContain(words.chose("Anna", "Boris"));
      shown = shownBy(await pressed(boris, shown, his));
      expect(plainWordsOf(shown)).toContain(words.score("Anna", won, lost, "Boris"));
      expect(shown.id).toBe(message.id);
    }
    await pressed(boris, shown, "rock");
    await pressed(anna, shown, "paper");
    const over = await becomes(shown, words.beats("Anna", "Boris", 3, 1));
    expect(over.content).toContain("✊✋✋✌️✋ Anna\n✌️✋✌️✋✊ Boris");
    expect(buttonFor(over, "rock")).toBeUndefined();
  });

  it("plays two simultaneous picks as one round, even if delivered twice", async () => {
    const { fight, becomes } = await server();
    const { anna, boris, message } = await fight();
    const both = await Promise.all([
      pressed(anna, message, "rock", { duplicate: 2 }),
      pressed(boris, message, "paper", { duplicate: 2 }),
    ]);
    await becomes(message, words.score("Anna", 0, 1, "Boris"));
    for (const one of both) {
      const calls = await stage.callsFor(one);
      expect(calls.filter(({ operation }) => operation === ACKNOWLEDGED)).toHaveLength(1);
      expect(calls[0]?.operation).toBe(ACKNOWLEDGED);
    }
  });

  it("confirms each pick in one private message and keeps it on a second pick", async () => {
    const { fight, becomes, members } = await server();
    const { anna, boris, message } = await fight();
    const first = await pressed(anna, message, "rock", { until: "followup" });
    expect(noticeIn(first)).toBe(words.pickIn("rock"));
    await pressed(anna, message, "paper");
    const line = first.followups[0] as Message;
    await becomes(line, words.pickKept(1));
    const before = await becomes(message, words.chose("Anna", "Boris"));
    const [vera] = await members("Vera");
    expect(seen(await pressed(vera, message, "rock"))).toContain(words.notYours("Anna", "Boris"));
    const next = await pressed(boris, before, "scissors", { until: "followup" });
    expect(noticeIn(next)).toContain(words.pickIn("scissors"));
    const shown = await becomes(message, words.score("Anna", 1, 0, "Boris"));
    await pressed(anna, shown, "rock");
    await becomes(line, words.pickIn("rock"));
    const inChannel = await messagesIn(stage.simulator, message.channel_id);
    expect(inChannel.filter((one) => !isPrivate(one))).toHaveLength(1);
  });

  it("sends the same bytes after any pick and logs none of it", async () => {
    const { fight } = await server();
    const sent: string[][] = [];
    /** The message of both may be edited as well, before the pick and after it, or not at all. */
    const edits = new Set<string>();
    for (const move of ["rock", "paper", "scissors"]) {
      const { anna, message } = await fight();
      const since = await mark();
      await pressed(anna, message, move, { until: "followup" });
      await pressed(anna, message, "rock");
      const answers = async () =>
        (await sentSince(since)).filter(({ operation }) => operation !== "update_message");
      await eventually(answers, (calls) => calls.length >= 4);
      sent.push((await answers()).map(({ operation, body }) => withoutNames([operation, body])).sort());
      for (const { operation, body } of await sentSince(since))
        if (operation === "update_message") edits.add(withoutNames(body));
    }
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual(sent[0]);
    expect(edits.size).toBeLessThanOrEqual(2);
    expect(stage.bot.output()).not.toMatch(/rock|paper|scissors/);
  });

  it("acknowledges a pick in a single call, like a match against the bot", async () => {
    const { fight } = await server();
    const { anna, boris, message } = await fight();
    const match = shownBy(await anna.says("rps play", { length: "endless" }));
    const against = await stage.callsFor(await pressed(anna, match, "rock"));
    expect(against.map(({ operation }) => operation)).toEqual([ACKNOWLEDGED]);
    let shown = message;
    for (let round = 0; round < 2; round++) {
      for (const who of [anna, boris]) {
        const since = await mark();
        const picked = await pressed(who, shown, round === 0 ? "rock" : "paper");
        shown = shownBy(picked);
        const calls = await eventually(
          () => sentSince(since),
          (all) => all.length >= 2,
        );
        // The private line is posted once and then only edited.
        const line = round === 0 ? "execute_webhook" : "update_webhook_message";
        expect(calls.map(({ operation }) => operation)).toEqual([ACKNOWLEDGED, line]);
      }
    }
  });

  it("continues by the clock after a crash and ends after two absences", async () => {
    const { fight, becomes } = await server();
    const { anna, boris, message } = await fight();
    expect(message.content).toMatch(/<t:\d+:R>/);
    await pressed(anna, message, "rock");
    clock.turn(ROUND_MS);
    const shown = await becomes(message, words.late(1, "Boris", "Anna"));
    const late = await pressed(boris, message, "rock", { until: "followup" });
    expect(seen(late)).toContain(words.tooLate);
    await pressed(anna, shown, "rock");
    await stage.restartBot("SIGKILL");
    clock.turn(ROUND_MS);
    await becomes(message, words.absent("Boris"));
  });

  it("shows the newest round after a crash between a press and its edit", async () => {
    const { fight, becomes } = await server();
    const { anna, boris, message } = await fight();
    const chosen = shownBy(await pressed(anna, message, "rock"));
    const { id } = await stage.simulator.post<{ id: number }>("fault", {
      match: { path: "/(interactions|webhooks|messages)/" },
      action: { delayMs: 60_000, drop: "before" },
      times: 0,
    });
    void pressed(boris, chosen, "scissors").catch(() => undefined);
    const faults = () => stage.simulator.get<readonly { id: number; hits: number }[]>("faults");
    await eventually(faults, (all) => all.some((one) => one.id === id && one.hits > 0));
    await stage.bot.stop("SIGKILL");
    await stage.simulator.del("fault");
    await stage.restartBot();
    await becomes(chosen, words.score("Anna", 1, 0, "Boris"));
  });

  it("starts a rematch once, in a new message, when both want it", async () => {
    const { fight, becomes } = await server();
    const { anna, boris, message } = await fight();
    await pressed(anna, message, "stop");
    const over = shownBy(await pressed(boris, message, "stop"));
    await pressed(boris, over, "again");
    await becomes(over, words.wantsAgain("Boris"));
    const begun = shownBy(await pressed(anna, over, "again", { duplicate: 1 }));
    expect(begun.id).not.toBe(over.id);
    expect(plainWordsOf(begun)).toContain(words.score("Anna", 0, 0, "Boris"));
    await pressed(boris, over, "again");
    const all = await messagesIn(stage.simulator, over.channel_id);
    expect(all.filter((one) => !isPrivate(one))).toHaveLength(2);
    await pressed(anna, begun, "rock");
    await pressed(boris, begun, "paper");
    await becomes(begun, words.score("Anna", 0, 1, "Boris"));
    expect(plainWordsOf((await messageNow(stage.simulator, over)) as Message)).not.toContain(
      words.wantsAgain("Boris"),
    );
  });

  it.each(["the command", "the menu on a person"])("a challenge by %s pings that person", async (way) => {
    const { members, scene } = await server();
    const [anna, boris, vera] = await members("Anna", "Boris", "Vera");
    await stage.simulator.post("reset");
    const card = shownBy(
      way === "the command"
        ? await anna.says("rps duel", { user: boris.id })
        : await chosenOn(anna, boris, scene),
    );
    expect(plainWordsOf(card)).toContain(words.calls("Anna"));
    expect(await pinged(stage.simulator)).toEqual([boris.id]);
    for (const button of [buttonFor(card, "accept"), buttonFor(card, "decline")])
      expect(seen(await vera.sends(card, button ?? ""))).toContain(words.notInvited("Boris"));
    expect(says(await pressed(boris, card, "accept"))).toContain(words.choosing("Anna", "Boris"));
    expect(await pinged(stage.simulator)).toEqual([boris.id]);
  });

  it("a private challenge has a code that is accepted in a server", async () => {
    const { members, becomes } = await server();
    const [boris, vera] = await members("Boris", "Vera");
    const alone = { context: "bot_dm", locale: words.code.discord } as const;
    const anna = await newcomer(stage.simulator, alone, "Anna");
    const open = shownBy(await anna.says("rps duel"));
    expect(plainWordsOf(open)).toContain(words.looks("Anna"));
    const [, code = ""] = /duel(?::\d+>)? ([2-9A-Z]{6})/.exec(plainWordsOf(open)) ?? [];
    expect(seen(await boris.says("rps duel", { code: "QQQQQQ" }))).toContain(words.unknownCode("QQQQQQ"));
    const joined = shownBy(await boris.says("rps duel", { code: code.toLowerCase() }, { duplicate: 1 }));
    expect(plainWordsOf(joined)).toContain(words.choosing("Anna", "Boris"));
    expect(seen(await vera.says("rps duel", { code }))).toContain(words.taken);
    const hers = await becomes(open, words.choosing("Anna", "Boris"));
    await pressed(anna, hers, "rock");
    await becomes(joined, words.chose("Anna", "Boris"));
    await pressed(boris, joined, "paper");
    for (const one of [open, joined]) await becomes(one, words.score("Anna", 0, 1, "Boris"));
  });

  it("a user-installed bot plays a duel by presses only", async () => {
    const channel = (await stage.simulator.post<{ id: string }>("channel", { type: 3, recipients: [] })).id;
    const scene = { context: "private", install: "user", channel, locale: words.code.discord } as const;
    const [anna, boris] = [
      await newcomer(stage.simulator, scene, "Anna"),
      await newcomer(stage.simulator, scene, "Boris"),
    ];
    const open = shownBy(await anna.says("rps duel"));
    const here = { context: "private", channel } as const;
    const running = shownBy(await pressed(boris, open, "accept", here));
    expect(plainWordsOf(running)).toContain(words.choosing("Anna", "Boris"));
    expect(says(await pressed(anna, running, "rock", here))).toContain(words.chose("Anna", "Boris"));
    expect(says(await pressed(boris, running, "paper", here))).toContain(words.score("Anna", 0, 1, "Boris"));
  });

  it("use the server's language in public and each player's in private", async () => {
    const { members } = await openServer(stage, "en-US", "ru");
    const [anna, boris, vera] = await members("Anna", "Boris", "Vera");
    const open = shownBy(await anna.says("rps duel"));
    const [all, alone] = [duelWords("en"), duelWords("ru")];
    expect(plainWordsOf(open)).toContain(all.looks("Anna"));
    expect(plainWordsOf({ content: noticeIn(await pressed(anna, open, "accept")) })).toContain(alone.self);
    const running = shownBy(await pressed(boris, open, "accept"));
    expect(plainWordsOf(running)).toContain(all.choosing("Anna", "Boris"));
    const stranger = await pressed(vera, running, "rock");
    expect(plainWordsOf({ content: noticeIn(stranger) })).toContain(alone.notYours("Anna", "Boris"));
    const picked = await pressed(anna, running, "rock", { until: "followup" });
    expect(noticeIn(picked)).toBe(alone.pickIn("rock"));
    expect(buttonFor(running, "paper")).toBeDefined();
  });

  async function chosenOn(who: Person, target: Person, scene: object): Promise<Outcome> {
    const action = { kind: "user_command", name: "Duel", user: who.id, target: target.id, ...scene };
    return stage.simulator.post<Outcome>("interaction", { ...action, wait: PATIENCE_MS });
  }
});
