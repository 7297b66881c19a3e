// A script's steps on Discord: slash commands, presses, suggestions and menus, and what stands in
// the channels after each.

import { showFormerRow } from "../platforms/conformance/discord/former-picker.ts";
import { digest, indented, Messages, type Shown, type ShownButton, stable } from "./messages.ts";
import { type Action, isPress, type Step } from "./script.ts";
import { bytesAt, defectsIn, type Json, Refusal, type Simulated, simulate } from "./simulator.ts";
import { type Stage, waitFor } from "./stage.ts";
import type { World } from "./world.ts";

const CHANNELS = { general: "800000000000000010", random: "800000000000000011" } as const;
const PATIENCE_MS = 60_000;
const EPHEMERAL = 64;

/** Who acts, by which language; their ids are their own in every run. */
const PEOPLE = {
  alice: { id: "700000000000000001", name: "Alice", locale: "en-US" },
  vera: { id: "700000000000000101", name: "Vera", locale: "en-US" },
  boris: { id: "700000000000000102", name: "Борис", locale: "ru" },
  zoe: { id: "700000000000000103", name: "Zoë *_~`", locale: "en-GB" },
  dmitri: { id: "700000000000000104", name: "Дмитрий", locale: "ru" },
  wen: { id: "700000000000000105", name: "小文", locale: "zh-CN" },
} as const;

const SCENES: Readonly<Record<string, Json>> = {
  general: {},
  random: { channel: CHANNELS.random },
  dm: { context: "bot_dm" },
  private: { context: "private", install: "user" },
};

interface Attachment {
  readonly filename: string;
  readonly url: string;
  readonly description?: string;
}

interface Message {
  readonly id: string;
  readonly channel_id: string;
  readonly author?: { readonly bot?: boolean };
  readonly content: string;
  readonly flags: number;
  readonly embeds?: readonly Json[];
  readonly components?: readonly Component[];
  readonly attachments: readonly Attachment[];
  readonly mentions: readonly { readonly id: string }[];
}

interface Component {
  readonly type: number;
  readonly label?: string;
  readonly custom_id?: string;
  readonly components?: readonly Component[];
  readonly [field: string]: unknown;
}

interface Outcome {
  readonly id: string;
  readonly state: string;
  readonly response: { readonly data?: { readonly choices?: readonly Json[] } } | null;
  readonly message: Message | null;
  readonly followups: readonly Message[];
}

interface Typed {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What an interaction led to: words about it, and the messages that answered it. */
interface Told {
  readonly told: readonly string[];
  readonly messages: readonly Message[];
}

const BUTTON = 2;
const nameOfPerson = (who: string) => {
  const found = PEOPLE[who as keyof typeof PEOPLE];
  if (!found) throw new Error(`nobody on Discord is called ${who}`);
  return found;
};

export async function openDiscord(world: World, repo: string): Promise<Stage> {
  const simulated = await simulate(world, "discord", repo);
  for (const { id, name } of Object.values(PEOPLE))
    if (id !== PEOPLE.alice.id)
      await simulated.post("user", { id, global_name: name, username: `user${id.slice(-3)}` });
  return new DiscordStage(world, simulated);
}

class DiscordStage implements Stage {
  readonly #world: World;
  readonly #simulated: Simulated;
  readonly #messages = new Messages();
  readonly #channels = new Set<string>(Object.values(CHANNELS));

  constructor(world: World, simulated: Simulated) {
    this.#world = world;
    this.#simulated = simulated;
  }

  async opening(): Promise<readonly string[]> {
    await this.#world.rest();
    const commands = await this.#simulated.get<readonly Json[]>("commands");
    return commands.map(({ id: _, version: __, ...command }) => `publishes ${stable(command)}`).toSorted();
  }

  async act({ who, place = "general", slot = who, until, action }: Step): Promise<readonly string[]> {
    const { id: user, locale } = nameOfPerson(who);
    const scene = { user, locale, wait: PATIENCE_MS, ...SCENES[place] };
    if (action.kind === "waits") return this.#shownWhen(slot, action.text);
    if (action.kind === "plays") return this.#playAll(scene, who, slot, action);
    const body = await this.#bodyOf(action, slot);
    if (typeof body === "string") return [body];
    const { told } = await this.#interact(
      { ...scene, ...body },
      action.kind === "says" ? "message" : "interaction",
    );
    return [...told, ...(await this.#changes(isPress(action) ? who : slot, until))];
  }

  async closing(): Promise<readonly string[]> {
    await this.#world.rest();
    const all = await this.#all();
    const violations = await this.#simulated.get<readonly Json[]>("violations?severity=error");
    return [
      ...all.flatMap((shown) => [
        `${this.#messages.name(shown)} in ${shown.place}`,
        ...indented(shown.lines),
      ]),
      ...violations.map(({ where, message }) => `violation ${stable({ where, message })}`),
      ...defectsIn(this.#simulated.bot),
    ];
  }

  /** What the simulator is asked to do; a word instead where nobody could do that. */
  async #bodyOf(action: Action, slot: string): Promise<Json | string> {
    const message = this.#messages.kept(slot);
    switch (action.kind) {
      case "types":
        return { kind: "slash", ...(await this.#picked(action.text)) };
      case "suggests": {
        const typed = await this.#picked(action.text);
        return { kind: "autocomplete", ...typed, focused: Object.keys(typed.options).at(-1) };
      }
      case "says":
        return { content: action.text };
      case "menu":
        return { kind: "user_command", name: action.entry, target: nameOfPerson(action.target).id };
      case "presses": {
        const button = this.#messages.button(slot, action.label, action.stale);
        if (!message || !button) return `no button ${action.label} on #${slot}`;
        const duplicate = action.twice ? { duplicate: 1 } : {};
        return { ...pressing(message, button.data), ...duplicate };
      }
      case "sends":
        return message ? pressing(message, action.data) : `no message #${slot}`;
      default:
        throw new Error(`Discord has no ${action.kind}`);
    }
  }

  /** Rows and options that are not published any more are called as an app does that still shows them. */
  async #picked(text: string): Promise<Typed> {
    const typed = readTyped(text);
    const { api, token, get } = this.#simulated;
    return { ...typed, name: await showFormerRow({ apiUrl: api, token, get }, typed.name, typed.options) };
  }

  async #interact(body: Json, call: "interaction" | "message"): Promise<Told> {
    try {
      const { id } = await this.#simulated.post<Outcome>(call, body);
      await this.#world.rest();
      if (call === "message") return { told: [], messages: [] };
      const { state, response, message, followups } = await this.#simulated.get<Outcome>(
        `interaction?id=${id}`,
      );
      const messages = [...(message ? [message] : []), ...followups];
      for (const { channel_id } of messages) this.#channels.add(channel_id);
      const choices = (response?.data?.choices ?? []).map((one) => stable(one));
      return { told: [...(state === "acked" ? [] : [state]), ...choices], messages };
    } catch (error) {
      if (error instanceof Refusal) return { told: [`impossible: ${error.message}`], messages: [] };
      throw error;
    }
  }

