// The people of a group on Telegram: on its map, and compared with those of another chat, until one
// of them deletes everything.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settleCrowd } from "../crowds.ts";
import { openStage, PATIENCE_MS, type Person, type Stage, type TelegramMessage } from "./stage.ts";
import { buttonsOf } from "./table.ts";

interface Pressed {
  readonly answer: { readonly text: string | null } | null;
}

describe("maps and groups on Telegram", () => {
  let stage: Stage;
  let here: number;
  let there: number;
  let crowded: number;
  const people: Person[] = [];
  beforeAll(async () => {
    stage = await openStage();
    [here, there, crowded] = [await stage.group(), await stage.group(), await stage.group()];
    for (const first_name of ["小林", "Борис", "Zoë", "Anna", "Ida", "Jon", "Kim", "Leo", "Mia", "Nam"])
      people.push(await stage.simulator.post<Person>("user", { first_name, language_code: "en" }));
    const dataDir = stage.environment.DATA_DIR ?? "";
    const named = people.map(({ id, first_name }) => ({ id, name: first_name }));
    const crowd = { platform: "telegram", level: "everyone" } as const;
    await settleCrowd(dataDir, { ...crowd, place: `telegram:${here}`, people: named.slice(0, 5) });
    await settleCrowd(dataDir, { ...crowd, place: `telegram:${there}`, people: named.slice(5) });
    const eight = Array.from({ length: 8 }, (_, index) => ({ id: 9_000_000 + index, name: `Q${index}` }));
    await settleCrowd(dataDir, { ...crowd, place: `telegram:${crowded}`, people: eight });
  });
  afterAll(() => stage?.end());

  const asks = async (text: string, chat = here): Promise<TelegramMessage> => {
    const since = await stage.mark();
    await stage.write(people[0] as Person, text, { chat });
    const calls = await stage.calls({ method: "sendPhoto", since, min: 1 });
    const last = calls.at(-1);
    expect(Number(last?.params.chat_id)).toBe(chat);
    expect(last?.ok).toBe(true);
    return last?.result as TelegramMessage;
  };
  const wordsOf = ({ text, caption }: TelegramMessage & { readonly caption?: string }): string =>
    caption ?? text ?? "";
  const press = async (who: Person, message: TelegramMessage, label: string): Promise<string> => {
    const button = buttonsOf(message).find(({ text }) => text.includes(label));
    const pressing = { message: message.message_id, chat: message.chat.id, user: who.id };
    const pressed = await stage.simulator.post<Pressed>("press", {
      ...pressing,
      data: button?.callback_data,
      wait: PATIENCE_MS,
    });
    return pressed.answer?.text ?? "";
  };

  it("show who agreed, with a button that tells each their own place", async () => {
    const map = await asks("/profile map");
    expect(wordsOf(map)).toMatch(/5 players[\s\S]*小林: most like /);
    await press(people[1] as Person, map, "My place");
    expect((await stage.whispersTo(people[1] as Person, here)).at(-1)).toContain("You play most like");
    await stage.verdict();
  });

  it("compare this chat with another one that is named", async () => {
    const groups = wordsOf(await asks(`/profile groups channel=${there}`));
    expect(groups).toContain("this chat: 5 players");
    expect(groups).not.toContain("Mia");
    await stage.verdict();
  });

  it("tell whoever presses how the chat plays, from eight people on", async () => {
    const map = await asks("/profile map", crowded);
    await press(people[2] as Person, map, "How this chat plays");
    const told = (await stage.whispersTo(people[2] as Person, crowded)).at(-1);
    expect(told).toMatch(/How this chat plays[\s\S]*8 players, about [\d,]+ rounds/);
    await stage.verdict();
  });

  it("know nobody any more who deleted everything", async () => {
    const boris = people[1] as Person;
    await stage.say(boris, "/start");
    const [question] = await stage.say(boris, "/data delete");
    await press(boris, question as TelegramMessage, "Delete everything");
    const map = wordsOf(await asks("/profile map"));
    expect(map).toContain("4 players");
    expect(map).not.toContain("Борис");
    await stage.verdict();
  });
});
