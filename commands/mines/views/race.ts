import type { Button, View } from "../../../src/chat/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { sealOfBoard } from "../document.ts";
import { type Race, safeCells, winnerOf } from "../race/document.ts";
import { clock, openedWords, sizeOf } from "./game.ts";

export const RACE_SCOPE = "minesrace";

export function raceView(id: string, race: Race): View {
  const locale = nearestLocale(race.locale);
  const [first, second] = race.runners;
  const action = (move: string): Button["action"] => ({ scope: RACE_SCOPE, session: id, turn: 0, move });
  const play: Button = { label: say(locale, "button-race-play"), action: action("play"), style: "primary" };
  const isOver = winnerOf(race) !== undefined;
  const standings: Button = { label: say(locale, "button-race-standings"), action: action("standings") };
  const names = { first: first.name, second: second.name };
  const seal = say(locale, "mines-seal", { seal: sealOfBoard(race, id) });
  const small = isOver ? openedWords(race, id, locale) : `${say(locale, "mines-race-how")}\n${seal}`;
  return {
    title: say(locale, "mines-race-title", { ...names, ...sizeOf(race), mines: race.rules.mines }),
    blocks: [
      { type: "text", text: standingWords(race, locale) },
      { type: "quiet", text: small },
    ],
    buttons: [isOver ? [standings] : [play, standings]],
  };
}

/** The standing of both runners, and the winner once decided. */
export function standingWords(race: Race, locale: Locale): string {
  const safe = safeCells(race);
  const lines = race.runners.map(({ name, result }) => {
    if (!result) return say(locale, "mines-race-open", { name });
    if (result.won) return say(locale, "mines-race-cleared", { name, time: clock(result.timeMs) });
    return say(locale, "mines-race-fell", { name, cleared: result.cleared, safe });
  });
  const winner = winnerOf(race);
  if (winner === undefined) return lines.join("\n");
  const last =
    winner === "level"
      ? say(locale, "mines-race-level")
      : say(locale, "mines-race-won", { name: race.runners[winner].name });
  return [last, ...lines].join("\n");
}
