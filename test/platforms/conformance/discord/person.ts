// People on the simulated Discord: they type commands, press buttons by their labels, and read what comes back.

import { expect } from "vitest";
import { eventually, type Simulator } from "../rig.ts";

/** A button as Discord shows it; an emoji may be next to the label or part of it. */
export interface ShownButton {
  readonly label: string;
  readonly custom_id: string;
}

export interface Attachment {
  readonly filename: string;
  readonly url: string;
  readonly description?: string;
}

/** The parts of a Discord message that tests use. */
export interface Message {
  readonly id: string;
  readonly channel_id: string;
  readonly author: { readonly bot?: boolean };
  readonly embeds: readonly { readonly description?: string }[];
  readonly content: string;
  readonly flags: number;
  readonly components: readonly { readonly components: readonly ShownButton[] }[];
  readonly attachments: readonly Attachment[];
  readonly mentions: readonly { readonly id: string }[];
  readonly mention_everyone: boolean;
  readonly edited_timestamp: string | null;
}

/** The outcome of one interaction. */
export interface Outcome {
  readonly id: string;
  /** The token that the bot answers it with. */
  readonly token: string;
  /** `acked`, or `failed` if the person saw "The application did not respond". */
  readonly state: string;
  /** Whether there has been an answer other than a deferral. */
  readonly settled: boolean;
  /** The acknowledgement; `type` is Discord's number for its kind. */
  readonly response: {
    readonly type: number;
    readonly data: { readonly choices?: readonly { readonly name: string; readonly value: string }[] };
  } | null;
  readonly message: Message | null;
  readonly followups: readonly Message[];
}

/** Discord's numbers for kinds of acknowledgement. */
export const Ack = { post: 4, deferredPost: 5, deferredUpdate: 6, update: 7, form: 9 } as const;

/** Where and how a person acts, in the simulator's terms. */
export interface Scene {
  readonly guild?: string;
  readonly channel?: string;
  readonly context?: "guild" | "bot_dm" | "private";
  readonly install?: "guild" | "user";
  readonly locale?: string;
  /** How long to wait for the answer, in milliseconds. */
  readonly wait?: number;
  /** What to wait for: `reply` (default), `ack` or `followup`. */
  readonly until?: string;
  /** How many more times the event is delivered. */
  readonly duplicate?: number;
}

/** A file that a person picks for an option. */
export interface PickedFile {
  readonly filename: string;
  readonly base64: string;
}

/** Someone on the simulated Discord; see `newcomer`. */
export type Person = Awaited<ReturnType<typeof newcomer>>;

type Values = Readonly<Record<string, string | PickedFile | { readonly files: readonly PickedFile[] }>>;

/** Far longer than any answer takes. */
const PATIENCE_MS = 60_000;

/** Creates a person the bot has never met. `scene` applies to everything they do. */
export async function newcomer(simulator: Simulator, scene: Scene = {}, name = "Vera") {
  const { id } = await simulator.post<{ id: string }>("user", { global_name: name });
  const act = async (action: object): Promise<Outcome> => {
    const all = { user: id, wait: PATIENCE_MS, ...scene, ...action };
    const outcome = await simulator.post<Outcome>("interaction", all);
    if (!lostItsPlaceholder(outcome)) return outcome;
    return eventually(
      () => simulator.get<Outcome>(`interaction?id=${outcome.id}`),
      ({ followups }) => followups.length > 0,
    );
  };
  /** A press happens where its message is, so only the kind of installation is copied. */
  const { install } = scene;
  const there = { context: undefined, channel: undefined, ...(install && { install }) };
  /** Sends a press with any custom_id, whatever buttons the message has, like a modified client. */
  const sends = ({ id: message }: Message, custom_id: string, now: Scene = {}, force = true) =>
    act({ kind: "button", message, custom_id, force, ...there, ...now });
  return {
    ...{ id, name, sends },
    /** Types a slash command: `says("rps play", { length: "first to 3" })`. */
    says: (line: string, options: Values = {}, now: Scene = {}) =>
      act({ kind: "slash", name: line, options, ...now }),
    /** Presses the button with this label. */
    presses: (message: Message, word: string, now: Scene = {}) =>
      sends(message, buttonOf(message, word).custom_id, now, false),
    /** Submits the form that an interaction opened. */
    fillsIn: ({ id: interaction }: Outcome, values: Values) =>
      act({ kind: "modal_submit", interaction, values }),
    /** The suggestions while the person types into an option. */
    suggestions: async (line: string, focused: string, typed: string, now: Scene = {}) => {
      const options = { [focused]: typed };
      const { response } = await act({ kind: "autocomplete", name: line, focused, options, ...now });
      return (response?.data.choices ?? []).map(({ value }) => value);
    },
  };
}

/** Whether a slow answer had a different audience than its placeholder; in that case deleting the placeholder counts as
 * the reply, and a follow-up is still to come. */
function lostItsPlaceholder({ response, message, followups }: Outcome): boolean {
  return response?.type === Ack.deferredPost && !message && followups.length === 0;
}