  /** Presses again and again; tells of all presses by a digest, and how the message stands in the
   * end. */
  async #playAll(
    scene: Json,
    who: string,
    slot: string,
    { times, labels }: Extract<Action, { kind: "plays" }>,
  ) {
    const forms: string[] = [];
    let pressed = 0;
    for (; pressed < times; pressed++) {
      const button = this.#messages.button(slot, labels[pressed % labels.length] ?? "");
      const message = this.#messages.kept(slot);
      if (!button || !message) break;
      this.#world.next();
      const { told, messages } = await this.#interact(
        { ...scene, ...pressing(message, button.data) },
        "interaction",
      );
      forms.push(...told, ...this.#messages.take(await Promise.all(messages.map(shownAs)), who));
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

  /** All that the bot has posted, channel by channel, oldest first. */
  async #all(): Promise<readonly Shown[]> {
    const found: Shown[] = [];
    for (const channel of [...this.#channels].toSorted()) {
      const messages = await this.#simulated.get<readonly Message[]>(`messages?channel=${channel}`);
      for (const message of messages) if (message.author?.bot) found.push(await shownAs(message));
    }
    return found;
  }
}

const pressing = ({ id }: Shown, custom_id: string): Json => ({
  ...{ kind: "button", message: id, custom_id, force: true },
  ...{ context: undefined, channel: undefined },
});

const files = new Map<string, string>();

async function shownAs({
  id,
  channel_id,
  content,
  flags,
  embeds,
  components,
  attachments,
  mentions,
}: Message) {
  const buttons = (components ?? []).flatMap(buttonsIn);
  const lines = [
    ...(flags & EPHEMERAL ? ["(privately)"] : []),
    ...(flags & ~EPHEMERAL ? [`flags ${flags & ~EPHEMERAL}`] : []),
    ...content.split("\n"),
    ...(embeds ?? []).map((embed) => `embed ${stable(embed)}`),
    ...(components ?? []).flatMap(componentLines),
    ...(await Promise.all(attachments.map(fileLine))),
    ...(mentions.length > 0 ? [`mentions ${mentions.map((one) => one.id).join(" ")}`] : []),
  ];
  return { id, place: placeName(channel_id), lines, buttons };
}

const further = new Map<string, string>();

/** Channels of the server by their names, others by the order in which they appear. */
function placeName(channel: string): string {
  const known = Object.entries(CHANNELS).find(([, id]) => id === channel)?.[0] ?? further.get(channel);
  const name = known ?? `channel ${further.size + 1}`;
  if (!known) further.set(channel, name);
  return name;
}

function buttonsIn(component: Component): readonly ShownButton[] {
  if (component.type === BUTTON) return [{ label: component.label ?? "", data: component.custom_id ?? "" }];
  return (component.components ?? []).flatMap(buttonsIn);
}

/** A row a line; numbers that Discord gives to components are left out. */
function componentLines({ components, ...rest }: Component): readonly string[] {
  if (!components) return [componentText(rest)];
  return [`row ${components.map(componentText).join(" ")}`];
}

/** Where a picture lies is the simulator's own affair. */
const componentText = ({ id: _, ...component }: Component): string =>
  stable(component)
    .replaceAll(/http:\/\/[\d.]+:\d+\/cdn\/attachments\/\d+\/\d+\//g, "attached:")
    .replaceAll(/"id":"\d{17,}",?/g, "");

async function fileLine({ filename, url, description }: Attachment): Promise<string> {
  const known = files.get(url) ?? digest(await bytesAt(url));
  files.set(url, known);
  return `file ${filename} ${known}${description === undefined ? "" : ` ${JSON.stringify(description)}`}`;
}

/** `/rps play length="first to 3"` as command and options; `@vera` stands for the person. */
function readTyped(text: string): Typed {
  const [name = "", ...rest] = text.slice(1).split(/ (?=[\w-]+=)/);
  const pairs = rest.map((pair) => /^([\w-]+)="?(.*?)"?$/.exec(pair) ?? []);
  const options = pairs.map(([, option = "", value = ""]) => [
    option,
    value.startsWith("@") ? (PEOPLE[value.slice(1) as keyof typeof PEOPLE]?.id ?? value) : value,
  ]);
  return { name, options: Object.fromEntries(options) };
}
