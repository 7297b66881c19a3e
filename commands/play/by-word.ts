// What can be typed during a match instead of pressing its buttons: a move (`rock`) and `/stop`.

import type { ChoiceOption, CommandCall, Reply, SubcommandSpec } from "../../src/chat/index.ts";
import { CATALOGUE, type MatrixGame } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { notice } from "../kit/refusals.ts";
import { eventDigest } from "../kit/session-id.ts";
import { moveReply, showMatch } from "./replies.ts";
import type { PlayServices } from "./sessions.ts";
import { type MatchState, turnOf } from "./state/play.ts";
import { liveMatches, matchWithEvent } from "./state/stored-matches.ts";

type Games = readonly [MatrixGame, ...MatrixGame[]];

/** `pick` and `stop` of the command that plays these games. */
export function wordSubcommands(games: Games): readonly SubcommandSpec[] {
  const listed = CATALOGUE.filter(({ id }) => games.some((game) => game.id === id));
  const moves = new Set(listed.flatMap((entry) => entry.moves.map(({ id }) => id)));
  const move: ChoiceOption = {
    type: "choice",
    name: "move",
    choices: [...moves].map((value) => ({ value, label: `move-${value}` })),
  };
  const typed = { audience: "place", typedOnly: true } as const;
  const isFirst = listed[0] === CATALOGUE[0];
  return [
    { name: "pick", options: [move], byWord: true, ...typed },
    { name: "stop", options: [], ...typed, ...(isFirst && { alsoTyped: ["stop"] }) },
  ];
}

/** Counts the move in the open match; undefined if there's none, and one may be started instead. */
export async function pickMove(
  services: PlayServices,
  call: CommandCall,
  games: Games,
): Promise<Reply | undefined> {
  const { store, sessions } = services;
  const { caller, place, id, options } = call;
  const event = eventDigest(id);
  const player = { store, player: caller, games };
  const before = await matchWithEvent(player, event);
  if (before) return posted(services, before, call, "duplicate");
  const open = (await liveMatches(player)).find(({ game }) => game.moveIds.includes(options.move ?? ""));
  if (!open) return undefined;
  const { game, match } = open;
  const refusal = await services.refusalOf(call, game);
  if (refusal) return refusal;
  const move = game.moveIds.indexOf(options.move ?? "");
  const press = { session: match.id, turn: turnOf(match), move, event };
  const result = await sessions.play({ caller, place, game }, press);
  if (result.kind === "accepted") return posted(services, result.state, call, "new");
  const reply = await moveReply(services, result, call, async () => undefined);
  return reply.type === "edit" ? { type: "post", view: reply.view, audience: "place" } : reply;
}

/** Ends the open match, at any game. */
export async function stopByWord(services: PlayServices, call: CommandCall): Promise<Reply> {
  const { caller, place } = call;
  const games = CHAT_GAMES;
  const [open] = await liveMatches({ store: services.store, player: caller, games });
  const ended = open && (await services.sessions.stop({ caller, place, game: open.game }, open.match.id));
  if (ended) return posted(services, ended, call);
  return notice(say(caller.locale, "match-none"));
}

async function posted(
  services: PlayServices,
  state: MatchState,
  call: CommandCall,
  counted?: "new" | "duplicate",
): Promise<Reply> {
  const view = await showMatch(services, call, state);
  return { type: "post", view, audience: "place", ...(counted && { counted }) };
}
