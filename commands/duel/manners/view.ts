// How a person is asked for duels, as they alone see it: whom they blocked, and whose duels they take.

import type { Button, Caller, View } from "../../../src/chat/index.ts";
import { type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { DUELS_FROM, type DuelsFrom, type NamedBlock, ownerTag } from "../../../src/players/index.ts";
import { shownName } from "../../kit/shown-name.ts";
import { dateWords } from "../../kit/time-words.ts";

export const MANNERS_SCOPE = "manners";

/** Begins the move of a button that takes a block back; the block's mark follows. */
export const UNBLOCK = "un_";
/** Begins the move of a button that sets whose duels are taken. */
export const FROM = "from_";
export const PAGE = "page";

const SHOWN = 8;
const BUTTONS_PER_ROW = 2;

/** What the messages tell of. */
export interface MannersShown {
  readonly from: DuelsFrom;
  /** No challenges of any kind are taken. */
  readonly isMuted: boolean;
}

const FROM_WORDS: Readonly<Record<DuelsFrom, MessageId>> = {
  everyone: "duels-from-everyone",
  here: "duels-from-here",
  nobody: "duels-from-nobody",
};

const FROM_BUTTONS: Readonly<Record<DuelsFrom, MessageId>> = {
  everyone: "duels-button-everyone",
  here: "duels-button-here",
  nobody: "duels-button-nobody",
};

/** Whose duels the caller takes; where no challenges are taken at all, that comes first. */
export function fromWords({ from, isMuted }: MannersShown, { locale }: Caller): string {
  const muted = isMuted ? [say(locale, "duels-muted")] : [];
  return [...muted, say(locale, FROM_WORDS[from])].join("\n");
}

export function fromView(shown: MannersShown, caller: Caller): View {
  const others = DUELS_FROM.filter((one) => one !== shown.from);
  const labelled = others.map((one) =>
    button(caller, say(caller.locale, FROM_BUTTONS[one]), `${FROM}${one}`),
  );
  return { blocks: [{ type: "text", text: fromWords(shown, caller) }], buttons: [labelled] };
}

/** `page`: from 0; one that there is no more shows the last. */
export function listView(
  blocks: readonly NamedBlock[],
  shown: MannersShown,
  caller: Caller,
  page: number,
): View {
  const { locale } = caller;
  const last = Math.max(0, Math.ceil(blocks.length / SHOWN) - 1);
  const at = Math.min(page, last);
  const here = blocks.slice(at * SHOWN, (at + 1) * SHOWN);
  const head =
    blocks.length === 0
      ? say(locale, "duels-blocked-nobody")
      : say(locale, "duels-blocked", { count: blocks.length });
  const lines = here.map((one) => `· ${blockWords(one, caller)}`);
  return {
    title: say(locale, "duels-title"),
    blocks: [
      { type: "text", text: [head, ...lines].join("\n") },
      { type: "text", text: fromWords(shown, caller) },
      { type: "quiet", text: say(locale, "duels-how") },
    ],
    buttons: [
      ...inRows(here.map((one) => unblockButton(caller, one, at))),
      turnButtons(caller, at, last),
    ].filter((row) => row.length > 0),
  };
}

function blockWords({ name, at }: NamedBlock, { locale }: Caller): string {
  const date = dateWords(at, locale);
  return name === undefined
    ? say(locale, "duels-blocked-nameless", { date })
    : say(locale, "duels-blocked-line", { name: shownName(name), date });
}

function unblockButton(caller: Caller, { mark, name, at }: NamedBlock, page: number): Button {
  const { locale } = caller;
  const whom = name === undefined ? dateWords(at, locale) : shownName(name);
  return button(caller, say(locale, "duels-button-unblock", { name: whom }), `${UNBLOCK}${mark}`, page);
}

function turnButtons(caller: Caller, page: number, last: number): readonly Button[] {
  const { locale } = caller;
  return [
    ...(page > 0 ? [button(caller, say(locale, "button-back"), PAGE, page - 1)] : []),
    ...(page < last ? [button(caller, say(locale, "button-next"), PAGE, page + 1)] : []),
  ];
}

function button(caller: Caller, label: string, move: string, turn = 0): Button {
  return { label, action: { scope: MANNERS_SCOPE, session: ownerTag(caller), turn, move } };
}

function inRows(all: readonly Button[]): readonly (readonly Button[])[] {
  const count = Math.ceil(all.length / BUTTONS_PER_ROW);
  return Array.from({ length: count }, (_, row) =>
    all.slice(row * BUTTONS_PER_ROW, (row + 1) * BUTTONS_PER_ROW),
  );
}
