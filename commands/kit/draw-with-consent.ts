// An answer that shows people takes a while to draw, and meanwhile somebody may withdraw: then it
// is drawn again, without them.

import { type PlayerId, writePlayerId } from "../../src/players/index.ts";
import type { Services } from "./services.ts";

const ATTEMPTS = 3;

/** An answer, and the people whom it shows. */
export interface Shown<T, Person extends PlayerId> {
  readonly answer: T;
  readonly people: readonly Person[];
}

/**
 * What `draw` makes, if all whom it shows may be shown still when it is ready; else it is asked
 * again. Undefined where somebody withdraws every time.
 */
export async function drawWithConsent<T, Person extends PlayerId>(
  { painter }: Pick<Services, "painter">,
  mayShow: (one: Person) => Promise<boolean>,
  draw: () => Promise<Shown<T, Person>>,
): Promise<T | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { answer, people } = await draw();
    const may = await Promise.all(people.map(mayShow));
    if (may.every(Boolean)) return answer;
    people.forEach((one, index) => {
      if (!may[index]) painter.forget(writePlayerId(one));
    });
  }
  return undefined;
}
