// People of one language on the simulated Telegram, each crowd with a group of its own.

import type { Locale } from "../../src/infra/i18n/index.ts";
import { startLiveBot } from "./bot.ts";
import type { Button, Crowd, Outcome, Stage, Who } from "./stage.ts";

const PATIENCE_MS = 30_000;
const QUIET_MS = 12;

interface Message {
  readonly message_id: number;
  readonly ephemeral_message_id?: number;
  readonly chat: { readonly id: number };
  readonly reply_markup?: {
    readonly inline_keyboard?: readonly (readonly { readonly text: string; readonly callback_data?: string }[])[];
  };
}

interface Call {
  readonly seq: number;
  readonly method: string;
  readonly params: unknown;
  readonly result?: Message | true;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function openTelegram(): Promise<Stage> {
  const bot = await startLiveBot("telegram");
  const { simulator, answered } = bot;
  let groups = 0;
  const calls = (since: number) => simulator.get<readonly Call[]>(`transcript?kind=call&since=${since}`);
  const newest = async (): Promise<number> =>
    (await simulator.get<readonly Call[]>("transcript?kind=call&last=1"))[0]?.seq ?? 0;
  /** Until the bot has answered and calls no more. */
  const settled = async (since: number, before: number): Promise<readonly Call[]> => {
    const end = performance.now() + PATIENCE_MS;
    for (let known = -1; performance.now() < end; await pause(QUIET_MS)) {
      const made = (await calls(since)).filter(({ method }) => method !== "getUpdates");
      if (answered.length > before && made.length > 0 && made.length === known) return made;
      known = made.length;
    }
    throw new Error("the bot does not answer");
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
    await managedBy(simulator, { id: ids.get("anna"), first_name: names.anna });
    let seen = await newest();
    const act = async (send: () => Promise<unknown>): Promise<Outcome> => {
      const [since, before] = [await newest(), answered.length];
      try {
        await send();
      } catch (error) {
        return { impossible: (error as Error).message };
      }
      return { pressable: pressableIn(await settled(since, before)) };
    };
    return {
      types: (who, line, inGroup) => {
        const text = line.replace(/@(anna|boris|clara)\b/g, (_, one: string) => `@${handle(one)}`);
        const user = ids.get(who);
        return act(() => simulator.post("message", { user, chat: inGroup ? group : user, text }));
      },
      asks: async () => ({ impossible: "Telegram suggests nothing" }),
      presses: (who, { id, chat }, data) => {
        const [, ephemeral] = /^e(\d+)$/.exec(id) ?? [];
        const on = ephemeral ? { ephemeral_message: Number(ephemeral) } : { message: Number(id) };
        const press = { user: ids.get(who), chat: Number(chat), data, force: true, wait: PATIENCE_MS, ...on };
        return act(() => simulator.post("press", press));
      },
      told: async () => {
        const made = await calls(seen);
        seen = made.at(-1)?.seq ?? seen;
        return made.filter(({ method }) => !/^(?:set|get|delete)/.test(method)).flatMap(({ params }) => textsIn(params));
      },
    };
  };
  return { bot, crowd };
}

async function managedBy(simulator: Stage["bot"]["simulator"], person: object): Promise<void> {
  const user = { ...person, is_bot: false };
  const body = JSON.stringify({ ok: true, result: [{ status: "creator", user, is_anonymous: false }] });
  await simulator.post("reset");
  const match = { method: "getChatAdministrators" };
  await simulator.post("fault", { match, times: 0, action: { status: 200, body } });
}

function pressableIn(made: readonly Call[]): Outcome["pressable"] {
  for (const { result } of made.toReversed()) {
    const rows = typeof result === "object" ? result.reply_markup?.inline_keyboard : undefined;
    if (typeof result !== "object" || !rows) continue;
    const buttons = rows.flat().map(({ text, callback_data = "" }): Button => ({ label: text, data: callback_data }));
    const id = result.ephemeral_message_id ? `e${result.ephemeral_message_id}` : String(result.message_id);
    return { id, chat: String(result.chat.id), buttons };
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
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
