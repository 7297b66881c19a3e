// How far a proof has come: what all people share, and what a fault goes by.

import { setTimeout as wait } from "node:timers/promises";

/** Counts of what was sent and of what came back. */
export interface Tally {
  /** Presses, each with an id of its own. */
  presses: number;
  /** Of them, delivered twice under one id. */
  duplicated: number;
  /** Of them, sent again at the same time under a new id. */
  sentAgain: number;
  /** Moves that the bot told as counted. */
  told: number;
  /** Answers after which nobody could know: none at all, or that the store is away. */
  unsure: number;
  /** Matches that were opened again, because the bot knew the pressed turn no more. */
  reopened: number;
}

export interface Course {
  readonly tally: Tally;
  /** Moves of each person at least. */
  readonly turns: number;
  /** Whether the fault is over. */
  isOver(): boolean;
  over(): void;
  /** Resolves when this share of all moves was told. @throws Error when the people have stopped. */
  reaches(share: number): Promise<void>;
  /** Ends everything that waits. */
  stop(): void;
  isStopped(): boolean;
}

export function openCourse(people: number, turns: number): Course {
  const tally: Tally = { presses: 0, duplicated: 0, sentAgain: 0, told: 0, unsure: 0, reopened: 0 };
  let [isOver, isStopped] = [false, false];
  return {
    tally,
    turns,
    isOver: () => isOver,
    over: () => {
      isOver = true;
    },
    reaches: async (share) => {
      while (tally.told < share * people * turns) {
        if (isStopped) throw new Error("the people had stopped before the fault came");
        await wait(20);
      }
    },
    stop: () => {
      isStopped = true;
    },
    isStopped: () => isStopped,
  };
}
