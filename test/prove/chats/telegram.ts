// People on the simulated Telegram.

import { randomBytes } from "node:crypto";
import { KeyedMutex } from "../../../src/infra/keyed-mutex.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { startSimulator } from "../../platforms/conformance/rig.ts";
import { sessionTagsUnder } from "../../session-tags.ts";
import type { World } from "../world.ts";
import { type Answer, type Chair, type Chat, PATIENCE_MS, type Shown, type Typed, type Way } from "./chat.ts";

interface Message {
  readonly message_id: number;
  readonly text?: string;
  readonly caption?: string;
  readonly document?: { readonly file_id: string };
  readonly reply_markup?: {
    readonly inline_keyboard: readonly (readonly { readonly callback_data?: string }[])[];
  };
}

interface Pressed {
  readonly answer: { readonly text: string | null } | null;
  readonly message: Message | null;
}

interface Said {
  readonly replies: readonly { readonly result: Message }[];
}

/** Presses make a group's message lag, so few people share one. */
const GROUP_SIZE = 2;
/** How many times to look for the text of *Verify* in the private chat. */
const PROOF_LOOKS = 100;
/** Known, so that a message shows whose it is. */
const HOST_KEY = randomBytes(32).toString("base64");
const tagOf = sessionTagsUnder(HOST_KEY);

export async function openTelegram(world: World): Promise<Chat> {
  const simulator = await startSimulator("telegram", "--webhook-retry", "50");
  world.guards(simulator.process);
  world.finally(() => simulator.stop());
  const { token, apiUrl } = simulator;
  // In a group, an answer can be recognised only because it comes next.
  const speaking = new KeyedMutex();
  const groups: Promise<{ readonly id: number }>[] = [];
  let grouped = 0;
  const groupFor = async (): Promise<number> => {
    if (grouped++ % GROUP_SIZE === 0) groups.push(simulator.post("chat", { title: "A group" }));
    return (await (groups.at(-1) as Promise<{ readonly id: number }>)).id;
  };
  const messagesIn = (chat: number) => simulator.get<readonly Message[]>(`chat?id=${chat}`);
  const textOf = async ({ text = "", caption = "", document }: Message): Promise<string> => {
    if (!document) return text || caption;
    const answer = await fetch(`${apiUrl}/bot${token}/getFile?file_id=${document.file_id}`);
    const { result } = (await answer.json()) as { result: { file_path: string } };
    return `${caption}\n${await (await fetch(`${apiUrl}/file/bot${token}/${result.file_path}`)).text()}`;
  };
  const sit = async (first_name: string, isPrivate: boolean): Promise<Chair> => {
    const person = { first_name, language_code: "en" };
    const { id: user } = await simulator.post<{ id: number }>("user", person);
    const chat = isPrivate ? user : await groupFor();
    const say = (text: string, where: number) =>
      speaking.run(String(where), () =>
        simulator.post<Said>("message", { user, chat: where, text, wait: PATIENCE_MS.telegram, calls: 1 }),
      );
    let seat: number | undefined;
    const pressOnce = (data: string, duplicate = 0) =>
      simulator.post<Pressed>("press", {
        ...{ user, chat, message: seat, data, duplicate, force: true, wait: PATIENCE_MS.telegram },
      });
    const look = async (): Promise<Shown> => {
      const found = (await messagesIn(chat)).find(({ message_id }) => message_id === seat);
      if (!found) throw new Error(`${first_name} looks at no message`);
      return shown(found);
    };
    const player = { platform: "telegram", id: String(user) };
    return {
      player,
      look,
      begin: async (typed) => {
        const { replies } = await say(lineOf(typed), chat);
        const [message] = replies.map(({ result }) => result);
        if (!message?.reply_markup || !isFor(player, shown(message)))
          throw new Error(`"${lineOf(typed)}" drew no buttons: ${message?.text ?? "no answer"}`);
        seat = message.message_id;
        return shown(message);
      },
      press: async (button, { duplicate, again }: Way) => {
        const presses = [pressOnce(button, duplicate), ...(again ? [pressOnce(button)] : [])];
        return (await Promise.all(presses)).map(
          ({ answer, message }): Answer => ({
            words: answer?.text ?? "",
            shown: message ? shown(message) : undefined,
          }),
        );
      },
      proof: async (button) => {
        // A bot can write only to people who have written to it.
        if (!isPrivate) await say("/help", user);
        const known = new Set((await messagesIn(user)).map(({ message_id }) => message_id));
        const { answer } = await pressOnce(button);
        for (let look = 0; look < PROOF_LOOKS; look++) {
          const heard = (await messagesIn(user)).filter(({ message_id }) => !known.has(message_id));
          if (heard.length > 0) return (await Promise.all(heard.map(textOf))).join("\n");
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return answer?.text ?? "";
      },
    };
  };
  return { simulator, environment: { TELEGRAM_TOKEN: token, TELEGRAM_API_URL: apiUrl, HOST_KEY }, sit };
}

function isFor(player: PlayerId, { buttons }: Shown): boolean {
  return buttons.some((button) => button.split(":")[1]?.endsWith(tagOf(player)));
}

function lineOf({ name, options }: Typed): string {
  return [`/${name}`, ...Object.entries(options).map(([key, value]) => `${key}=${value}`)].join(" ");
}

function shown({ text, caption, reply_markup }: Message): Shown {
  const buttons = (reply_markup?.inline_keyboard ?? []).flat();
  return {
    text: text ?? caption ?? "",
    buttons: buttons.flatMap(({ callback_data }) => (callback_data === undefined ? [] : [callback_data])),
  };
}
