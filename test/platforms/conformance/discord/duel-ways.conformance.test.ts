// Every way into a duel on Discord, in each language: the command with a name or open to all, the menu on a person, a
// private chat; and what people who can't accept it see.

import { expect, it } from "vitest";
import { duelWords, LANGUAGES } from "../duel-words.ts";
import { buttonFor, type DuelServer, openServer, pressed } from "./duel-server.ts";
import {
  isPrivate,
  newcomer,
  noticeIn,
  type Outcome,
  PATIENCE_MS,
  type Person,
  plainWordsOf,
  shownBy,
} from "./person.ts";
import { describeOnDiscord, pinged } from "./stage.ts";

describeOnDiscord("ways into a duel on Discord", {}, (stage) => {
  for (const language of LANGUAGES) {
    const words = duelWords(language);
    const server = (): Promise<DuelServer> => openServer(stage, words.code.discord);
    const says = (outcome: Outcome): string => plainWordsOf(shownBy(outcome));
    const seen = (outcome: Outcome): string => plainWordsOf({ content: noticeIn(outcome) });

    it(`an open challenge goes to the first who accepts, ${language}`, async () => {
      const { members, becomes } = await server();
      const [anna, boris, vera] = await members("Anna", "Boris", "Vera");
      const open = shownBy(await anna.says("rps duel", {}, { duplicate: 1 }));
      expect(plainWordsOf(open)).toContain(words.looks("Anna"));
      expect(isPrivate(open)).toBe(false);
      expect(seen(await pressed(anna, open, "accept"))).toContain(words.self);
      expect(says(await pressed(boris, open, "accept", { duplicate: 2 }))).toContain(
        words.choosing("Anna", "Boris"),
      );
      expect(seen(await pressed(vera, open, "accept"))).toContain(words.taken);
      const running = await becomes(open, words.choosing("Anna", "Boris"));
      for (const move of ["rock", "stop"])
        expect(seen(await pressed(vera, running, move))).toContain(words.notYours("Anna", "Boris"));
      expect(plainWordsOf(await becomes(open, words.choosing("Anna", "Boris")))).toBe(plainWordsOf(running));
    });

    it(`two people accepting at once leave one opponent, both answered, ${language}`, async () => {
      const { members } = await server();
      const [anna, boris, vera] = await members("Anna", "Boris", "Vera");
      const open = shownBy(await anna.says("rps duel"));
      const both = await Promise.all([boris, vera].map((who) => pressed(who, open, "accept")));
      expect(both.map(({ state }) => state)).toEqual(["acked", "acked"]);
      expect(both.filter((one) => isPrivate(shownBy(one)))).toHaveLength(1);
      for (const one of both) expect(await acknowledgements(one)).toBe(1);
    });

    it.each(["the command", "the menu on a person"])(
      `a challenge by %s pings that person, ${language}`,
      async (way) => {
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
      },
    );

    it(`challenging oneself, a bot, or someone gone or who takes none is refused privately, ${language}`, async () => {
      const { members, scene } = await server();
      const [anna, boris] = await members("Anna", "Boris");
      const gone = await newcomer(stage.simulator, {}, "Dora");
      const calls = (user: string) => anna.says("rps duel", { user });
      expect(seen(await calls(anna.id))).toContain(words.self);
      for (const user of ["900000000000000001", gone.id])
        expect(isPrivate(shownBy(await calls(user)))).toBe(true);
      await boris.says("privacy", { challenges: "off" });
      expect(seen(await calls(boris.id))).toContain(words.notTaking("Boris"));
      expect(seen(await chosenOn(anna, boris, scene))).toContain(words.notTaking("Boris"));
    });

    it(`a private challenge has a code that is accepted in a server, ${language}`, async () => {
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

    it(`a user-installed bot plays a duel by presses only, ${language}`, async () => {
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
      expect(says(await pressed(boris, running, "paper", here))).toContain(
        words.score("Anna", 0, 1, "Boris"),
      );
    });
  }

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

  async function acknowledgements(outcome: Outcome): Promise<number> {
    const calls = await stage.callsFor(outcome);
    return calls.filter(({ operation }) => operation === "create_interaction_response").length;
  }
});
