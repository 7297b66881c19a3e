// Markup as a value: Hono's `html`, which escapes all interpolated values, but synchronous.

import { html as written } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { neutralText } from "../../infra/i18n/name-in-text.ts";

export { raw } from "hono/html";

/** The result of `html`: interpolated values are neutralized and escaped, unless they're `Html` themselves. */
export type Html = HtmlEscapedString;

/** Accepts texts, numbers, markup, and lists of them; undefined, null and false produce nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return written(strings, ...values.map(neutral)) as Html;
}

/** Strips control characters and direction marks from texts; markup, numbers and empty values are unchanged. */
function neutral(value: unknown): unknown {
  if (typeof value === "string") return neutralText(value);
  return Array.isArray(value) ? value.map(neutral) : value;
}
