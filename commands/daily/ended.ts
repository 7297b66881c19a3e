// What follows when somebody ends a try, whichever of the two it was.

import { noteEarned } from "./earned.ts";
import type { DailyServices, TryEnded } from "./services.ts";
import { enterTop } from "./top/top.ts";

/** Called after a try is stored as ended, and again whenever it is shown: everything here does the same
 * twice. Failures are reported only, because the try itself is stored. */
export async function tryEnded(services: DailyServices, ended: TryEnded): Promise<void> {
  await enterTop(services, ended).catch(services.onFailure);
  await noteEarned(services, ended).catch(services.onFailure);
}
