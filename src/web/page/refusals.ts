// Pages for what is not there, not allowed, or went wrong. They tell nothing of why.

import type { MessageId } from "../../infra/i18n/index.ts";
import { html } from "./html.ts";
import type { Shown, Visit } from "./page.ts";

const WORDS = {
  404: ["web-missing-title", "web-missing"],
  405: ["web-missing-title", "web-missing"],
  413: ["web-too-long-title", "web-too-long"],
  500: ["web-failed-title", "web-failed"],
  503: ["web-busy-title", "web-busy"],
} as const;

/** `why`: better words than those of the status. */
export function refusalPage({ say, href }: Visit, status: keyof typeof WORDS, why?: MessageId): Shown {
  const [title, usual] = WORDS[status];
  const words = why ?? usual;
  return {
    title: say(title),
    status,
    isUnlisted: true,
    main: html`<h1>${say(title)}</h1><p>${say(words)}</p><p><a href="${href("/")}">${say("web-to-start")}</a></p>`,
  };
}
