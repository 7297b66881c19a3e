// People who play against a bot in this process, using the buttons of its replies.

import type { App } from "../../../src/app/app.ts";
import type { Action, Incoming, Reply } from "../../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import { NEW_PLAYER_GAME, PLAYER_GAME, playerGameKey, storeHistory } from "../../../src/people/index.ts";
import { openBenchApp } from "../bot.ts";

const game = matrixGame("rps") as MatrixGame;

type Outcome = "counted" | "busy";

export interface Bot {
  /** A person with that many rounds in their history, who starts an endless match. */
  sit(id: string, opponent: string, rounds: number): Promise<BenchPlayer>;
  /** Rounds stored for a person. */
  roundsOf(id: string): Promise<number>;
  close(): Promise<void>;
}

export interface BenchPlayer {
  /** Presses a move. @throws Error if it's neither counted nor answered with "in a moment". */
  press(): Promise<Outcome>;
}

export async function openBot(memoryMb: number): Promise<Bot> {
  const { app, close } = await openBenchApp({ MEMORY_MB: String(memoryMb) });
  const random = seededRandom(1953);
  return {
    close,
    async sit(id, opponent, rounds) {
      if (rounds > 0) await storeRounds(app, id, rounds, random);
      return newPlayer(app, id, opponent);
    },
    async roundsOf(id) {
      const document = await app.store.read(
        PLAYER_GAME,
        playerGameKey({ platform: "telegram", id }, game.id),
      );
      return document?.totals.rounds ?? 0;
    },
  };
}

async function storeRounds({ store }: App, id: string, rounds: number, random: RandomSource): Promise<void> {
  const moves = () =>
    Uint8Array.from({ length: rounds }, (_, round) => (random.below(3) ? round % 3 : random.below(3)));
  const history = storeHistory(game, { person: moves(), bot: moves() });
  const totals = { rounds, wins: 0, losses: 0, draws: rounds };
  await store.update(PLAYER_GAME, playerGameKey({ platform: "telegram", id }, game.id), () => ({
    next: { ...NEW_PLAYER_GAME, totals, history },
    result: undefined,
  }));
}

async function newPlayer({ dispatch }: App, id: string, opponent: string): Promise<BenchPlayer> {
  let events = 0;
  const event = () => {
    events += 1;
    const caller = { platform: "telegram", id, name: `Player ${id}`, locale: "en" } as const;
    return { id: `${id}-${events}`, caller, place: { kind: "private", id } } as const;
  };
  const typed = { type: "command", command: game.id, subcommand: "play" } as const;
  const begin = (): Incoming => ({ ...typed, ...event(), options: { opponent, length: "endless" } });
  let shown: Action | undefined;
  for (let attempt = 0; !shown && attempt < 100; attempt++) shown = moveOf(await dispatch.handle(begin()));
  if (!shown) throw new Error(`no match began against ${opponent}`);
  return {
    async press() {
      const action = { ...(shown as Action), move: game.moveIds[events % 3] as string };
      const next = moveOf(await dispatch.handle({ type: "press", ...event(), action }));
      if (!next) return "busy";
      if (next.turn === action.turn) throw new Error("a press was answered and not counted");
      shown = next;
      return "counted";
    },
  };
}

/** The first move's button; undefined if the reply is only a notice. */
function moveOf(reply: Reply): Action | undefined {
  if (!("view" in reply)) return undefined;
  return reply.view.buttons?.[0]?.[0]?.action;
}
