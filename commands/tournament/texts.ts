// What tournaments say by themselves, as the background asks for it.

import type { Painter } from "../../src/infra/pictures/painter.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { meaningOf } from "../strategy/index.ts";
import { cardView, noteView } from "./card.ts";
import type { TournamentDependencies } from "./index.ts";
import { endChart, endView } from "./view.ts";

type Texts = Pick<TournamentDependencies, "announcement" | "card" | "note" | "meaning">;

/** Where a picture cannot be drawn, `onFailure` is told and the message goes without. */
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
