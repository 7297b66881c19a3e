// A script's people on the simulated Discord, each crowd in its own server.

import { LANGUAGES, type Locale } from "../../src/infra/i18n/index.ts";
import type { Attachment, Outcome as Interaction, Message } from "../platforms/conformance/discord/person.ts";
import { digestOf } from "./files.ts";
import { showFormerRow } from "./former-picker.ts";
import { readTyped, type Step } from "./script.ts";
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
const BUTTON = 2;
const EPHEMERAL = 64;
const MANAGER = String((1n << 5n) | (1n << 33n) | (1n << 11n));
/** The bot's user id. */
const BOT = "900000000000000001";

type Json = Readonly<Record<string, unknown>>;

interface Component {
  readonly type: number;
  readonly label?: string;
  readonly custom_id?: string;
  readonly components?: readonly Component[];
  readonly [field: string]: unknown;
}

interface Call {
  readonly seq: number;
  readonly path: string;
  readonly body: unknown;
}

/** The language's Discord code, or the base text's if Discord doesn't have that language. */
function discordCode(locale: Locale): string {
  const { discord = [locale] } = LANGUAGES.find((one) => one.locale === locale) ?? {};
  return discord[0] ?? "en-US";
}

const hasNoCode = (locale: Locale): boolean =>
  LANGUAGES.find((one) => one.locale === locale)?.discord?.length === 0;

export function openDiscord(ground: Ground): Stage {
  return {
    can: ({ isTypedOnly }) => !isTypedOnly,
    crowd: async (people, home = "dm") => {
      const crowd = new DiscordCrowd(ground, people, home);
      await crowd.gather();
      return crowd;
    },
  };
}

/** What the bot publishes before anyone speaks. */
export async function published({ simulator }: Ground): Promise<readonly string[]> {
  const commands = await simulator.get<readonly Json[]>("commands");
  return commands.map(({ id: _, version: __, ...command }) => `publishes ${stable(command)}`).toSorted();
}

