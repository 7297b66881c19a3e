// Players with a past, as documents: a few people really play on the real app with an empty store, and their documents
// are then used for everyone who played as long, with different rounds for each.

import { openApp } from "../../../src/app/app.ts";
import { readConfig } from "../../../src/app/config.ts";
import type { Action, Incoming, Reply } from "../../../src/chat/index.ts";
import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  ACCOUNT,
  type PersonAccount,
  PLAYER_GAME,
  PLAYER_MILESTONES,
  type PlayerGame,
  type PlayerId,
  playerGameKey,
  storeHistory,
  writePlayerId,
} from "../../../src/people/index.ts";
import { endMatch } from "../../../src/people/rounds/player-game.ts";
import { roundsBy, stubborn, turning } from "../../commands/kit/histories.ts";
import { sessionTagsUnder } from "../../session-tags.ts";

/** The number of rounds by share of players in percent: most have only looked in, few stay. */
const LENGTHS = [
  { rounds: 4, share: 30 },
  { rounds: 12, share: 30 },
  { rounds: 30, share: 25 },
  { rounds: 100, share: 11 },
  { rounds: 300, share: 4 },
] as const;

export const SEEDED_GAME = "rps";

/** What is stored about someone who has played. */
interface Template {
  readonly game: PlayerGame;
  readonly account: PersonAccount;
  /** Absent if there are none yet. */
  readonly milestones: object | undefined;
}

/** A player's documents; if they play on, these rounds come before the new ones. */
export interface Past {
  readonly game: PlayerGame;
  readonly account: PersonAccount;
  /** Absent if there are none yet. */
  readonly milestones: object | undefined;
  readonly rounds: Rounds;
}

/** Resolves to a function that returns the past of a numbered player, always the same one. `hostKey`: the bots' own. */
export async function openPast(hostKey: string): Promise<(number: number, player: PlayerId) => Past> {
  const templates = await playTemplates(hostKey);
  const tagOf = sessionTagsUnder(hostKey);
  const byShare = LENGTHS.flatMap(({ share }, at) =>
    new Array<Template>(share).fill(templates[at] as Template),
  );
  return (number, player) => pastOf(byShare[number % 100] as Template, number, tagOf(player));
}

function pastOf(template: Template, number: number, tag: string): Past {
  const game = matrixGame(SEEDED_GAME) as MatrixGame;
  const { totals, matches, segments, ...rest } = template.game;
  const rounds = roundsBy(game, number % 2 === 0 ? stubborn : turning, totals.rounds, number + 1);
  const own = (id: string): string => `${id.slice(0, -4)}${tag}`;
  const document = {
    ...rest,
    totals: totalsOf(game, rounds),
    history: storeHistory(game, rounds),
    matches: matches.map((match) => ({ ...match, id: own(match.id) })),
    segments: segments?.map((one) => ({ ...one, match: one.match && own(one.match) })),
  };
  return { game: document, account: template.account, milestones: template.milestones, rounds };
}

function totalsOf(game: MatrixGame, { person, bot }: Rounds): PlayerGame["totals"] {
  const [wins, losses, draws] = [1, -1, 0].map(
    (sign) =>
      person.filter((move, at) => Math.sign(game.result("person", move, bot[at] as number)) === sign).length,
  ) as [number, number, number];
  return { rounds: person.length, wins, losses, draws };
}

async function playTemplates(hostKey: string): Promise<readonly Template[]> {
  const quiet = { info() {}, warn() {}, error: console.error };
  const config = readConfig({ DATA_DIR: ":memory:", LEAGUE: "off", BUDGETS: "off", HOST_KEY: hostKey });
  const app = await openApp(config, quiet);
  const templates: Template[] = [];
  for (const { rounds } of LENGTHS) {
    const player = { platform: "telegram", id: String(1 + rounds) };
    await playRounds((incoming) => app.dispatch.handle(incoming), player, rounds);
    const game = await app.store.read(PLAYER_GAME, playerGameKey(player, SEEDED_GAME));
    const account = await app.store.read(ACCOUNT, writePlayerId(player));
    const milestones = await PLAYER_MILESTONES.read(app.store, writePlayerId(player));
    if (!game || !account) throw new Error("nothing was stored of somebody who played");
    const [live, ...others] = game.matches;
    const matches =
      live?.ending === undefined && live ? [endMatch(live, "stopped"), ...others] : game.matches;
    templates.push({
      game: { ...game, matches },
      account: { ...account, held: {} },
      milestones,
    });
  }
  await app.close();
  await app.store.close();
  return templates;
}

async function playRounds(
  handle: (incoming: Incoming) => Promise<Reply>,
  { platform, id }: PlayerId,
  rounds: number,
): Promise<void> {
  const game = matrixGame(SEEDED_GAME) as MatrixGame;
  const random = seededRandom(rounds);
  const caller = { platform, id, name: "Vera", locale: "en" } as const;
  let shown: Action | undefined;
  for (let [event, played] = [0, 0]; played < rounds; event++) {
    const common = { id: `${id}-${event}`, caller, place: { kind: "private", id } } as const;
    const command = { type: "command", command: SEEDED_GAME, subcommand: "play", options: {} } as const;
    const move = game.moveIds[random.below(game.size)] as string;
    const incoming: Incoming = shown
      ? { type: "press", action: { ...shown, move }, ...common }
      : { ...command, ...common };
    if (shown) played++;
    shown = moveOn(await handle(incoming as Incoming), game);
    if (event > 3 * rounds + 10) throw new Error("a match went on without being counted");
  }
}

/** The first move's button; undefined once a match is over. */
function moveOn(reply: Reply, { moveIds }: MatrixGame): Action | undefined {
  const action = "view" in reply ? reply.view.buttons?.[0]?.[0]?.action : undefined;
  return action && moveIds.includes(action.move) ? action : undefined;
}
