// A script's steps on Telegram: typed lines, presses and inline mode, in private chats and groups,
// and what stands there after each.

import { digest, indented, Messages, type Shown, stable } from "./messages.ts";
import { type Action, isPress, type Step } from "./script.ts";
import { bytesAt, defectsIn, type Json, Refusal, type Simulated, simulate } from "./simulator.ts";
import { type Stage, waitFor } from "./stage.ts";
import type { World } from "./world.ts";

const PATIENCE_MS = 60_000;

const PEOPLE = {
  vera: { id: 7000101, first_name: "Vera", username: "vera", language_code: "en" },
  boris: { id: 7000102, first_name: "Борис", username: "boris_b", language_code: "ru" },
  zoe: { id: 7000103, first_name: "Zoë <&>", language_code: "fr" },
  dmitri: { id: 7000104, first_name: "Дмитрий", language_code: "ru" },
  wen: { id: 7000105, first_name: "小文", username: "wen", language_code: "zh-hans" },
} as const;

/** Vera manages both groups. */
const GROUPS = { group: -1001000000101, other: -1001000000102 } as const;
const MANAGER = PEOPLE.vera;

const CHATS: readonly number[] = [...Object.values(PEOPLE).map(({ id }) => id), ...Object.values(GROUPS)];

interface Button {
  readonly text: string;
  readonly callback_data?: string;
}

interface FileInfo {
  readonly file_id: string;
  readonly file_name?: string;
}

interface Message {
  readonly message_id: number;
  readonly ephemeral_message_id?: number;
  readonly from?: { readonly is_bot: boolean };
  readonly via_bot?: Json;
  readonly text?: string;
  readonly caption?: string;
  readonly entities?: readonly Json[];
  readonly caption_entities?: readonly Json[];
  readonly reply_to_message?: { readonly message_id: number };
  readonly reply_markup?: { readonly inline_keyboard?: readonly (readonly Button[])[] };
  readonly photo?: readonly FileInfo[];
  readonly document?: FileInfo;
  readonly show_caption_above_media?: boolean;
}

interface Offered {
  readonly inline_query_id: string;
  readonly results: readonly (Json & { readonly id: string })[] | null;
}

export async function openTelegram(world: World, repo: string): Promise<Stage> {
  const simulated = await simulate(world, "telegram", repo, { TELEGRAM_PACE: "off" });
  for (const person of Object.values(PEOPLE)) await simulated.post("user", person);
  for (const [title, id] of Object.entries(GROUPS)) await simulated.post("chat", { id, title });
  const user = { id: MANAGER.id, is_bot: false, first_name: MANAGER.first_name };
  const body = JSON.stringify({ ok: true, result: [{ status: "creator", user, is_anonymous: false }] });
  await simulated.post("fault", {
    match: { method: "getChatAdministrators" },
    ...{ times: 0, action: { status: 200, body } },
  });
  return new TelegramStage(world, simulated);
}

class TelegramStage implements Stage {
  readonly #world: World;
  readonly #simulated: Simulated;
  readonly #messages = new Messages();
  readonly #offers = new Map<string, Offered>();
  /** The newest message of each person. */
  readonly #written = new Map<string, number>();
  /** The ids of messages that came by inline mode, by place and number. */
  readonly #inline = new Map<string, string>();

  constructor(world: World, simulated: Simulated) {
    this.#world = world;
    this.#simulated = simulated;
  }

  async opening(): Promise<readonly string[]> {
    await this.#world.rest();
    const calls = await this.#simulated.get<readonly Json[]>("transcript?kind=call");
    const told = calls.filter(({ method }) => /^(?:set|delete)/.test(String(method)));
    return told.map(({ method, params }) => `${method} ${stable(params)}`).toSorted();
  }

