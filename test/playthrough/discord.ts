// People of one language on the simulated Discord, each crowd in a server of its own.

import { LANGUAGES, type Locale } from "../../src/infra/i18n/index.ts";
import { showFormerRow } from "../platforms/conformance/discord/former-picker.ts";
import { startLiveBot } from "./bot.ts";
import { type Button, type Crowd, type Outcome, practise, readTyped, type Stage, type Who } from "./stage.ts";

const PATIENCE_MS = 30_000;
const BUTTON = 2;

interface Component {
  readonly type: number;
  readonly label?: string;
  readonly custom_id?: string;
  readonly components?: readonly Component[];
}

interface Message {
  readonly id: string;
  readonly channel_id: string;
  readonly components?: readonly Component[];
}

interface Report {
  readonly id: string;
  readonly token: string;
  readonly message: Message | null;
  readonly followups: readonly Message[];
}

interface Call {
  readonly seq: number;
  readonly path: string;
  readonly body: unknown;
}

/** The language's code, and of one that Discord does not have, that of the base text. */
function discordCode(locale: Locale): string {
  const { discord = [locale] } = LANGUAGES.find((one) => one.locale === locale) ?? {};
  return discord[0] ?? "en-US";
}

const hasNoCode = (locale: Locale): boolean =>
  LANGUAGES.find((one) => one.locale === locale)?.discord?.length === 0;

export async function openDiscord(): Promise<Stage> {
  const bot = await startLiveBot("discord");
  const { simulator } = bot;
  const openCrowd = async (locale: Locale, names: Readonly<Record<Who, string>>): Promise<Crowd> => {
    const code = discordCode(locale);
    const ids = new Map<Who, string>();
    const guild = await simulator.post<{ id: string; channels: readonly string[] }>("guild", {
      locale: code,
    });
    for (const [who, global_name] of Object.entries(names) as [Who, string][]) {
      const { id } = await simulator.post<{ id: string }>("user", { global_name });
      ids.set(who, id);
      const permissions = who === "anna" && String((1n << 5n) | (1n << 33n) | (1n << 11n));
      await simulator.post("member", { guild: guild.id, user: id, ...(permissions && { permissions }) });
    }
    let seen = 0;
    /** Parts of the paths by which the bot speaks to this crowd. */
    const ours = new Set<string>(guild.channels);
    const act = async (who: Who, body: object): Promise<Outcome> => {
      try {
        const scene = { user: ids.get(who), locale: code, wait: PATIENCE_MS };
        const report = await simulator.post<Report>("interaction", { ...scene, ...body });
        ours.add(report.token);
        if (report.message) ours.add(report.message.channel_id);
        return { pressable: pressableIn(report) };
      } catch (error) {
        return { impossible: (error as Error).message };
      }
    };
    const optionsOf = (options: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(options).map(([name, value]) => [name, ids.get(value.slice(1) as Who) ?? value]),
      );
    const crowd: Crowd = {
      types: async (who, line, inGroup) => {
        const { name: typed, options } = readTyped(line);
        const name = await showFormerRow(simulator, typed, options);
        const where = inGroup ? { guild: guild.id, channel: guild.channels[0] } : { context: "bot_dm" };
        return act(who, { kind: "slash", name, options: optionsOf(options), ...where });
      },
      asks: async (who, line) => {
        const { name: typed, options } = readTyped(line);
        const name = await showFormerRow(simulator, typed, options);
        const focused = Object.keys(options).at(-1);
        return act(who, { kind: "autocomplete", name, options, focused, context: "bot_dm" });
      },
      presses: (who, { id }, custom_id) => act(who, { kind: "button", message: id, custom_id, force: true }),
      practises: (who) => practise(bot, { platform: "discord", id: ids.get(who) as string }, who),
      told: async () => {
        const calls = await simulator.get<readonly Call[]>(`transcript?kind=rest&since=${seen}`);
        seen = calls.at(-1)?.seq ?? seen;
        const isOurs = ({ path }: Call): boolean => path.split("/").some((part) => ours.has(part));
        return calls.filter(isOurs).flatMap(({ body }) => textsIn(body));
      },
    };
    // Discord has no such language: everybody says it themselves.
    if (locale !== "en" && hasNoCode(locale))
      for (const who of ids.keys()) await crowd.types(who, `/language language=${locale}`, false);
    await crowd.told();
    return crowd;
  };
  return { bot, isTyped: false, crowd: openCrowd };
}

function pressableIn({ message, followups }: Report): Outcome["pressable"] {
  const all = [...(message ? [message] : []), ...followups];
  const found = all.findLast(({ components = [] }) => components.flatMap(buttonsIn).length > 0);
  if (!found) return undefined;
  return { id: found.id, chat: found.channel_id, buttons: (found.components ?? []).flatMap(buttonsIn) };
}

function buttonsIn(component: Component): readonly Button[] {
  const { type, label = "", custom_id = "", components = [] } = component;
  return type === BUTTON ? [{ label, data: custom_id }] : components.flatMap(buttonsIn);
}

/** What is shown of a call's body. */
const SHOWN = new Set(["content", "label", "description", "title", "name", "placeholder", "text"]);

function textsIn(body: unknown): readonly string[] {
  if (Array.isArray(body)) return body.flatMap(textsIn);
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, part]) => {
    if (typeof part !== "string") return textsIn(part);
    return SHOWN.has(name) ? [readable(part)] : [];
  });
}

/** As Discord shows it: links to commands, mentions, times and escapes. */
function readable(text: string): string {
  return text
    .replace(/<\/([\w -]+):\d+>/g, "/$1")
    .replace(/<(?:@|#|t:)[^>]*>/g, "…")
    .replace(/\\([^\w\s])/g, "$1");
}
