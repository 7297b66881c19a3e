// Tournament report as text: standings, cross table, forfeits, and pairings with reasons. Its standings as CSV.

import type { ReportedPairing, TournamentReport } from "../../arena/tournaments/report.ts";
import { textTable } from "../../infra/text-table.ts";

export function describeTournament(report: TournamentReport): string {
  const parts = [
    headline(report),
    standingsText(report),
    crossText(report),
    pairingsText(report),
    forfeitsText(report),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function headline({ game, system, standings, rounds, match, seed, complete }: TournamentReport): string {
  const end = complete ? "" : `not finished; these ${rounds} rounds are\n`;
  return `${game}, ${system}: ${standings.length} entrants, ${rounds} rounds, matches of ${match}, seed ${seed}\n${end}`;
}

function standingsText({ standings }: TournamentReport): string {
  const hasTieBreaks = standings.some(({ tieBreaks }) => tieBreaks);
  return textTable([
    [
      "",
      "",
      "points",
      "+",
      "=",
      "-",
      ...(hasTieBreaks ? ["buchholz", "s.-b.", "direct"] : []),
      "rounds",
      "rating",
    ],
    ...standings.map(({ places: [from, to], name, points, wins, draws, losses, tieBreaks, ...rest }) => [
      from === to ? `${from}` : `${from}-${to}`,
      name,
      ...[points, wins, draws, losses].map(String),
      ...(tieBreaks ? Object.values(tieBreaks).map(String) : []),
      `${rest.roundsWon}:${rest.roundsLost}`,
      `${rest.rating.mean.toFixed(1)} ± ${rest.rating.uncertainty.toFixed(1)}`,
    ]),
  ]);
}

/** Cross table cells: `+3` is a win against row 3 of the standings, `f` a forfeit. */
function crossText({ standings, pairings, rounds }: TournamentReport): string {
  if (rounds === 0) return "";
  const rowOf = new Map(standings.map(({ name }, at) => [name, at + 1]));
  const cell = (name: string, round: number): string => {
    const found = pairings.find((one) => one.round === round && (one.a === name || one.b === name));
    if (!found) return "";
    const { a, b, score, games } = found;
    if (b === null) return "bye";
    const own = a === name ? score : 1 - score;
    const mark = own === 0.5 ? "=" : own > 0.5 ? "+" : "-";
    const isForfeit = games.some(({ forfeits }) => forfeits);
    return `${mark}${rowOf.get(a === name ? b : a)}${isForfeit ? "f" : ""}`;
  };
  const all = Array.from({ length: rounds }, (_, at) => at + 1);
  return textTable([
    ["round by round", ...all.map(String)],
    ...standings.map(({ name }, at) => [`${at + 1} ${name}`, ...all.map((round) => cell(name, round))]),
  ]);
}

const REASONS: Readonly<Record<ReportedPairing["why"], string>> = {
  "everyone-meets": "everyone meets everyone",
  rest: "rests: odd number of entrants",
  bracket: "the bracket",
  "third-place": "for third place",
  "bracket-bye": "bye: better seeds advance",
  "same-score": "same score, haven't met yet",
  "floated-down": "scores differ, haven't met yet",
  "met-before": "met before: no one else is left",
  "bye-lowest": "bye: lowest score without one",
  "bye-needed": "bye: the others couldn't be paired otherwise",
};

function pairingsText({ pairings }: TournamentReport): string {
  const rounds = [...new Set(pairings.map(({ round }) => round))];
  return rounds
    .map((round) => {
      const rows = pairings.filter((pairing) => pairing.round === round);
      return `round ${round}\n${textTable(rows.map(pairingRow))}`;
    })
    .join("");
}

function pairingRow({ a, b, games, why, places, decided }: ReportedPairing): readonly string[] {
  const scores = games.map(({ won, lost, forfeits, noResult }) =>
    noResult ? "void" : forfeits ? "forfeit" : `${won}:${lost}`,
  );
  const what = places ? `${REASONS[why]}, places ${places[0]} to ${places[1]}` : REASONS[why];
  const how = decided === "better-seed-after-draws" ? "; drawn, so the better seed advances" : "";
  return [`  ${a}`, b ?? "", scores.join(" "), `${what}${how}`];
}

function forfeitsText({ pairings }: TournamentReport): string {
  const lines = pairings.flatMap(({ round, a, b, games }) =>
    games.flatMap(({ forfeits = [], noResult }) => [
      ...(noResult ? [`round ${round}: ${a} against ${b} is void: ${noResult.reason}\n`] : []),
      ...forfeits.map(({ name, kind, round: at, reason, at: place }) => {
        const when = at > 0 ? ` in round ${at} of the match` : "";
        const where = place ? ` (line ${place.line}, column ${place.column})` : "";
        return `round ${round}: ${name} forfeits (${kind})${when}: ${reason}${where}\n`;
      }),
    ]),
  );
  return lines.join("");
}

/** The standings as CSV (RFC 4180, but with LF line endings), one line per entrant. */
export function csvOf({ standings }: Pick<TournamentReport, "standings">): string {
  const rows = standings.map(({ places: [place, placeTo], number: _, tieBreaks, rating, ...rest }) => {
    const { mean, uncertainty } = rating;
    return { place, placeTo, ...rest, ...tieBreaks, rating: mean, ratingUncertainty: uncertainty };
  });
  const names = Object.keys(rows[0] ?? {});
  const header = names.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const quoted = (cell: string | number): string =>
    /[",\n]/.test(`${cell}`) ? `"${String(cell).replaceAll('"', '""')}"` : `${cell}`;
  return [header, ...rows.map(Object.values)].map((row) => `${row.map(quoted).join(",")}\n`).join("");
}
