// The figures of a comparison, shown privately to people who press *Details* below it.

import { fitsButton, type PressHandler, type Reply, type View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import {
  COMPARED_ROUNDS_MIN,
  type Comparison,
  type Difference,
  NAMED_P_MAX,
} from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { listedGame } from "../../kit/options.ts";
import { playedRounds } from "../../kit/player-rounds.ts";
import { notice } from "../../kit/refusals.ts";
import { traitWords } from "../../kit/trait-words.ts";
import { rounded } from "../views/ways.ts";
import type { ComparedProfiles, ProfileServices } from "../worker/index.ts";
import { type Compared, readSigned, signed } from "./signed.ts";
import { type Pair, readWords } from "./view.ts";

export const COMPARED_SCOPE = "compared";

const HOUR_MS = 3_600_000;
/** How long *Details* answers. */
const OPEN_HOURS = 24;
/** Permutations in the test, including the actual assignment. */
const DEALS = 1000;
const SMALLEST_P = 0.001;

/** *Details*, which carries all it takes to answer it, and when it was drawn. A button that doesn't fit is left out. */
export function detailsButtons(
  { store, now }: Pick<ProfileServices, "store" | "now">,
  { caller, target, game, locale }: Pair,
): Pick<View, "buttons"> {
  const turn = Math.floor(now() / HOUR_MS);
  const session = signed(store, { caller, target, game, turn }, caller.platform);
  const action = { scope: COMPARED_SCOPE, session, turn, move: game.id };
  return fitsButton(action) ? { buttons: [[{ label: say(locale, "button-details"), action }]] } : {};
}

/** For a day, anyone who sees the comparison may see its figures: the consent was to that one. */
export function comparedPress(services: ProfileServices): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    const game = listedGame(action.move);
    const asked = game && readSigned(services.store, action, game, caller.platform);
    if (!asked) return notice(say(locale, "press-old-button"));
    if (services.now() / HOUR_MS - asked.turn > OPEN_HOURS)
      return notice(say(locale, "compare-details-closed"));
    return figures(services, asked, locale);
  };
}

async function figures(services: ProfileServices, asked: Compared, locale: Locale): Promise<Reply> {
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
export function figuresView(compared: ComparedProfiles, game: MatrixGame, locale: Locale): View {
  const { comparison, verdict } = compared;
  const { effectSize, roundsA, roundsB, permutationP } = comparison;
  const p = permutationP ?? 1;
  const lines = [
    readWords(compared, game, locale),
    say(locale, "compare-effect", { effect: rounded(effectSize), roundsA, roundsB }),
    say(locale, "compare-trust", { count: Math.round(DEALS * p), p }),
    ...(verdict?.named ?? []).map((one) => differenceLine(one, game, locale)),
    seedWords(comparison, locale),
  ];
  return {
    title: say(locale, "compare-details-title", { game: gameTitle(game, locale) }),
    blocks: [
      { type: "text", text: lines.join("\n") },
      { type: "quiet", text: say(locale, "compare-details-how", { level: NAMED_P_MAX }) },
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
