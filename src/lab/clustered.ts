// Means of rounds that come in clusters: the rounds of one person are alike, so the person is the
// unit of what is known for sure.

/** What one cluster adds up to. */
export interface ClusterSum {
  readonly sum: number;
  readonly count: number;
}

export interface Estimate {
  /** Sum over all clusters by count over all clusters; NaN without any count. */
  readonly mean: number;
  /** Of the mean, clustered; NaN with fewer than two clusters. */
  readonly standardError: number;
}

/**
 * The ratio estimate m = sum s_i / sum n_i over G clusters, and its standard error by
 * linearisation: sqrt(G / (G - 1) * sum (s_i - m n_i)^2) / sum n_i. Clusters without counts do not
 * take part. Source: W. G. Cochran, Sampling Techniques (1977), chapter 6, for a population much
 * larger than the sample.
 */
export function clusteredMean(clusters: readonly ClusterSum[]): Estimate {
  const taking = clusters.filter(({ count }) => count > 0);
  const count = taking.reduce((total, cluster) => total + cluster.count, 0);
  const mean = taking.reduce((total, cluster) => total + cluster.sum, 0) / count;
  const squares = taking.reduce((total, cluster) => total + (cluster.sum - mean * cluster.count) ** 2, 0);
  const freedom = taking.length / (taking.length - 1);
  return { mean, standardError: taking.length < 2 ? Number.NaN : Math.sqrt(freedom * squares) / count };
}
