// The tournament feature: `/tournament` and its background work.

import type { Feature } from "../../src/chat/index.ts";
import { StoreError } from "../../src/infra/store/index.ts";
import { writePlayerId } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";
import { tournament } from "./command.ts";
import { createTournaments, type TournamentDependencies, type Tournaments } from "./index.ts";
import { tournamentTexts } from "./texts.ts";

export type TournamentSettings = Pick<TournamentDependencies, "players" | "timing">;

export function tournamentFeature(
  services: Services,
  settings: TournamentSettings,
): Feature & { readonly tournaments: Tournaments } {
  const { store, painter, log, now, freshNumber } = services;
  const onFailure = (error: unknown): void => {
    if (error instanceof StoreError) log.warn({ err: error }, "tournaments wait for the store");
    else log.error({ err: error }, "a tournament met a defect");
  };
  const tournaments = createTournaments({
    ...{ store, now, freshSeed: freshNumber, onFailure, ...settings },
    ...tournamentTexts(store, painter, onFailure),
  });
  return {
    tournaments,
    commands: [tournament({ ...services, tournaments })],
    presses: {},
    personalData: {
      kinds: ["tournament", "tournament-person", "tournament-totals", "arena", "arena-round"],
      export: async (person) => {
        const entered = await tournaments.participations(writePlayerId(person));
        return entered.length > 0 ? { tournaments: entered } : {};
      },
      remove: (person) => tournaments.forget(writePlayerId(person)),
    },
    background: { start: tournaments.serve, stop: tournaments.close },
  };
}
