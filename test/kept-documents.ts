// Before every file of tests: a document that the store keeps is frozen, so that a change that is not pure
// fails.

import { watchKept } from "../src/infra/store/stored-documents.ts";

watchKept(freeze);

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  if (!Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach((one) => {
      freeze(one);
    });
}
