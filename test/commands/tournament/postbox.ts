// A platform for tournaments in tests: keeps what is posted and edited, and answers as it is told.

import { expect } from "vitest";
import type { Messenger } from "../../../commands/tournament/index.ts";
import type { EditOutcome, Place, PostOutcome, Reply, View } from "../../../src/chat/index.ts";
import { textOf } from "../play/table.ts";

interface Posted {
  readonly platform: string;
  readonly place: Place;
  readonly view: View;
  readonly key: string;
}

interface Edited {
  readonly place: Place;
  readonly message: string;
  readonly view: View;
  /** Milliseconds on a clock that only runs forward. */
  readonly at: number;
}

export interface Postbox {
  readonly messenger: Messenger;
  readonly posts: readonly Posted[];
  readonly edits: readonly Edited[];
  /** What the next edits come to; `edited` when this is empty. */
  readonly edited: EditOutcome[];
}

/** Posts are answered as `answers` say, then taken: each gets a message of its own. */
export function postbox(...answers: PostOutcome["state"][]): Postbox {
  const posts: Posted[] = [];
  const edits: Edited[] = [];
  const edited: EditOutcome[] = [];
  const messenger: Messenger = {
    async post(platform, place, view, key) {
      posts.push({ platform, place, view, key });
      const state = answers.shift() ?? "posted";
      return state === "posted" ? { state, message: `message-${posts.length}` } : { state };
    },
    async edit(_platform, place, message, view) {
      edits.push({ place, message, view, at: performance.now() });
      return edited.shift() ?? "edited";
    },
  };
  return { messenger, posts, edits, edited };
}

/** Says what a platform says that can name its messages. */
export async function shown(reply: Reply, message: string): Promise<void> {
  if (reply.type === "post") await reply.onPosted?.(message);
}

/** Everything that a message says, buttons aside; there must be one. */
export const wordsOf = (view: View | undefined): string => textOf(view ?? expect.fail("nothing is shown"));
