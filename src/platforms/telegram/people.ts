// People whom a message names. Telegram tells of a person who is mentioned without a username, and
// of one who is answered; of a username it tells nothing.

import type { Message, User } from "grammy/types";
import type { CommandCall, CommandSpec, FoundPerson } from "../../chat/index.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";

/** How a mention without a username stands in the text that is parsed. */
const ID = /^telegram:(\d+)$/;
const HANDLE = /^@(\w{3,32})$/;

/** The text, in which people mentioned by a name that is no username stand as `telegram:id`. */
export function withMentionIds({ text, entities = [] }: Message): string | undefined {
  let written = text;
  // From the end, so that the places of those before stay what they are.
  for (const entity of entities.toReversed()) {
    if (entity.type !== "text_mention" || written === undefined) continue;
    const { offset, length, user } = entity;
    written = `${written.slice(0, offset)}telegram:${user.id}${written.slice(offset + length)}`;
  }
  return written;
}

type Call = Pick<CommandCall, "command" | "subcommand" | "options" | "findPerson">;

/** The call with what tells of people, where it may name one. Where it does not, the author of the
 * message that is answered is meant. */
export function withPeople(call: Call, message: Message, commands: readonly CommandSpec[]): Call {
  const spec = commands.find(({ name }) => name === call.command);
  const subcommand = spec?.subcommands.find(({ name }) => name === call.subcommand);
  const option = subcommand?.options.find(({ type }) => type === "person");
  if (!option) return call;
  const author = answeredPerson(message);
  const meant = author && { [option.name]: `telegram:${author.id}` };
  return { ...call, options: { ...meant, ...call.options }, findPerson: findPersonIn(message) };
}

/** The first message of a forum topic is formally answered by all that do not answer another
 * one. */
function answeredPerson({ reply_to_message: answered }: Message): User | undefined {
  return answered?.forum_topic_created || answered?.sender_chat ? undefined : answered?.from;
}

/** Finds the people of whom this message tells. */
function findPersonIn(message: Message): (typed: string) => FoundPerson {
  const { from, entities = [] } = message;
  const mentioned = entities.flatMap((entity) => (entity.type === "text_mention" ? [entity.user] : []));
  const people = [answeredPerson(message), from, ...mentioned].filter((user) => user !== undefined);
  return (typed) => {
    const id = ID.exec(typed)?.[1];
    const handle = HANDLE.exec(typed)?.[1]?.toLowerCase();
    const found = people.find(
      (user) => String(user.id) === id || (handle && user.username?.toLowerCase() === handle),
    );
    if (found) return { id: String(found.id), name: displayName(found), isBot: found.is_bot };
    return { problem: "unknown", ...(handle && { handle }) };
  };
}

const WORD_JOINER = "\u2060";

/** First and last name in one line; a name like `@somebody` is kept from notifying somebody. */
export function displayName({ id, first_name, last_name }: User): string {
  const name = nameInText([first_name, last_name].filter(Boolean).join(" "));
  return name === "" ? String(id) : name.replaceAll("@", `@${WORD_JOINER}`);
}
