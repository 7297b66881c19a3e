// Reads and updates chats' documents.

import type { Store } from "../../../src/infra/store/index.ts";
import { emptyPlace, KEPT_MS, type PlaceTournaments, type Venue, venueKey } from "./place-document.ts";
import { PLACE } from "./place-kind.ts";

export interface Places {
  read(key: string): Promise<PlaceTournaments | undefined>;
  /** Changes an existing document unless `change` returns undefined; resolves to whether it did. */
  change(key: string, change: (document: PlaceTournaments) => PlaceTournaments | undefined): Promise<boolean>;
  /** Decides on the chat's document, or on an empty one. */
  decide<Result>(venue: Venue, decide: (document: PlaceTournaments) => Decision<Result>): Promise<Result>;
}

interface Decision<Result> {
  readonly next?: PlaceTournaments | undefined;
  readonly outcome: Result;
}

export function placesIn(store: Store): Places {
  return {
    read: (key) => store.read(PLACE, key),
    change: (key, change) =>
      store.update(
        PLACE,
        key,
        (stored) => {
          const next = stored && change(stored);
          return { next, result: next !== undefined };
        },
        KEPT_MS,
      ),
    decide: (venue, decide) =>
      store.update(
        PLACE,
        venueKey(venue),
        (stored) => {
          const { next, outcome } = decide(stored ?? emptyPlace(venue));
          return { next, result: outcome };
        },
        KEPT_MS,
      ),
  };
}
