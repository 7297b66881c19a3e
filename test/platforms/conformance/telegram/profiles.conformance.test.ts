// Two people on Telegram: named by @name, by mention and by reply; asked and compared.

import { beforeAll, describe, expect, it } from "vitest";
import { havePlayed } from "../crowds.ts";
import { eventually } from "../rig.ts";
import { answersTo, type Person, type TelegramMessage, useStage } from "./stage.ts";
import { buttonsOf, tableOf } from "./table.ts";

describe("profiles on Telegram", () => {
  const stage = useStage();
  let anna: Person;
  let boris: Person;
  let chat: number;
  beforeAll(async () => {
    chat = await stage.group();
    anna = await stage.person("Anna", "en", "anna_the_first");
    boris = await stage.person("Борис", "en", "boris_b");
    await havePlayed(stage, "telegram", [anna, boris]);
  });

  const compares = async (more: object, text = "/profile compare"): Promise<TelegramMessage | undefined> =>
    (await answersTo(stage.simulator, { user: anna.id, chat, text, ...more }))[0];
  const pictures = async (min: number) => stage.calls({ method: "sendPhoto", min });

  it("are shown privately", async () => {
    await stage.say(anna, "/start");
    await stage.write(anna, "/profile show", { chat });
    const [card] = await pictures(1);
    expect(Number(card?.params.chat_id)).toBe(anna.id);
    expect(String(card?.params.caption)).toContain("Anna: Rock-paper-scissors");
  });

  it("are compared once the other person accepts", async () => {
    await stage.say(boris, "/rps play", { chat });
    const card = tableOf(stage, boris, await compares({}, "/profile compare @boris_b"));
    expect((await card.now()).text).toContain("may Anna compare how you both play?");
    expect(await card.tells("Accept", { who: anna })).toContain("for someone else");
    await stage.restartBot();
    await card.press("Accept");
    const compared = await card.becomes(({ text }) => text.includes("I read "));
    expect(buttonsOf(compared).map(({ text }) => text)).toEqual(["Details"]);
    const [picture] = await pictures(1);
    expect([Number(picture?.params.chat_id), picture?.ok]).toEqual([chat, true]);
    await stage.say(boris, "/start");
    await card.press("Details");
    const figures = expect.stringContaining("The numbers");
    // A message only for him, or a private one if the chat's pace has no slot; it follows the answer to the press.
    await eventually(
      async () => [
        ...(await stage.whispersTo(boris, chat)),
        ...(await stage.messages(boris.id)).map(({ text }) => text),
      ],
      (seen) => seen.some((text) => text?.includes("The numbers behind this comparison")),
    );
    expect(await stage.whispersTo(anna, chat)).not.toContainEqual(figures);
  });
});
