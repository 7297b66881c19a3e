// A tournament's picture: who played whom and the points it gave; a knock-out is laid out by round.

import { builtInFamily, isBuiltIn } from "../../src/arena/tournaments/built-ins.ts";
import type { ReportedPairing } from "../../src/arena/tournaments/report.ts";
import { cutToCells } from "../../src/infra/i18n/cell-width.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { labelled, listed } from "../../src/infra/i18n/phrases.ts";
import type { CrossCell, CrossTable } from "../../src/infra/pictures/index.ts";
import { formatRank } from "../kit/format-rank.ts";
import type { Finished } from "./document.ts";
import { entrantWords, tournamentTitle } from "./view.ts";

/** Rows that stay readable in a picture. */
export const ROWS_MAX = 16;
const NAME_CELLS = 32;

type Cells = CrossTable["rows"][number]["cells"];

/** The tournament to draw, in the language of `locale`. */
type Tabled = Pick<Finished, "locale" | "system" | "game"> & { readonly standings: readonly Line[] };

/** The table of a tournament; undefined if its pairings are no longer stored. */
export function crossTable(
  finished: Tabled,
  pairings: readonly ReportedPairing[],
  rowsMax = ROWS_MAX,
): CrossTable | undefined {
  if (pairings.length === 0) return undefined;
  const { locale, standings, system } = finished;
  const shown = standings.slice(0, rowsMax);
  const isAllMeet = system === "round-robin" || system === "swiss";
  const seen = pairings.flatMap((pairing) => bothSides(pairing, locale));
  const table = isAllMeet ? byOpponent(shown, seen) : byRound(shown, seen, locale);
  return {
    kind: "cross",
    title: tournamentTitle(finished, locale),
    subtitle: subtitleOf(finished, isAllMeet, rowsMax),
    columns: table.columns,
    total: say(locale, "table-points"),
    rows: shown.map(({ name, ranks, points }, at) => ({
      rank: isAllMeet ? String(at + 1) : formatRank(ranks),
      ...pictured(name),
      cells: table.cells[at] as Cells,
      total: pointsText(points),
    })),
  };
}

/** The picture marks built-in strategies with a sign. */
function pictured(name: string) {
  const family = builtInFamily(name);
  const shown = cutToCells(family ?? name, NAME_CELLS);
  return { name: shown, ...(family !== undefined && { isBuiltIn: true as const }) };
}

function subtitleOf({ locale, standings, system }: Tabled, isAllMeet: boolean, rowsMax: number): string {
  const how = say(locale, isAllMeet ? "tournament-cross-how" : "tournament-rounds-how");
  const empty = system === "swiss" ? [say(locale, "tournament-cross-empty")] : [];
  const count = standings.length;
  const first = count > rowsMax ? [say(locale, "tournament-cross-first", { shown: rowsMax, count })] : [];
  const builtIns = standings.some(isBuiltIn) ? [say(locale, "tournament-house-picture")] : [];
  return [how, ...empty, ...first, ...builtIns].join(" · ");
}

/** A pairing from one entrant's side. */
interface Meeting {
  readonly round: number;
  readonly name: string;
  /** Null for a round without an opponent. */
  readonly opponent: string | null;
  readonly score: number;
  readonly note: string;
}

function bothSides(pairing: ReportedPairing, locale: Locale): readonly Meeting[] {
  const { round, a, b, score } = pairing;
  const own = { round, name: a, opponent: b, score, note: noteOf(pairing, locale, 1) };
  if (b === null) return [own];
  return [own, { round, name: b, opponent: a, score: 1 - score, note: noteOf(pairing, locale, -1) }];
}

/** Rounds won by each side, or matches won if there were several. */
function noteOf({ games }: ReportedPairing, locale: Locale, side: 1 | -1): string {
  if (games.some(({ forfeits }) => forfeits)) return say(locale, "tournament-cross-forfeit");
  if (games.some(({ noResult }) => noResult)) return say(locale, "tournament-cross-void");
  const [game] = games;
  if (!game) return "";
  const count = (result: number): number => games.filter((one) => one.result === result).length;
  const pair = games.length === 1 ? [game.won, game.lost] : [count(1), count(0)];
  return (side === 1 ? pair : pair.reverse()).join(":");
}

interface Grid {
  readonly columns: readonly string[];
  readonly cells: readonly Cells[];
}

type Line = Finished["standings"][number];

function byOpponent(shown: readonly Line[], seen: readonly Meeting[]): Grid {
  const cells = shown.map(({ name }) =>
    shown.map((other) => {
      if (other.name === name) return "self";
      return met(seen.filter((one) => one.name === name && one.opponent === other.name));
    }),
  );
  return { columns: shown.map((_, at) => String(at + 1)), cells };
}

/** One cell for all meetings of two entrants; null if they never met. */
function met(meetings: readonly Meeting[]): CrossCell | null {
  if (meetings.length === 0) return null;
  const points = meetings.reduce((sum, { score }) => sum + score, 0);
  const text = pointsText(points);
  return { text, look: lookOf(points / meetings.length), ...noted(meetings.map(({ note }) => note)) };
}

function byRound(shown: readonly Line[], seen: readonly Meeting[], locale: Locale): Grid {
  const last = Math.max(...seen.map(({ round }) => round));
  const rounds = Array.from({ length: last }, (_, at) => at + 1);
  const cells = shown.map(({ name }) =>
    rounds.map((round) => {
      const meeting = seen.find((one) => one.name === name && one.round === round);
      return meeting ? inRound(meeting, locale) : null;
    }),
  );
  return { columns: rounds.map((round) => say(locale, "tournament-cross-round", { round })), cells };
}

function inRound({ opponent, score, note }: Meeting, locale: Locale): CrossCell {
  if (opponent === null) return { text: say(locale, "tournament-cross-rest"), look: "rest" };
  const sign = score > 0.5 ? "+" : "–";
  const { name, ...mark } = pictured(opponent);
  return { text: `${sign} ${name}`, ...mark, look: lookOf(score), ...noted([note]) };
}

function noted(notes: readonly string[]): Pick<CrossCell, "note"> {
  const note = notes.filter((one) => one !== "").join(" ");
  return note === "" ? {} : { note };
}

function lookOf(share: number): CrossCell["look"] {
  if (share === 0.5) return "drawn";
  return share > 0.5 ? "won" : "lost";
}

/** `2½` for 2.5. */
function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(points);
  return `${whole === 0 ? "" : whole}½`;
}

/** Ranks and points as text: the picture's content, for people who can't see it. */
export function crossWords(finished: Finished): string {
  const { locale, standings } = finished;
  const lines = standings
    .slice(0, ROWS_MAX)
    .map(
      ({ name, ranks, points }) =>
        `${formatRank(ranks)}. ${labelled(cutToCells(entrantWords(name), NAME_CELLS), pointsText(points), locale)}`,
    );
  return say(locale, "tournament-cross-alt", {
    title: tournamentTitle(finished, locale),
    places: listed(lines, locale),
  });
}
