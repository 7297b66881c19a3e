// What Telegram says about a group that a page in a private chat is about.

import { describe, expect, it } from "vitest";
import type { FoundGroup } from "../../../src/chat/incoming.ts";
import { ANNA, aroundEachTest, eventually, message, rig } from "./rig.ts";

describe("a group asked about from a private chat", () => {
  const FORUM = { id: -100123, type: "supergroup", title: "Games", is_forum: true };
  aroundEachTest();

  async function find(id: string): Promise<FoundGroup | undefined> {
    rig.deliver(message("/rps"));
    await eventually(() => rig.incoming.length).toBe(1);
    return rig.incoming[0]?.findGroup?.(id);
  }

  it.each([[[ANNA.id], true] as const, [[8], false] as const])(
    "is found with its topic's name, and managed by its administrators %j",
    async (administrators, mayManage) => {
      rig.script("getChat", { result: FORUM });
      const result = administrators.map((id) => ({ status: "creator", user: { id } }));
      rig.script("getChatAdministrators", { result });
      const place = { kind: "group", id: "-100123", topic: "45", name: "t.me/c/123/45" };
      expect(await find("-100123/45")).toEqual({ place, mayManage });
      expect((await rig.call("getChat")).params.chat_id).toBe(-100123);
    },
  );

  it.each([
    ["the bot isn't in it", { error: 403, description: "Forbidden: bot was kicked" }],
    ["Telegram is away", { error: 429, retryAfter: 600 }],
    ["it's a person", { result: { id: 8, type: "private", first_name: "Boris" } }],
  ])("isn't found if %s", async (_, answer) => {
    rig.script("getChat", answer);
    expect(await find("-100123")).toBeUndefined();
  });
});
