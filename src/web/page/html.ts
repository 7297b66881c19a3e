// Markup as a value: `html` of Hono, which escapes whatever stands in its places, but never waits.

import { html as written } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { neutralText } from "../../infra/i18n/name-in-text.ts";

export { raw } from "hono/html";

/** What `html` makes: what stands in its places is neutral and escaped, unless it is such a text itself. */
export type Html = HtmlEscapedString;

/** Places take texts, numbers, markup, and lists of them; nothing for undefined, null and false. */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return written(strings, ...values.map(neutral)) as Html;
}

/** Texts without controls and direction marks; markup, numbers and nothing as they are. */
function neutral(value: unknown): unknown {
  if (typeof value === "string") return neutralText(value);
  return Array.isArray(value) ? value.map(neutral) : value;
}
