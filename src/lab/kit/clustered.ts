// Clustered means: rounds of one person are correlated, so the person is the sampling unit.

import { type Estimate, sum } from "../../core/statistics.ts";

/** Sum and count of a cluster. */
export interface ClusterSum {
  readonly sum: number;
  readonly count: number;
}

/**
 * Ratio estimate m = sum s_i / sum n_i over G clusters, with a linearised error: sqrt(G / (G - 1) * sum (s_i - m
 * n_i)^2) / sum n_i. NaN without nonempty clusters; the error is NaN with fewer than two. Source: W. G. Cochran,
 * Sampling Techniques (1977), chapter 6, for a large population.
 */
export function clusteredMean(clusters: readonly ClusterSum[]): Estimate {
  const taking = clusters.filter(({ count }) => count > 0);
  const count = sum(taking.map((cluster) => cluster.count));
  const mean = sum(taking.map((cluster) => cluster.sum)) / count;
  const squares = sum(taking.map((cluster) => (cluster.sum - mean * cluster.count) ** 2));
  const freedom = taking.length / (taking.length - 1);
  return { mean, standardError: taking.length < 2 ? Number.NaN : Math.sqrt(freedom * squares) / count };
}