class DiscordCrowd implements Crowd {
  readonly #ground: Ground;
  readonly #people: People;
  readonly #home: string;
  /** Ids for the names that options use with `@`. */
  readonly #ids = new Map<string, string>([["bot", BOT]]);
  readonly #places = new Map<string, Json>([
    ["dm", { context: "bot_dm" }],
    ["private", { context: "private", install: "user" }],
  ]);
  /** Channels by their names in the script, in order of appearance. */
  readonly #channels = new Map<string, string>();
  /** Parts of the paths by which the bot reaches these people. */
  readonly #ours = new Set<string>();
  #seen = 0;

  constructor(ground: Ground, people: People, home: string) {
    this.#ground = ground;
    this.#people = people;
    this.#home = home;
  }

  async gather(): Promise<void> {
    const { simulator } = this.#ground;
    const [first] = Object.values(this.#people);
    const guild = await simulator.post<{ id: string; channels: readonly string[] }>("guild", {
      locale: discordCode(first?.locale ?? "en"),
    });
    const there = await simulator.post<{ id: string }>("channel", { guild: guild.id, name: "there" });
    for (const [name, channel] of Object.entries({ here: guild.channels[0] ?? "", there: there.id })) {
      this.#ids.set(name, channel);
      this.#places.set(name, { guild: guild.id, channel });
      this.#channels.set(channel, name);
      this.#ours.add(channel);
    }
    this.#ids.set("server", guild.id);
    // A person in a different server.
    this.#ids.set("stranger", (await simulator.post<{ id: string }>("user", { global_name: "Wen" })).id);
    for (const [who, { name: global_name, locale }] of Object.entries(this.#people)) {
      const { id } = await simulator.post<{ id: string }>("user", { global_name });
      const permissions = this.#ids.has("first") ? {} : { permissions: MANAGER };
      this.#ids.set("first", id).set(who, id);
      await simulator.post("member", { guild: guild.id, user: id, ...permissions });
      // Discord doesn't have this language, so everyone sets it themselves.
      if (locale !== "en" && hasNoCode(locale))
        await this.#interact(who, {
          kind: "slash",
          ...(await this.#picked(`/language language=${locale}`)),
          context: "bot_dm",
        });
    }
    await this.heard();
  }

  async act(step: Step, press?: Press): Promise<Outcome> {
    const { deed, who, place = this.#home } = step;
    const where = this.#places.get(place);
    if (!where || !this.#people[who]) throw new Error(`no such person or place on Discord: ${step.text}`);
    switch (deed.kind) {
      case "types":
        return this.#interact(who, { kind: "slash", ...(await this.#picked(deed.text)), ...where });
      case "suggests": {
        const typed = await this.#picked(deed.text);
        const focused = Object.keys(typed.options).at(-1);
        return this.#interact(who, { kind: "autocomplete", ...typed, focused, ...where });
      }
      case "says":
        await this.#ground.simulator.post("message", { ...this.#scene(who), content: deed.text, ...where });
        await this.#ground.rest(0);
        return {};
      case "menu":
        return this.#interact(who, {
          kind: "user_command",
          name: deed.entry,
          target: this.#ids.get(deed.target),
          ...where,
        });
      case "presses":
      case "sends": {
        if (!press) return { impossible: `no message #${step.slot}` };
        const duplicate = deed.kind === "presses" && deed.how === "twice" ? { duplicate: 1 } : {};
        return this.#interact(who, {
          kind: "button",
          message: press.on.id,
          custom_id: press.data,
          force: true,
          ...duplicate,
        });
      }
      case "practises":
        await this.#ground.practise?.({ platform: "discord", id: this.#ids.get(who) ?? "" }, who);
        return {};
      default:
        throw new Error(`Discord has no such thing: ${step.text}`);
    }
  }

  async heard(): Promise<readonly string[]> {
    const calls = await this.#ground.simulator.get<readonly Call[]>(
      `transcript?kind=rest&since=${this.#seen}`,
    );
    this.#seen = calls.at(-1)?.seq ?? this.#seen;
    const isOurs = ({ path }: Call): boolean => path.split("/").some((part) => this.#ours.has(part));
    return calls.filter(isOurs).flatMap(({ body }) => textsIn(body));
  }

  async standing(): Promise<readonly Standing[]> {
    const found: Standing[] = [];
    for (const [channel, where] of this.#channels) {
      const messages = await this.#ground.simulator.get<readonly Message[]>(`messages?channel=${channel}`);
      for (const message of messages)
        if (message.author.bot)
          found.push({
            ...pressable(message),
            where,
            isPrivate: (message.flags & EPHEMERAL) !== 0,
            text: [message.content, ...componentsOf(message).flatMap(textsShown)].join("\n"),
            lines: await linesOf(message),
          });
    }
    return found;
  }

  #scene(who: string): Json {
    return {
      user: this.#ids.get(who),
      locale: discordCode(this.#people[who]?.locale ?? "en"),
      wait: PATIENCE_MS,
    };
  }

  async #interact(who: string, body: Json): Promise<Outcome> {
    const { simulator, rest } = this.#ground;
    try {
      const { id } = await simulator.post<Interaction>("interaction", { ...this.#scene(who), ...body });
      await rest(0);
      const report = await simulator.get<Interaction>(`interaction?id=${id}`);
      const all = [...(report.message ? [report.message] : []), ...report.followups];
      this.#ours.add(report.token);
      for (const { channel_id } of all) {
        this.#ours.add(channel_id);
        if (!this.#channels.has(channel_id))
          this.#channels.set(channel_id, `channel ${this.#channels.size - 1}`);
      }
      const shown = all.findLast((message) => pressable(message).buttons.length > 0);
      const choices = (report.response?.data?.choices ?? []).map((one) => stable(one));
      return {
        pressable: shown && pressable(shown),
        said: [...(report.state === "acked" ? [] : [report.state]), ...choices],
      };
    } catch (error) {
      return { impossible: (error as Error).message };
    }
  }

  /** Resolves a typed command; rows and options no longer published are sent as by an outdated app. */
  async #picked(line: string): Promise<ReturnType<typeof readTyped>> {
    const { name, options } = readTyped(line);
    const named = Object.entries(options).map(([option, value]) => [option, this.#idOf(value)]);
    return {
      name: await showFormerRow(this.#ground.simulator, name, options),
      options: Object.fromEntries(named),
    };
  }

  #idOf(value: string): string {
    return (value.startsWith("@") && this.#ids.get(value.slice(1))) || value;
  }
}

/** Rows only, without the components shown next to them. */
const componentsOf = ({ components }: Message): readonly Component[] =>
  (components ?? []) as readonly object[] as readonly Component[];

const pressable = (message: Message) => ({
  id: message.id,
  place: message.channel_id,
  buttons: componentsOf(message).flatMap(buttonsIn),
});

function buttonsIn({ type, label = "", custom_id = "", components = [] }: Component): readonly Button[] {
  return type === BUTTON ? [{ label, data: custom_id }] : components.flatMap(buttonsIn);
}

/** Texts that stand beside buttons. */
const textsShown = ({ content, components = [] }: Component): readonly string[] =>
  typeof content === "string" ? [content] : components.flatMap(textsShown);

async function linesOf(message: Message): Promise<readonly string[]> {
  const { flags, content, embeds, attachments, mentions } = message;
  return [
    ...(flags & EPHEMERAL ? ["(privately)"] : []),
    ...(flags & ~EPHEMERAL ? [`flags ${flags & ~EPHEMERAL}`] : []),
    ...content.split("\n"),
    ...(embeds ?? []).map((embed) => `embed ${stable(embed)}`),
    ...componentsOf(message).map(componentLine),
    ...(await Promise.all(attachments.map(fileLine))),
    ...(mentions.length > 0 ? [`mentions ${mentions.map(({ id }) => id).join(" ")}`] : []),
  ];
}

/** A row a line. */
function componentLine({ components, ...rest }: Component): string {
  return components ? `row ${components.map(componentText).join(" ")}` : componentText(rest);
}

/** Omits component ids and picture URLs, which are details of the simulator. */
const componentText = ({ id: _, ...component }: Component): string =>
  stable(component)
    .replaceAll(/http:\/\/[\d.]+:\d+\/cdn\/attachments\/\d+\/\d+\//g, "attached:")
    .replaceAll(/"id":"\d{17,}",?/g, "");

async function fileLine({ filename, url, description }: Attachment): Promise<string> {
  const digest = await digestOf(url, async () => (await fetch(url)).bytes());
  return `file ${filename} ${digest}${description === undefined ? "" : ` ${JSON.stringify(description)}`}`;
}

/** The fields of a call's body that are displayed. */
const SHOWN = new Set(["content", "label", "description", "title", "name", "placeholder", "text"]);

function textsIn(body: unknown): readonly string[] {
  if (Array.isArray(body)) return body.flatMap(textsIn);
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, part]) => {
    if (typeof part !== "string") return textsIn(part);
    return SHOWN.has(name) ? [readable(part)] : [];
  });
}

/** As displayed by Discord: with links to commands, mentions, times and escapes resolved. */
function readable(text: string): string {
  return text
    .replace(/<\/([\w -]+):\d+>/g, "/$1")
    .replace(/<(?:@|#|t:)[^>]*>/g, "…")
    .replace(/\\([^\w\s])/g, "$1");
}
