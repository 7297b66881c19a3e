// A proof's progress: shared by all its people, and used to time faults.

import { setTimeout as wait } from "node:timers/promises";

/** Counts of what was sent and received. */
export interface Tally {
  /** Presses, each with its own id. */
  presses: number;
  /** How many of them were delivered twice under one id. */
  duplicated: number;
  /** How many of them were sent twice at once, under two ids. */
  sentAgain: number;
  /** Moves that the bot reported as counted. */
  heard: number;
  /** Answers after which the outcome is unknown: none at all, or that the store is unreachable. */
  unsure: number;
  /** Matches that were reopened because the bot no longer knew the pressed turn. */
  reopened: number;
}

export interface Course {
  readonly tally: Tally;
  /** Minimum moves per person. */
  readonly turns: number;
  /** Whether the fault is over. */
  isOver(): boolean;
  over(): void;
  /** Resolves when this share of all moves was reported as counted. @throws Error if the people have stopped. */
  reaches(share: number): Promise<void>;
  /** Ends all waits. */
  stop(): void;
  isStopped(): boolean;
}

export function openCourse(people: number, turns: number): Course {
  const tally: Tally = { presses: 0, duplicated: 0, sentAgain: 0, heard: 0, unsure: 0, reopened: 0 };
  let [isOver, isStopped] = [false, false];
  return {
    tally,
    turns,
    isOver: () => isOver,
    over: () => {
      isOver = true;
    },
    reaches: async (share) => {
      while (tally.heard < share * people * turns) {
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
