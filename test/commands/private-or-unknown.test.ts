// No one can find out whether a person plays at all: every command that names a person answers the same for a private
// player and for someone the bot never met.

import { describe, expect, it } from "vitest";
import type { Caller, FoundPerson, Place, Reply } from "../../src/chat/index.ts";
import { giveRounds } from "./kit/histories.ts";
import { ANNA, openTable, PRIVATE, type Table } from "./play/table.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const GROUP: Place = { kind: "group", id: "-5" };
const BORIS: Caller = { ...ANNA, id: "2", name: "Boris" };

/** How the person is named; `isKnown`: they have played. */
const WAYS: Readonly<Record<string, FoundPerson>> = {
  "by id": { id: "9", name: "Zed", isBot: false },
};

async function tableWith(isKnown: boolean, privateChats: "open" | "refused"): Promise<Table> {
  const table = await openTable({ now: () => NOW, privateChats: () => (isKnown ? privateChats : "refused") });
  for (const caller of [ANNA, BORIS]) await giveRounds(table.store, caller);
  if (!isKnown) return table;
  const player = { platform: "telegram", id: "9" };
  await giveRounds(table.store, { ...player, name: "Zed" } as never);
  return table;
}

/** What a stranger sees. A button's session is a hash of both people, visible only to programs. */
function seen(reply: Reply): unknown {
  return JSON.parse(
    JSON.stringify(reply, (key, value) => {
      if (key === "session") return "…";
      return key === "mention" && value?.handle !== undefined ? { ...value, id: "…" } : value;
    }),
  );
}

const OTHERS: Readonly<Record<string, Record<string, string>>> = {};

const PERSONAL = (await openTable()).dispatch.commands.flatMap(({ name, subcommands }) =>
  subcommands.flatMap(({ name: subcommand, options }) => {
    const option = options.find(({ type }) => type === "person");
    // Nobody with too few rounds is asked for a comparison.
    return option && subcommand !== "compare" ? [{ name, subcommand, option: option.name }] : [];
  }),
);

describe("identical answers about private and unknown players", () => {
  it("cover all commands that name a person", () => {
    expect(PERSONAL.length).toBeGreaterThanOrEqual(3);
  });

  describe.each(PERSONAL)("/$name $subcommand", ({ name, subcommand, option }) => {
    it.each(
      Object.keys(WAYS).flatMap((way) =>
        (["open", "refused"] as const).flatMap((chats) =>
          [GROUP, PRIVATE].map((place) => ({ way, chats, place, kind: place.kind })),
        ),
      ),
    )("$way, in a $kind chat, where the bot's private chat is $chats", async ({ way, chats, place }) => {
      const heard = [];
      for (const isKnown of [true, false]) {
        const table = await tableWith(isKnown, chats);
        const replies = [];
        for (const [caller, times] of [
          [ANNA, 2],
          [BORIS, 1],
        ] as const)
          for (let time = 0; time < times; time++) {
            const by = { caller, place, findPerson: () => WAYS[way] } as never;
            const options = { ...OTHERS[`${name} ${subcommand}`], [option]: "x" };
            const reply = await table.type(name, subcommand, options, by);
            if (reply.type === "post") await reply.onPosted?.("1");
            replies.push(seen(reply));
          }
        heard.push(replies);
      }
      expect(heard[0]).toEqual(heard[1]);
    });
  });
});
