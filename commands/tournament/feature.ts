// The tournament feature: `/tournament` and its background work.

import type { ReportedPairing } from "../../src/arena/index.ts";
import {
  type Addressed,
  type Area,
  type Block,
  type Feature,
  storedAs,
  type View,
} from "../../src/chat/index.ts";
import { dayAt, tournamentSeed } from "../../src/core/proof/day.ts";
import type { Painter } from "../../src/infra/pictures/painter.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { failureLog, type Services } from "../kit/services.ts";
import type { KnownPlaces } from "../place/index.ts";
import { meaningOf } from "../strategy/index.ts";
import { type CardMove, cardView, endView, noteView, TOURNAMENT_SCOPE } from "./card.ts";
import { tournament } from "./command.ts";
import { crossTable, crossWords } from "./cross-table.ts";
import type { TournamentServices } from "./index.ts";
import {
  createTournaments,
  type Finished,
  type Tournament,
  type TournamentDependencies,
  type Tournaments,
  type Venue,
} from "./index.ts";
import { pageLink, type TournamentPages, tournamentPages } from "./pages.ts";
import { tournamentPanel } from "./panel.ts";
import { cardPress } from "./press.ts";

type Texts = Pick<TournamentDependencies, "announcement" | "card" | "note" | "meaning">;

/** If the picture can't be drawn, calls `onFailure` and sends the message without one. */
function tournamentTexts(services: Services, onFailure: (error: unknown) => void): Texts {
  const { painter } = services;
  const paged = (view: View, home: Venue, tournament: Tournament): View => ({
    ...view,
    ...pageLink(services, home, tournament, tournament.locale),
  });
  return {
    async announcement(finished, next, pairings, home) {
      const picture = await endPicture(painter, finished, pairings).catch((error: unknown) => {
        onFailure(error);
        return undefined;
      });
      return paged(endView(finished, home, picture, next), home, finished);
    },
    card: (state, home) =>
      state.phase === "cancelled"
        ? cardView(state, home)
        : paged(cardView(state, home), home, state.tournament),
    note: (kind, tournament, home) => paged(noteView(kind, tournament, home), home, tournament),
    meaning: ({ name }, game) => meaningOf(services, name, game),
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
  id: "tournaments",
  typed: "tournaments",
  title: "place-tournaments",
  isGame: false,
  command: "/tournament create",
};

/** Subcommands that start something; the others only show it, or undo it. */
const SWITCHED: ReadonlySet<string> = new Set(["create", "join", "start"]);
const SWITCHED_MOVES: ReadonlySet<string> = new Set<CardMove>(["enter", "start", "next"]);

function areaOf(event: Addressed): Area | undefined {
  const isSwitched =
    event.type === "command"
      ? event.command === "tournament" && SWITCHED.has(event.subcommand)
      : event.action.scope === TOURNAMENT_SCOPE && SWITCHED_MOVES.has(event.action.move);
  return isSwitched ? TOURNAMENTS : undefined;
}

export function tournamentFeature(
  services: Services,
  { places, trialPlayers, ...settings }: TournamentSettings,
): Feature & { readonly tournaments: Tournaments; readonly pages: TournamentPages } {
  const { store, log, now, host } = services;
  const onFailure = failureLog(log, "tournaments");
  const draw: TournamentDependencies["draw"] = (id, entrants) => {
    const day = dayAt(now());
    return { seed: tournamentSeed(host.dayKey(day), id, entrants), day };
  };
  const tournaments = createTournaments({
    store,
    now,
    draw,
    onFailure,
    ...settings,
    ...tournamentTexts(services, onFailure),
    mayStart: (venue) => places.isOn(venue, TOURNAMENTS.id),
  });
  const all: TournamentServices = {
    ...services,
    tournaments,
    trialPlayers,
    isOn: (venue) => places.isOn(venue, TOURNAMENTS.id),
  };
  const show = tournamentPanel(all);
  const pages = tournamentPages({ store, host, trialPlayers }, tournaments);
  return {
    tournaments,
    pages,
    commands: [tournament(all, show)],
    presses: { [TOURNAMENT_SCOPE]: cardPress(all, show), ...show.presses },
    pressCosts: ({ scope, move }) =>
      scope === TOURNAMENT_SCOPE && move === "next" ? "tournament" : undefined,
    areas: { all: [TOURNAMENTS], of: areaOf },
    personalData: {
      kinds: storedAs(
        "stored-tournaments",
        ...["tournament", "tournament-person", "tournament-totals", "arena", "arena-round"],
      ),
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
