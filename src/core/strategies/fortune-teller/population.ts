// What the fortune-teller knows of a player before the first round: other people's habits by situation, and weights that
// say how far to trust each input.

/** Smoothing of the counts, in rounds per move. */
const SMOOTHING_ROUNDS = 10;
/** The number of visits from which a habit has level 1, 2, 3, 4. */
const SURE_FROM = [20, 100, 500, 2500] as const;
/** The precision of stored weights. */
export const WEIGHT_UNIT = 1 / 32_768;

/** A learned population as plain data. */
export interface PopulationData {
  /** How often each move followed each situation, by key; moves are relative to the situation's reference. */
  readonly counts: ReadonlyMap<number, readonly number[]>;
  /** The weights of the mixer that hears people's habits. */
  readonly weights: Float64Array;
}

/** What people do in a situation. */
export interface Habit {
  /** The probability of each move, relative to the situation's reference. */
  readonly shares: readonly number[];
  readonly level: number;
}

export interface Population {
  readonly habits: ReadonlyMap<number, Habit>;
  readonly weights: Float64Array;
}

/** Smooths the counts of a population. */
export function populationOf({ counts, weights }: PopulationData): Population {
  const habits = new Map<number, Habit>();
  for (const [key, row] of counts) {
    const visits = row.reduce((sum, count) => sum + count, 0);
    const all = visits + SMOOTHING_ROUNDS * row.length;
    habits.set(key, {
      shares: row.map((count) => (count + SMOOTHING_ROUNDS) / all),
      level: SURE_FROM.filter((least) => visits >= least).length,
    });
  }
  return { habits, weights };
}

/** Reads a packed population for a game of `size` moves: base64 of the number of situations; for each, by ascending key,
 * the step from the key before, and the counts; then the weights in units, twice as much, and one less if negative. All
 * are whole numbers, seven bits a byte. */
export function readPopulation(size: number, packed: string): PopulationData {
  const bytes = atob(packed);
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes.charCodeAt(at++);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  const counts = new Map<number, readonly number[]>();
  let key = 0;
  for (let left = next(); left > 0; left--) {
    key += next();
    counts.set(key, Array.from({ length: size }, next));
  }
  const weights: number[] = [];
  while (at < bytes.length) {
    const units = next();
    weights.push(WEIGHT_UNIT * (units % 2 === 0 ? units / 2 : -(units + 1) / 2));
  }
  return { counts, weights: Float64Array.from(weights) };
}
