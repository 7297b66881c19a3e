// What the games of the boards of days tell of: results for the store, and words for their messages.

import type { Caller } from "../../../src/chat/index.ts";
import type { DailyGames, MinesRecord } from "../../mines/index.ts";
import { tryEnded } from "../ended.ts";
import { boardTryOf, readPerson } from "../person.ts";
import type { DailyServices } from "../services.ts";
import { noteResult } from "./tries.ts";
import { boardTitle, overButtons, overLines } from "./view.ts";

export function dailyGames(services: DailyServices): DailyGames {
  const { store, onFailure } = services;
  return {
    ended: (player, record) => noteResult(store, player, record),
    told: async (caller, record) => {
      const title = boardTitle(record.daily?.day ?? 0, caller.locale);
      if (!record.ending) return { title };
      // The board is shown as it ended, whatever else fails: the next look at the day mends it.
      const lines = await endedLines(services, caller, record).catch((error: unknown) => {
        onFailure(error);
        return [];
      });
      const buttons = await overButtons(services, record.daily?.day ?? 0, caller).catch((error: unknown) => {
        onFailure(error);
        return [];
      });
      return { title, lines, buttons };
    },
  };
}

async function endedLines(services: DailyServices, caller: Caller, record: MinesRecord) {
  const { store } = services;
  const { daily, id } = record;
  if (!daily) return [];
  await noteResult(store, caller, record);
  const place = { kind: "private", id: caller.id } as const;
  await tryEnded(services, { what: "board", day: daily.day, caller, place });
  const held = boardTryOf(await readPerson(store, caller), daily.day)?.found;
  return held ? overLines(services, caller, held, held.game === id) : [];
}
