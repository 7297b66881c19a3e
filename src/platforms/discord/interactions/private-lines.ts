// What a presser alone is told beside a message that all see: one private message by person and message,
// which the next line replaces, so that a match leaves one of them and not one by pick.

import { LRUCache } from "lru-cache";
import { atMost } from "../../../infra/at-most.ts";
import { KeyedMutex } from "../../../infra/keyed-mutex.ts";
import type { Message } from "../messages/message.ts";
import type { Calls } from "./calls.ts";

const REMEMBERED_LINES = 5000;
/** Only the interaction that posted it can edit it, within 15 minutes. */
const EDITABLE_FOR_MS = 14.5 * 60_000;

/** One that stands, and the calls of the interaction that posted it. */
interface Standing {
  readonly id: string;
  readonly content: string | undefined;
  readonly calls: Calls;
}

export interface PrivateLines {
  /** Edits the private message under the key, or posts it. Rejects with the REST error of the post. */
  tell(key: string, line: Message, calls: Calls): Promise<void>;
}

/** @param now milliseconds from any origin. */
export function createPrivateLines(now = () => performance.now()): PrivateLines {
  const inTurn = new KeyedMutex();
  const standing = new LRUCache<string, Standing>({
    ...atMost(REMEMBERED_LINES),
    ttl: EDITABLE_FOR_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const keep = (key: string, kept: Standing): void => {
    // The time counts from the post.
    standing.set(key, kept, { ttl: standing.getRemainingTTL(key) || EDITABLE_FOR_MS });
  };
  const post = async (key: string, line: Message, calls: Calls): Promise<void> => {
    standing.delete(key);
    const id = await calls.followUp(line);
    if (id !== undefined) keep(key, { id, content: line.body.content, calls });
  };
  return {
    tell: (key, line, calls) =>
      inTurn.run(key, async () => {
        const before = standing.get(key);
        const { content } = line.body;
        if (!before) return post(key, line, calls);
        if (before.content === content) return;
        const edited = await before.calls.editMessage(before.id, line).then(
          () => true,
          () => false,
        );
        if (edited) keep(key, { ...before, content });
        else await post(key, line, calls);
      }),
  };
}
