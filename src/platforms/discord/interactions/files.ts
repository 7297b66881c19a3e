// File options: the attachments that Discord resolved, fetched from its own servers only.

import { type APIAttachment, type APIInteraction, InteractionType } from "discord.js";
import {
  type CommandSpec,
  type FileOption,
  type Incoming,
  isFileOption,
  type SentFile,
  subcommandOf,
} from "../../../chat/index.ts";
import type { Log } from "../../../infra/logger.ts";
import { download, sentFile } from "../../sent-file.ts";
import { describe } from "./refusal.ts";

const CDN_HOSTS: readonly string[] = ["cdn.discordapp.com", "media.discordapp.net"];

/** Where an interaction's files may come from, and where errors are logged. */
export interface FileSource {
  readonly commands: readonly CommandSpec[];
  /** Discord's own address; a simulator keeps its files there. */
  readonly apiUrl: string;
  readonly log: Log;
}

/** Turns attachment ids among a command's options into files. Nothing is fetched yet. */
export function withFiles(incoming: Incoming, interaction: APIInteraction, source: FileSource): Incoming {
  if (incoming.type !== "command") return incoming;
  const wanted = subcommandOf(source.commands, incoming)?.options.filter(isFileOption) ?? [];
  if (wanted.length === 0) return incoming;
  const names = wanted.map(({ name }) => name);
  const others = Object.entries(incoming.options).filter(([name]) => !names.includes(name));
  const attachments = attachmentsOf(interaction) ?? {};
  const files = wanted.flatMap((option) => {
    const id = incoming.options[option.name] ?? "";
    const attachment = Object.hasOwn(attachments, id) && attachments[id];
    return attachment ? [[option.name, fileOf(attachment, option, source)] as const] : [];
  });
  return {
    ...incoming,
    options: Object.fromEntries(others),
    files: Object.fromEntries(files),
    fileAdvice: "discord-file-missing",
  };
}

/** The attachments sent with a command, or with a form in its place. */
function attachmentsOf(interaction: APIInteraction) {
  const isCall =
    interaction.type === InteractionType.ApplicationCommand ||
    interaction.type === InteractionType.ModalSubmit;
  const { resolved } = isCall && "resolved" in interaction.data ? interaction.data : {};
  return resolved && "attachments" in resolved ? resolved.attachments : undefined;
}

function fileOf(
  { id, filename, size, url }: Pick<APIAttachment, "id" | "filename" | "size" | "url">,
  { maxBytes }: FileOption,
  { apiUrl, log }: FileSource,
): SentFile {
  return sentFile({
    name: filename,
    size,
    maxBytes,
    fetch: async () => {
      if (!isDiscords(url, apiUrl)) throw new Error("the attachment isn't on Discord's servers");
      return download(url, maxBytes);
    },
    failed: (error) => log.warn({ attachment: id, ...describe(error) }, "couldn't fetch an attachment"),
  });
}

function isDiscords(address: string, apiUrl: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const isOnCdn = url.protocol === "https:" && CDN_HOSTS.includes(url.host);
  return isOnCdn || url.origin === URL.parse(apiUrl)?.origin;
}
