// A match of an ended tournament, replayed round by round: what each side chose, who led, and what each expected the
// other to choose.

import type { MatchPlace } from "../../../../commands/tournament/pages.ts";
import { entrantWords, pairingWords } from "../../../../commands/tournament/view.ts";
import { sidesOf } from "../../../arena/match/play.ts";
import type { MatchRounds, NamedMatch, NoRounds } from "../../../arena/rounds/index.ts";
import { type MatrixGame, type Move, matrixGame } from "../../../core/games/index.ts";
import type { MessageId } from "../../../infra/i18n/index.ts";
import { html } from "../../page/html.ts";
import type { Shown, Site, Visit } from "../../page/page.ts";
import { unlisted } from "../../page/parts.ts";
import { type Course, courseCard, scoreWords } from "../../replay/card.ts";
import { rightOf, roundsTable } from "../../replay/rounds.ts";
import { type Opened, wayBack } from "./shown.ts";

const WHY_NOT: Readonly<Record<NoRounds, readonly [words: MessageId, status: number]>> = {
  none: ["web-tournament-rounds-none", 404],
  long: ["web-tournament-rounds-long", 404],
  busy: ["web-tournament-rounds-busy", 503],
};

/** `/match/2.1.1`: round, table and match of the pairing, all from 1. */
export async function matchPage({ app }: Site, opened: Opened, visit: Visit): Promise<Shown | undefined> {
  const { state } = opened;
  const place = placeIn(visit.named.match ?? "");
  if (state.phase !== "ended" || !place) return undefined;
  const found = await app.tournaments.match(state.tournament, place);
  if (!found) return undefined;
  const { match, rounds } = found;
  const names = match.names.map(entrantWords);
  const title = names.join(" – ");
  if (typeof rounds === "string") return saying(opened, visit, WHY_NOT[rounds], title);
  return matchShown(opened, visit, { place, match, rounds });
}

function placeIn(written: string): MatchPlace | undefined {
  const [, round, table, game] = /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})$/.exec(written) ?? [];
  return round ? { round: Number(round), table: Number(table), game: Number(game) } : undefined;
}

function saying(
  opened: Opened,
  visit: Visit,
  [words, status]: readonly [MessageId, number],
  title: string,
): Shown {
  return unlisted(title, html`<h1>${title}</h1><p>${visit.say(words)}</p>${wayBack(opened, visit)}`, {
    status,
  });
}

function matchShown(
  opened: Opened,
  visit: Visit,
  { place, match, rounds }: { place: MatchPlace; match: NamedMatch; rounds: MatchRounds },
): Shown {
  const { say, locale } = visit;
  const { round, table, game } = place;
  const course = courseOf(match, rounds);
  const pairing = opened.pairings.find((one) => one.round === round && one.table === table);
  // What each side expects is of the other.
  const expected = ([0, 1] as const).map((side) => ({
    title: say("web-tournament-expected", { name: course.names[side] }),
    of: side === 0 ? (1 as const) : (0 as const),
    moves: rounds.expected[side === 0 ? "a" : "b"],
  }));
  const lines = expected.map((one, side): string => {
    const { right, all } = rightOf(course, one);
    const name = course.names[side] ?? "";
    if (all === 0) return say("web-tournament-expects-nothing", { name });
    return say("web-tournament-right", { name, right, all });
  });
  const head = `${say("tournament-cross-round", { round })} · ${say("setting-match", { match: match.task.rounds })}`;
  const path = `${opened.path}/match/${round}.${table}.${game}`;
  return unlisted(
    course.names.join(" – "),
    html`${courseCard(course, head, [...(pairing ? [pairingWords(pairing, locale)] : []), ...lines], visit)}
${roundsTable(course, expected, { path, caption: say("web-tournament-rounds-how") }, visit)}
${wayBack(opened, visit)}`,
    { about: scoreWords(course, locale) },
  );
}

function courseOf({ names: [a, b], task }: NamedMatch, { moves }: MatchRounds): Course {
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
