// Private notices to the person who typed or pressed, as tests expect them.

import { expect } from "vitest";
import { type Locale, say } from "../../src/infra/i18n/index.ts";

export const notice = (...words: Parameters<typeof say>) =>
  ({ type: "notice", text: say(...words) }) as const;

/** For someone who presses a button of a different person's panel. */
export const notYours = (locale: Locale) => notice(locale, "press-not-yours");

/** For someone who presses a button of a different person's game: whose it is, and *Play too*. */
export const othersGame = (locale: Locale, whose: string) => ({
  type: "post",
  audience: "caller",
  isNotYours: true,
  view: {
    blocks: [{ type: "text", text: whose }],
    buttons: [[{ label: say(locale, "button-play-too"), action: expect.anything(), style: "primary" }]],
  },
});
