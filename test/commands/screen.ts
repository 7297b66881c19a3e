// How much of a phone screen a view takes, and what no public message may show.

import { expect } from "vitest";
import { buttonText, type View } from "../../src/chat/index.ts";

/** What binds a secret, or the code of a move. */
const CODE = /(?:[0-9a-f]{8} ){3}[0-9a-f]{8}|(?:[0-9a-f]{4} ){2}[0-9a-f]{4}/g;

/** All text of a view. */
export function wordsOf({ title = "", blocks, buttons = [] }: View): string {
  const texts = blocks.flatMap((block) => ("text" in block ? [block.text] : []));
  return [title, ...texts, ...buttons.flat().map(buttonText)].join("\n");
}

/** Asserts that a public message shows no hex digits (except codes), no ids and no command lines. */
export function expectPlain(view: View, codes: 0 | 1 | 2 = 1): void {
  const words = wordsOf(view);
  expect(words.match(CODE) ?? []).toHaveLength(codes);
  const rest = words.replaceAll(CODE, "");
  expect(rest).not.toMatch(/(?<![\p{L}\p{N}])(?=[0-9a-f]*\d)[0-9a-f]{5,}(?![\p{L}\p{N}])/u);
  expect(rest).not.toMatch(/[A-Za-z0-9_-]{12,}(?<=[0-9][A-Za-z_-]*)/);
  expect(rest).not.toMatch(/(?:^|\s)\/[a-z]{2,}|npm run|gadalka -- /m);
}
