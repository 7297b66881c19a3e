// Runs before every test file: freezes the documents that the store keeps in its cache and shares between its readers, so
// that an impure change fails.

import { LRUCache } from "lru-cache";

const { set } = LRUCache.prototype;
// Test files share a process, so it may have been replaced already.
if (set.name !== "setFrozen")
  LRUCache.prototype.set = function setFrozen(key, value, ...options) {
    if (value instanceof Object && "raw" in value && "document" in value) freeze(value.document);
    return set.call(this, key, value, ...options);
  };

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  if (!Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach((one) => {
      freeze(one);
    });
}
