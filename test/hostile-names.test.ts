// Whatever people call themselves, messages keep their lines, on every platform and for every command that shows a
// name.

import { describe, expect, it } from "vitest";
import type { Caller, FoundPerson, Place, Reply, View } from "../src/chat/index.ts";
import { NEW_PREDICTOR, PREDICTOR, predictorKey, rateDuel, writePlayerId } from "../src/people/index.ts";
import { renderView as renderDiscord } from "../src/platforms/discord/message.ts";
import { displayName } from "../src/platforms/telegram/people.ts";
import { renderView as renderTelegram } from "../src/platforms/telegram/render.ts";
import { renderView as renderTerminal } from "../src/platforms/terminal/view.ts";
import { html } from "../src/web/page/html.ts";
import { labelsOf, openTable, type Table } from "./commands/play/table.ts";
import { HOSTILE_NAMES } from "./hostile-names.ts";
import { duelOf } from "./people/lists/duels.ts";
import { inGuild, read, slash } from "./platforms/discord/interactions.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");

/** The name as the platform's adapter passes it on. */
const GATES: Readonly<Record<string, (name: string) => string>> = {
  telegram: (name) => displayName({ id: 7_000_001, is_bot: false, first_name: name }),
  discord: (name) => {
    const member = { ...inGuild.member, nick: name };
    return read(slash("help", undefined, {}, { ...inGuild, member })).incoming.caller.name;
  },
};

interface Person extends Caller {
  readonly found: FoundPerson;
}

function person(platform: string, id: string, name: string): Person {
  const limits = { columns: 5, rows: 5 };
  return { platform, id, name, locale: "en", fieldLimits: limits, found: { id, name, isBot: false } };
}

/** What two people on that platform see when they use everything that shows a name. */
async function seenBy(platform: string, name: string): Promise<readonly View[]> {
  let clock = NOW;
  const table = await openTable({ now: () => (clock += 1_000) });
  const place: Place = { kind: "group", id: "-777" };
  const [anna, boris] = [person(platform, "1", name), person(platform, "2", "Boris")];
  const seen: View[] = [];
  const keep = (reply: Reply): View => {
    if (reply.type === "notice") seen.push({ blocks: [{ type: "text", text: reply.text }] });
    if ("view" in reply && reply.view) seen.push(reply.view);
    return "view" in reply && reply.view ? reply.view : { blocks: [] };
  };
  const type = async (by: Person, line: string, options: Record<string, string> = {}, whom?: Person) => {
    const [command = "", subcommand = ""] = line.split(" ");
    const event = { caller: by, place, findPerson: () => whom?.found };
    return keep(await table.type(command, subcommand, options, event as never));
  };
  const press = async (by: Person, view: View, label: string) =>
    labelsOf(view).some((one) => one.includes(label))
      ? keep(await table.press(view, label, { caller: by, place }))
      : view;

  const match = await type(anna, "rps play");
  await press(anna, match, "Rock");
  for (const [one, other] of [
    [anna, boris],
    [boris, anna],
  ] as const) {
    const duel = await type(one, "rps duel", { user: "x" }, other);
    const board = await press(other, duel, "Accept");
    await press(one, board, "Rock");
    await type(one, "profile show", { user: "x" }, other);
    await type(one, "profile compare", { user: "x" }, other);
  }
  await type(anna, "tournament create", { match: "10" });
  await type(anna, "tournament join", { strategy: "copy" });
  await rank(table, [anna, boris], place);
  for (const of of ["players", "duels", "strategies"]) await type(boris, "leaderboard leaderboard", { of });
  await type(boris, "duel block", { user: "x" }, anna);
  await type(boris, "duel list");
  return [...seen, ...table.posts.map(({ view }) => view)];
}

