import type { PersonalData } from "../../src/chat/index.ts";

/** The personal data of a feature that keeps several kinds of it. */
export function joinedData(parts: readonly PersonalData[]): PersonalData {
  return {
    kinds: parts.flatMap(({ kinds }) => kinds),
    export: async (person) =>
      Object.assign({}, ...(await Promise.all(parts.map((one) => one.export(person))))),
    remove: async (person) => (await Promise.all(parts.map((one) => one.remove(person)))).some(Boolean),
  };
}
