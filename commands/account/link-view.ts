// What each side of a link sees of its current state; always in private.

import type { Action, Button, Caller, View } from "../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { unlinked } from "../../src/infra/i18n/name-in-text.ts";
import {
  chosenVisibility,
  type Handshake,
  type LinkSide,
  otherSide,
  readPlayerId,
  standingFor,
  TRIES_MAX,
  TRIES_MS,
  writeCode,
  writePlayerId,
} from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";
import { shownName } from "../kit/shown-name.ts";

export const LINK_SCOPE = "link";
const MINUTE_MS = 60_000;

/** Minutes until someone who typed a wrong code may try again. */
export const TRIES_MINUTES = TRIES_MS / MINUTE_MS;

type Reader = Pick<Caller, "platform" | "id" | "locale">;

/** The link as the reader may see it, with what they can do next. */
export async function standingView(
  { store, now: clock }: Pick<Services, "store" | "now">,
  shake: Handshake,
  reader: Reader,
): Promise<View> {
  const now = clock();
  const { locale } = reader;
  const standing = standingFor(shake.link, writePlayerId(reader), now);
  const other = otherSide(shake.link, writePlayerId(reader));
  const words = sideWords(other, locale);
  switch (standing) {
    case "code":
      return codeView(shake, locale, now);
    case "asked":
      return {
        title: say(locale, "account-link-question", words),
        blocks: [
          { type: "text", text: say(locale, "account-link-means") },
          {
            type: "quiet",
            text: say(locale, "account-link-holds", { here: await chosenHere(store, reader) }),
          },
        ],
        buttons: [[{ ...button(shake.id, "yes", locale), style: "success" }, button(shake.id, "no", locale)]],
      };
    case "waiting":
      return {
        blocks: [{ type: "text", text: say(locale, "account-link-waiting", words) }],
        buttons: [[button(shake.id, "check", locale), button(shake.id, "no", locale)]],
      };
    case "linked":
      return linkedView(other, locale);
    default:
      return textView(say(locale, "account-link-refusal", { why: standing }));
  }
}

/** Only the reader's own choice: until both have confirmed, the other account may be someone else's. */
async function chosenHere(store: Services["store"], reader: Reader): Promise<string> {
  return (await chosenVisibility(store, reader)) ?? "nothing";
}

function codeView({ id, code = "", link }: Handshake, locale: Locale, now: number): View {
  const minutes = Math.max(1, Math.ceil((link.endsAt - now) / MINUTE_MS));
  return {
    title: say(locale, "account-link-title"),
    blocks: [
      { type: "text", text: say(locale, "account-link-code", { minutes }) },
      { type: "code", text: `/account link ${writeCode(code)}` },
      {
        type: "quiet",
        text: say(locale, "account-link-how", { tries: TRIES_MAX, minutes: TRIES_MINUTES }),
      },
    ],
    buttons: [[button(id, "check", locale), { ...button(id, "no", locale, "button-cancel") }]],
  };
}

export function linkedView(other: LinkSide | undefined, locale: Locale): View {
  return textView(say(locale, "account-linked", sideWords(other, locale)));
}

export function textView(text: string): View {
  return { blocks: [{ type: "text", text }] };
}

/** The name and the platform of the other side, for a message. */
export function sideWords(other: LinkSide | undefined, locale: Locale): { name: string; on: string } {
  return { name: shownName(unlinked(other?.name ?? "")), on: platformWords(other, locale) };
}

function platformWords(side: LinkSide | undefined, locale: Locale): string {
  const platform = readPlayerId(side?.player ?? "")?.platform ?? "";
  return say(locale, "account-on-platform", { platform });
}

type LinkMove = "yes" | "no" | "check";

const LABELS: Readonly<Record<LinkMove, MessageId>> = {
  yes: "account-link-yes",
  no: "button-no",
  check: "button-check",
};

function button(id: string, move: LinkMove, locale: Locale, label = LABELS[move]): Button {
  const action: Action = { scope: LINK_SCOPE, session: id, turn: 0, move };
  return { label: say(locale, label), action };
}
