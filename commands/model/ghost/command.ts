// `/model ghost`: the caller's own way of playing as an opponent for everyone, with their consent, and withdrawn
// immediately on request.

import type {
  Button,
  Caller,
  ChoiceOption,
  CommandCall,
  PressHandler,
  Reply,
  Speaker,
  SubcommandSpec,
} from "../../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { GHOST_ROUNDS_MIN } from "../../../src/core/strategies/index.ts";
import { type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { ownerTag } from "../../../src/people/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { GAME_OPTION, GAMES, listedGame } from "../../kit/options.ts";
import { badChoice, closed, notice, notYours } from "../../kit/refusals.ts";
import { type FreezeRefusal, freeze, type GhostServices, ghostOf, revoke } from "./ghosts.ts";
import { ghostRounds } from "./known.ts";
import { questionView, reportView, tooFewWords } from "./view.ts";

export const GHOST_SCOPE = "ghost";

const NAMED_OPTION: ChoiceOption = {
  type: "choice",
  name: "named",
  choices: [
    { value: "named", label: "choice-yes" },
    { value: "nameless", label: "choice-no" },
  ],
};

const GHOST_OPTION: ChoiceOption = {
  type: "choice",
  name: "ghost",
  choices: [
    { value: "show", label: "choice-ghost-show" },
    { value: "anew", label: "choice-ghost-anew" },
    { value: "off", label: "button-ghost-off" },
  ],
};

export const GHOST_SUBCOMMAND: SubcommandSpec = {
  name: "ghost",
  options: [GAME_OPTION, GHOST_OPTION, NAMED_OPTION],
  audience: "caller",
};

/** What its buttons do; the game follows after a hyphen. */
const MOVES = ["freeze", "named", "keep", "off"] as const;
type Move = (typeof MOVES)[number];

export async function ghostReply(services: GhostServices, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const { game: typed = "rps", named, ghost: what } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return badChoice(caller.locale, typed, GAME_OPTION);
  if (!isChoice(NAMED_OPTION, named)) return badChoice(caller.locale, `${named}`, NAMED_OPTION);
  if (!isChoice(GHOST_OPTION, what)) return badChoice(caller.locale, `${what}`, GHOST_OPTION);
  if (what === "off") return notice(await callBack(services, caller, game));
  const { ghost } = await ghostOf(services.store, caller, game);
  if (!ghost && what === "show")
    return notice(say(caller.locale, "ghost-none", { game: gameTitle(game, caller.locale) }));
  if (!ghost || what === "anew" || named !== undefined)
    return question(services, caller, game, named === "named");
  const buttons = [button(caller, game, "off", "button-ghost-off")];
  return { type: "post", view: reportView(game, ghost, buttons, caller.locale), audience: "caller" };
}

async function question(
  services: GhostServices,
  caller: Speaker,
  game: MatrixGame,
  isNamed: boolean,
): Promise<Reply> {
  const { ghost, made } = await ghostOf(services.store, caller, game);
  const { rounds } = await ghostRounds(services, caller, game);
  const count = rounds.person.length;
  if (count < GHOST_ROUNDS_MIN) return notice(tooFewWords(game, count, caller.locale));
  const buttons = {
    freeze: button(caller, game, isNamed ? "named" : "freeze", "button-ghost-freeze", made),
    other: button(caller, game, "keep", "button-ghost-keep", made),
  };
  const asked = { rounds: count, isNamed, isAnew: ghost !== undefined };
  return { type: "post", view: questionView(game, asked, buttons, caller.locale), audience: "caller" };
}

/** The turn is the number of freezes so far, so that a question is answered only once. */
function button(caller: Caller, game: MatrixGame, move: Move, label: MessageId, turn = 0): Button {
  const action = { scope: GHOST_SCOPE, session: ownerTag(caller), turn, move: `${move}-${game.id}` };
  return { label: say(caller.locale, label), action };
}

/** Whether the button with this move freezes a ghost, which takes time. */
export function freezes(move: string): boolean {
  return move.startsWith("freeze-") || move.startsWith("named-");
}

export function ghostPress(services: GhostServices): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notYours(locale);
    const [typed = "", id = ""] = action.move.split("-");
    const move = MOVES.find((one) => one === typed);
    const game = listedGame(id);
    if (!move || !game) return notice(say(locale, "press-old-button"));
    if (move === "keep") return closed(say(locale, "ghost-kept"));
    if (move === "off") return closed(await callBack(services, caller, game));
    return frozen(services, caller, game, action.turn, move === "named");
  };
}

async function frozen(
  services: GhostServices,
  caller: Speaker,
  game: MatrixGame,
  made: number,
  isNamed: boolean,
): Promise<Reply> {
  const { locale, name } = caller;
  const done = await freeze(services, caller, { game, made, ...(isNamed && { named: name }) });
  if (typeof done !== "string") {
    const view = reportView(game, done, [], locale, "ghost-done-title");
    return { type: "edit", view };
  }
  return refused(services, caller, game, done);
}

async function refused(
  services: GhostServices,
  caller: Speaker,
  game: MatrixGame,
  refusal: FreezeRefusal,
): Promise<Reply> {
  const { locale } = caller;
  if (refusal === "full") return closed(say(locale, "ghost-full"));
  if (refusal === "too-few") {
    const { rounds } = await ghostRounds(services, caller, game);
    return closed(tooFewWords(game, rounds.person.length, locale));
  }
  const { ghost } = await ghostOf(services.store, caller, game);
  return ghost
    ? { type: "edit", view: reportView(game, ghost, [], locale) }
    : closed(say(locale, "ghost-old"));
}

async function callBack({ store }: GhostServices, caller: Speaker, game: MatrixGame): Promise<string> {
  const wasThere = await revoke(store, caller, game);
  const facts = { game: gameTitle(game, caller.locale) };
  return say(caller.locale, wasThere ? "ghost-off-done" : "ghost-none", facts);
}

function isChoice({ choices }: ChoiceOption, typed: string | undefined): boolean {
  return typed === undefined || choices.some(({ value }) => value === typed);
}
