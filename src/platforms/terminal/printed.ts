// A terminal can't edit printed text: an edit prints the new form below, if it contains news.

import { LRUCache } from "lru-cache";
import type { View } from "../../chat/index.ts";

const REMEMBERED_MESSAGES = 100;

/** The messages printed in one sitting, by name. */
export interface Printed {
  /** Returns the name of a printed message. */
  add(view: View): string;
  /** Whether title or paragraphs are new, ignoring numbers; undefined if the message is unknown. */
  isNews(message: string, view: View): boolean | undefined;
}

export function createPrinted(): Printed {
  const gists = new LRUCache<string, string>({ max: REMEMBERED_MESSAGES });
  let lastName = 0;
  return {
    add(view) {
      lastName += 1;
      const name = String(lastName);
      gists.set(name, gistOf(view));
      return name;
    },
    isNews(message, view) {
      const before = gists.peek(message);
      if (before === undefined) return undefined;
      const gist = gistOf(view);
      // Several messages about the same subject are updated together; printing one of them is enough.
      const isSaid = [...gists.values()].includes(gist);
      gists.set(message, gist);
      return !isSaid;
    },
  };
}

/** Ignores numbers, tables and small print. */
function gistOf({ title = "", blocks }: View): string {
  const paragraphs = blocks.flatMap((block) =>
    block.type === "text" || block.type === "clock" ? [block.text] : [],
  );
  return [title, ...paragraphs].join("\n").replaceAll(/\d+/g, "#");
}
