import type { PersonalData } from "../../src/chat/index.ts";
import type { PersonPart } from "../../src/infra/person-part.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { writePlayerId } from "../../src/people/index.ts";

/** A part of a person's document, exported as stored, in a section of that name. */
export function partData<T>(store: Store, part: PersonPart<T>, section: string): PersonalData {
  return {
    kinds: [part.name],
    async export(person) {
      const stored = await part.read(store, writePlayerId(person));
      return stored === undefined ? {} : { [section]: stored };
    },
    remove: (person) => part.remove(store, writePlayerId(person)),
  };
}

/** The personal data of a feature that stores several kinds. */
export function joinedData(parts: readonly PersonalData[]): PersonalData {
  return {
    kinds: parts.flatMap(({ kinds }) => kinds),
    export: async (person) =>
      Object.assign({}, ...(await Promise.all(parts.map((one) => one.export(person))))),
    remove: async (person) => (await Promise.all(parts.map((one) => one.remove(person)))).some(Boolean),
  };
}
