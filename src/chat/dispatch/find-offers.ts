// Filters inline offers by the words typed so far.

import type { Offer } from "../vocabulary/reply.ts";

/** Offers of which every typed word begins a word; all of them when none fits. */
export function findOffers(offers: readonly Offer[], query: string): readonly Offer[] {
  const typed = wordsIn(query);
  const fitting = offers.filter(({ title, words }) => {
    const known = wordsIn([title, ...words].join(" "));
    return typed.every((word) => known.some((one) => one.startsWith(word)));
  });
  return fitting.length > 0 ? fitting : offers;
}

/** Lower-case words without accents, so that a letter is found without its dots. */
function wordsIn(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.split(/[^\p{L}\d]+/u).filter((word) => word !== "");
}
