// A script's people on the simulated Telegram, each crowd with its own groups.

import { fileOnTelegram } from "../platforms/conformance/rig.ts";
import type { TelegramMessage } from "../platforms/conformance/telegram/stage.ts";
import { digestOf } from "./files.ts";
import type { Step } from "./script.ts";
import {
  type Button,
  type Crowd,
  type Ground,
  type Outcome,
  type People,
  type Press,
  type Stage,
  type Standing,
  stable,
} from "./stage.ts";

const PATIENCE_MS = 60_000;

type Json = Readonly<Record<string, unknown>>;

interface Message extends TelegramMessage {
  readonly from: { readonly id: number; readonly is_bot: boolean };
  readonly via_bot?: Json;
  readonly caption_entities?: TelegramMessage["entities"];
  readonly photo?: readonly { readonly file_id: string }[];
  readonly show_caption_above_media?: boolean;
}

type Entity = NonNullable<TelegramMessage["entities"]>[number];

interface Call {
  readonly seq: number;
  readonly method: string;
  readonly params: unknown;
  readonly chatId?: number;
  readonly callbackId?: string;
  readonly result?: Message | true;
}

interface Offered {
  readonly inline_query_id: string;
  readonly results: readonly (Json & { readonly id: string })[] | null;
}

interface Pressed {
  readonly callback_query_id: string;
  readonly answered: boolean;
  readonly answer: Json | null;
}

/** Managers of all crowds' groups, as the simulator doesn't know who is an administrator. */
const managers = new WeakMap<Ground, Json[]>();

export function openTelegram(ground: Ground): Stage {
  return {
    // Telegram has neither suggestions nor menus on people.
    can: ({ deed }) => deed.kind !== "suggests" && deed.kind !== "menu",
    crowd: async (people) => {
      const crowd = new TelegramCrowd(ground, people);
      await crowd.gather();
      return crowd;
    },
  };
}

/** What the bot publishes before anyone speaks. */
export async function published({ simulator }: Ground): Promise<readonly string[]> {
  const calls = await simulator.get<readonly Call[]>("transcript?kind=call");
  const heard = calls.filter(({ method }) => /^(?:set|delete)/.test(method));
  return heard.map(({ method, params }) => `${method} ${stable(params)}`).toSorted();
}

let groups = 0;

class TelegramCrowd implements Crowd {
  readonly #ground: Ground;
  readonly #people: People;
  readonly #ids = new Map<string, number>();
  readonly #handles = new Map<string, string>();
  readonly #groups = new Map<string, number>();
  readonly #presses = new Set<string>();
  readonly #offers = new Map<string, Offered>();
  /** Each person's newest message. */
  readonly #written = new Map<string, number>();
  /** Ids of messages sent by inline mode, by chat and number. */
  readonly #inline = new Map<string, string>();
  readonly #inlineChats = new Set<number>();
  /** Each person's last message sent by inline mode. */
  readonly #chosen = new Map<string, Press["on"]>();
  readonly #standing = new Map<number, readonly Standing[]>();
  #seen = 0;

  constructor(ground: Ground, people: People) {
    this.#ground = ground;
    this.#people = people;
  }

  async gather(): Promise<void> {
    const { simulator } = this.#ground;
    for (const [who, { name: first_name, locale }] of Object.entries(this.#people)) {
      const language_code = new Intl.Locale(locale).language;
      const username = `${who}_${language_code}`;
      this.#handles.set(who, username);
      this.#ids.set(
        who,
        (await simulator.post<{ id: number }>("user", { first_name, language_code, username })).id,
      );
    }
    for (const name of ["here", "there"]) {
      const id = -1_001_000_000_000 - ++groups;
      await simulator.post("chat", { id, title: "☕" });
      this.#groups.set(name, id);
    }
    await this.#manage();
    this.#seen = await this.#newest();
  }

