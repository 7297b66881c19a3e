// Hints: worked out in a thread, then noted in the game they were for, if it still stands so.

import type { ButtonPress, Caller, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { withHint } from "../acts.ts";
import { gameOf, type MinesRecord, NEW_PLAYER_MINES, PLAYER_MINES, playerMinesKey } from "../document.ts";
import { windowOfCell } from "../showing.ts";
import { type Asking, documentOf, type MinesDeps, notice, presentView, show } from "../shown-game.ts";
import { hintWords } from "../views/reason-words.ts";

/** What `/mines hint` and the button find out; undefined where the game went on meanwhile. */
async function findHint(
  room: MinesDeps,
  caller: Caller,
  record: MinesRecord,
): Promise<MinesRecord | undefined> {
  const { rules, seed, first, opened } = record;
  const hint =
    record.hint ??
    (await room.solver.hint({ rules, seed, opened, flags: "", ...(first !== undefined && { first }) }));
  const window = windowOfCell(rules, caller.fieldLimits, hint.cell);
  return room.store.update(PLAYER_MINES, playerMinesKey(caller), (current = NEW_PLAYER_MINES) => {
    const next = withHint(current, record.id, record.turn, hint, window);
    return { next, result: next?.games[0] };
  });
}

export async function pressHint(room: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const record = (await documentOf(room, caller)).games.find(({ id }) => id === action.session);
  if (!record) return notice(press, "press-old-button");
  const present = () => presentView(room, caller, record.id);
  if (record.race !== undefined) return notice(press, "mines-race-no-hints");
  if (record.ending)
    return {
      type: "edit",
      view: await show(room, caller, record),
      present,
      notice: say(caller.locale, "mines-hint-over"),
    };
  const hinted = await findHint(room, caller, record);
  if (!hinted)
    return {
      type: "edit",
      view: (await present()) ?? (await show(room, caller, record)),
      present,
      outdated: true,
      notice: say(caller.locale, "mines-board-changed"),
    };
  return { type: "edit", view: await show(room, caller, hinted), present, toast: wordsOf(hinted, caller) };
}

function wordsOf(record: MinesRecord, { locale }: Caller): string {
  return record.hint ? hintWords(record.rules, gameOf(record).seen, record.hint, locale) : "";
}

export async function answerHint(room: MinesDeps, { caller }: Asking): Promise<Reply> {
  const [newest] = (await documentOf(room, caller)).games;
  if (!newest) return { type: "notice", text: say(caller.locale, "mines-none") };
  if (newest.ending) return { type: "notice", text: say(caller.locale, "mines-hint-over") };
  if (newest.race !== undefined) return { type: "notice", text: say(caller.locale, "mines-race-no-hints") };
  const hinted = await findHint(room, caller, newest);
  return {
    type: "notice",
    text: hinted ? wordsOf(hinted, caller) : say(caller.locale, "mines-board-changed"),
  };
}
