// Interaction lifecycle: read, dispatch, answer, each exactly once; drained on stop.

import { type APIInteraction, InteractionType, type REST } from "discord.js";
import { LRUCache } from "lru-cache";
import type { Choice, Completion, Dispatch, Question, Reply } from "../../../chat/index.ts";
import { deadline } from "../../../infra/deadline.ts";
import { say } from "../../../infra/i18n/index.ts";
import { KeyedMutex } from "../../../infra/keyed-mutex.ts";
import type { Log } from "../../../infra/logger.ts";
import { CHOICE_CHARACTERS, SUGGESTIONS, shorten } from "../limits.ts";
import type { LinkCommands } from "../messages/command-links.ts";
import type { Message } from "../messages/message.ts";
import type { TokenCache } from "../messages/token-cache.ts";
import { type AnsweredInteraction, answer } from "./answer.ts";
import { type Calls, callsFor } from "./calls.ts";
import { withFiles } from "./files.ts";
import { formFor } from "./forms.ts";
import { withPlaces } from "./places.ts";
import { type Asked, readInteraction, type Typing } from "./read.ts";
import { describe, logRefusal } from "./refusal.ts";

export interface ServiceDependencies {
  /** For answers, authorized by the interaction token. */
  readonly rest: REST;
  /** For requests with the bot's own token. */
  readonly botRest: REST;
  readonly dispatch: Dispatch;
  /** REST base URL. */
  readonly apiUrl: string;
  readonly log: Log;
  readonly link: LinkCommands;
  readonly tokens: TokenCache;
  readonly deferAfterMs: number;
}

/** Serves interactions and tracks those in progress. */
export interface Service {
  /** Serves an interaction; resolves when done. Never throws or rejects. */
  receive(interaction: APIInteraction): Promise<void>;
  /** Waits at most `timeMs` for all received interactions; resolves to how many are unfinished. */
  drain(timeMs: number): Promise<number>;
}

/** Answers interactions over REST. */
export function createService(deps: ServiceDependencies): Service {
  const inFlightEvents = new Set<Promise<void>>();
  const serving = { ...deps, lines: createPrivateLines() };
  return {
    receive: (interaction) => {
      const served = readAndServe(interaction, serving)
        .catch((error: unknown) => {
          deps.log.error({ interaction: interaction.id, ...describe(error) }, "interaction failed");
        })
        .finally(() => inFlightEvents.delete(served));
      inFlightEvents.add(served);
      return served;
    },
    async drain(timeMs) {
      await deadline(Promise.all(inFlightEvents), timeMs);
      return inFlightEvents.size;
    },
  };
}

interface Serving extends ServiceDependencies {
  readonly lines: PrivateLines;
}

async function readAndServe(interaction: APIInteraction, deps: Serving): Promise<void> {
  const calls = callsFor(deps.rest, interaction);
  const read = readInteraction(interaction, deps.dispatch.commands);
  if (read.type === "typing") return serveTyping(read, calls, deps);
  const placed = withPlaces(read.incoming, interaction, deps.botRest, deps.log);
  const { commands } = deps.dispatch;
  const event = withFiles(placed, interaction, { ...deps, commands });
  const named = (message: string) => deps.tokens.note(message, interaction);
  const incoming = (await deps.dispatch.inLanguage?.(event)) ?? event;
  const form = (asked: Question) => formFor(asked, incoming.caller.locale, commands);
  // A form can't follow a form.
  const forms = interaction.type !== InteractionType.ModalSubmit && { form };
  await serveAsked({ ...read, incoming }, calls, { ...deps, form: undefined, named, ...forms });
}

async function serveAsked(
  { incoming, mode }: Asked,
  calls: Calls,
  deps: Serving & Pick<AnsweredInteraction, "named" | "form">,
): Promise<void> {
  const { dispatch, log, link, deferAfterMs, named, form, lines } = deps;
  const { id, caller } = incoming;
  const pressed = incoming.type === "press" ? incoming.message : undefined;
  const tellAlone = (line: Message) => lines.tell(`${caller.id}:${pressed ?? id}`, line, calls);
  const failure: Reply = { type: "notice", text: say(caller.locale, "failure-unexpected") };
  const reply = dispatch.handle(incoming).catch((error: unknown) => {
    log.error({ interaction: id, ...describe(error) }, "dispatch rejected; it must answer instead");
    return failure;
  });
  const asked = { id, mode, reply, failure, link, form, deferAfterMs, pressed };
  await answer({ ...asked, named, tellAlone }, calls, log);
}

/** Autocomplete can't be deferred: Discord rejects late answers, and the user keeps typing. */
async function serveTyping({ completion }: Typing, calls: Calls, deps: ServiceDependencies): Promise<void> {
  const { dispatch, log } = deps;
  const choices = await suggest(completion, dispatch).catch((error: unknown) => {
    log.error(
      { interaction: completion.id, ...describe(error) },
      "autocomplete rejected; it must answer instead",
    );
    return [];
  });
  await calls.suggest(choices).catch((error: unknown) => logRefusal(error, completion.id, log));
}

/** Omits suggestions whose value is too long: a truncated value would be a different value. */
async function suggest(completion: Completion, dispatch: Dispatch): Promise<readonly Choice[]> {
  const choices = await dispatch.complete(completion);
  return choices
    .filter(({ value }) => value.length > 0 && value.length <= CHOICE_CHARACTERS)
    .slice(0, SUGGESTIONS)
    .map(({ label, value }) => ({ label: shorten(label || value, CHOICE_CHARACTERS), value }));
}

// Private lines shown only to the presser, beside a message that everyone sees. There's one per person and message, and
// each new line replaces it, so a match leaves one line instead of one per pick.

const REMEMBERED_LINES = 5000;
/** Only the interaction that posted it can edit it, within 15 minutes. */
const EDITABLE_FOR_MS = 14.5 * 60_000;

/** A line that's currently shown, and the calls of the interaction that posted it. */
interface Standing {
  readonly id: string;
  readonly content: string | undefined;
  readonly calls: Calls;
}

interface PrivateLines {
  /** Edits the private message under the key, or posts it. Rejects with the REST error of the post. */
  tell(key: string, line: Message, calls: Calls): Promise<void>;
}

function createPrivateLines(): PrivateLines {
  const inTurn = new KeyedMutex();
  const standing = new LRUCache<string, Standing>({
    max: REMEMBERED_LINES,
    ttl: EDITABLE_FOR_MS,
    ttlResolution: 0,
  });
  const keep = (key: string, kept: Standing): void => {
    // The time limit counts from the post.
    standing.set(key, kept, { ttl: standing.getRemainingTTL(key) || EDITABLE_FOR_MS });
  };
  const post = async (key: string, line: Message, calls: Calls): Promise<void> => {
    standing.delete(key);
    const id = await calls.followUp(line);
    if (id !== undefined) keep(key, { id, content: line.body.content, calls });
  };
  return {
    tell: (key, line, calls) =>
      inTurn.run(key, async () => {
        const before = standing.get(key);
        const { content } = line.body;
        if (!before) return post(key, line, calls);
        if (before.content === content) return;
        const edited = await before.calls.editMessage(before.id, line).then(
          () => true,
          () => false,
        );
        if (edited) keep(key, { ...before, content });
        else await post(key, line, calls);
      }),
  };
}
