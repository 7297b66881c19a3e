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

/** The median of each field over several measurements of the same thing. */
export function medians<T extends Readonly<Record<string, number>>>(measured: readonly T[]): T {
  const [first] = measured;
  if (!first) throw new RangeError("there is no median of no measurements");
  const fields = Object.keys(first).map((field) => [
    field,
    median(measured.map((one) => one[field] as number)),
  ]);
  return Object.fromEntries(fields) as T;
}
