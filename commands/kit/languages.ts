// Who chose which language, cached for a moment: every event asks for it.

import { LRUCache } from "lru-cache";
import type { Caller, ChosenLanguages } from "../../src/chat/index.ts";
import { placeKey } from "../../src/chat/index.ts";
import { atMost } from "../../src/infra/at-most.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import {
  type ChosenLanguage,
  chooseLanguage,
  chosenLanguage,
  languageOf,
  writePlayerId,
} from "../../src/people/index.ts";
import type { KnownPlaces } from "../place/index.ts";
import type { Services } from "./services.ts";

/** After this time a choice made in another process is seen. */
const BELIEVED_MS = 5_000;
const REMEMBERED_PEOPLE = 20_000;

type Person = Pick<Caller, "platform" | "id">;

export interface Languages {
  /** @throws StoreError */
  of(person: Person): Promise<ChosenLanguage>;
  /** Undefined: that of their app. @throws StoreError */
  choose(person: Person, locale: Locale | undefined): Promise<void>;
  /** What is spoken with a person, and in a place. @throws StoreError */
  readonly chosen: ChosenLanguages;
}

export function knownLanguages(
  { store, now }: Pick<Services, "store" | "now">,
  places: Pick<KnownPlaces, "of">,
): Languages {
  const known = new LRUCache<string, Promise<ChosenLanguage>>({
    ...atMost(REMEMBERED_PEOPLE),
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const ask = (person: Person): Promise<ChosenLanguage> => {
    const key = writePlayerId(person);
    const asked = languageOf(store, person);
    known.set(key, asked);
    asked.catch(() => known.peek(key) === asked && known.delete(key));
    return asked;
  };
  const of = (person: Person): Promise<ChosenLanguage> => known.get(writePlayerId(person)) ?? ask(person);
  return {
    of,
    async choose(person, locale) {
      known.delete(writePlayerId(person));
      await chooseLanguage(store, person, locale);
      known.delete(writePlayerId(person));
    },
    async chosen({ caller, place }) {
      const key = placeKey(caller, place);
      const [own, here] = await Promise.all([of(caller), key === undefined ? undefined : places.of(key)]);
      const there = chosenLanguage(here?.language).locale;
      return { ...(own.locale && { caller: own.locale }), ...(there && { place: there }) };
    },
  };
}
