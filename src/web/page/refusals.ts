// Pages for what's missing, forbidden or failed. They don't say why.

import type { MessageId } from "../../infra/i18n/index.ts";
import { html } from "./html.ts";
import type { Shown, Visit } from "./page.ts";

/** `why`: a more specific text than the status's own. */
export function refusalPage(
  { say, href }: Visit,
  status: 404 | 405 | 413 | 500 | 503,
  why?: MessageId,
): Shown {
  const title = say("web-refused-title", { status });
  const words = why ? say(why) : say("web-refused", { status });
  return {
    title,
    status,
    isUnlisted: true,
    main: html`<h1>${title}</h1><p>${words}</p><p><a href="${href("/")}">${say("web-to-start")}</a></p>`,
  };
}
