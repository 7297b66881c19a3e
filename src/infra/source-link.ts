// Where people get a copy of the program: SOURCE_URL, else `repository` in package.json. If neither is set, only the
// host can say, and people read that. Where they get help with this bot: SUPPORT_URL, if it's set.

import { type Environment, webUrl } from "./environment.ts";
import { type Locale, say } from "./i18n/index.ts";
import { PACKAGE } from "./source-hash.ts";

export const sourceUrlField = webUrl("https://git.example.org/gadalka");
export const supportUrlField = webUrl("https://bot.example.org/help");

const { repository: shipped } = PACKAGE;

/** An http(s) address; undefined if none is set. An invalid SOURCE_URL counts as none; `readConfig` reports it. */
export function sourceUrl(
  environment: Environment = process.env,
  repository: string | undefined = typeof shipped === "object" ? shipped.url : shipped,
): string | undefined {
  const [own, usual] = [environment.SOURCE_URL?.trim(), repository?.replace(/^git\+|\.git$/g, "")];
  return [own, usual].flatMap((url) => sourceUrlField.safeParse(url).data ?? [])[0];
}

/** As `sourceUrl`. */
export function supportUrl(environment: Environment = process.env): string | undefined {
  return supportUrlField.safeParse(environment.SUPPORT_URL?.trim()).data;
}

/** A sentence that says where to get a copy. */
export function sourceWords(locale: Locale): string {
  const url = sourceUrl();
  return url === undefined ? say(locale, "source-unknown") : say(locale, "source-at", { link: url });
}
