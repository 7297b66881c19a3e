// A platform for tournament tests: records posts and edits, and answers as configured.

import { expect } from "vitest";
import type { Messenger } from "../../../commands/tournament/tournaments.ts";
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
  /** Milliseconds on a monotonic clock. */
  readonly at: number;
}

export interface Postbox {
  readonly messenger: Messenger;
  readonly posts: readonly Posted[];
  readonly edits: readonly Edited[];
  /** Outcomes of the next edits; `edited` once this is empty. */
  readonly edited: EditOutcome[];
}

/** Answers posts as given in `answers`, then accepts them: each gets a message of its own. */
export function postbox(...answers: PostOutcome["state"][]): Postbox {
  const posts: Posted[] = [];
  const edits: Edited[] = [];
  const edited: EditOutcome[] = [];
  const messenger: Messenger = {
    async post(platform, place, view, key) {
      posts.push({ platform, place, view, key });
      const state = answers.shift() ?? "posted";
      if (state === "refused") return { state, why: "forbidden" };
      return state === "posted" ? { state, message: `message-${posts.length}` } : { state };
    },
    async edit(_platform, place, message, view) {
      edits.push({ place, message, view, at: performance.now() });
      return edited.shift() ?? "edited";
    },
  };
  return { messenger, posts, edits, edited };
}

/** Reports the message's name, as a platform that has names for its messages would. */
export async function shown(reply: Reply, message: string): Promise<void> {
  if (reply.type === "post") await reply.onPosted?.(message);
}

/** All text of a message, without buttons; fails if there's no message. */
export const wordsOf = (view: View | undefined): string => textOf(view ?? expect.fail("nothing is shown"));
