// The figures of a comparison, shown privately to people who press *Details* below it.

import {
  type ButtonPress,
  fitsButton,
  type PressHandler,
  placeKey,
  type Reply,
  type View,
} from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN, type Comparison, type Difference } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { listedGame } from "../../kit/options.ts";
import { playedRounds } from "../../kit/player-rounds.ts";
import { notice } from "../../kit/refusals.ts";
import { traitWords } from "../../kit/trait-words.ts";
import { playerToken, readPlayerToken } from "../views/player-token.ts";
import { rounded } from "../views/ways.ts";
import type { ComparedProfiles, ProfileServices } from "../worker/index.ts";
import { type Basis, basisDigest, basisOf, type Compared, type Pair } from "./pair.ts";
import { readWords } from "./view.ts";

export const COMPARED_SCOPE = "compared";

/** Permutations in the test, including the actual assignment. */
const DEALS = 1000;
const SMALLEST_P = 0.001;

/** *Details*, which carries all it takes to answer it: both players and the digest of the consent. A button that doesn't
 * fit is left out. */
export function detailsButtons({ caller, target, game, locale }: Pair, basis: Basis): Pick<View, "buttons"> {
  const token = (one: PlayerId): string => playerToken(one, caller.platform);
  const session = `${token(caller)}${token(target)}${basisDigest(basis, { caller, target })}`;
  const action = { scope: COMPARED_SCOPE, session, turn: 0, move: game.id };
  return fitsButton(action) ? { buttons: [[{ label: say(locale, "button-details"), action }]] } : {};
}

export function comparedPress(services: ProfileServices): PressHandler {
  return async (press) => {
    const { locale } = press.caller;
    const asked = readAsked(press);
    if (!asked) return notice(say(locale, "press-old-button"));
    const isOpen = async (): Promise<boolean> => maySee(services, press, asked);
    const closed = notice(say(locale, "compare-details-closed"));
    if (!(await isOpen())) return closed;
    const answer = await figures(services, asked, locale);
    return (await isOpen()) ? answer : closed;
  };
}

interface Asked extends Compared {
  readonly game: MatrixGame;
  readonly digest: string;
}

function readAsked({ action: { session, move }, caller, place }: ButtonPress): Asked | undefined {
  const game = listedGame(move);
  const first = readPlayerToken(session, caller.platform);
  const second = first && readPlayerToken(first.rest, caller.platform);
  if (!game || !first || !second) return undefined;
  const [one, other, digest] = [first.player, second.player, second.rest];
  return { caller: one, target: other, game, digest, place: placeKey(caller, place) };
}

/** Whether the comparison itself could still be requested here; in a private chat, only by these two. */
async function maySee(services: ProfileServices, { caller }: ButtonPress, asked: Asked): Promise<boolean> {
  const both = [asked.caller, asked.target].map(writePlayerId);
  if (asked.place === undefined && !both.includes(writePlayerId(caller))) return false;
  const basis = await basisOf(services.store, asked);
  return basis !== undefined && basisDigest(basis, asked) === asked.digest;
}

async function figures(services: ProfileServices, asked: Asked, locale: Locale): Promise<Reply> {
  const { caller, target, game } = asked;
  const [{ rounds: a }, { rounds: b }] = await Promise.all([
    playedRounds(services, caller, game),
    playedRounds(services, target, game),
  ]);
  if (Math.min(a.person.length, b.person.length) < COMPARED_ROUNDS_MIN)
    return notice(say(locale, "compare-details-closed"));
  const compared = await services.profileWorker.comparison(game.id, a, b);
  return { type: "post", view: figuresView(compared, game, locale), audience: "caller" };
}

/** Without names: first and second mean the same people as in the message above. */
function figuresView(compared: ComparedProfiles, game: MatrixGame, locale: Locale): View {
  const { comparison, differences } = compared;
  const { effectSize, roundsA, roundsB, permutationP } = comparison;
  const p = permutationP ?? 1;
  const lines = [
    readWords(compared, game, locale),
    say(locale, "compare-effect", { effect: rounded(effectSize), roundsA, roundsB }),
    say(locale, "compare-trust", { count: Math.round(DEALS * p), p }),
    ...differences.map((one) => differenceLine(one, game, locale)),
    seedWords(comparison, locale),
  ];
  return {
    title: say(locale, "compare-details-title", { game: gameTitle(game, locale) }),
    blocks: [
      { type: "text", text: lines.join("\n") },
      { type: "quiet", text: say(locale, "compare-details-how") },
    ],
  };
}

function differenceLine(one: Difference, game: MatrixGame, locale: Locale): string {
  return say(locale, "compare-details-difference", {
    habit: traitWords(game, one, locale),
    countA: one.a.count,
    totalA: one.a.total,
    countB: one.b.count,
    totalB: one.b.total,
    p: pWords(one.p, locale),
  });
}

/** `= 0.03`, or `< 0.001`. */
function pWords(p: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 1 });
  return p < SMALLEST_P ? `< ${format.format(SMALLEST_P)}` : `= ${format.format(p)}`;
}

/** The seed distance as in the cited source, and by depth. */
function seedWords({ p, d }: Comparison, locale: Locale): string {
  const format = (value: number): string =>
    new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, useGrouping: false }).format(value);
  const sum = { p: rounded(p), most: d.length, context: d.length - 1 };
  return say(locale, "compare-seed", { ...sum, d: d.map(format).join(" · ") });
}
