// No one can find out whether a person plays at all: every command that names a person answers the same for a private
// player and for someone the bot never met.

import { describe, expect, it } from "vitest";
import type { Caller, FoundPerson, Place, Reply } from "../../src/chat/index.ts";
import { giveRounds } from "./kit/histories.ts";
import { ANNA, openTable, PRIVATE } from "./play/table.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const GROUP: Place = { kind: "group", id: "-5" };
const BORIS: Caller = { ...ANNA, id: "2", name: "Boris" };

const ZED: FoundPerson & { readonly id: string } = { id: "9", name: "Zed", isBot: false };

/** What a stranger sees. A button's session is a hash of both people, visible only to programs. */
const seen = (reply: Reply): unknown =>
  JSON.parse(JSON.stringify(reply, (key, value) => (key === "session" ? "…" : value)));

const PERSONAL = (await openTable()).dispatch.commands.flatMap(({ name, subcommands }) =>
  subcommands.flatMap(({ name: subcommand, options }) => {
    const option = options.find(({ type }) => type === "person");
    // Nobody with too few rounds is asked for a comparison.
    return option && subcommand !== "compare" ? [{ name, subcommand, option: option.name }] : [];
  }),
);

/** What two strangers are told who name Zed, who has played or not. */
async function answers(
  isKnown: boolean,
  { name, subcommand, option }: (typeof PERSONAL)[number],
  place: Place,
) {
  const table = await openTable({ now: () => NOW, privateChats: () => (isKnown ? "open" : "refused") });
  for (const caller of [ANNA, BORIS]) await giveRounds(table.store, caller);
  if (isKnown) await giveRounds(table.store, { platform: "telegram", id: ZED.id });
  const replies = [];
  for (const caller of [ANNA, ANNA, BORIS]) {
    const by = { caller, place, findPerson: () => ZED } as never;
    const reply = await table.type(name, subcommand, { [option]: "x" }, by);
    if (reply.type === "post") await reply.onPosted?.("1");
    replies.push(seen(reply));
  }
  return replies;
}

describe("identical answers about private and unknown players", () => {
  it("cover all commands that name a person", () => {
    expect(PERSONAL.length).toBeGreaterThanOrEqual(3);
  });

  it.each(PERSONAL.flatMap((one) => [GROUP, PRIVATE].map((place) => ({ ...one, kind: place.kind, place }))))(
    "/$name $subcommand, in a $kind chat",
    async ({ place, ...line }) => {
      expect(await answers(true, line, place)).toEqual(await answers(false, line, place));
    },
  );
});
