// Decides whose match comes next, for many tournaments and trials that share few threads. Pure.

/** What a line plays: tournaments and trials take turns on the express thread. */
export type LineKind = "tournament" | "trial";

/** The matches of one tournament or trial that are waiting for a thread. */
export interface MatchLine<Job> {
  readonly kind: LineKind;
  /** Expected work of all its matches, in any unit shared by all lines. */
  readonly size: number;
  readonly waiting: Job[];
  /** Thread time used so far, in milliseconds, since it joined the active lines. */
  spentMs: number;
  running: number;
  /** Whether any of its matches was ever taken. */
  isBegun: boolean;
  /** Typical duration of one of its matches, in milliseconds. */
  usualMs: number;
}

const USUAL_MS = 50;

/** Shares threads by time: a new line comes next, then the line that has used the least time. */
export class MatchLines<Job> {
  readonly #lines = new Set<MatchLine<Job>>();
  #lastKind: LineKind = "tournament";

  open(kind: LineKind, size: number): MatchLine<Job> {
    const line = {
      kind,
      size,
      waiting: [],
      spentMs: 0,
      running: 0,
      isBegun: false,
      usualMs: USUAL_MS,
    };
    this.#lines.add(line);
    return line;
  }

  close(line: MatchLine<Job>): void {
    this.#lines.delete(line);
  }

  /** Queues the jobs. A line earns no credit for idle time. */
  add(line: MatchLine<Job>, jobs: readonly Job[]): void {
    if (!isActive(line)) line.spentMs = Math.max(line.spentMs, this.#leastSpentMs());
    line.waiting.push(...jobs);
  }

  /** The next job in turn. */
  next(): Job | undefined {
    return this.#take(least(this.#withJobs(), dueOf));
  }

  /** The next job of the smallest line, alternating between kinds; none while a line is alone. */
  nextExpress(): Job | undefined {
    if ([...this.#lines].filter(isActive).length < 2) return undefined;
    const lines = this.#withJobs();
    const others = lines.filter(({ kind }) => kind !== this.#lastKind);
    const line = least(others.length > 0 ? others : lines, ({ size }) => size);
    if (line) this.#lastKind = line.kind;
    return this.#take(line);
  }

  /** Records that one of the line's jobs has left its thread. */
  done(line: MatchLine<Job>, ms: number): void {
    line.running -= 1;
    line.spentMs += ms;
    line.usualMs = (line.usualMs + ms) / 2;
  }

  #take(line: MatchLine<Job> | undefined): Job | undefined {
    if (!line) return undefined;
    line.running += 1;
    line.isBegun = true;
    return line.waiting.shift();
  }

  #withJobs(): MatchLine<Job>[] {
    return [...this.#lines].filter(({ waiting }) => waiting.length > 0);
  }

  #leastSpentMs(): number {
    const active = [...this.#lines].filter(isActive);
    return active.length === 0 ? 0 : Math.min(...active.map(({ spentMs }) => spentMs));
  }
}

function isActive({ waiting, running }: MatchLine<unknown>): boolean {
  return waiting.length > 0 || running > 0;
}

/** Counts running matches at the line's typical duration. */
function dueOf({ isBegun, spentMs, running, usualMs }: MatchLine<unknown>): number {
  return isBegun ? spentMs + running * usualMs : -1;
}

/** The first line with the lowest value. */
function least<Line>(lines: readonly Line[], rankOf: (line: Line) => number): Line | undefined {
  let best: Line | undefined;
  for (const line of lines) if (!best || rankOf(line) < rankOf(best)) best = line;
  return best;
}
