// Faults of the bot's own processes.

import type { Fault } from "./fault.ts";

/** Killed after a quarter, a half and three quarters of the moves, and restarted each time. */
export const killedThreeTimes: Fault = async ({ course, crew }) => {
  for (const share of [0.25, 0.5, 0.75]) {
    await course.reaches(share);
    await crew.kill(0);
    await crew.start(0);
  }
};

/** Two processes; one is killed after half of the moves and stays down. */
export const oneOfTwoKilled: Fault = async ({ course, crew }) => {
  await course.reaches(0.5);
  await crew.kill(0);
};
