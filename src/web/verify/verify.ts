// The page where anyone can check a proof in their own browser, and the same page as one file that needs neither this
// host nor a network.

import { encodePledge, writePublishedKey } from "../../core/fairness/index.ts";
import type { Host } from "../../people/host/index.ts";
import { scriptPath } from "../bundle.ts";
import type { Page, Shown, Site, Visit } from "../page/page.ts";
import { covered } from "../page/preview.ts";
import type { HostFacts } from "./check.ts";
import { formPart, pageDataFor, savedPage, shippedFacts } from "./saved.ts";

const MINUTE_SECONDS = 60;

export function verifyPages({ app }: Site): readonly Page[] {
  const { host } = app.services;
  return [
    { path: "/verify", shared: () => [], answer: (visit) => shown(host, visit) },
    {
      path: "/verify/page.html",
      shared: () => [],
      answer: async ({ locale }) => ({
        type: "text/html",
        body: await savedPage(factsOf(host), locale),
        fileName: "gadalka-verify.html",
        keptSeconds: MINUTE_SECONDS,
      }),
    },
  ];
}

async function shown(host: Host, visit: Visit): Promise<Shown> {
  const { locale, href } = visit;
  return {
    ...covered(visit, "verify"),
    main: formPart(locale, href("/verify/page.html")),
    scripts: ["verify"],
    data: { ...pageDataFor(factsOf(host), locale), worker: await scriptPath("verify-worker") },
    allowed: { workers: true },
    keptSeconds: MINUTE_SECONDS,
  };
}

function factsOf(host: Host): HostFacts {
  const published = host.publishedKey();
  return {
    pledges: host.pledges.map(encodePledge),
    ...(published && { publishedKey: writePublishedKey(published) }),
    ...shippedFacts(),
  };
}
