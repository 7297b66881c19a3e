// Markup as a value: `html` of Hono, which escapes whatever stands in its places, but never waits.

import { html as written } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export { raw } from "hono/html";

/** What `html` makes: what stands in its places is escaped, unless it is such a text itself. */
export type Html = HtmlEscapedString;

/** Places take texts, numbers, markup, and lists of them; nothing for undefined, null and false. */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return written(strings, ...values) as Html;
}
