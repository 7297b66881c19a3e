// What studies take from the host: the people who agreed to be learned from, and where that goes.

import type { MatrixGame, Rounds } from "../core/games/index.ts";

/** The configured host. Whoever opens it closes what it opened before the promises settle. */
export interface HostLab {
  /** The rounds of everybody who agrees at present, one item a person, oldest round first; nothing
   * tells whose they are. @throws ConfigProblem where the store cannot be read. */
  sharedPeople(game: MatrixGame): Promise<readonly Rounds[]>;
  /** Of fewer people nothing is learned. */
  readonly peopleMin: number;
  /** Where the bot looks for populations of the host's own. */
  readonly populationDir: string;
}

/** Opened when it is asked for, since most studies need none. */
export type OpenHostLab = () => Promise<HostLab>;
