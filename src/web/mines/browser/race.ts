// How far both runners of a race are.

import type { RaceState } from "../wire.ts";
import { element } from "./elements.ts";

export function createRace(): { readonly box: HTMLElement; show(race: RaceState | undefined): void } {
  const words = element("p", { class: "mines-words" });
  const bars = element("div", { class: "mines-runners" });
  const box = element("section", { class: "card" }, words, bars);
  return {
    box,
    show: (race) => {
      box.hidden = !race;
      if (!race) return;
      box.setAttribute("aria-label", race.title);
      words.textContent = race.words;
      bars.replaceChildren(
        ...race.runners.map(({ name, cleared }) =>
          element("progress", { is: { "aria-label": name, max: `${race.safe}`, value: `${cleared}` } }),
        ),
      );
    },
  };
}
