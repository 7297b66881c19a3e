// File options: the document that has the command as its caption, or that the command replies to.

import type { Document, Message } from "grammy/types";
import {
  type CommandSpec,
  type Incoming,
  isFileOption,
  type SentFile,
  subcommandOf,
} from "../../chat/index.ts";
import { download, sentFile } from "../sent-file.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";
import type { ApiClient } from "./outgoing/api-client.ts";

/** Adds the document to a command that accepts a file. Nothing is fetched yet. */
export function withDocument(
  incoming: Incoming,
  message: Message,
  client: ApiClient,
  commands: readonly CommandSpec[],
): Incoming {
  if (incoming.type !== "command") return incoming;
  // Telegram sends one file per message.
  const option = subcommandOf(commands, incoming)?.options.find(isFileOption);
  if (!option) return incoming;
  const document = documentOf(message);
  const maxBytes = Math.min(option.maxBytes, TELEGRAM_LIMITS.downloadBytes);
  const files = document && { [option.name]: fileOf(document, maxBytes, client) };
  return { ...incoming, fileAdvice: "telegram-file-missing", ...(files && { files }) };
}

/** The message's own document, otherwise that of the message it replies to, in this chat or a different one. */
function documentOf({ document, reply_to_message, external_reply }: Message): Document | undefined {
  return document ?? reply_to_message?.document ?? external_reply?.document;
}

function fileOf({ file_id, file_name, file_size }: Document, maxBytes: number, client: ApiClient): SentFile {
  return sentFile({
    name: file_name,
    size: file_size,
    maxBytes,
    fetch: async () => {
      const { file_path } = await client.callWithRetry("repeatable", () => client.api.getFile(file_id));
      if (!file_path) throw new Error("Telegram names no path of a document");
      return download(addressOf(file_path, client), maxBytes);
    },
    failed: (error) => {
      client.log.warn({ failure: client.describe(error) }, "couldn't fetch a document");
    },
  });
}

/** A path under the configured Bot API. Contains the token: never log it. */
function addressOf(path: string, { api: { token, options } }: ApiClient): string {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return `${options?.apiRoot}/file/bot${token}/${encoded}`;
}
