// Publishes commands only if they differ: updates are rate-limited and make menus flicker.

import { createHash } from "node:crypto";
import {
  type APIApplication,
  type APIApplicationCommand,
  ApplicationCommandType,
  DiscordAPIError,
  type REST,
  RESTJSONErrorCodes,
  Routes,
} from "discord.js";
import type { CommandSpec } from "../../chat/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import type { Log } from "../../infra/logger.ts";
import { toDiscordCommands } from "./commands.ts";
import { codeOf, describe, isUnavailable } from "./interactions/refusal.ts";

/** The compared fields; anything else that Discord adds (ids, versions, defaults) is ignored. */
const FIELDS = [
  "type",
  "name",
  "description",
  "name_localizations",
  "description_localizations",
  "value",
  "max_length",
  "autocomplete",
  "channel_types",
  "file_types",
  "required",
  "nsfw",
  "default_member_permissions",
];

/** Credentials for publishing commands. */
export interface Publisher {
  /** A REST client with a token; needs no gateway. */
  readonly rest: REST;
  readonly log: Log;
  /** The application's id if known from login; otherwise it's fetched. */
  readonly application?: string | undefined;
  /** Called with Discord's list of commands, before and after publishing. */
  onKnown?(published: readonly APIApplicationCommand[]): void;
}

/** Replaces our global commands if they differ; resolves to whether they did. @throws DiscordAPIError */
export async function publishCommands(
  publisher: Publisher,
  commands: readonly CommandSpec[],
): Promise<boolean> {
  const { rest, log, application, onKnown } = publisher;
  const route = Routes.applicationCommands(application ?? (await askApplication(rest)));
  const query = new URLSearchParams({ with_localizations: "true" });
  const theirs = (await rest.get(route, { query })) as APIApplicationCommand[];
  onKnown?.(theirs);
  const ours = toDiscordCommands(commands);
  const hash = hashCommands(ours);
  if (hashCommands(theirs) === hash) {
    log.info({ hash, commands: ours.length }, "Discord knows these commands already");
    return false;
  }
  const published = (await rest.put(route, { body: ours })) as APIApplicationCommand[];
  onKnown?.(published);
  log.info({ hash, commands: ours.length }, "commands published to Discord");
  return true;
}

async function askApplication(rest: REST): Promise<string> {
  const { id } = (await rest.get(Routes.currentApplication())) as APIApplication;
  return id;
}

/** Limits Discord's message in characters: for a refused form, it names every field. */
const WORDS_MAX = 300;

/** What the host can do if Discord refused the commands or didn't answer; undefined for any other failure. */
export function adviceOn(error: unknown): string | undefined {
  if (!(error instanceof DiscordAPIError)) {
    const isSilent = isUnavailable(error) || codeOf(error) !== undefined || isAbort(error);
    return isSilent ? "run publish-commands later" : undefined;
  }
  if (error.code === RESTJSONErrorCodes.MaximumDailyApplicationCommandCreatesReached)
    return "Discord accepts no more of them today. Run publish-commands tomorrow";
  return "this version's list is at fault. Use another version, or report this line";
}

/** No response came in time. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/** The failure as a sentence for the command line; an error without advice is returned unchanged. */
export function asPublishProblem(error: unknown): unknown {
  const advice = adviceOn(error);
  if (advice === undefined) return error;
  const { code, status, problem } = describe(error);
  const numbers = [status, code !== undefined && `code ${code}`].filter(Boolean).join(", ");
  const words = String(problem).replace(/\s+/g, " ").slice(0, WORDS_MAX);
  const what = `Discord keeps the commands it has (${numbers}: ${words}); ${advice}`;
  return new ConfigProblem("publish-commands", what, { cause: error });
}

/** Digest of the commands, equal for what we send and what Discord returns. */
export function hashCommands(commands: readonly object[]): string {
  const normal = commands.map(normalCommand).sort((a, b) => (a < b ? -1 : 1));
  return createHash("sha256").update(normal.join("\n")).digest("hex").slice(0, 16);
}

function normalCommand(command: object): string {
  const { contexts, integration_types: types } = command as Record<string, unknown>;
  return JSON.stringify([
    normalPart({ type: ApplicationCommandType.ChatInput, ...command }),
    sorted(contexts),
    sorted(types),
  ]);
}

/** The compared fields in a fixed order, empty ones omitted, then options and choices in order. */
function normalPart(part: object): unknown {
  const fields = part as Record<string, unknown>;
  const own = FIELDS.map((name) => [name, normalValue(fields[name])]).filter(
    ([, value]) => value !== undefined,
  );
  return [own, normalParts(fields.options), normalParts(fields.choices)];
}

function normalParts(parts: unknown): unknown[] {
  return Array.isArray(parts) ? parts.map(normalPart) : [];
}

function normalValue(value: unknown): unknown {
  if (value === null || value === undefined || value === false || value === "") return undefined;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.length > 0 ? sorted(value) : undefined;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length > 0 ? entries : undefined;
}

function sorted(list: unknown): unknown[] {
  return Array.isArray(list) ? [...list].sort() : [];
}
