// A clock that all processes of a proof share without communicating: real time, sped up.

interface Clocked {
  readonly CLOCK_FROM?: string | undefined;
  readonly CLOCK_SPEED?: string | undefined;
}

/** Milliseconds since 1970, running `CLOCK_SPEED` times as fast since `CLOCK_FROM`. */
export function fastClock({ CLOCK_FROM, CLOCK_SPEED }: Clocked): () => number {
  const from = Number(CLOCK_FROM);
  const speed = Number(CLOCK_SPEED);
  return () => Math.floor(from + (performance.timeOrigin + performance.now() - from) * speed);
}
