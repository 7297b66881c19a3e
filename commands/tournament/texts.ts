// Messages that the background work posts.

import type { Painter } from "../../src/infra/pictures/painter.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { meaningOf } from "../strategy/index.ts";
import { cardView, noteView } from "./card.ts";
import type { TournamentDependencies } from "./index.ts";
import { endChart, endView } from "./view.ts";

type Texts = Pick<TournamentDependencies, "announcement" | "card" | "note" | "meaning">;

/** If the picture cannot be drawn, `onFailure` is called and the message has none. */
export function tournamentTexts(store: Store, painter: Painter, onFailure: (error: unknown) => void): Texts {
  return {
    async announcement(finished, next) {
      const png = await painter.draw(endChart(finished)).catch((error: unknown) => {
        onFailure(error);
        return undefined;
      });
      return endView(finished, png, next);
    },
    card: (state) => cardView(state),
    note: noteView,
    meaning: (name, game) => meaningOf(store, name, game),
  };
}
