// Compares two profiles if both sides allow it.

import type { Caller, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { EARLY_ROUNDS_MIN } from "../../../src/core/profiles/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { pictured } from "../../kit/pictured.ts";
import { playedRounds } from "../../kit/player-rounds.ts";
import type { ProfileServices } from "../worker/index.ts";
import { detailsButtons } from "./details.ts";
import { type Basis, basisOf, type Pair } from "./pair.ts";
import { comparisonPicture, comparisonView, comparisonWords, isEarly, tooFewView } from "./view.ts";

/** Undefined if the target doesn't allow it, or withdraws consent while it's being computed. */
export async function comparedView(services: ProfileServices, pair: Pair): Promise<View | undefined> {
  const { caller, target } = pair;
  const basis = await basisOf(services.store, pair);
  if (basis === undefined) return undefined;
  const made = await drawn(services, pair, basis);
  if ((await basisOf(services.store, pair)) !== undefined) return made;
  for (const one of [caller, target]) services.painter.forget(writePlayerId(one));
  return undefined;
}

/** How many rounds the person is short of; undefined if they have enough. */
export async function tooFewOwn(
  services: ProfileServices,
  caller: Caller,
  game: MatrixGame,
): Promise<string | undefined> {
  const { rounds } = await playedRounds(services, caller, game);
  const missing = EARLY_ROUNDS_MIN - rounds.person.length;
  if (missing <= 0) return undefined;
  const { locale } = caller;
  const words = { missing, needed: EARLY_ROUNDS_MIN, game: gameTitle(game, locale) };
  return say(locale, "compare-own-missing", words);
}

async function drawn(services: ProfileServices, pair: Pair, basis: Basis): Promise<View> {
  const { caller, target, game } = pair;
  const words = comparisonWords(pair, basis);
  const [{ rounds: a }, { rounds: b }] = await Promise.all([
    playedRounds(services, caller, game),
    playedRounds(services, target, game),
  ]);
  const counts = { a: a.person.length, b: b.person.length };
  if (Math.min(counts.a, counts.b) < EARLY_ROUNDS_MIN) return tooFewView(counts, words);
  const compared = await services.profileWorker.comparison(game.id, a, b);
  const picture = { ...comparisonPicture(compared, words), name: "comparison.png", about: [caller, target] };
  // Too few rounds for the test means no figures for *Details*.
  const details = isEarly(compared) ? {} : detailsButtons(pair, basis);
  const view = { ...comparisonView(compared, words), ...details };
  return pictured(services, view, picture, words.locale);
}
