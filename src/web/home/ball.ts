// A crystal ball with a constellation in it: three moves, of which each beats the next.

import { type Html, html } from "../page/html.ts";

/** For the eye alone; its colours stand in the sheet. */
export function crystalBall(): Html {
  return html`<svg class="ball" viewBox="0 0 200 220" aria-hidden="true" focusable="false">
<defs><radialGradient id="glass" cx="38%" cy="30%" r="75%"><stop offset="0" class="light"/><stop offset="0.55" class="middle"/><stop offset="1" class="deep"/></radialGradient></defs>
<path class="stand" d="M52 178h96l14 30q1 4-4 4H42q-5 0-4-4z"/>
<circle cx="100" cy="100" r="88" fill="url(#glass)"/>
<path class="ring" d="M100 50 144 126 56 126z"/>
<path class="star" d="M100 36l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM144 112l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM56 112l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/>
<circle class="dust" cx="74" cy="76" r="1.6"/><circle class="dust" cx="128" cy="66" r="1.2"/><circle class="dust" cx="104" cy="152" r="1.6"/><circle class="dust" cx="152" cy="88" r="1.2"/><circle class="dust" cx="40" cy="96" r="1.2"/>
<path class="shine" d="M38 74Q52 40 86 28"/>
</svg>`;
}
