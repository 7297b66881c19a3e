// `/tournament bundle`: a chat's last tournament in one file that anyone can replay.

import { setTimeout as wait } from "node:timers/promises";
import {
  type BundleContents,
  BundleProblem,
  type BundleProblemKind,
  makeBundle,
  tournamentContents,
} from "../../src/arena/bundles/index.ts";
import { retryingLedger, workOf } from "../../src/arena/index.ts";
import { openSources, storedStrategySources } from "../../src/arena/submissions/index.ts";
import { type CommandCall, localeOf, type Reply, type View } from "../../src/chat/index.ts";
import { typed } from "../../src/infra/console/typed.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { sourceWords } from "../../src/infra/source-link.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { patience } from "../../src/infra/within.ts";
import { notice } from "../kit/refusals.ts";
import type { TournamentServices } from "./index.ts";
import { drawnFor, type Finished, planOf } from "./index.ts";
import { AT, asked } from "./meant.ts";
import { tournamentTitle } from "./view.ts";

export type BundleServices = Pick<TournamentServices, "store" | "host" | "trialPlayers">;

/** How long the reply waits for the file. */
const PATIENCE_MS = patience(2_000);
const STORE_PATIENCE_MS = patience(2_000);
/** Below every platform's file size limit. */
const BYTES_MAX = 8 * 2 ** 20;
/** Keeps a post's key within 25 characters. */
const KEY_END = 18;

/** Ids of tournaments whose bundles are being built, so that each is built only once at a time. */
const beingMade = new Set<string>();

/** The file if it's ready soon; otherwise a notice, and later the file in its own message. */
export async function bundleReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const found = await asked(services, call, call.options[AT]);
  const { current, finished = [] } = found?.document ?? {};
  const [last] = finished;
  if (!last)
    return notice(say(call.caller.locale, current ? "tournament-bundle-not-over" : "tournament-none-yet"));
  if (beingMade.has(last.id)) return notice(say(call.caller.locale, "tournament-bundle-busy"));
  beingMade.add(last.id);
  const isOwn = call.options[AT] !== undefined;
  const audience = isOwn ? "caller" : "place";
  const locale = isOwn ? call.caller.locale : localeOf(call);
  const made = bundleView(services, last, locale).finally(() => beingMade.delete(last.id));
  const soon = await Promise.race([made, wait(PATIENCE_MS, "later" as const, { ref: false })]);
  if (soon !== "later") return { type: "post", view: soon, audience };
  void made.then((view) => postLater(services, call, last.id, view)).catch(services.onFailure);
  const text = say(locale, "tournament-bundle-later");
  return {
    type: "post",
    view: { title: tournamentTitle(last, locale), blocks: [{ type: "text", text }] },
    audience,
  };
}

async function postLater(
  { post }: TournamentServices,
  { caller, place }: CommandCall,
  id: string,
  view: View,
): Promise<void> {
  await post(caller.platform, place, view, `bundle-${id.slice(-KEY_END)}`, "asked");
}

/** The message with the file, or why there is none. */
async function bundleView(services: TournamentServices, last: Finished, locale: Locale): Promise<View> {
  const title = tournamentTitle(last, locale);
  try {
    const { name, bytes } = await bundleFile(services, last);
    if (bytes.length > BYTES_MAX) throw new BundleProblem("too-large", `${bytes.length} bytes`);
    const text = say(locale, "tournament-bundle");
    return {
      title,
      blocks: [
        { type: "text", text },
        { type: "code", text: typed(`arena replay ${name}`) },
        { type: "quiet", text: sourceWords(locale) },
        { type: "file", name, content: Buffer.from(bytes).toString("base64"), encoding: "base64" },
      ],
    };
  } catch (error) {
    if (!(error instanceof BundleProblem)) throw error;
    services.log.warn({ err: error }, "a tournament could not be bundled");
    return { title, blocks: [{ type: "text", text: say(locale, noBundle(error)) }] };
  }
}

/** Why there is no file. */
export function noBundle({ kind }: BundleProblem): MessageId {
  return REFUSALS[kind] ?? "tournament-bundle-failed";
}

const REFUSALS: Partial<Readonly<Record<BundleProblemKind, MessageId>>> = {
  incomplete: "tournament-bundle-forgotten",
  differs: "tournament-bundle-differs",
};

export interface BundleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Replays every match. @throws BundleProblem. */
export async function bundleFile(
  { store, host, trialPlayers }: BundleServices,
  last: Finished,
): Promise<BundleFile> {
  const contents = await contentsOf(store, last);
  const executor = trialPlayers(workOf(planOf(last)));
  try {
    const bytes = await makeBundle(contents, {
      strategySources: storedStrategySources(store),
      openSource: openSources(store),
      executor,
      host,
    });
    return { name: bundleName(last.id), bytes };
  } finally {
    await executor.close();
  }
}

export function bundleName(id: string): string {
  return `tournament-${id}.gadalka`;
}

/** @throws BundleProblem `incomplete` if its matches are gone. */
export function contentsOf(store: Store, last: Finished): Promise<BundleContents> {
  const ledger = retryingLedger(store, last.id, { signal: AbortSignal.timeout(STORE_PATIENCE_MS) });
  const draw = last.drawn && { ...last.drawn, session: drawnFor(last) };
  return tournamentContents(planOf(last), ledger, {
    title: tournamentTitle(last, "en"),
    ...(draw && { draw }),
  });
}
