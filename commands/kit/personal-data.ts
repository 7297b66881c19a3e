import { type PersonalData, storedAs } from "../../src/chat/index.ts";
import type { MessageId } from "../../src/infra/i18n/index.ts";
import type { PersonPart } from "../../src/infra/person-part.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { writePlayerId } from "../../src/people/index.ts";

/** A part of a person's document, exported as stored, in a section of that name. */
export function partData<T>(
  store: Store,
  part: PersonPart<T>,
  section: string,
  line: MessageId,
): PersonalData {
  return {
    kinds: storedAs(line, part.name),
    async export(person) {
      const stored = await part.read(store, writePlayerId(person));
      return stored === undefined ? {} : { [section]: stored };
    },
    remove: (person) => part.remove(store, writePlayerId(person)),
  };
}

/** What features store of a person, a line each, in their order. */
export function storedLines(all: readonly PersonalData[]): readonly MessageId[] {
  return [...new Set(all.flatMap(({ kinds }) => Object.values(kinds)))];
}
