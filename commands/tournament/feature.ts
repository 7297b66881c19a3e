// The tournament feature: `/tournament` and its background work.

import type { ReportedPairing } from "../../src/arena/index.ts";
import type { Addressed, Area, Block, Feature, View } from "../../src/chat/index.ts";
import { seedNumber } from "../../src/core/fairness/index.ts";
import type { Painter } from "../../src/infra/pictures/painter.ts";
import { StoreError } from "../../src/infra/store/index.ts";
import { writePlayerId } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";
import type { KnownPlaces } from "../place/index.ts";
import { meaningOf } from "../strategy/index.ts";
import { cardView, noteView } from "./card.ts";
import { tournament } from "./command.ts";
import { crossTable, crossWords } from "./cross-table.ts";
import {
  createTournaments,
  type Finished,
  type Tournament,
  type TournamentDependencies,
  type Tournaments,
  type Venue,
} from "./index.ts";
import { pageBlocks } from "./page-id.ts";
import { type TournamentPages, tournamentPages } from "./pages.ts";
import type { TournamentServices } from "./services.ts";
import { endView } from "./view.ts";

type Texts = Pick<TournamentDependencies, "announcement" | "card" | "note" | "meaning">;

/** If the picture cannot be drawn, `onFailure` is called and the message has none. */
function tournamentTexts(services: Services, onFailure: (error: unknown) => void): Texts {
  const { painter } = services;
  const paged = (view: View, home: Venue, tournament: Tournament): View => ({
    ...view,
    blocks: [...view.blocks, ...pageBlocks(services, home, tournament, tournament.locale)],
  });
  return {
    async announcement(finished, next, pairings, home) {
      const picture = await endPicture(painter, finished, pairings).catch((error: unknown) => {
        onFailure(error);
        return undefined;
      });
      return paged(endView(finished, picture, next), home, finished);
    },
    card: (state, home) =>
      state.phase === "cancelled" ? cardView(state) : paged(cardView(state), home, state.tournament),
    note: (kind, tournament, home) => paged(noteView(kind, tournament), home, tournament),
    meaning: ({ name, by }, game) => meaningOf(services, name, game, by),
  };
}

async function endPicture(
  painter: Painter,
  finished: Finished,
  pairings: readonly ReportedPairing[],
): Promise<Block | undefined> {
  const table = crossTable(finished, pairings);
  if (!table) return undefined;
  return {
    type: "picture",
    name: "tournament.png",
    png: await painter.draw(table),
    alt: crossWords(finished),
  };
}

export interface TournamentSettings extends Pick<TournamentDependencies, "players" | "timing" | "atOnceMax"> {
  readonly places: KnownPlaces;
  readonly trialPlayers: TournamentServices["trialPlayers"];
}

const TOURNAMENTS: Area = {
  ...{ id: "tournaments", typed: "tournaments", title: "place-tournaments", isGame: false },
  command: "/tournament create",
};

/** What begins something; the rest looks at it, or takes it back. */
const SWITCHED: ReadonlySet<string> = new Set(["create", "join", "start"]);

function areaOf(event: Addressed): Area | undefined {
  const isOurs = event.type === "command" && event.command === "tournament";
  return isOurs && SWITCHED.has(event.subcommand) ? TOURNAMENTS : undefined;
}

export function tournamentFeature(
  services: Services,
  { places, trialPlayers, ...settings }: TournamentSettings,
): Feature & { readonly tournaments: Tournaments; readonly pages: TournamentPages } {
  const { store, log, now, host } = services;
  const onFailure = (error: unknown): void => {
    if (error instanceof StoreError) log.warn({ err: error }, "tournaments: store unavailable, retrying");
    else log.error({ err: error }, "tournaments: unexpected error in a background task");
  };
  const draw: TournamentDependencies["draw"] = (session) => {
    const { seed, day, pledge } = host.draw("draw", session);
    return { seed: seedNumber(seed), drawn: { day, pledge } };
  };
  const tournaments = createTournaments({
    ...{ store, now, draw, onFailure, ...settings },
    ...tournamentTexts(services, onFailure),
    mayBegin: (venue) => places.isOn(venue, TOURNAMENTS.id),
  });
  const pages = tournamentPages({ store, host, trialPlayers }, tournaments);
  return {
    ...{ tournaments, pages },
    commands: [tournament({ ...services, tournaments, trialPlayers })],
    presses: {},
    areas: { all: [TOURNAMENTS], of: areaOf },
    personalData: {
      kinds: ["tournament", "tournament-person", "tournament-totals", "arena", "arena-round"],
      export: async (person) => {
        const entered = await tournaments.participations(writePlayerId(person));
        return entered.length > 0 ? { tournaments: entered } : {};
      },
      remove: (person) => tournaments.forget(writePlayerId(person)),
    },
    background: {
      start: tournaments.serve,
      stop: async () => void (await Promise.all([tournaments.close(), pages.close()])),
    },
  };
}