  async act(step: Step, press?: Press): Promise<Outcome> {
    const { who, place } = step;
    const user = this.#ids.get(who);
    const chat = place === undefined || place === "dm" ? user : this.#groups.get(place);
    if (user === undefined || chat === undefined)
      throw new Error(`no such person or place on Telegram: ${step.text}`);
    const since = await this.#newest();
    try {
      const said = await this.#do(step, user, chat, press);
      const made = await this.#settled(user, since);
      const on = step.deed.kind === "chooses" ? this.#chosen.get(who) : press?.on;
      const isInline = on !== undefined && this.#inline.has(keyOf(on));
      return { said, pressable: isInline ? await this.#sentInline(on) : pressableIn(made, on?.id) };
    } catch (error) {
      return { impossible: (error as Error).message };
    }
  }

  async heard(): Promise<readonly string[]> {
    const made = await this.#calls(this.#seen);
    this.#seen = made.at(-1)?.seq ?? this.#seen;
    const ours = made.filter((call) => this.#isOurs(call));
    for (const { chatId } of ours)
      for (const chat of chatId === undefined ? this.#inlineChats : [chatId]) this.#standing.delete(chat);
    return ours.flatMap(({ params }) => textsIn(params));
  }

  /** Chat by chat; for groups, also messages only one person sees. A chat is read again after the bot has posted to
   * it. */
  async standing(): Promise<readonly Standing[]> {
    const people = [...this.#ids.values()];
    for (const [where, chat] of [...this.#ids, ...this.#groups])
      if (!this.#standing.has(chat))
        this.#standing.set(chat, await this.#standingIn(where, chat, chat < 0 ? people : [chat]));
    return [...this.#standing.values()].flat();
  }

  async #standingIn(where: string, chat: number, readers: readonly number[]): Promise<readonly Standing[]> {
    const found = new Map<string, Standing>();
    for (const user of readers)
      for (const message of await this.#messagesIn(`${chat}&user=${user}`))
        if (message.from.is_bot || message.via_bot)
          found.set(String(message.message_id), {
            ...asMessage(message),
            where,
            isPrivate: false,
            text: fenced(message),
            lines: await this.#linesOf(message),
          });
    return [...found.values()];
  }

  #messagesIn(query: string): Promise<readonly Message[]> {
    return this.#ground.simulator.get(`chat?id=${query}`);
  }

  /** Resolves to the texts that the person is shown other than messages. */
  async #do(
    { deed, who, slot }: Step,
    user: number,
    chat: number,
    press?: Press,
  ): Promise<readonly string[]> {
    const { simulator, sent, practise } = this.#ground;
    switch (deed.kind) {
      case "types":
      case "says": {
        // `^anna` at the end: a reply to her newest message.
        const [, line = "", whom = ""] = /^(.*?)(?: \^(\w+))?$/s.exec(deed.text) ?? [];
        const text = line.replace(
          /@(\w+)/g,
          (typed, one: string) => `@${this.#handles.get(one) ?? typed.slice(1)}`,
        );
        const reply_to = this.#written.get(whom);
        const body = { user, chat, text, ...(reply_to && { reply_to }) };
        const { message } = await simulator.post<{ message: Message }>("message", body);
        sent(user);
        this.#written.set(who, message.message_id);
        return [];
      }
      case "presses":
      case "sends":
        if (!press) throw new Error(`no message #${slot}`);
        return this.#press(user, press, deed.kind === "presses" && deed.how === "twice");
      case "inline": {
        const offered = await simulator.post<Offered>("inline", {
          user,
          query: deed.text,
          wait: PATIENCE_MS,
        });
        sent(user);
        this.#offers.set(who, offered);
        const { inline_query_id: _, results, ...rest } = offered;
        return [stable(rest), ...(results ?? []).map(stable)];
      }
      case "chooses":
        return this.#choose(who, chat, deed.result);
      case "practises":
        await practise?.({ platform: "telegram", id: String(user) }, who);
        return [];
      case "suggests":
      case "menu":
        throw new Error(`Telegram has no such thing: ${deed.kind}`);
    }
  }

  async #press(user: number, { on, data }: Press, isTwice: boolean): Promise<readonly string[]> {
    const inline_message = this.#inline.get(keyOf(on));
    const where = inline_message ? { inline_message } : { chat: Number(on.place), message: Number(on.id) };
    const press = { user, data, force: true, wait: PATIENCE_MS, ...where, ...(isTwice && { duplicate: 1 }) };
    const { callback_query_id, answered, answer } = await this.#ground.simulator.post<Pressed>(
      "press",
      press,
    );
    this.#ground.sent(user);
    this.#presses.add(callback_query_id);
    return [answered ? `answers ${stable(answer)}` : "does not answer"];
  }

  async #choose(who: string, chat: number, number: number): Promise<readonly string[]> {
    const offered = this.#offers.get(who);
    const result = offered?.results?.[number - 1];
    if (!offered || !result) throw new Error(`no result ${number} for ${who}`);
    const body = { inline_query: offered.inline_query_id, result: result.id, chat };
    const { message, inline_message_id } = await this.#ground.simulator.post<{
      message: Message;
      inline_message_id: string | null;
    }>("choose", body);
    this.#standing.delete(chat);
    if (inline_message_id) this.#inline.set(keyOf(asMessage(message)), inline_message_id);
    if (inline_message_id) this.#inlineChats.add(chat);
    this.#chosen.set(who, asMessage(message));
    return [`sends ${result.id}`];
  }

  /** Resolves to the bot's calls from `since` on, once it has handled everything this person sent. */
  async #settled(user: number, since: number): Promise<readonly Call[]> {
    for (let known = -1; ; ) {
      const isOver = await this.#ground.rest(user);
      const made = (await this.#calls(since)).filter((call) => this.#isOurs(call));
      if (isOver || made.length === known) return made;
      known = made.length;
    }
  }

  async #sentInline({ id, place }: Press["on"]) {
    const found = (await this.#messagesIn(place)).find((one) => String(one.message_id) === id);
    return found && asMessage(found);
  }

  async #calls(since: number): Promise<readonly Call[]> {
    const calls = await this.#ground.simulator.get<readonly Call[]>(`transcript?kind=call&since=${since}`);
    return calls.filter(({ method }) => !/^(?:set|get|deleteMy)/.test(method));
  }

  async #newest(): Promise<number> {
    const query = `transcript?kind=call&last=1&since=${this.#seen}`;
    return (await this.#ground.simulator.get<readonly Call[]>(query))[0]?.seq ?? this.#seen;
  }

  #isOurs({ chatId, callbackId = "" }: Call): boolean {
    const chats: readonly (number | undefined)[] = [...this.#groups.values(), ...this.#ids.values()];
    return chats.includes(chatId) || this.#presses.has(callbackId);
  }

  async #manage(): Promise<void> {
    const { simulator } = this.#ground;
    const [[who, { name: first_name }] = ["", { name: "" }]] = Object.entries(this.#people);
    const all = managers.get(this.#ground) ?? [];
    managers.set(this.#ground, all);
    const user = { id: this.#ids.get(who), is_bot: false, first_name };
    all.push({ status: "creator", user, is_anonymous: false });
    for (const { id } of await simulator.get<readonly { readonly id: string }[]>("faults"))
      await simulator.del(`fault?id=${id}`);
    const action = { status: 200, body: JSON.stringify({ ok: true, result: all }) };
    await simulator.post("fault", { match: { method: "getChatAdministrators" }, times: 0, action });
  }

  async #linesOf(message: Message): Promise<readonly string[]> {
    const { text, caption, photo, document, reply_markup, reply_to_message: answered } = message;
    const entities = message.entities ?? message.caption_entities ?? [];
    const rows = reply_markup?.inline_keyboard ?? [];
    const pictured = photo?.at(-1);
    return [
      ...(answered ? [`in answer to message ${answered.message_id}`] : []),
      ...(text ?? caption ?? "").split("\n"),
      ...(entities.length > 0 ? [`entities ${entities.map(entityText).join(" ")}`] : []),
      ...(message.show_caption_above_media ? ["caption above"] : []),
      ...rows.map((row) => `row ${row.map((button) => stable(button)).join(" ")}`),
      ...(pictured ? [`photo ${await this.#digestOf(pictured)}`] : []),
      ...(document ? [`file ${document.file_name} ${await this.#digestOf(document)}`] : []),
    ];
  }

  #digestOf({ file_id }: { readonly file_id: string }): Promise<string> {
    const { simulator } = this.#ground;
    return digestOf(`${simulator.token} ${file_id}`, () => fileOnTelegram(simulator, file_id));
  }
}

const keyOf = ({ id, place }: Press["on"]): string => `${place} ${id}`;

const asMessage = (message: Message) => ({
  id: String(message.message_id),
  place: String(message.chat.id),
  buttons: (message.reply_markup?.inline_keyboard ?? [])
    .flat()
    .map(({ text, callback_data = "" }): Button => ({ label: text, data: callback_data })),
});

/** The text with its code blocks between ```. */
function fenced({ text, caption = "", ...message }: Message): string {
  const entities = (message.entities ?? message.caption_entities ?? []).filter(({ type }) => type === "pre");
  return entities.reduceRight((whole, { offset, length }) => {
    const end = offset + length;
    return `${whole.slice(0, offset)}\`\`\`\n${whole.slice(offset, end)}\n\`\`\`${whole.slice(end)}`;
  }, text ?? caption);
}

function pressableIn(made: readonly Call[], pressed?: string): Outcome["pressable"] {
  // Other people's messages may be edited meanwhile.
  const sent = made.filter(({ method }) => method.startsWith("send"));
  const edited = made.filter(
    ({ result }) => typeof result === "object" && String(result.message_id) === pressed,
  );
  for (const { result } of [...sent.toReversed(), ...edited.toReversed()])
    if (typeof result === "object" && result.reply_markup?.inline_keyboard) return asMessage(result);
  return undefined;
}

function entityText({ type, offset, length, ...rest }: Entity): string {
  const more = Object.keys(rest).length > 0 ? stable(rest) : "";
  return `${type}@${offset}+${length}${more}`;
}

/** The parameters of a call that are displayed. */
const SHOWN = new Set(["text", "caption", "title", "description", "message_text"]);

function textsIn(params: unknown): readonly string[] {
  if (Array.isArray(params)) return params.flatMap(textsIn);
  if (typeof params !== "object" || params === null) return [];
  return Object.entries(params).flatMap(([name, part]) => {
    if (typeof part !== "string") return textsIn(part);
    if (name === "reply_markup") return textsIn(JSON.parse(part));
    return SHOWN.has(name) ? [readable(part)] : [];
  });
}

/** As displayed by Telegram. */
function readable(html: string): string {
  return html
    .replace(/<\/?pre>/g, "```")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
