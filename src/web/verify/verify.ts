// The page where anyone can check a proof in their own browser, without sending anything.

import { writeDayLine } from "../../core/proof/line.ts";
import { dateTag, type Locale, messagesSource } from "../../infra/i18n/index.ts";
import { sourceWords } from "../../infra/source-link.ts";
import type { Host } from "../../people/host/host.ts";
import { html } from "../page/html.ts";
import type { Page, Shown, Site, Visit } from "../page/page.ts";

/** What the page's script gets. */
export interface VerifyData {
  readonly locale: string;
  /** Its texts, in Fluent syntax. */
  readonly texts: string;
}

const TEXTS = /^(?:web-verify-|move-[a-z]+$|settings-you$)/;

export function verifyPages({ app }: Site): readonly Page[] {
  return [{ path: "/verify", answer: (visit) => shown(app.services.host, visit) }];
}

function shown(host: Host, { locale, say }: Visit): Shown {
  const day = host.shownDay();
  const line = day && writeDayLine(day);
  return {
    title: say("web-verify-title"),
    about: say("web-verify-intro"),
    scripts: ["verify"],
    data: dataFor(locale),
    main: html`<h1>${say("web-verify-title")}</h1>
<p class="lead">${say("web-verify-intro")}</p>
<noscript><p class="card">${say("web-verify-no-script")}</p></noscript>
<form id="form" hidden>
<label for="line">${say("web-verify-line")}</label>
<textarea id="line" rows="3" spellcheck="false" autocomplete="off"></textarea>
<label for="messages">${say("web-verify-messages")}</label>
<textarea id="messages" rows="6" spellcheck="false" autocomplete="off"></textarea>
<div class="actions"><button class="first" id="check">${say("button-check")}</button></div>
</form>
<section id="result" tabindex="-1" aria-live="polite" aria-label="${say("web-verify-result")}"></section>
<h2>${say("web-verify-limits-title")}</h2>
<p>${say("web-verify-limits")}</p>
<p>${say("fairness-anchor", { anchor: host.anchor })}</p>
${line && html`<p><a href="#${line}"><code class="line">${line}</code></a></p>`}
<p class="quiet">${sourceWords(locale)}</p>`,
  };
}

function dataFor(locale: Locale): VerifyData {
  return { locale: dateTag(locale), texts: messagesSource(locale, (id) => TEXTS.test(id)) };
}
