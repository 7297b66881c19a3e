// What was printed may be edited, but what stands on a terminal stands: an edit prints the new form
// below, if it is worth a line.

import { LRUCache } from "lru-cache";
import type { View } from "../../chat/index.ts";

const REMEMBERED_MESSAGES = 100;

/** The messages of one sitting, by the names that we give them. */
export interface Printed {
  /** Resolves to the name of a message that was printed. */
  add(view: View): string;
  /**
   * Whether the new form is worth printing: its title or its paragraphs say what no message says
   * yet, counting numbers aside. Undefined for a message that is not known.
   */
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
      // Several messages about the same thing are brought up to date together; on a screen one of
      // them is enough.
      const isSaid = [...gists.values()].includes(gist);
      gists.set(message, gist);
      return !isSaid;
    },
  };
}

/** A count that ticks, a table and small print are no news. */
function gistOf({ title = "", blocks }: View): string {
  const paragraphs = blocks.flatMap((block) => (block.type === "text" ? [block.text] : []));
  return [title, ...paragraphs].join("\n").replaceAll(/\d+/g, "#");
}
