// A player's profile as text for a phone screen, and as a picture.

import type { Block, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Profile } from "../../../src/core/profiles/index.ts";
import { isMessageId, type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { Chart, LineChart } from "../../../src/infra/pictures/index.ts";
import { gameTitle, moveLabel } from "../../kit/game-words.ts";
import { percentOf, RESULT_WORDS, relationOf, relationWords, traitWords } from "../../kit/trait-words.ts";
import { habitMap, habitMapWords } from "../habit-map.ts";
import { rounded } from "../map/words.ts";

const HABITS_TOLD = 3;
/** More windows do not fit side by side. */
const POINTS_MAX = 7;

export interface ProfileWords {
  readonly game: MatrixGame;
  readonly name: string;
  readonly locale: Locale;
  /** Rounds ever played; only the newest are stored. */
  readonly played: number;
}

type Reading = NonNullable<Profile["reading"]>;

export function profileView(profile: Profile, words: ProfileWords): View {
  const { game, name, locale, played } = words;
  const title = say(locale, "profile-title", { name, game: gameTitle(game, locale) });
  const { rounds, missing, reading } = profile;
  if (rounds === 0)
    return { title, blocks: [{ type: "text", text: say(locale, "profile-nothing", { missing }) }] };
  const lines = [...recordLines(profile, words), ...habitLines(profile, words)];
  if (reading) lines.push(...readingLines(reading, words));
  else lines.push(say(locale, "profile-missing", { missing }));
  const kept: Block[] =
    played > rounds ? [{ type: "quiet", text: say(locale, "profile-kept", { kept: rounds, played }) }] : [];
  return { title, blocks: [{ type: "text", text: lines.join("\n") }, ...kept] };
}

function recordLines({ rounds, streaks, moves }: Profile, { game, locale }: ProfileWords): string[] {
  const { wins, draws, losses, longestWins, longestLosses, current } = streaks;
  const shares = game.displayOrder.map(
    (move) => `${moveLabel(game, move, locale)} ${percentOf(moves[move] ?? 0, rounds)} %`,
  );
  return [
    say(locale, "profile-record", { rounds, wins, draws, losses }),
    say(locale, "profile-streaks", {
      ...{ wins: longestWins, losses: longestLosses },
      ...{ result: RESULT_WORDS[current?.result ?? 0], length: current?.length ?? 0 },
    }),
    shares.join(" · "),
  ];
}

function habitLines({ after, habits }: Profile, { game, locale }: ProfileWords): string[] {
  const told = habits.slice(0, HABITS_TOLD).map((habit) => {
    const { count, total } = habit;
    const percent = percentOf(count, total);
    return say(locale, "profile-habit", { habit: traitWords(game, habit, locale), percent, count, total });
  });
  return [
    ...after.map((one) => afterLine(game, one, locale)),
    say(locale, told.length > 0 ? "profile-habits" : "profile-no-habits"),
    ...told,
  ];
}

/** After a result: repeats, moves to what beats it, moves to what it beats. */
function afterLine(
  game: MatrixGame,
  { result, total, steps }: Profile["after"][number],
  locale: Locale,
): string {
  const relations = game.size === 2 ? [] : ([1, -1] as const);
  const same = `${relationWords(0, locale)} ${percentOf(steps[0] ?? 0, total)} %`;
  const others = relations.map((relation) => {
    const count = steps.reduce((sum, one, step) => sum + (relationOf(game, step) === relation ? one : 0), 0);
    return `${relationWords(relation, locale)} ${percentOf(count, total)} %`;
  });
  return say(locale, "profile-after", {
    result: RESULT_WORDS[result],
    shares: [same, ...others].join(", "),
    total,
  });
}

function readingLines(
  { unpredictability, curve, likest }: Reading,
  { game, locale }: ProfileWords,
): string[] {
  const { bits, from, to, most } = unpredictability;
  const [first, last, best] = [curve[0], curve.at(-1), likest[0]];
  const lines = [
    say(locale, "profile-bits", {
      ...{ bits: rounded(bits), from: rounded(from), to: rounded(to), most: rounded(most) },
    }),
  ];
  if (first && last) {
    const chance = percentOf(1, game.size);
    const shares = { first: percentOf(first.right, 1), last: percentOf(last.right, 1), count: first.to };
    lines.push(say(locale, "profile-read", { ...shares, chance }));
  }
  if (best) lines.push(likenessWords(game, best, locale));
  return lines;
}

function likenessWords(game: MatrixGame, best: Reading["likest"][number], locale: Locale): string {
  const { strategy, agreed, rounds } = best;
  if (strategy === "random") return say(locale, "profile-likest-chance");
  return say(locale, "profile-likest", {
    ...{ what: wayWords(game, strategy, locale), agreed, rounds },
    percent: percentOf(agreed, rounds),
  });
}

/** Known strategies as descriptions of their players; a strategy's id where there is none. */
function wayWords(game: MatrixGame, strategy: string, locale: Locale): string {
  const [family = "", settings = ""] = strategy.split(":");
  if (family === "constant") {
    const move = Number(/move=(\d+)/.exec(settings)?.[1] ?? 0);
    return say(locale, "like-constant", { move: moveLabel(game, move, locale) });
  }
  const way = `like-${family}`;
  return isMessageId(way) ? `${say(locale, way)} (${strategy})` : strategy;
}

/** The picture with a text description; undefined with too few rounds. */
export function profilePicture(
  profile: Profile,
  { game, name, locale }: ProfileWords,
): { readonly chart: Chart; readonly alt: string } | undefined {
  const { reading, after, rounds } = profile;
  if (!reading) return undefined;
  const title = say(locale, "profile-title", { name, game: gameTitle(game, locale) });
  const points = thinned(reading.curve);
  const habits = habitMap(game, after, { title: say(locale, "picture-habits"), locale });
  const chart: Chart = {
    kind: "panels",
    across: true,
    title: title.replace("🔮 ", ""),
    subtitle: say(locale, "picture-rounds", { rounds }),
    panels: [habits, curveChart(game, points, locale)],
  };
  const curve = points.map(({ to, right }) => `${to}: ${percentOf(right, 1)} %`).join(", ");
  return {
    chart,
    alt: say(locale, "profile-alt", { name, habits: habitMapWords(game, after, locale), curve }),
  };
}

function curveChart(game: MatrixGame, points: Reading["curve"], locale: Locale): LineChart {
  return {
    kind: "lines",
    title: say(locale, "picture-read"),
    x: { title: say(locale, "picture-round"), categories: points.map(({ to }) => String(to)) },
    y: { title: "%", range: [0, 100] },
    series: [{ name: "%", points: points.map(({ right }) => ({ y: 100 * right })) }],
    baseline: 100 / game.size,
  };
}

/** A subset of the windows that keeps the first and the last. */
function thinned(curve: Reading["curve"]): Reading["curve"] {
  if (curve.length <= POINTS_MAX) return curve;
  const at = (index: number): number => Math.round((index * (curve.length - 1)) / (POINTS_MAX - 1));
  return Array.from({ length: POINTS_MAX }, (_, index) => curve[at(index)]).filter(
    (one) => one !== undefined,
  );
}
