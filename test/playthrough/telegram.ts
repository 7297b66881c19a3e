// People of one language on the simulated Telegram, each crowd with a group of its own.

import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { Bot } from "grammy";
import type { Locale } from "../../src/infra/i18n/index.ts";
import { startLiveBot } from "./bot.ts";
import { type Button, type Crowd, type Outcome, practise, type Stage, type Who } from "./stage.ts";

const PATIENCE_MS = 30_000;
const QUIET_MS = 12;

interface Message {
  readonly message_id: number;
  readonly ephemeral_message_id?: number;
  readonly chat: { readonly id: number };
  readonly reply_markup?: {
    readonly inline_keyboard?: readonly (readonly {
      readonly text: string;
      readonly callback_data?: string;
    }[])[];
  };
}

interface Call {
  readonly seq: number;
  readonly method: string;
  readonly params: unknown;
  readonly chatId?: number;
  readonly callbackId?: string;
  readonly result?: Message | true;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function openTelegram(): Promise<Stage> {
  const bot = await startLiveBot("telegram");
  const { simulator } = bot;
  let groups = 0;
  const managers: object[] = [];
  const calls = async (since: number) =>
    (await simulator.get<readonly Call[]>(`transcript?kind=call&since=${since}`)).filter(
      ({ method }) => !/^(?:set|get|delete)/.test(method),
    );
  const newest = async (): Promise<number> =>
    (await simulator.get<readonly Call[]>("transcript?kind=call&last=1"))[0]?.seq ?? 0;
  const work = watchWork();
  /** Resolves to what the bot calls from then on, when it has done with all that this person sent. */
  const settled = async (
    user: number,
    since: number,
    isOurs: (call: Call) => boolean,
  ): Promise<readonly Call[]> => {
    for (let known = -1; ; await pause(QUIET_MS)) {
      await work.doneFor(user);
      const made = (await calls(since)).filter(isOurs);
      if (made.length === known) return made;
      known = made.length;
    }
  };
  const crowd = async (locale: Locale, names: Readonly<Record<Who, string>>): Promise<Crowd> => {
    const language_code = new Intl.Locale(locale).language;
    const ids = new Map<Who, number>();
    const handle = (who: string): string => `${who}_${language_code}`;
    for (const [who, first_name] of Object.entries(names) as [Who, string][]) {
      const person = { first_name, language_code, username: handle(who) };
      ids.set(who, (await simulator.post<{ id: number }>("user", person)).id);
    }
    const group = -1_001_000_000_000 - ++groups;
    await simulator.post("chat", { id: group, title: "☕" });
    managers.push({ id: ids.get("anna"), first_name: names.anna });
    await managedBy(simulator, managers);
    let seen = await newest();
    const chats: readonly (number | undefined)[] = [group, ...ids.values()];
    const presses = new Set<string>();
    const isOurs = ({ chatId, callbackId }: Call): boolean =>
      chats.includes(chatId) || (callbackId !== undefined && presses.has(callbackId));
    const act = async (who: Who, send: () => Promise<unknown>, pressed?: string): Promise<Outcome> => {
      const since = await newest();
      const user = ids.get(who) ?? 0;
      try {
        await send();
      } catch (error) {
        return { impossible: (error as Error).message };
      }
      work.sent(user);
      return { pressable: pressableIn(await settled(user, since, isOurs), pressed) };
    };
    return {
      types: (who, line, inGroup) => {
        const text = line.replace(/@(anna|boris|clara)\b/g, (_, one: string) => `@${handle(one)}`);
        const user = ids.get(who);
        return act(who, () => simulator.post("message", { user, chat: inGroup ? group : user, text }));
      },
      // Telegram suggests nothing.
      asks: async () => ({}),
      presses: (who, { id, chat }, data) => {
        const [, ephemeral] = /^e(\d+)$/.exec(id) ?? [];
        const on = ephemeral ? { ephemeral_message: Number(ephemeral) } : { message: Number(id) };
        const press = { user: ids.get(who), chat: Number(chat), data, force: true, wait: PATIENCE_MS, ...on };
        return act(
          who,
          async () => {
            const { callback_query_id } = await simulator.post<{ callback_query_id: string }>("press", press);
            presses.add(callback_query_id);
          },
          id,
        );
      },
      practises: (who) => practise(bot, { platform: "telegram", id: String(ids.get(who)) }, who),
      told: async () => {
        const made = await calls(seen);
        seen = made.at(-1)?.seq ?? seen;
        return made.filter(isOurs).flatMap(({ params }) => textsIn(params));
      },
    };
  };
  const end = () => bot.end().finally(work.end);
  return { bot: { ...bot, end }, isTyped: true, crowd };
}

/** Follows how the bot in this process handles its updates, and its calls but for the long poll. */
function watchWork() {
  const waiting = new Map<number, number>();
  const count = (user: number, by: number): void => void waiting.set(user, (waiting.get(user) ?? 0) + by);
  // Delivered again until it is counted.
  const handled = new Set<number>();
  const { handleUpdate } = Bot.prototype;
  Bot.prototype.handleUpdate = async function (this: Bot, update, ...rest) {
    const isFirst = !handled.has(update.update_id);
    handled.add(update.update_id);
    await handleUpdate.call(this, update, ...rest);
    const { from } = update.message ?? update.callback_query ?? update.inline_query ?? {};
    if (isFirst && from) count(from.id, -1);
  };
  const calls = new Set<Promise<void>>();
  const note = (message: unknown): void => {
    const { request } = message as { readonly request: ClientRequest };
    if (request.path.endsWith("/getUpdates")) return;
    const over = new Promise<void>((resolve) => void request.once("close", resolve));
    calls.add(over);
    void over.then(() => calls.delete(over));
  };
  subscribe("http.client.request.start", note);
  return {
    /** Notes that a person has sent one more update. */
    sent: (user: number) => count(user, 1),
    /** Resolves when every update of the person is handled, and the calls underway by then are over. */
    async doneFor(user: number): Promise<void> {
      while ((waiting.get(user) ?? 0) > 0) await pause(QUIET_MS);
      await Promise.all(calls);
    },
    end: () => {
      Bot.prototype.handleUpdate = handleUpdate;
      unsubscribe("http.client.request.start", note);
    },
  };
}

/** The simulator knows no administrators: these are those of every group. */
async function managedBy(simulator: Stage["bot"]["simulator"], managers: readonly object[]): Promise<void> {
  const rules = await simulator.get<readonly { readonly id: string }[]>("faults");
  for (const { id } of rules) await simulator.del(`fault?id=${id}`);
  const result = managers.map((one) => ({
    ...{ status: "creator", user: { ...one, is_bot: false }, is_anonymous: false },
  }));
  const match = { method: "getChatAdministrators" };
  const body = JSON.stringify({ ok: true, result });
  await simulator.post("fault", { match, times: 0, action: { status: 200, body } });
}

const idOf = (one: Message): string =>
  one.ephemeral_message_id ? `e${one.ephemeral_message_id}` : String(one.message_id);

function pressableIn(made: readonly Call[], pressed?: string): Outcome["pressable"] {
  // Others' messages may become something else meanwhile.
  const sent = made.filter(({ method }) => method.startsWith("send"));
  const edited = made.filter(({ result }) => typeof result === "object" && idOf(result) === pressed);
  for (const { result } of [...sent.toReversed(), ...edited.toReversed()]) {
    const rows = typeof result === "object" ? result.reply_markup?.inline_keyboard : undefined;
    if (typeof result !== "object" || !rows) continue;
    const buttons = rows
      .flat()
      .map(({ text, callback_data = "" }): Button => ({ label: text, data: callback_data }));
    return { id: idOf(result), chat: String(result.chat.id), buttons };
  }
  return undefined;
}

/** What is shown of a call's parameters. */
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

/** As Telegram shows it. */
function readable(html: string): string {
  return html
    .replace(/<\/?pre>/g, "```")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
