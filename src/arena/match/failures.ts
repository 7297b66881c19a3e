// How a file fails: by itself, the same everywhere; or by a limit of the machine, which is no verdict.

import type { Forfeit, SourcePlace } from "./task.ts";

/** The file's own failure: it loses by it. */
export class GuestFailure extends Error {
  readonly kind: Forfeit["kind"];
  readonly at: SourcePlace | undefined;

  /** `reason`: a clause with "it". */
  constructor(kind: Forfeit["kind"], reason: string, at?: SourcePlace) {
    super(reason);
    this.kind = kind;
    this.at = at;
  }
}

/** The machine gave way before the file's limits did: another one might have gone on. */
export class MachineLimit extends Error {}
