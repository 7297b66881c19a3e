// Which files our messages carry, so that an edit keeps a picture that stays the same instead of
// uploading it again.

import { hash } from "node:crypto";
import type { APIMessage } from "discord.js";
import { LRUCache } from "lru-cache";
import type { Block, View } from "../../../chat/index.ts";
import type { Message } from "./message.ts";

const REMEMBERED_MESSAGES = 1000;

export interface AttachmentCache {
  /** The posted or edited message, as Discord tells of it, has the files of this view. */
  remember(view: View, posted: APIMessage): void;
  forget(message: string): void;
  /** The rendered edit; where the message carries the very same files, it keeps them and nothing is
   * uploaded. */
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

/** Of all files with names and descriptions; undefined where there are none. */
function digestOf({ blocks }: View): string | undefined {
  const digests = blocks.flatMap(digestOfFile);
  return digests.length > 0 ? JSON.stringify(digests) : undefined;
}

function digestOfFile(block: Block): readonly string[] {
  if (block.type === "picture") return [block.name, block.alt, hash("sha256", block.png)];
  return block.type === "file" ? [block.name, hash("sha256", block.content)] : [];
}