/** Puts both on every list: they gave consent and played enough. */
async function rank({ store, type }: Table, people: readonly Person[], place: Place): Promise<void> {
  const decided: [number, ...number[]] = [Math.floor(NOW / 86_400_000), 40, 20, 40, 20, 40, 20, 0, 0, 0];
  for (const one of people) {
    await type("privacy", "privacy", { shown: "on" }, { caller: one, place });
    const document = { ...NEW_PREDICTOR, decided } as never;
    await store.update(PREDICTOR, predictorKey(one, "rps"), () => ({ next: document, result: undefined }));
    for (let at = 0; at < 6; at++) {
      const duel = duelOf(`${one.id}-${at}`, [writePlayerId(one), `${one.platform}:9${one.id}${at}`]);
      const [first, second] = duel.sides;
      const sides = [{ ...first, name: one.name }, second] as const;
      await rateDuel(store, { ...duel, sides }, NOW, [`${one.platform}:-777`, `${one.platform}:-777`]);
    }
  }
}

/** The message's texts as each platform shows them; Discord's without markup, which changes their length. */
function shownOn({ blocks, ...view }: View): Readonly<Record<string, string>> {
  const discord = renderDiscord({ ...view, blocks });
  return {
    telegram: renderTelegram({ ...view, blocks }).plain,
    discord: [discord.content ?? "", ...(discord.embeds ?? []).map(({ description }) => description)].join(
      "",
    ),
    buttons: JSON.stringify(discord.components, (key, value) => (key === "custom_id" ? undefined : value)),
    terminal: renderTerminal({ ...view, blocks }, (_ink, text) => text),
  };
}

const linesOf = (text: string): number => text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).length;
const TURNING = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/u;
const outsideIsolates = (text: string): string => text.replace(/\u2068[^\u2066-\u2069\n]*\u2069/gu, "");

describe.each(Object.keys(GATES))("on %s, a person whose name", (platform) => {
  const gate = GATES[platform] as (name: string) => string;
  const usual = seenBy(platform, gate("Anna"));

  it.each(Object.entries(HOSTILE_NAMES))(
    "%s doesn't change the lines of any message",
    async (_what, name) => {
      const [seen, expected] = await Promise.all([seenBy(platform, gate(name)), usual]);
      expect(seen).toHaveLength(expected.length);
      for (const [at, view] of seen.entries()) {
        const before = shownOn(expected[at] as View);
        for (const [where, text] of Object.entries(shownOn(view))) {
          expect(linesOf(text), `${where}: ${text}`).toBe(linesOf(before[where] ?? ""));
          expect(text).not.toMatch(TURNING);
          expect(outsideIsolates(text)).not.toMatch(/[\u2066-\u2069]/u);
          expect(outsideIsolates(text)).not.toMatch(RIGHT_TO_LEFT);
        }
      }
    },
  );
});

it("includes the name in many of the checked messages", async () => {
  const seen = await seenBy("telegram", "Anna");
  const named = seen.map((view) => shownOn(view).telegram ?? "").filter((text) => text.includes("Anna"));
  expect(named.length).toBeGreaterThan(8);
  expect(named.some((text) => text.includes("Anna 1 : 0") || text.includes("Anna 0 : 1"))).toBe(true);
});

it.each(Object.entries(HOSTILE_NAMES))(
  "shows text that %s as plain text in every part of a view",
  (_what, text) => {
    const action = { scope: "rps", session: "s", turn: 0, move: "rock" };
    const view: View = {
      title: text,
      blocks: [
        { type: "text", text },
        { type: "text", text: `${text} is asked`, mention: { id: "7", name: text } },
        { type: "quiet", text },
        { type: "code", text },
        {
          type: "table",
          rows: [
            ["", text],
            [text, "1"],
          ],
        },
      ],
      buttons: [[{ label: `x${text}`, action }]],
      link: { label: `x${text}`, url: "https://example.org" },
    };
    const shown = { ...shownOn(view), keyboard: JSON.stringify(renderTelegram(view).keyboard) };
    for (const on of Object.values(shown)) {
      expect(on.replaceAll("\t", " ")).not.toMatch(TURNING);
      expect(outsideIsolates(on)).not.toMatch(/[\u2066-\u2069]/u);
    }
    expect(String(html`<p title="${text}">${[text]}</p>`).replaceAll("\t", " ")).not.toMatch(TURNING);
  },
);
