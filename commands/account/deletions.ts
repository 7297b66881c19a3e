// Notes who deletes their data, so that a backup from before, when it is restored, is rid of them again.

import type { PersonalData } from "../../src/chat/index.ts";
import { DELETIONS, noteDeletion } from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";

/** The first to be removed: only then it is noted before anything is gone. What is noted, a keyed hash, is
 * shown to nobody and stays. */
export function deletionNotes({ store, host, now }: Services): PersonalData {
  return {
    kinds: [],
    export: async () => ({}),
    remove: async (person) => {
      await noteDeletion(store, (name) => host.keyedHash(DELETIONS, name), person, now());
      return false;
    },
  };
}