  async act({ who, place, slot = who, until, action }: Step): Promise<readonly string[]> {
    const user = PEOPLE[who as keyof typeof PEOPLE]?.id;
    if (!user) throw new Error(`nobody on Telegram is called ${who}`);
    const chat = place === undefined ? user : GROUPS[place as keyof typeof GROUPS];
    if (!chat) throw new Error(`no group on Telegram is called ${place}`);
    if (action.kind === "waits") return this.#shownWhen(slot, action.text);
    if (action.kind === "plays") return this.#playAll({ user, who }, slot, action);
    try {
      return [
        ...(await this.#deed({ user, chat, who, slot }, action)),
        ...(await this.#changes(isPress(action) ? who : slot, until)),
      ];
    } catch (error) {
      if (error instanceof Refusal) return [`impossible: ${error.message}`];
      throw error;
    }
  }

  async closing(): Promise<readonly string[]> {
    await this.#world.rest();
    const all = await this.#all();
    const violations = await this.#simulated.get<readonly Json[]>("violations?severity=error");
    const unanswered = await this.#simulated.get<readonly Json[]>("unanswered");
    return [
      ...all.flatMap((shown) => [
        `${this.#messages.name(shown)} in ${shown.place}`,
        ...indented(shown.lines),
      ]),
      ...violations.map(({ where, message }) => `violation ${stable({ where, message })}`),
      `${unanswered.length} presses unanswered`,
      ...defectsIn(this.#simulated.bot),
    ];
  }

  async #deed(
    { user, chat, who, slot }: { user: number; chat: number; who: string; slot: string },
    action: Action,
  ): Promise<readonly string[]> {
    switch (action.kind) {
      case "types":
      case "says": {
        // `^vera` at the end: in answer to the newest message that she wrote.
        const [, text = "", whom] = /^(.*?)(?: \^(\w+))?$/s.exec(action.text) ?? [];
        const reply_to = this.#written.get(whom ?? "");
        const body = { user, chat, text, ...(reply_to && { reply_to }) };
        const { message } = await this.#simulated.post<{ message: Message }>("message", body);
        this.#written.set(who, message.message_id);
        await this.#world.rest();
        return [];
      }
      case "presses": {
        const button = this.#messages.button(slot, action.label, action.stale);
        return button
          ? this.#press(user, slot, button.data, action.twice)
          : [`no button ${action.label} on #${slot}`];
      }
      case "sends":
        return this.#press(user, slot, action.data);
      case "inline": {
        const answer = await this.#simulated.post<Offered>("inline", {
          user,
          query: action.text,
          wait: PATIENCE_MS,
        });
        this.#offers.set(who, answer);
        const { inline_query_id: _, results, ...rest } = answer;
        return [stable(rest), ...(results ?? []).map(stable)];
      }
      case "chooses":
        return this.#choose(who, chat, action.result);
      default:
        throw new Error(`Telegram has no ${action.kind}`);
    }
  }

