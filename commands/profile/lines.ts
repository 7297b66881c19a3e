// *In six lines* below one's own profile: how the person plays as a few lines, and as a file that plays so. Private.

import type { Button, ButtonPress, Caller, Reply, View } from "../../src/chat/index.ts";
import type { MatrixGame, Move } from "../../src/core/games/index.ts";
import {
  type Condition,
  findLines,
  LINES_GAME,
  type Line,
  type Lines,
  linesSource,
} from "../../src/core/profiles/lines.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { learnedRounds, ownerTag, type PlayerId, PREDICTOR, predictorKey } from "../../src/people/index.ts";
import { moveName } from "../kit/game-words.ts";
import { notice, notYours } from "../kit/refusals.ts";
import { RESULT_WORDS } from "../kit/trait-words.ts";

export const LINES_SCOPE = "lines";
const STEP_WORDS = ["same", "beaten", "beats"] as const;

/** The lines found in the rounds that the bot may learn from; undefined if there are too few, or they say nothing. */
async function linesOf(store: Store, player: PlayerId): Promise<Lines | undefined> {
  const document = await store.read(PREDICTOR, predictorKey(player, LINES_GAME.id));
  return document && document.learns !== false ? findLines(learnedRounds(LINES_GAME, document)) : undefined;
}

/** The button below one's own profile, if there are lines that beat chance. @throws StoreError */
export async function linesButtons(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
  locale: Locale,
): Promise<readonly Button[]> {
  if (game.id !== LINES_GAME.id || !(await linesOf(store, player))) return [];
  const action = { scope: LINES_SCOPE, session: ownerTag(player), turn: 0, move: "open" };
  return [{ label: say(locale, "portrait-button"), action }];
}

export async function linesPress(
  { store }: { readonly store: Store },
  { action, caller }: ButtonPress,
): Promise<Reply> {
  if (action.session !== ownerTag(caller)) return notYours(caller.locale);
  const found = await linesOf(store, caller);
  if (!found) return notice(say(caller.locale, "press-old-button"));
  return { type: "post", view: linesView(found, caller), audience: "caller" };
}

function linesView({ lines, rounds, bits }: Lines, { locale }: Caller): View {
  const percent = Math.round(100 * 2 ** -bits);
  return {
    title: `🔮 ${say(locale, "portrait-button")}`,
    blocks: [
      { type: "text", text: lines.map((line) => lineWords(line, lines.length === 1, locale)).join("\n") },
      { type: "quiet", text: say(locale, "portrait-how", { rounds, lines: percent }) },
      { type: "file", name: "six-lines.js", content: linesSource(lines) },
    ],
  };
}

function lineWords({ condition, reference, counts }: Line, isAlone: boolean, locale: Locale): string {
  const hits = Math.max(...counts);
  const step = counts.indexOf(hits);
  const said =
    reference === "move"
      ? { said: "move", move: moveName(LINES_GAME, step as Move) }
      : { said: `${reference}-${STEP_WORDS[step]}` };
  const rule = say(locale, "portrait-rule", { when: whenWords(condition, isAlone, locale), ...said });
  return say(locale, "portrait-line", { rule, hits, of: counts.reduce((sum, one) => sum + one, 0) });
}

function whenWords(condition: Condition | undefined, isAlone: boolean, locale: Locale): string {
  if (!condition) return say(locale, "portrait-when", { kind: isAlone ? "always" : "else" });
  const { kind } = condition;
  return say(locale, "portrait-when", {
    kind,
    ...("result" in condition && { result: RESULT_WORDS[condition.result] }),
    ...("move" in condition && { move: moveName(LINES_GAME, condition.move) }),
    rounds: 2,
  });
}
