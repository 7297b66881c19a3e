// A match of an ended tournament, played again: what each side chose round by round, and who led.

import type { MatchOnPage, MatchPlace } from "../../../../commands/tournament/pages.ts";
import { entrantWords, pairingWords } from "../../../../commands/tournament/view.ts";
import { sidesOf } from "../../../arena/match/play.ts";
import { type MatrixGame, type Move, matrixGame } from "../../../core/games/index.ts";
import type { MessageId } from "../../../infra/i18n/index.ts";
import { html } from "../../page/html.ts";
import type { Shown, Site, Visit } from "../../page/page.ts";
import { unlisted } from "../../page/parts.ts";
import { type Course, courseCard, scoreWords } from "../../replay/card.ts";
import { roundsTable } from "../../replay/rounds.ts";
import { type Opened, wayBack } from "./shown.ts";

const WHY_NOT: Readonly<Record<Extract<MatchOnPage["moves"], string>, MessageId>> = {
  none: "web-tournament-rounds-none",
  long: "web-tournament-rounds-long",
  busy: "web-tournament-rounds-busy",
};

/** `/match/2.1.1`: round, table and match of the pairing, all from 1. */
export async function matchPage({ app }: Site, opened: Opened, visit: Visit): Promise<Shown | undefined> {
  const { state } = opened;
  const { say } = visit;
  const place = placeIn(visit.named.match ?? "");
  if (state.phase !== "ended" || !place) return undefined;
  const match = await app.tournaments.match(state.tournament, place);
  if (!match) return undefined;
  const { moves, task } = match;
  const names = match.names.map(entrantWords);
  const title = names.join(" – ");
  if (typeof moves === "string") {
    const words = say(WHY_NOT[moves]);
    const status = moves === "busy" ? 503 : 404;
    return unlisted(title, html`<h1>${title}</h1><p>${words}</p>${wayBack(opened, visit)}`, { status });
  }
  const course = courseOf(match, moves);
  const { round, table, game } = place;
  const pairing = opened.pairings.find((one) => one.round === round && one.table === table);
  const head = `${say("tournament-cross-round", { round })} · ${say("setting-match", { match: task.rounds })}`;
  const path = `${opened.path}/match/${round}.${table}.${game}`;
  return unlisted(
    title,
    html`${courseCard(course, head, pairing ? [pairingWords(pairing, visit.locale)] : [], visit)}
${roundsTable(course, [], { path }, visit)}
${wayBack(opened, visit)}`,
    { about: scoreWords(course, visit.locale) },
  );
}

function placeIn(written: string): MatchPlace | undefined {
  const [, round, table, game] = /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})$/.exec(written) ?? [];
  return round ? { round: Number(round), table: Number(table), game: Number(game) } : undefined;
}

function courseOf(
  { names: [a, b], task }: MatchOnPage,
  moves: Exclude<MatchOnPage["moves"], string>,
): Course {
  const game = matrixGame(task.rule) as MatrixGame;
  const results = game.results(sidesOf(task).a);
  const rounds = Array.from(moves.a, (move, at) => {
    const other = moves.b[at] as Move;
    return [move, other, results[move * game.size + other] as number] as const;
  });
  const lead = rounds.reduce((sum, [, , one]) => sum + one, 0);
  return {
    game,
    names: [entrantWords(a), entrantWords(b)],
    rounds,
    over: { winner: lead === 0 ? "level" : lead > 0 ? 0 : 1, ending: "score" },
  };
}
