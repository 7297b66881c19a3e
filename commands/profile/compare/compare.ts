// Two profiles compared, where both sides allow it.

import type { Place, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { agreementWith, consentOf, isProfileOpen, writePlayerId } from "../../../src/players/index.ts";
import { pictured } from "../../kit/pictured.ts";
import { playedRounds } from "../../kit/player-rounds.ts";
import type { NamedPlayer } from "../../kit/resolve-person.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { ProfileServices } from "../services.ts";
import { type ComparisonWords, comparisonPicture, comparisonView, tooFewView } from "./view.ts";

/** Who asks to be compared with whom, at which game, where. */
export interface Pair {
  readonly caller: NamedPlayer;
  readonly target: NamedPlayer;
  readonly game: MatrixGame;
  /** The place's key; undefined for a private chat. */
  readonly place: string | undefined;
  readonly locale: Locale;
}

/** Why the target may be compared, in words; undefined where they may not. */
async function basisOf(
  { store }: ProfileServices,
  { caller, target, place, locale }: Pair,
): Promise<string | undefined> {
  const name = shownName(target.name);
  const agreement = await agreementWith(store, target, caller);
  const basis = (words: string): string =>
    `${say(locale, "compare-basis", { name: shownName(caller.name) })} ${words}`;
  if (agreement) {
    const date = new Date(agreement.at).toISOString().slice(0, 10);
    return basis(say(locale, "compare-basis-agreed", { name, date }));
  }
  const consent = await consentOf(store, target);
  if (!consent || !isProfileOpen(consent, place)) return undefined;
  const isForAll = consent.level === "everyone";
  return basis(say(locale, isForAll ? "compare-basis-everyone" : "compare-basis-place", { name }));
}

/** The comparison; undefined where the target does not allow it, or not any more when it is
 * ready. */
export async function comparedView(services: ProfileServices, pair: Pair): Promise<View | undefined> {
  const { caller, target, game, locale } = pair;
  const basis = await basisOf(services, pair);
  if (basis === undefined) return undefined;
  const view = await drawn(services, pair, {
    game,
    a: shownName(caller.name),
    b: shownName(target.name),
    locale,
    basis,
  });
  if ((await basisOf(services, pair)) !== undefined) return view;
  for (const one of [caller, target]) services.painter.forget(writePlayerId(one));
  return undefined;
}

async function drawn(
  services: ProfileServices,
  { caller, target, game }: Pair,
  words: ComparisonWords,
): Promise<View> {
  const [a, b] = await Promise.all([
    playedRounds(services, caller, game),
    playedRounds(services, target, game),
  ]);
  const counts = { a: a.rounds.person.length, b: b.rounds.person.length };
  if (Math.min(counts.a, counts.b) < COMPARED_ROUNDS_MIN) return tooFewView(counts, words);
  const compared = await services.portraits.comparison(game.id, a.rounds, b.rounds);
  const picture = { ...comparisonPicture(compared, words), name: "comparison.png", about: [caller, target] };
  return pictured(services, comparisonView(compared, words), picture, words.locale);
}

/** The place where a comparison is shown, in a language that it has. */
export function localeOf(place: Place, locale: Locale): Locale {
  return place.locale ?? locale;
}
