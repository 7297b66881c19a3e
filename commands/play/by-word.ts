// What can be typed during a match instead of pressing its buttons: a move (`rock`) and `/stop`.

import type { ChoiceOption, CommandCall, Reply, SubcommandSpec } from "../../src/chat/index.ts";
import { CATALOGUE } from "../../src/core/games/catalogue.ts";
import type { MatrixGame } from "../../src/core/games/matrix-game.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { turnOf } from "../../src/people/rounds/predictor.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { notice } from "../kit/refusals.ts";
import { moveReply, postedMatch } from "./replies.ts";
import type { PlayServices } from "./sessions.ts";

type Games = readonly [MatrixGame, ...MatrixGame[]];

/** `pick` and `stop` of the command that plays these games. */
export function wordSubcommands(games: Games): readonly SubcommandSpec[] {
  const listed = CATALOGUE.filter(({ id }) => games.some((game) => game.id === id));
  const moves = new Map(listed.flatMap((entry) => entry.moves.map(({ id, emoji }) => [id, emoji])));
  const move: ChoiceOption = {
    type: "choice",
    name: "move",
    choices: [...moves].map(([value, sign]) => ({ value, label: `move-${value}`, sign })),
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
  const { sessions } = services;
  const { caller, place, options } = call;
  const fitting = games.filter(({ moveIds }) => moveIds.includes(options.move ?? ""));
  const open = await sessions.latest(caller, fitting, "live");
  if (!open) return undefined;
  const { game, match } = open;
  const refusal = await services.refusalOf(call, game);
  if (refusal) return refusal;
  const move = game.moveIds.indexOf(options.move ?? "");
  const press = { session: match.id, turn: turnOf(match), move };
  const result = await sessions.play({ caller, place, game }, press);
  const reply = await moveReply(services, result, call, async () => undefined);
  return reply.type === "edit" ? { type: "post", view: reply.view, audience: "place" } : reply;
}

/** Ends the open match, at any game. */
export async function stopByWord(services: PlayServices, call: CommandCall): Promise<Reply> {
  const { caller, place } = call;
  const open = await services.sessions.latest(caller, CHAT_GAMES, "live");
  const ended = open && (await services.sessions.stop({ caller, place, game: open.game }, open.match.id));
  return ended ? postedMatch(services, call, ended) : notice(say(caller.locale, "match-none"));
}
