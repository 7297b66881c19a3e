// Runs before every test file: freezes the documents that the store keeps, so that an impure change fails.

import { watched } from "../src/infra/store/store.ts";

watched.see = freeze;

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  if (!Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach((one) => {
      freeze(one);
    });
}
