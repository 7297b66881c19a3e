// Means of rounds that come in clusters: the rounds of one person are alike, so the person is the
// unit of what is known for sure.

import { type Estimate, sum } from "../core/statistics.ts";

/** What one cluster adds up to. */
export interface ClusterSum {
  readonly sum: number;
  readonly count: number;
}

/**
 * The ratio estimate m = sum s_i / sum n_i over G clusters, and its standard error by
 * linearisation: sqrt(G / (G - 1) * sum (s_i - m n_i)^2) / sum n_i. Clusters without counts do not
 * take part; without any the mean is NaN, and with fewer than two the error. Source: W. G. Cochran, Sampling Techniques (1977), chapter 6, for a population much
 * larger than the sample.
 */
export function clusteredMean(clusters: readonly ClusterSum[]): Estimate {
  const taking = clusters.filter(({ count }) => count > 0);
  const count = sum(taking.map((cluster) => cluster.count));
  const mean = sum(taking.map((cluster) => cluster.sum)) / count;
  const squares = sum(taking.map((cluster) => (cluster.sum - mean * cluster.count) ** 2));
  const freedom = taking.length / (taking.length - 1);
  return { mean, standardError: taking.length < 2 ? Number.NaN : Math.sqrt(freedom * squares) / count };
}
