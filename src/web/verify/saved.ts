// The parts of the page, used in the common frame and in the standalone file.

import { createHash } from "node:crypto";
import { families } from "../../core/strategies/index.ts";
import { dateTag, type Locale, messagesSource, say } from "../../infra/i18n/index.ts";
import { sourceWords } from "../../infra/source-link.ts";
import { strategyVersion } from "../../people/index.ts";
import { bundleOf } from "../bundle.ts";
import { type Html, html, raw } from "../page/html.ts";
import { asScriptText, STYLE_HASH, wholePage } from "../page/layout.ts";
import type { HostFacts } from "./check.ts";
import type { PageData } from "./message.ts";

/** The texts that the page's script may show. */
const MESSAGES = /^(?:web-verify-|proof-|mines-proof-|end-seals|move-[a-z]+$|settings-you$)/;

export function pageDataFor(host: HostFacts, locale: Locale): PageData {
  const texts = messagesSource(locale, (id) => MESSAGES.test(id));
  return { locale, tag: dateTag(locale), texts, host };
}

/** What this program plays. */
export function shippedFacts(): Pick<HostFacts, "versions"> {
  const versions = families.map(({ family }) => [family, strategyVersion(family)] as const);
  return { versions: Object.fromEntries(versions) };
}

/** `download`: the address of the page as a file. */
export function formPart(locale: Locale, download?: string): Html {
  const text = (id: Parameters<typeof say>[1]) => say(locale, id);
  return html`<h1>${text("web-verify-title")}</h1>
<p class="lead">${text("web-verify-intro")}</p>
<noscript><p class="card">${text("web-verify-no-script")}</p></noscript>
<form id="form" hidden>
<label for="pasted">${text("button-proof")}</label>
<p class="quiet" id="hint">${text("web-verify-hint")}</p>
<textarea id="pasted" rows="6" spellcheck="false" autocomplete="off" aria-describedby="hint"></textarea>
<label for="file">${text("web-verify-file")}</label>
<input id="file" type="file" multiple>
<div class="actions"><button class="first" id="check">${text("button-check")}</button></div>
</form>
<div id="working" role="status" hidden><label for="progress">${text("web-verify-working")}</label>
<progress id="progress"></progress>
<div class="actions"><button type="button" id="cancel">${text("button-cancel")}</button></div></div>
<section id="result" tabindex="-1" aria-live="polite" aria-label="${text("web-verify-result")}"></section>
<h2>${text("web-verify-limits-title")}</h2>
<p>${text("web-verify-limits")}</p>
<p class="quiet">${sourceWords(locale)}</p>
${download !== undefined && html`<p><a href="${download}" download>${text("web-verify-save")}</a></p>`}`;
}

/** The page as one file. Its policy blocks all requests. */
export async function savedPage(host: HostFacts, locale: Locale): Promise<string> {
  const [script, worker] = await Promise.all([inPage("verify"), inPage("verify-worker")]);
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = `default-src 'none'; style-src ${STYLE_HASH}; script-src 'sha256-${hash}' blob:; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'`;
  const head = html`<meta http-equiv="content-security-policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<script type="application/json" id="data">${raw(asScriptText(pageDataFor(host, locale)))}</script>`;
  const body = html`<body>
<main id="main">${formPart(locale)}</main>
<script type="text/plain" id="worker">${raw(worker)}</script>
<script type="module">${raw(script)}</script>
</body>`;
  return String(wholePage(locale, say(locale, "web-verify-title"), head, body));
}

/** Escapes the letters that would end a script element anywhere; inside the script's strings, the escaped form means
 * the same. */
async function inPage(entry: string): Promise<string> {
  return ((await bundleOf(entry))?.code ?? "").replaceAll("</script", "<\\/script");
}
