// Replies that refuse: to a wrong value, to a stranger's press, to what can only be shown in private.

import type {
  Action,
  ButtonPress,
  ChoiceOption,
  Incoming,
  LinkedCall,
  Reply,
  View,
} from "../../src/chat/index.ts";
import { explainProblem } from "../../src/chat/problems.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";

/** Reply to a value that is not among the option's choices. */
export function badChoice(
  locale: Locale,
  typed: string,
  { name, choices }: Pick<ChoiceOption, "name" | "choices">,
): Reply {
  const labels = choices.map(({ label }) => label);
  return notice(explainProblem({ kind: "bad-choice", typed, option: name, labels }, locale));
}

/** A reply that only the caller sees. */
export function notice(text: string): Reply {
  return { type: "notice", text };
}

/** For someone who pressed a button of someone else's panel. */
export function notYours(locale: Locale): Reply {
  return notice(say(locale, "press-not-yours"));
}

/** For someone who pressed a button of someone else's game: whose it is, and *Play too*, which does `start`. */
export function othersGame(
  { caller: { locale } }: Pick<ButtonPress, "caller">,
  { whose, start }: { readonly whose: string | undefined; readonly start: Action },
): Reply {
  const text = whose ?? say(locale, "press-not-yours");
  const view: View = {
    blocks: [{ type: "text", text }],
    buttons: [[{ label: say(locale, "button-play-too"), action: start, style: "primary" }]],
  };
  return { type: "post", view, audience: "caller", isNotYours: true };
}

/** *Play in private* below a game in a group, for those who'd play too or don't want to wait for a crowd. */
export function inPrivate(locale: Locale, call: LinkedCall): NonNullable<View["inPrivate"]> {
  return { label: say(locale, "button-play-private"), call };
}

/** Asked before something begins that only its person may see: a refusal if they can't be shown it. */
export async function unreachable({ caller, isReachable }: Incoming): Promise<Reply | undefined> {
  if (!isReachable || (await isReachable())) return undefined;
  return { type: "notice", text: say(caller.locale, "telegram-eyes-only"), opensPrivate: true };
}

/** Replaces the pressed message, buttons included, with this text. */
export function closed(text: string): Reply {
  return { type: "edit", view: { blocks: [{ type: "text", text }] } };
}