  async #choose(who: string, chat: number, number: number): Promise<readonly string[]> {
    const offered = this.#offers.get(who);
    const result = offered?.results?.[number - 1];
    if (!offered || !result) return [`no result ${number} for ${who}`];
    const body = { inline_query: offered.inline_query_id, result: result.id, chat };
    const sent = await this.#simulated.post<{ message: Message; inline_message_id: string | null }>(
      "choose",
      body,
    );
    if (sent.inline_message_id)
      this.#inline.set(`${chat} ${sent.message.message_id}`, sent.inline_message_id);
    await this.#world.rest();
    return [`sends ${result.id}`];
  }

  async #press(user: number, slot: string, data: string, isTwice = false): Promise<readonly string[]> {
    const message = this.#messages.kept(slot);
    if (!message) return [`no message #${slot}`];
    const chat = placeId(message.place);
    const inline = this.#inline.get(`${chat} ${message.id}`);
    const [, ephemeral] = /^e(\d+)$/.exec(message.id) ?? [];
    const where = ephemeral
      ? { chat, ephemeral_message: Number(ephemeral) }
      : { chat, message: Number(message.id) };
    const press = { user, data, force: true, wait: PATIENCE_MS, ...(isTwice && { duplicate: 1 }) };
    const body = { ...press, ...(inline ? { inline_message: inline } : where) };
    const { answered, answer } = await this.#simulated.post<{ answered: boolean; answer: Json | null }>(
      "press",
      body,
    );
    await this.#world.rest();
    return [answered ? `answers ${stable(answer)}` : "does not answer"];
  }

  async #playAll(
    { user, who }: { user: number; who: string },
    slot: string,
    { times, labels }: Extract<Action, { kind: "plays" }>,
  ) {
    const forms: string[] = [];
    let pressed = 0;
    for (; pressed < times; pressed++) {
      const button = this.#messages.button(slot, labels[pressed % labels.length] ?? "");
      if (!button) break;
      this.#world.next();
      const answer = await this.#press(user, slot, button.data);
      const chat = placeId(this.#messages.kept(slot)?.place ?? "");
      forms.push(...answer, ...this.#messages.take(await this.#all([chat]), who));
    }
    return [`pressed ${pressed} times: ${digest(forms.join("\n"))}`, ...this.#messages.now(slot)];
  }

  async #shownWhen(slot: string, words: string): Promise<readonly string[]> {
    await waitFor(words, async () => {
      this.#messages.refresh(await this.#all());
      return this.#messages.kept(slot)?.lines.join("\n") ?? "";
    });
    await this.#world.rest();
    const all = await this.#all();
    this.#messages.refresh(all);
    const others = this.#messages.changes(all).flatMap(({ lines }) => lines);
    return [`#${slot} says`, ...indented(this.#messages.kept(slot)?.lines ?? []), ...others];
  }

  async #changes(slot: string, until?: string): Promise<readonly string[]> {
    if (until !== undefined) {
      await waitFor(until, async () => this.#messages.unseen(await this.#all()));
      await this.#world.rest();
    }
    return this.#messages.take(await this.#all(), slot);
  }

  /** All that the bot has posted or that was posted by it, chat by chat, oldest first; in groups,
   * also what one person alone sees. */
  async #all(chats = CHATS): Promise<readonly Shown[]> {
    const found = new Map<string, Shown>();
    for (const chat of chats)
      for (const query of viewsOf(chat))
        for (const message of await this.#simulated.get<readonly Message[]>(`chat?${query}`)) {
          if (!message.from?.is_bot && !message.via_bot) continue;
          const shown = await this.#shownAs(message, chat);
          found.set(`${shown.place} ${shown.id}`, shown);
        }
    return [...found.values()];
  }

  async #shownAs(message: Message, chat: number): Promise<Shown> {
    const { text, caption, reply_markup, reply_to_message: answered } = message;
    const rows = reply_markup?.inline_keyboard ?? [];
    const entities = message.entities ?? message.caption_entities ?? [];
    const lines = [
      ...(message.ephemeral_message_id ? ["(privately)"] : []),
      ...(answered ? [`in answer to message ${answered.message_id}`] : []),
      ...(text ?? caption ?? "").split("\n"),
      ...(entities.length > 0 ? [`entities ${entities.map(entityText).join(" ")}`] : []),
      ...(message.show_caption_above_media ? ["caption above"] : []),
      ...rows.map((row) => `row ${row.map((button) => stable(button)).join(" ")}`),
      ...(await this.#fileLines(message)),
    ];
    const buttons = rows.flat().map((button) => ({ label: button.text, data: button.callback_data ?? "" }));
    const id = message.ephemeral_message_id ? `e${message.ephemeral_message_id}` : String(message.message_id);
    return { id, place: placeName(chat), lines, buttons };
  }

  async #fileLines({ photo, document }: Message): Promise<readonly string[]> {
    const pictured = photo?.at(-1);
    return [
      ...(pictured ? [`photo ${await this.#fileDigest(pictured.file_id)}`] : []),
      ...(document ? [`file ${document.file_name} ${await this.#fileDigest(document.file_id)}`] : []),
    ];
  }

  readonly #files = new Map<string, string>();

  async #fileDigest(id: string): Promise<string> {
    const known = this.#files.get(id);
    if (known) return known;
    const { api, token } = this.#simulated;
    const response = await fetch(`${api}/bot${token}/getFile?file_id=${id}`);
    const { result } = (await response.json()) as { readonly result: { readonly file_path: string } };
    const made = digest(await bytesAt(`${api}/file/bot${token}/${result.file_path}`));
    this.#files.set(id, made);
    return made;
  }
}

const isGroup = (chat: number): boolean => chat < 0;

function viewsOf(chat: number): readonly string[] {
  if (!isGroup(chat)) return [`id=${chat}`];
  return Object.values(PEOPLE).map(({ id }) => `id=${chat}&user=${id}`);
}

function placeName(chat: number): string {
  const [name] = [
    ...Object.entries(GROUPS),
    ...Object.entries(PEOPLE).map(([who, { id }]) => [who, id] as const),
  ].find(([, id]) => id === chat) ?? [String(chat)];
  return name;
}

function placeId(name: string): number {
  return GROUPS[name as keyof typeof GROUPS] ?? PEOPLE[name as keyof typeof PEOPLE].id;
}

function entityText({ type, offset, length, ...rest }: Json): string {
  const more = Object.keys(rest).length > 0 ? stable(rest) : "";
  return `${type}@${offset}+${length}${more}`;
}
