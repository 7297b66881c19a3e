// Private notices to the person who typed or pressed, as tests expect them.

import { type Locale, say } from "../../src/infra/i18n/index.ts";

export const notice = (...words: Parameters<typeof say>) =>
  ({ type: "notice", text: say(...words) }) as const;

/** For someone who presses a different person's button. */
export const notYours = (locale: Locale, id: Parameters<typeof say>[1] = "press-not-yours") => ({
  ...notice(locale, id),
  isNotYours: true,
});
