// Use cases of races in the store; results are data, and views/race.ts renders them.

import { type Caller, localeOf, type Place } from "../../../src/chat/index.ts";
import type { MinesRules } from "../../../src/core/games/minesweeper/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { type ChallengeMove, type ChallengePress, pressChallenge } from "../../kit/challenge-state.ts";
import type { Rival } from "../../kit/rival.ts";
import { sessionId } from "../../kit/session-id.ts";
import { middleCell } from "../game/cells.ts";
import type { MinesDeps } from "../game/deps.ts";
import type { MinesRecord } from "../game/document.ts";
import type { MinesPlan } from "../game/moves.ts";
import { drawBoard } from "../game/sealed-board.ts";
import {
  isAccepted,
  MINES_RACE,
  RACE_KEPT_MS,
  type Race,
  resultOf,
  runnerOf,
  withResult,
} from "./document.ts";

/** The parameters of a new race. */
export interface RaceCall {
  readonly caller: Caller;
  readonly place: Place;
  readonly rival: Rival;
  readonly rules: MinesRules & { readonly start: "safe" | "opening" };
  /** The challenger's own word. */
  readonly word?: string | undefined;
  /** Idempotency key. */
  readonly origin: string;
}

/** The race's id, the same when a command is redelivered. */
export function raceIdOf(store: Store, { caller, origin }: Pick<RaceCall, "caller" | "origin">): string {
  return sessionId(store, caller, origin);
}

/** Creates a race, once per origin. */
export async function callRace(
  { store, host }: MinesDeps,
  { caller, place, rival, rules, word, origin }: RaceCall,
  endsAt: number,
): Promise<{ readonly isNew: boolean; readonly race: Race }> {
  const id = raceIdOf(store, { caller, origin });
  const fresh: Race = {
    locale: localeOf({ caller, place }),
    rules,
    ...drawBoard(host, id, { word }),
    begin: middleCell(rules),
    runners: [
      { player: writePlayerId(caller), name: caller.name },
      { player: rival.to, name: rival.name },
    ],
    challenge: { endsAt },
  };
  return store.update(
    MINES_RACE,
    id,
    (known) => ({ next: known ? undefined : fresh, result: { isNew: !known, race: known ?? fresh } }),
    RACE_KEPT_MS,
  );
}

/** The outcome of a press on an open race, and the race after it. */
export interface RaceAnswer {
  readonly press: ChallengePress;
  readonly race: Race;
}

/** Accepts, declines or retracts a race; undefined if it's no longer stored. */
export async function answerRace(
  { store, now }: MinesDeps,
  id: string,
  caller: Caller,
  move: ChallengeMove,
): Promise<RaceAnswer | undefined> {
  const at = now();
  return store.update(
    MINES_RACE,
    id,
    (known) => {
      const answer = known && answerIn(known, caller, move, at);
      return { next: answer?.press.outcome === "done" ? answer.race : undefined, result: answer };
    },
    RACE_KEPT_MS,
  );
}

const SIDES = ["challenger", "challenged"] as const;

/** On acceptance the runner is stored by id, whatever name they were challenged by. */
function answerIn(race: Race, caller: Caller, move: ChallengeMove, now: number): RaceAnswer {
  const { challenge, runners } = race;
  const at = runnerOf(race, caller);
  const press = pressChallenge(challenge, at === undefined ? undefined : SIDES[at], move, now);
  if (press.outcome !== "done") return { press, race };
  const [first, second] = runners;
  const runner = { ...second, player: writePlayerId(caller), name: caller.name };
  const accepted = press.answer === "accepted" && {
    runners: [first, runner] as [typeof first, typeof second],
  };
  return { press, race: { ...race, ...accepted, challenge: press.state } };
}

/** Stores which message shows the race. */
export function keepCard({ store }: MinesDeps, id: string, place: Place, message: string): Promise<void> {
  const { id: at, kind, topic } = place;
  const card = { place: at, kind, ...(topic !== undefined && { topic }), message };
  return store.update(
    MINES_RACE,
    id,
    (known) => ({ next: known && { ...known, card }, result: undefined }),
    RACE_KEPT_MS,
  );
}

/** The plan of the caller's game in the race, or why there is none. */
export function joinRace(
  id: string,
  race: Race,
  caller: Caller,
): Pick<MinesPlan, "rules" | "seed" | "begin" | "race" | "drawn"> | "not-yours" | "played" | "not-accepted" {
  const at = runnerOf(race, caller);
  if (at === undefined) return "not-yours";
  if (!isAccepted(race)) return "not-accepted";
  const { rules, seed, begin, runners, drawn } = race;
  return runners[at].result ? "played" : { rules, seed, begin, race: id, drawn };
}

/** Records a runner's result once; undefined for an unfinished game, one whose mines could be known,
 * or an unknown race. */
export async function noteResult(
  { store, onRaceResult }: MinesDeps,
  caller: PlayerId,
  record: MinesRecord,
): Promise<Race | undefined> {
  const { race: id, ending, isKeyPublic } = record;
  if (id === undefined || !ending || isKeyPublic) return undefined;
  const noted = await store.update(
    MINES_RACE,
    id,
    (known) => {
      const at = known && runnerOf(known, caller);
      if (!known || at === undefined) return { next: undefined, result: undefined };
      const next = withResult(known, at, resultOf(record));
      return { next, result: { race: next ?? known, isNew: next !== undefined } };
    },
    RACE_KEPT_MS,
  );
  if (noted?.isNew) onRaceResult(id);
  return noted?.race;
}

/** Deletes the races of these games; resolves to whether there were any. */
export async function forgetRaces({ store }: MinesDeps, games: readonly MinesRecord[]): Promise<boolean> {
  const ids = new Set(games.flatMap(({ race }) => race ?? []));
  const removed = await Promise.all([...ids].map((id) => store.remove(MINES_RACE, id)));
  return removed.includes(true);
}
