// Remembers our messages' attachments, so an edit keeps an unchanged picture without uploading it.

import { hash } from "node:crypto";
import type { APIMessage } from "discord.js";
import { LRUCache } from "lru-cache";
import type { Block, View } from "../../../chat/index.ts";
import type { Message } from "./message.ts";

const REMEMBERED_MESSAGES = 1000;

export interface AttachmentCache {
  /** Records the view's files from the message Discord returned. */
  remember(view: View, posted: APIMessage): void;
  forget(message: string): void;
  /** The edit without uploads if the message already has exactly these files. */
  withoutUploads(message: string, view: View, edit: Message): Message;
}

interface Files {
  readonly digest: string;
  readonly attachments: readonly string[];
}

export function createAttachmentCache(): AttachmentCache {
  const known = new LRUCache<string, Files>({ max: REMEMBERED_MESSAGES });
  return {
    remember(view, { id, attachments }) {
      const digest = digestOf(view);
      if (digest === undefined || attachments === undefined) return;
      known.set(id, { digest, attachments: attachments.map((attachment) => attachment.id) });
    },
    forget: (message) => void known.delete(message),
    withoutUploads(message, view, edit) {
      const files = known.get(message);
      if (!files || files.digest !== digestOf(view)) return edit;
      return { body: { ...edit.body, attachments: files.attachments.map((id) => ({ id })) }, files: [] };
    },
  };
}

/** Digest of all files with names and descriptions; undefined without files. */
function digestOf({ blocks }: View): string | undefined {
  const digests = blocks.flatMap(digestOfFile);
  return digests.length > 0 ? JSON.stringify(digests) : undefined;
}

function digestOfFile(block: Block): readonly string[] {
  if (block.type === "picture") return [block.name, block.alt, hash("sha256", block.png)];
  return block.type === "file" ? [block.name, hash("sha256", block.content)] : [];
}
