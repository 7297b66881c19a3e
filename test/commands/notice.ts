// What whoever typed or pressed is told alone, as tests expect it.

import { type Locale, say } from "../../src/infra/i18n/index.ts";

export const notice = (...words: Parameters<typeof say>) =>
  ({ type: "notice", text: say(...words) }) as const;

/** To whoever presses what is another person's. */
export const notYours = (locale: Locale, id: Parameters<typeof say>[1] = "press-not-yours") => ({
  ...notice(locale, id),
  isNotYours: true,
});
