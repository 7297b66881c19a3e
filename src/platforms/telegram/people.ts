// People named in a message. Telegram identifies mentions and reply authors, but not usernames.

import type { Message, User } from "grammy/types";
import { type CommandCall, type CommandSpec, type FoundPerson, subcommandOf } from "../../chat/index.ts";
import { nameInText, unlinked } from "../../infra/i18n/name-in-text.ts";

/** How a mention without a username appears in the parsed text. */
const ID = /^telegram:(\d+)$/;
const HANDLE = /^@(\w{3,32})$/;

/** A message's text, or the caption of its file. */
function saidIn({ text, entities = [], caption, caption_entities = [] }: Message) {
  return text === undefined ? { text: caption, entities: caption_entities } : { text, entities };
}

/** A message's text, with mentions of people without a username replaced by `telegram:id`. */
export function withMentionIds(message: Message): string | undefined {
  const { text, entities } = saidIn(message);
  let written = text;
  // Backwards, so that earlier offsets stay valid.
  for (const entity of entities.toReversed()) {
    if (entity.type !== "text_mention" || written === undefined) continue;
    const { offset, length, user } = entity;
    written = `${written.slice(0, offset)}telegram:${user.id}${written.slice(offset + length)}`;
  }
  return written;
}

type Call = Pick<CommandCall, "command" | "subcommand" | "options" | "findPerson">;

/**
 * Adds `findPerson` to a command with a person option. Its default is the author of the message replied to. The bot
 * itself is the default only if the option is required, since people often reply to the bot for lack of a better
 * target.
 */
export function withPeople(
  call: Call,
  message: Message,
  commands: readonly CommandSpec[],
  botName: string,
): Call {
  const option = subcommandOf(commands, call)?.options.find(({ type }) => type === "person");
  if (!option) return call;
  const author = answeredPerson(message);
  const isMe = author?.username?.toLowerCase() === botName.toLowerCase();
  const isMeant = author && (!isMe || ("required" in option && option.required));
  const meant = isMeant && { [option.name]: `telegram:${author.id}` };
  return {
    ...call,
    options: { ...meant, ...call.options },
    findPerson: findPersonIn(message, botName.toLowerCase()),
  };
}

/** A forum message that replies to nothing is formally a reply to its topic's first message. */
function answeredPerson({ reply_to_message: answered }: Message): User | undefined {
  return answered?.forum_topic_created || answered?.sender_chat ? undefined : answered?.from;
}

/** Resolves people named in this message. */
function findPersonIn(message: Message, me: string): (typed: string) => FoundPerson {
  const { from } = message;
  const mentioned = saidIn(message).entities.flatMap((entity) =>
    entity.type === "text_mention" ? [entity.user] : [],
  );
  const people = [answeredPerson(message), from, ...mentioned].filter((user) => user !== undefined);
  return (typed) => {
    const id = ID.exec(typed)?.[1];
    const handle = HANDLE.exec(typed)?.[1]?.toLowerCase();
    const found = people.find(
      (user) => String(user.id) === id || (handle && user.username?.toLowerCase() === handle),
    );
    const isMe = (handle ?? found?.username?.toLowerCase()) === me && { isMe: true as const };
    if (found) return { id: String(found.id), name: displayName(found), isBot: found.is_bot, ...isMe };
    // Telegram reserves names with this ending for bots.
    if (handle?.endsWith("bot")) return { id: handle, name: handle, isBot: true, ...isMe };
    return { problem: "unknown", ...(handle && { handle }) };
  };
}

/** First and last name in one line, with nothing clickable; notifies no one. */
export function displayName({ id, first_name, last_name }: User): string {
  const name = nameInText([first_name, last_name].filter(Boolean).join(" "));
  return name === "" ? String(id) : unlinked(name);
}
