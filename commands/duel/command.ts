// `/rps duel` and `/rps join`: challenges by name or for anyone, offers in any chat, and duels that are taken or shown
// again by a code.

import type {
  ButtonPress,
  Caller,
  Choice,
  ChoiceOption,
  CommandCall,
  CommandSpec,
  Completion,
  Offer,
  OfferRequest,
  PersonOption,
  Reply,
  SubcommandSpec,
  TextOption,
} from "../../src/chat/index.ts";
import { CATALOGUE, gameOf, matrixGame } from "../../src/core/games/index.ts";
import { LOCALES, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { refusedAsk } from "../kit/challenge.ts";
import { DUEL_SCOPE, OPEN_DUEL } from "../kit/duel-friend.ts";
import { gameTitle, lengthChoices } from "../kit/game-words.ts";
import { LENGTH_WORDS, type Length, readLength, writeLength } from "../kit/length.ts";
import { badChoice, notice, othersGame } from "../kit/refusals.ts";
import { resolvePerson } from "../kit/resolve-person.ts";
import { sessionId } from "../kit/session-id.ts";
import { shownName } from "../kit/shown-name.ts";
import { boardReply, type DuelServices } from "./boards.ts";
import {
  codeOf,
  type DuelDeps,
  duelOfCode,
  duelsOf,
  findDuel,
  openDuel,
  type TakeResult,
  takeUp,
} from "./duels.ts";
import { type Duel, isRunning, ROUND_MS, sideOf } from "./rules.ts";

const GAMES = CATALOGUE.filter(({ command }) => command === "rps");

const LENGTHS = [
  { value: "first to 3", label: "choice-first-3" },
  { value: "first to 5", label: "choice-first-5" },
  { value: "best of 9", label: "choice-best-9" },
  { value: "first to 10", label: "choice-first-10" },
] as const;

const USER_OPTION: PersonOption = { type: "person", name: "user", description: "option-duel-user" };

const VARIANT_OPTION: ChoiceOption = {
  type: "choice",
  name: "variant",
  typedOnly: true,
  description: "option-variant",
  choices: GAMES.flatMap(({ variant }) =>
    variant ? [{ value: variant, label: `choice-${variant}` as const }] : [],
  ),
};

const LENGTH_OPTION: TextOption = {
  type: "text",
  name: "length",
  description: "option-duel-length",
  maxLength: 20,
  suggests: true,
  takes: LENGTH_WORDS,
  examples: LENGTHS.map(({ value }) => value),
};

const CODE_OPTION: TextOption = {
  type: "text",
  name: "code",
  description: "option-duel-code",
  maxLength: 12,
  suggests: false,
};

const CODE = /[2-9A-Z]{6}/;
const WHOLE_CODE = new RegExp(`^${CODE.source}$`, "i");
/** Only as it's written: `thanks` is no code. */
const LONE_CODE = new RegExp(`^${CODE.source}$`);

const DUEL_SPEC: SubcommandSpec = {
  name: "duel",
  description: "command-rps-duel",
  options: [USER_OPTION, { ...CODE_OPTION, takes: WHOLE_CODE }, LENGTH_OPTION, VARIANT_OPTION],
  audience: "place",
};

/** What `/duel` does with someone's name, or with nothing. */
export const CHALLENGE: SubcommandSpec = { ...DUEL_SPEC, typedOnly: true };

export const DUEL_SUBCOMMANDS: readonly SubcommandSpec[] = [
  DUEL_SPEC,
  {
    name: "join",
    options: [CODE_OPTION],
    audience: "place",
    typedOnly: true,
    byWord: LONE_CODE,
    byLink: { word: "join", option: "code", takes: CODE },
  },
];

export const ON_PERSON: NonNullable<CommandSpec["onPerson"]> = {
  label: "menu-duel",
  subcommand: "duel",
  option: "user",
};

/** Suggests lengths. */
export function suggestDuelLengths(completion: Completion): readonly Choice[] {
  return lengthChoices(
    completion,
    LENGTHS.map(({ value }) => value),
  );
}

/** The game and its length. */
type DuelTerms = Pick<Duel, "game" | "length">;

/** The terms of a duel opened with a button. */
export const USUAL_TERMS: DuelTerms = { game: "rps", length: "first-3" };

/** The terms that the options ask for, or a reply that says what's wrong with them. */
function termsOf({ caller, options }: CommandCall): DuelTerms | Reply {
  const { locale } = caller;
  const { variant = "classic", length: typed = "first to 3" } = options;
  const entry = GAMES.find((one) => one.variant === variant);
  if (!entry) return badChoice(locale, variant, VARIANT_OPTION);
  const length = readLength(typed);
  if (!length || !isDuelLength(length))
    return badChoice(locale, typed, { name: LENGTH_OPTION.name, choices: LENGTHS });
  return { game: gameOf(entry).id, length: writeLength(length) };
}

function isDuelLength(length: Length): boolean {
  const written = writeLength(length);
  return LENGTHS.some(({ value }) => written === writeLength(readLength(value) as Length));
}

/** Answers `/rps duel` and `/rps join`: giving a code takes that duel. */
export function duelCommand(deps: DuelServices, call: CommandCall): Promise<Reply> {
  const { code } = call.options;
  if (code !== undefined) return join(deps, call, code);
  return call.subcommand === "join" ? showRunning(deps, call) : challenge(deps, call);
}

type Asking = Pick<CommandCall, "id" | "caller" | "place">;

async function challenge(deps: DuelServices, call: CommandCall): Promise<Reply> {
  const { caller, options, findPerson, place } = call;
  const terms = termsOf(call);
  if ("type" in terms) return terms;
  if (!findPerson) return notice(say(caller.locale, "duel-nobody"));
  if (options.user === undefined) return offerDuel(deps, call, terms);
  const found = findPerson(options.user);
  if (!("problem" in found) && found.isBot) return notice(say(caller.locale, "duel-whom-bot"));
  const rival = await resolvePerson(deps, call, options.user);
  if ("problem" in rival) return notice(rival.problem);
  const invited = { to: writePlayerId(rival), name: rival.name };
  const refused = (words: MessageId) => notice(say(caller.locale, words, { name: shownName(rival.name) }));
  if (invited.to === writePlayerId(caller)) return refused("duel-self");
  if (place.kind === "private") return refused("duel-unseen");
  if (rival.isAbsent) return refused("challenge-left");
  return challengeRival(deps, call, terms, invited);
}

async function challengeRival(
  deps: DuelServices,
  call: Asking,
  terms: DuelTerms,
  invited: NonNullable<Duel["invited"]>,
): Promise<Reply> {
  const id = sessionId(deps.store, call.caller, `duel:${call.id}`);
  const refused = (await findDuel(deps, id))
    ? undefined
    : await refusedAsk(deps.store, call.caller, invited, "duel");
  if (refused) return refused;
  const { duel } = await openDuel(deps, id, { ...freshDuel(deps, call.caller, terms), invited });
  return boardReply(deps, call, { id, duel });
}

/** A challenge that anyone here may take, and elsewhere anyone who has its code. */
export async function offerDuel(deps: DuelServices, call: Asking, terms: DuelTerms): Promise<Reply> {
  const player = writePlayerId(call.caller);
  // Another duel may have the same code.
  for (let tries = 0; ; tries++) {
    const code = codeOf(deps.store, `${player}|${call.id}|${tries}`);
    const id = duelOfCode(code);
    const { duel } = await openDuel(deps, id, { ...freshDuel(deps, call.caller, terms), code });
    if (duel.sides[0].player === player) return boardReply(deps, call, { id, duel });
  }
}

function freshDuel({ now }: DuelDeps, caller: Caller, terms: DuelTerms): Duel {
  const side = { player: writePlayerId(caller), name: caller.name };
  return { ...terms, sides: [side], challenge: { endsAt: now() + ROUND_MS }, boards: [] };
}

async function join(deps: DuelServices, call: CommandCall, typed: string): Promise<Reply> {
  const id = duelOfCode(typed);
  const { duel, result } = await takeUp(deps, id, call.caller);
  if (duel && (result === "begun" || result === "running")) {
    deps.boards.show(id, duel);
    return boardReply(deps, call, { id, duel });
  }
  return result === "gone"
    ? notice(say(call.caller.locale, "duel-code-unknown", { typed }))
    : takeRefusal(result, duel, call);
}

/** Why a duel can't be taken. */
export function takeRefusal(
  result: TakeResult,
  duel: Duel | undefined,
  event: CommandCall | ButtonPress,
): Reply {
  const { locale } = event.caller;
  const isStranger = duel && sideOf(duel, writePlayerId(event.caller)) === undefined;
  const words: Partial<Record<TakeResult, MessageId>> = {
    gone: "duel-gone",
    self: "duel-self",
    taken: "duel-taken",
    "not-invited": "challenge-not-challenged",
  };
  const id = words[result] ?? "challenge-lapsed";
  const text = say(locale, id, { name: shownName(duel?.invited?.name ?? "") });
  const isOthers = isStranger && (result === "taken" || result === "not-invited");
  return isOthers && event.type === "press"
    ? othersGame(event, { whose: text, start: OPEN_DUEL })
    : notice(text);
}

/** Shows the running duel here again: its message was deleted, or it continues in this chat. */
async function showRunning(deps: DuelServices, call: CommandCall): Promise<Reply> {
  const player = writePlayerId(call.caller);
  const running = (await duelsOf(deps.store, player)).find(
    ({ duel }) => isRunning(duel) && sideOf(duel, player) !== undefined,
  );
  return running ? boardReply(deps, call, running) : notice(say(call.caller.locale, "duel-none-running"));
}

const OFFER = "offer_";

/** Duels offered in any chat, one per game, of the default length: the first two people who press the message play each
 * other. A press doesn't reveal who posted it, so its author has to press like the other. */
export function duelOffers({ caller: { locale, name } }: OfferRequest): readonly Offer[] {
  return GAMES.map((entry): Offer => {
    const game = gameOf(entry);
    const title = say(locale, "offer-duel-title", { game: gameTitle(game, locale) });
    const action = { scope: DUEL_SCOPE, session: `${OFFER}${game.id}`, turn: 0, move: "offered" };
    return {
      id: `${DUEL_SCOPE}-${game.id}`,
      title,
      description: say(locale, "offer-duel-description"),
      words: [entry.typed, ...LOCALES.flatMap((one) => [say(one, "menu-duel"), gameTitle(game, one)])],
      view: {
        title,
        blocks: [
          { type: "text", text: say(locale, "offer-duel-text", { name }) },
          { type: "quiet", text: say(locale, "duel-how") },
        ],
        buttons: [[{ sign: "⚔️", label: say(locale, "button-take-duel"), action, style: "success" }]],
      },
    };
  });
}

/** The duel that a press on an offer starts or takes: the one of that message. Undefined if the message has no id to
 * identify it by. */
export function offeredDuel(
  deps: DuelDeps,
  { action, caller, message }: ButtonPress,
): { readonly id: string; readonly fresh: Duel } | undefined {
  const game = action.session.startsWith(OFFER) ? matrixGame(action.session.slice(OFFER.length)) : undefined;
  if (!game || message === undefined || !GAMES.some(({ id }) => id === game.id)) return undefined;
  const id = sessionId(deps.store, { platform: caller.platform, id: message }, "duel-offer");
  return { id, fresh: freshDuel(deps, caller, { ...USUAL_TERMS, game: game.id }) };
}
