// What chat apps show for a link to a page: title, sentence and picture (https://ogp.me), in the page's language. Also
// the icons for clients that don't read the one in a page's head.

import type { MessageId } from "../../infra/i18n/index.ts";
import type { Chart } from "../../infra/pictures/index.ts";
import { type Html, html } from "./html.ts";
import type { Page, Sent, Shown, Site, Visit } from "./page.ts";
import { inLanguage } from "./visit.ts";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/** Title and sentence by card: pages whose preview is only words. */
const COVERS = {
  home: ["web-home-title", "web-home-about"],
  arena: ["web-arena-title", "web-arena-about"],
  mines: ["start-mines", "web-mines-guest"],
  verify: ["web-verify-title", "web-verify-intro"],
} as const satisfies Readonly<Record<string, readonly [title: MessageId, lead: MessageId]>>;

export type Cover = keyof typeof COVERS;

/** The words of such a page, and its card. */
export function covered(
  { say }: Visit,
  name: Cover,
): {
  readonly title: string;
  readonly about: string;
  readonly picture: NonNullable<Shown["picture"]>;
} {
  const [title, about] = COVERS[name];
  return { title: say(title), about: say(about), picture: { path: `/cover/${name}.png`, alt: say(title) } };
}

export function previewPages(site: Site): readonly Page[] {
  const icon = (path: string): Page => ({
    path,
    shared: () => [],
    answer: () => drawn(site, { kind: "icon" }, DAY_SECONDS),
  });
  return [
    {
      path: "/cover/:file",
      shared: () => [],
      answer: (visit) => {
        const name = Object.keys(COVERS).find((one): one is Cover => `${one}.png` === visit.named.file);
        if (!name) return undefined;
        const { title, about } = covered(visit, name);
        return drawn(site, { kind: "cover", title, subtitle: about }, HOUR_SECONDS);
      },
    },
    icon("/icon.png"),
    icon("/favicon.ico"),
  ];
}

/** A picture for previews. @param about tags whose data it shows. */
export async function drawn(
  { app }: Site,
  chart: Chart,
  keptSeconds?: number,
  about: readonly string[] = [],
): Promise<Sent> {
  const body = new Uint8Array(await app.services.painter.draw(chart, about));
  return { type: "image/png", body, keptSeconds };
}

/** Empty for a page that isn't there. */
export function previewTags({ publicUrl }: Pick<Site, "publicUrl">, visit: Visit, page: Shown) {
  const { title, about, status = 200 } = page;
  if (status >= 400) return undefined;
  const { path, alt } = page.picture ?? covered(visit, "home").picture;
  const tags = {
    site_name: "Gadalka",
    type: "website",
    title,
    description: about,
    url: `${publicUrl}${visit.href(visit.url.pathname)}`,
    image: `${publicUrl}${inLanguage(path, visit.locale)}`,
    "image:alt": alt,
  };
  const lines = Object.entries(tags).map(([name, content]): Html | undefined =>
    content === undefined ? undefined : html`<meta property="og:${name}" content="${content}">`,
  );
  return html`${about && html`<meta name="description" content="${about}">`}
${lines}<meta name="twitter:card" content="summary_large_image">`;
}
