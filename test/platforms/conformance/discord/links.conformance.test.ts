// The most frequent answers, in both languages: every command they mention is clickable, with the id that Discord
// knows, and no answer exceeds Discord's limits.

import { expect, it } from "vitest";
import {
  type Message,
  type Outcome,
  type Person,
  playToEnd,
  type Scene,
  type ShownButton,
  shownBy,
} from "./person.ts";
import { describeOnDiscord, MANAGE_SERVER, type Stage } from "./stage.ts";

/** A command as Discord stores it. */
interface Published {
  readonly id: string;
  readonly type: number;
  readonly name: string;
  readonly options?: readonly { readonly name: string; readonly type: number }[];
}

type Typed = readonly [command: string, options?: Readonly<Record<string, string>>];

/** In this order; commands that start a match or a board come last. */
const TYPED: readonly Typed[] = [
  ["start"],
  ["help"],
  ...["data", "mines", "place", "profile", "rps", "strategy", "tournament", "lizard-spock", "paly"].map(
    (command): Typed => ["help", { command }],
  ),
  ...["play", "friends", "you", "strategies"].map((topic): Typed => ["help", { topic }]),
  ["privacy"],
  ["privacy", { challenges: "off" }],
  ["data delete"],
  ["rps verify"],
  ["rps play", { opponent: "nobody" }],
  ["rps play", { length: "a while" }],
  ["model show"],
  ["model off"],
  ["model on"],
  ["profile show"],
  ["profile map"],
  ["leaderboard"],
  ["leaderboard", { of: "players" }],
  ["strategy list"],
  ["strategy info"],
  ["strategy info", { strategy: "markov" }],
  ["strategy mine"],
  ["strategy register", { name: "my-own", strategy: "nothing" }],
  ["strategy withdraw", { name: "my-own" }],
  ["tournament status"],
  ["tournament standings"],
  ["tournament pairings"],
  ["tournament leave"],
  ["tournament join", { strategy: "markov" }],
  ["tournament create"],
  ["tournament start"],
  ["tournament cancel"],
  ["place settings"],
  ["oddeven"],
  ["mines"],
];

/** Returns all text that an interaction produced. */
function wordsOf({ message, followups }: Outcome): string {
  return [...(message ? [message] : []), ...followups].map(textOf).join("\n");
}

function textOf({ content, components }: Message): string {
  const parts = components as readonly { readonly content?: string }[];
  return [content, ...parts.map((part) => part.content ?? "")].join("\n");
}

/** Returns the links in a text by command, subcommand and id. */
function linksIn(text: string): readonly (readonly [string, string | undefined, string])[] {
  const found = text.matchAll(/<\/([a-z-]+)(?: ([a-z-]+))?:(\d+)>/g);
  return [...found].map(([, name = "", subcommand, id = ""]) => [name, subcommand, id]);
}

/** Returns the commands that a text mentions without a link; nothing in code or titles can be a link. */
function unlinkedIn(text: string, published: readonly Published[]): readonly string[] {
  const clickable = text.replace(/```[\s\S]*?```/g, "").replace(/^\*\*.*\*\*$/gm, "");
  const names = published.map(({ name }) => name).join("|");
  return clickable.match(new RegExp(`(?<![\\w/<])/(${names})\\b(?!/)[^\\n]{0,20}`, "g")) ?? [];
}

function isRight(
  [name, subcommand, id]: readonly [string, string | undefined, string],
  all: readonly Published[],
) {
  const command = all.find((one) => one.id === id);
  const subcommands = (command?.options ?? []).filter(({ type }) => type === 1).map((one) => one.name);
  return command?.name === name && (subcommand ? subcommands.includes(subcommand) : subcommands.length === 0);
}

async function publishedOn({ simulator }: Stage): Promise<readonly Published[]> {
  return (await simulator.get<readonly Published[]>("commands")).filter(({ type }) => type === 1);
}

const buttonsOf = ({ components }: Message): readonly ShownButton[] =>
  components.flatMap((row) => row.components ?? []);

/** What people see around one match: a round, its reason, its end, every button below it, and presses that come too
 * late or from someone else. */
async function* aroundAMatch(person: Person, stranger: Person, move: string): AsyncGenerator<Outcome> {
  const began = await person.says("rps play", { length: "first to 2" });
  yield began;
  const first = shownBy(began);
  for (const { custom_id } of buttonsOf(first)) yield await stranger.sends(first, custom_id);
  const over = (await playToEnd(person, first, move)).at(-1) as Message;
  for (const { custom_id } of buttonsOf(first)) yield await person.sends(over, custom_id);
  for (const { custom_id } of buttonsOf(over)) yield await person.sends(over, custom_id);
  yield await person.says("rps play");
  yield await person.says("profile show");
  yield await person.says("model show");
}

const WHERE: readonly (readonly [string, string, Scene])[] = [
  ["in direct messages, in English", "Rock", { context: "bot_dm", locale: "en-GB" }],
  ["in direct messages, in Russian", "Камень", { context: "bot_dm", locale: "ru" }],
  ["in a server, in English", "Rock", { locale: "en-GB" }],
];

describeOnDiscord("the commands that answers name", {}, (stage) => {
  it.each(WHERE)("are all clickable and lead to the right command, %s", async (_, move, scene) => {
    const published = await publishedOn(stage);
    const [person, stranger] = [await stage.member(MANAGE_SERVER, scene), await stage.person(scene)];
    const texts: string[] = [];
    for await (const outcome of aroundAMatch(person, stranger, move)) texts.push(wordsOf(outcome));
    for (const typed of TYPED) texts.push(wordsOf(await person.says(...typed)));
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
    expect(texts.flatMap((text) => unlinkedIn(text, published))).toEqual([]);
    const links = texts.flatMap(linksIn);
    expect(links.filter((link) => !isRight(link, published))).toEqual([]);
    expect(new Set(links.map(([name]) => name)).size).toBeGreaterThan(8);
    expect(texts.filter((text) => /^…$/m.test(text))).toEqual([]);
  });
});