/** Returns a channel's messages, oldest first. */
export function messagesIn(simulator: Simulator, channel: string): Promise<readonly Message[]> {
  return simulator.get(`messages?channel=${channel}`);
}

/** Returns a message's current state. */
export async function messageNow(
  simulator: Simulator,
  { id, channel_id }: Pick<Message, "id" | "channel_id">,
): Promise<Message | undefined> {
  return (await messagesIn(simulator, channel_id)).find((message) => message.id === id);
}

/** Resolves to the message once it contains this text. */
export function becomes(simulator: Simulator, message: Message, part: string): Promise<Message> {
  return eventually(
    () => messageNow(simulator, message),
    (now) => now !== undefined && plainWordsOf(now).includes(part),
  ) as Promise<Message>;
}

/** Returns a message's text without formatting. */
export function plainWordsOf({ content }: Pick<Message, "content">): string {
  return content.replaceAll(/[*_`]|\u2060|\\/g, "").replaceAll(/^(#+|-#) /gm, "");
}

function buttonsOf(message: Message): readonly ShownButton[] {
  return message.components.flatMap(({ components }) => components ?? []);
}

/** Returns the labels of the message's buttons, without emoji. */
export function wordsOn(message: Message): readonly string[] {
  return buttonsOf(message).map(({ label }) => label.replace(/^\P{L}+/u, ""));
}

/** Returns the button with this label. @throws Error naming the existing buttons. */
export function buttonOf(message: Message, word: string): ShownButton {
  const button = buttonsOf(message).find(({ label }) => label.endsWith(word));
  if (!button)
    throw new Error(`no button "${word}" but ${wordsOn(message).join(", ")} below: ${message.content}`);
  return button;
}

/** Presses the button for that move. */
export function moves(who: Person, message: Message, move: string, scene?: Scene): Promise<Outcome> {
  const button = buttonsOf(message).find(({ custom_id }) => custom_id?.endsWith(`:${move}`))?.custom_id;
  if (!button) throw new Error(`no button for ${move} below: ${message.content}`);
  return who.sends(message, button, scene);
}

export function isPrivate({ flags }: Message): boolean {
  return (flags & 64) !== 0;
}

/** Returns the message that a command or a press led to. A late answer follows its deferral, unless it edits the
 * pressed message or the placeholder. @throws if there is none. */
export function shownBy(outcome: Outcome): Message {
  const { message, followups, state } = outcome;
  const shown = wasAnsweredBeside(outcome) ? followups[0] : message;
  if (!shown) throw new Error(`nothing was shown; the interaction is ${state}`);
  return shown;
}

/** Whether the answer came after a deferral and as a separate message. */
function wasAnsweredBeside({ id, response, message, followups }: Outcome): boolean {
  if (followups.length === 0) return false;
  if (response?.type === Ack.deferredPost) return !message;
  return response?.type === Ack.deferredUpdate && !wasEditedSince(message, id);
}

const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** Whether a message was edited after this interaction started; the interaction's id contains its time. */
function wasEditedSince(message: Message | null, interaction: string): boolean {
  const begunAt = Number(BigInt(interaction) >> 22n) + DISCORD_EPOCH_MS;
  return Date.parse(message?.edited_timestamp ?? "") >= begunAt;
}

/** Returns the text of the private message that answered an interaction, as its own answer or a follow-up. @throws if
 * there's none. */
export function noticeIn({ message, followups, state }: Outcome): string {
  const found = [...followups, ...(message ? [message] : [])].find(isPrivate);
  if (!found) throw new Error(`nothing private was shown; the interaction is ${state}`);
  return found.content;
}

/** Presses the same move until the match is over, and resolves to all messages, including the first and the last. */
export async function playToEnd(person: Person, first: Message, word: string): Promise<readonly Message[]> {
  const shown = [first];
  for (let last = first; wordsOn(last).includes(word); shown.push(last))
    last = shownBy(await person.presses(last, word));
  return shown;
}

/** Everything that's stored about a person, as their own export shows it. */
export interface Export {
  readonly games: {
    readonly rps?: {
      readonly totals: Readonly<Record<"rounds" | "wins" | "losses" | "draws", number>>;
      readonly rounds: readonly { readonly you: string; readonly gadalka: string }[];
    };
  };
}

/** Downloads it by presses from `/settings`, and reads the attached file. */
export async function exportOf(person: Person): Promise<Export> {
  const data = shownBy(await person.presses(shownBy(await person.says("settings")), "Your data"));
  const message = shownBy(await person.presses(data, "Download"));
  expect(isPrivate(message)).toBe(true);
  const response = await fetch(message.attachments[0]?.url ?? "about:blank");
  return (await response.json()) as Export;
}

/** Returns how many rounds of rock-paper-scissors are stored for a person. */
export async function roundsOf(person: Person): Promise<number> {
  const { rps } = (await exportOf(person)).games;
  expect(rps?.rounds.length).toBe(rps?.totals.rounds);
  return rps?.totals.rounds ?? 0;
}
