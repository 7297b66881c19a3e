// What a fault may affect, and what it has to report.

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

/** Happens while people play; resolves when it's over. @throws Error if it didn't happen. */
export type Fault = (ground: Ground) => Promise<void>;
