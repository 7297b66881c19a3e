// The page where anyone can check a proof in their own browser, and the same page as one file that needs neither this
// host nor a network.

import { encodePledge, writePublishedKey } from "../../core/fairness/index.ts";
import type { Host } from "../../people/host/index.ts";
import { scriptPath } from "../bundle.ts";
import type { Page, Shown, Site, Visit } from "../page/page.ts";
import type { HostFacts } from "./check.ts";
import { formPart, pageDataFor, savedPage, shippedFacts } from "./saved.ts";

export function verifyPages({ app }: Site): readonly Page[] {
  const { host } = app.services;
  return [
    { path: "/verify", answer: (visit) => shown(host, visit) },
    {
      path: "/verify/page.html",
      answer: async ({ locale }) => ({
        type: "text/html",
        body: await savedPage(factsOf(host), locale),
        fileName: "gadalka-verify.html",
      }),
    },
  ];
}

async function shown(host: Host, visit: Visit): Promise<Shown> {
  const { locale, href, say } = visit;
  return {
    title: say("web-verify-title"),
    about: say("web-verify-intro"),
    main: formPart(locale, href("/verify/page.html")),
    scripts: ["verify"],
    data: { ...pageDataFor(factsOf(host), locale), worker: await scriptPath("verify-worker") },
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
