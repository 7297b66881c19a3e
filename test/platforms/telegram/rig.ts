// The real adapter between a loopback Bot API and a hand-made dispatch.

import { afterEach, beforeEach, expect } from "vitest";
import type { Dispatch, Incoming, PlatformAdapter, Reply, View } from "../../../src/chat/index.ts";
import type { Log } from "../../../src/infra/logger.ts";
import { createTelegramAdapter, type TelegramOptions } from "../../../src/platforms/telegram/index.ts";
import { choice, command, person, sub, text } from "../../chat/parsing.ts";
import { type Loopback, startLoopback } from "./loopback.ts";

/** Everything logged, one line per entry. */
export function recordingLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const record = (level: string) => (fields: Record<string, unknown>, message: string) =>
    void lines.push(`${level}: ${message} ${JSON.stringify(fields)}`);
  return { lines, info: record("info"), warn: record("warn"), error: record("error") };
}

type Answerer = (incoming: Incoming) => Reply | Promise<Reply>;

export interface Rig extends Loopback {
  readonly adapter: PlatformAdapter;
  readonly log: ReturnType<typeof recordingLog>;
  /** What reached the dispatch. */
  readonly incoming: Incoming[];
  /** The dispatch's answers from now on. */
  answer: Answerer;
  end(): Promise<void>;
}

/** Starts everything except the menus; the caller must `end` it. */
export async function startRig({
  moved,
  added,
  commands = COMMANDS,
  ...options
}: Partial<TelegramOptions & Pick<Dispatch, "commands" | "moved" | "added">> = {}): Promise<Rig> {
  const loopback = await startLoopback();
  const log = recordingLog();
  const { apiUrl, token } = loopback;
  const adapter = createTelegramAdapter({ apiUrl, token, log, pace: "off", ...options });
  const end = async () => {
    await adapter.stop();
    await loopback.close();
  };
  const answer = (): Reply => ({ type: "notice", text: "nothing to say" });
  const rig: Rig = { ...loopback, adapter, log, incoming: [], answer, end };
  // Menus and descriptions in all languages take ninety calls; if the first is refused, the rest are skipped.
  loopback.script("getMyCommands", { error: 400 });
  await adapter.start({
    commands,
    async handle(incoming) {
      rig.incoming.push(incoming);
      return rig.answer(incoming);
    },
    complete: async () => [],
    offers: async () => [],
    ...(moved && { moved }),
    ...(added && { added }),
  });
  log.lines.splice(0);
  return rig;
}

/** The rig of the current test. */
export let rig: Rig;

/** Creates a rig before each test and ends it afterwards, checking that its log doesn't contain the token. */
export function aroundEachTest(options?: Parameters<typeof startRig>[0]): void {
  beforeEach(async () => {
    rig = await startRig(options);
  });
  afterEach(async () => {
    await rig.end();
    expect(rig.log.lines.join("\n")).not.toContain(rig.token);
  });
}

/** Replaces the rig by a new one. */
export async function startAnew(options?: Parameters<typeof startRig>[0]): Promise<void> {
  await rig.end();
  rig = await startRig(options);
}

const forCaller = { audience: "caller" } as const;
export const COMMANDS: Dispatch["commands"] = [
  command("rps", sub("play", choice("variant", "lizard-spock")), {
    ...sub("join", text("code", undefined, 8)),
    ...forCaller,
    byLink: { word: "join", option: "code", takes: /[A-HJ-NP-Z2-9]{4}/ },
  }),
  command("profile", sub("compare", person("player"))),
  command("start", sub("start")),
  command("help", { ...sub("help"), ...forCaller, byLink: true, brief: "help-brief" }),
  command("model", { ...sub("show"), ...forCaller, byLink: true }, { ...sub("off"), ...forCaller }),
];

interface Person {
  readonly id: number;
  readonly is_bot: boolean;
  readonly first_name: string;
  readonly last_name?: string;
  readonly language_code?: string;
}
export const ANNA: Person = {
  id: 7,
  is_bot: false,
  first_name: "Anna",
  last_name: "K.",
  language_code: "ru-RU",
};
export const BORIS: Person = { id: 8, is_bot: false, first_name: "Boris", language_code: "sv" };
export const GROUP = { id: -100, type: "supergroup", title: "Group" };
const privateChat = (user: { id: number }) => ({ id: user.id, type: "private" });

let lastId = 0;

/** A person sends a message. */
export function message(words: string, { from = ANNA, chat = privateChat(from) as object, more = {} } = {}) {
  lastId += 1;
  return { message: { message_id: lastId, date: 1, chat, from, text: words, ...more } };
}

/** A person presses a button of a message, by default number 500 in the private chat. */
export function press(
  data: string,
  { from = ANNA, chat = privateChat(from) as object, id = 500, query = "" } = {},
) {
  lastId += 1;
  const pressed = { message_id: id, date: 1, chat, text: "old" };
  return {
    callback_query: { id: query || `query-${lastId}`, from, chat_instance: "ci", message: pressed, data },
  };
}

/** A person presses a button of a message that was sent in inline mode. */
export function inlinePress(data: string, from = ANNA) {
  lastId += 1;
  return {
    callback_query: { id: `query-${lastId}`, from, chat_instance: "ci", inline_message_id: "inline-1", data },
  };
}

export const ROCK = "rps:s1:3:rock";
export const words = (text: string): View => ({ blocks: [{ type: "text", text }] });
export const post = (text: string, audience: "place" | "caller" = "place"): Reply => ({
  type: "post",
  view: words(text),
  audience,
});
export const edit = (text: string): Reply => ({ type: "edit", view: words(text) });

/** Asserts on something that other events make true; its timeout is longer than any working program needs. */
export const eventually = <T>(value: () => T) => expect.poll(value, { interval: 5 });
