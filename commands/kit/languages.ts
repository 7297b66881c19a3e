// Which language each person chose, cached briefly because every event asks for it.

import type { Caller, ChosenLanguages } from "../../src/chat/index.ts";
import { placeKey } from "../../src/chat/index.ts";
import { believed } from "../../src/infra/believed.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import {
  type ChosenLanguage,
  chooseLanguage,
  chosenLanguage,
  PLAYER_LANGUAGE,
  writePlayerId,
} from "../../src/people/index.ts";
import type { KnownPlaces } from "../place/index.ts";
import type { Services } from "./services.ts";

const REMEMBERED_PEOPLE = 20_000;

type Person = Pick<Caller, "platform" | "id">;

export interface Languages {
  /** @throws StoreError */
  of(person: Person): Promise<ChosenLanguage>;
  /** `locale` undefined: the app's language. @throws StoreError */
  choose(person: Person, locale: Locale | undefined): Promise<void>;
  /** The language for a person, and for a chat. @throws StoreError */
  readonly chosen: ChosenLanguages;
}

export function knownLanguages(
  { store, now }: Pick<Services, "store" | "now">,
  places: Pick<KnownPlaces, "of">,
): Languages {
  const read = async (key: string) => chosenLanguage(await PLAYER_LANGUAGE.read(store, key));
  const known = believed<ChosenLanguage>(read, { max: REMEMBERED_PEOPLE, now });
  const of = (person: Person) => known.of(writePlayerId(person));
  return {
    of,
    async choose(person, locale) {
      known.forget(writePlayerId(person));
      await chooseLanguage(store, person, locale);
      known.forget(writePlayerId(person));
    },
    async chosen({ caller, place }) {
      const key = placeKey(caller, place);
      const [own, here] = await Promise.all([of(caller), key === undefined ? undefined : places.of(key)]);
      const there = chosenLanguage(here?.language).locale;
      return { ...(own.locale && { caller: own.locale }), ...(there && { place: there }) };
    },
  };
}
