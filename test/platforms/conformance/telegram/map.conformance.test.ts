// A Telegram group's people on its map, until one of them deletes everything.

import { beforeAll, describe, expect, it } from "vitest";
import { settleCrowd } from "../crowds.ts";
import { type Person, type TelegramMessage, useStage } from "./stage.ts";
import { tableOf, wordsOf } from "./table.ts";

describe("maps on Telegram", () => {
  const stage = useStage();
  let here: number;
  let crowded: number;
  const people: Person[] = [];
  beforeAll(async () => {
    [here, crowded] = [await stage.group(), await stage.group()];
    for (const first_name of ["小林", "Борис", "Zoë", "Anna", "Ida"])
      people.push(await stage.person(first_name));
    const dataDir = stage.environment.DATA_DIR ?? "";
    const named = people.map(({ id, first_name }) => ({ id, name: first_name }));
    const crowd = { platform: "telegram" } as const;
    await settleCrowd(dataDir, { ...crowd, place: `telegram:${here}`, people: named });
    const eight = Array.from({ length: 8 }, (_, index) => ({ id: 9_000_000 + index, name: `Q${index}` }));
    await settleCrowd(dataDir, { ...crowd, place: `telegram:${crowded}`, people: eight });
  });

  const asks = async (text: string, chat = here): Promise<TelegramMessage> => {
    const since = await stage.mark();
    await stage.write(people[0] as Person, text, { chat });
    const calls = await stage.calls({ method: "sendPhoto", since, min: 1 });
    const last = calls.at(-1);
    expect(Number(last?.params.chat_id)).toBe(chat);
    expect(last?.ok).toBe(true);
    return last?.result as TelegramMessage;
  };

  it("show players who want to be shown, with a button for each to see their own position", async () => {
    const map = await asks("/profile map");
    expect(wordsOf(map)).toMatch(/5 players[\s\S]*小林: most like /);
    expect(await tableOf(stage, people[1] as Person, map).tells("My rank")).toContain("You play most like");
  });

  it("show any presser how the chat plays, from eight people up", async () => {
    const map = await asks("/profile map", crowded);
    expect(await tableOf(stage, people[2] as Person, map).tells("How this chat plays")).toMatch(
      /How this chat plays[\s\S]*8 players, about [\d,]+ rounds/,
    );
  });

  it("forget everyone who deleted all their data", async () => {
    const boris = people[1] as Person;
    await stage.say(boris, "/start");
    await (await stage.table(boris, "/data delete")).press("Delete everything");
    const map = wordsOf(await asks("/profile map"));
    expect(map).toContain("4 players");
    expect(map).not.toContain("Борис");
  });
});
