// What a fault may touch, and what it has to say of itself.

import type { Span } from "../audit/audit.ts";
import type { Crew } from "../crew.ts";
import type { Lodging } from "../lodgings.ts";
import type { Course } from "../people/course.ts";
import type { World } from "../world.ts";

export interface Ground {
  readonly world: World;
  readonly course: Course;
  readonly crew: Crew;
  readonly lodging: Lodging;
}

/** What the audit has to know of a fault. */
export interface Aftermath {
  /** What was told in this span may be lost. */
  readonly mayLose?: Span;
}

/** Happens while people play; resolves when it is over. @throws Error when it did not happen. */
export type Fault = (ground: Ground) => Promise<Aftermath>;
