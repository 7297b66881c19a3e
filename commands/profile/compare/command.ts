// `/profile compare`: compares at once where visibility allows it, otherwise sends a request.

import { type CommandCall, type Mention, placeKey, type Reply, type View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import type { CompareRequest } from "../../../src/people/index.ts";
import { notice } from "../../kit/refusals.ts";
import { resolvePerson } from "../../kit/resolve-person.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { ProfileServices } from "../worker/index.ts";
import { type AskResult, askForConsent } from "./ask.ts";
import { calledCardView, questionButton } from "./card.ts";
import { comparedView, tooFewOwn } from "./compare.ts";
import type { Pair } from "./pair.ts";

export async function compareProfiles(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
): Promise<Reply> {
  const { caller, place, options } = call;
  const { locale } = caller;
  if (options.user === undefined) return notice(say(locale, "compare-with-whom"));
  const target = await resolvePerson(services, call, options.user);
  if ("problem" in target) return notice(target.problem);
  if (target === caller) return notice(say(locale, "compare-oneself"));
  const short = await tooFewOwn(services, caller, game);
  if (short !== undefined) return notice(short);
  const pair = {
    caller,
    target,
    game,
    place: placeKey(caller, place),
    locale: place.locale ?? locale,
  };
  const view = await comparedView(services, pair);
  return view ? { type: "post", view, audience: "place" } : ask(services, call, pair);
}

async function ask(services: ProfileServices, call: CommandCall, pair: Pair): Promise<Reply> {
  const { target, locale } = pair;
  const result = await askForConsent(services, call, pair);
  if ("refusal" in result) return notice(refusalWords(result.refusal, target.name, locale));
  if (result.card === "here") {
    const { request, mentions, onPosted } = result;
    const view = calledCardView(request, target.name, mentions ? mentionOf(target) : undefined);
    return { type: "post", view, audience: "place", onPosted };
  }
  // The request may have been accepted in the meantime.
  const view = (await comparedView(services, pair)) ?? askedView(result, target.name);
  return { type: "post", view, audience: "caller" };
}

function mentionOf({ id, name, handle }: Pair["target"]): Mention {
  return { name: shownName(name), id, ...(handle !== undefined && { handle }) };
}

/** Shown privately to the requester while the request is open; `target`: the asked player's name. */
function askedView({ request, card }: Extract<AskResult, { request: CompareRequest }>, target: string): View {
  const { locale } = request;
  const words = card === "sent" ? "compare-sent" : "compare-noted";
  return {
    blocks: [{ type: "text", text: say(locale, words, { name: shownName(target) }) }],
    buttons: [[questionButton(request, say(locale, "button-retract"), "retract")]],
  };
}

const REFUSALS: Readonly<Record<Extract<AskResult, { refusal: string }>["refusal"], MessageId>> = {
  waiting: "compare-waiting",
  declined: "compare-not-now",
  "too-many": "compare-too-many",
  lately: "compare-lately",
  unavailable: "compare-away",
  muted: "challenge-muted",
  left: "challenge-left",
  "too-often": "challenge-too-often",
};

function refusalWords(refusal: keyof typeof REFUSALS, target: string, locale: Locale): string {
  return say(locale, REFUSALS[refusal], { name: shownName(target) });
}
