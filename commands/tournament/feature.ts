// The tournament feature: `/tournament` and its background work.

import type { MatchExecutor } from "../../src/arena/playing.ts";
import { type Addressed, type Area, type Feature, storedAs, type View } from "../../src/chat/index.ts";
import { dayAt, tournamentSeed } from "../../src/core/proof/day.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { failureLog, type Services } from "../kit/services.ts";
import type { KnownPlaces } from "../place/index.ts";
import { meaningOf } from "../strategy/index.ts";
import { tournament } from "./command.ts";
import { crossTable, crossWords } from "./cross-table.ts";
import type { Tournament, Venue } from "./document.ts";
import { pageLink, type TournamentPages, tournamentPages } from "./pages.ts";
import { cardPress, tournamentPanel } from "./panel.ts";
import type { DrawSeed } from "./rules.ts";
import { type Timing, type TournamentServices, Tournaments } from "./tournaments.ts";
import { type CardMove, cardView, endView, TOURNAMENT_SCOPE } from "./view.ts";

export interface TournamentSettings {
  /** Plays tournaments: in worker processes, or in this one. */
  readonly players: MatchExecutor;
  /** Plays in this process. */
  readonly localPlayers: MatchExecutor;
  readonly places: KnownPlaces;
  readonly timing?: Partial<Timing>;
}

const TOURNAMENTS: Area = {
  id: "tournaments",
  typed: "tournaments",
  title: "place-tournaments",
  isGame: false,
  command: "/tournament create",
};

/** What starts something; the others only show it, or undo it. */
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
  { places, players, localPlayers, timing = {} }: TournamentSettings,
): Feature & { readonly tournaments: Tournaments; readonly pages: TournamentPages } {
  const { store, log, now, host, painter } = services;
  const onFailure = failureLog(log, "tournaments");
  const draw: DrawSeed = (id, entrants) => {
    const day = dayAt(now());
    return { seed: tournamentSeed(host.dayKey(day), id, entrants), day };
  };
  const paged = (view: View, venue: Venue, shown: Tournament): View => ({
    ...view,
    ...pageLink(services, venue, shown, shown.locale),
  });
  const isOn = (venue: Venue) => places.isOn(venue, TOURNAMENTS.id);
  const tournaments = new Tournaments({
    store,
    log,
    now,
    draw,
    players,
    timing,
    onFailure,
    mayStart: isOn,
    meaning: ({ name }, game) => meaningOf(services, name, game),
    card: (state, venue) => {
      const view = cardView(state, venue);
      return state.phase === "cancelled" ? view : paged(view, venue, state.tournament);
    },
    async announcement(finished, pairings, venue) {
      const table = crossTable(finished, pairings);
      // Without a picture rather than not at all.
      const png = table && (await painter.draw(table).catch(onFailure));
      const picture =
        png && ({ type: "picture", name: "tournament.png", png, alt: crossWords(finished) } as const);
      return paged(endView(finished, venue, picture || undefined), venue, finished);
    },
  });
  const all: TournamentServices = { ...services, tournaments, localPlayers, isOn };
  const show = tournamentPanel(all);
  return {
    tournaments,
    pages: tournamentPages(services, localPlayers),
    commands: [tournament(all, show)],
    presses: { [TOURNAMENT_SCOPE]: cardPress(all, show), ...show.presses },
    pressCosts: ({ scope, move }) =>
      scope === TOURNAMENT_SCOPE && move === "next" ? "tournament" : undefined,
    areas: { all: [TOURNAMENTS], of: areaOf },
    personalData: {
      kinds: storedAs("stored-tournaments", "tournament", "person:tournaments"),
      export: async (person) => {
        const entered = await tournaments.participations(writePlayerId(person));
        return entered.length > 0 ? { tournaments: entered } : {};
      },
      remove: (person) => tournaments.forget(writePlayerId(person)),
    },
    moved: (from, to) => tournaments.move(from, to),
    background: { start: (messenger) => tournaments.serve(messenger), stop: () => tournaments.close() },
  };
}
