import { type ChoiceOption, explainProblem, type Reply } from "../../src/chat/index.ts";
import { type Locale, type MessageArguments, type MessageId, say } from "../../src/infra/i18n/index.ts";

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

/** For someone who pressed someone else's button: a notice, counted as such. */
export function notYours(
  locale: Locale,
  id: MessageId = "press-not-yours",
  values?: MessageArguments,
): Reply {
  return { type: "notice", text: say(locale, id, values), isNotYours: true };
}

/** Replaces the pressed message, buttons included, with this text. */
export function closed(text: string): Reply {
  return { type: "edit", view: { blocks: [{ type: "text", text }] } };
}
