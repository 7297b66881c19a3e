// The few statistics that the bench prints: percentiles, medians, rates.

/** Latencies in milliseconds. */
export interface Latencies {
  readonly p50: number;
  readonly p99: number;
}

/** The value below which the share `q` (0 .. 1) of the samples lies; NaN without samples. */
export function percentile(samples: readonly number[], q: number): number {
  const sorted = Float64Array.from(samples).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/** The median; for an even number of samples, the mean of the middle two. NaN without samples. */
export function median(samples: readonly number[]): number {
  const sorted = Float64Array.from(samples).sort();
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The median and the 99th percentile of samples in milliseconds. */
export function latencies(samplesMs: readonly number[]): Latencies {
  return { p50: median(samplesMs), p99: percentile(samplesMs, 0.99) };
}

/** A ratio over several spells, each of which measured both sides within seconds. */
export interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** The paired ratios of two contestants' figures, spell by spell. */
export function ratioOf(ones: readonly number[], others: readonly number[]): Ratio {
  const ratios = ones.map((one, at) => one / (others[at] as number));
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}
