// The bundle of an ended tournament: the same bytes as in its chat.

import { setTimeout as wait } from "node:timers/promises";
import { noBundle } from "../../../../commands/tournament/bundle.ts";
import { BundleProblem } from "../../../arena/bundles/index.ts";
import type { MessageId } from "../../../infra/i18n/index.ts";
import { patience } from "../../../infra/within.ts";
import { html } from "../../page/html.ts";
import type { Answer, Site, Visit } from "../../page/page.ts";
import { unlisted } from "../../page/parts.ts";
import { type Opened, wayBack } from "./shown.ts";

/** How long an answer waits for the file, which is made in any case. */
const PATIENCE_MS = patience(5_000);

export async function bundleAnswer({ app }: Site, opened: Opened, visit: Visit): Promise<Answer | undefined> {
  if (opened.state.phase !== "ended") return undefined;
  try {
    const made = app.tournaments.bundle(opened.state.tournament);
    const file =
      made === "busy"
        ? made
        : await Promise.race([made, wait(PATIENCE_MS, "later" as const, { ref: false })]);
    if (typeof file === "string") return saying(opened, visit, "web-tournament-making", 503);
    return { type: "application/octet-stream", body: new Uint8Array(file.bytes), fileName: file.name };
  } catch (error) {
    if (!(error instanceof BundleProblem)) throw error;
    return saying(opened, visit, noBundle(error), error.kind === "incomplete" ? 404 : 503);
  }
}

function saying(opened: Opened, visit: Visit, words: MessageId, status: number) {
  const title = visit.say("web-tournament-bundle");
  const main = html`<h1>${title}</h1><p>${visit.say(words)}</p>${wayBack(opened, visit)}`;
  return unlisted(title, main, status);
}
