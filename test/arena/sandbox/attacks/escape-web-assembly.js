// expects: plays
// tries: WebAssembly, workers and other powers of a host
const POWERS = ["WebAssembly", "Worker", "process", "require", "module", "Buffer", "fetch", "XMLHttpRequest", "Deno", "Bun", "console", "print", "std", "os", "bjson", "load", "setTimeout", "setImmediate", "queueMicrotask", "performance", "navigator", "structuredClone", "WeakRef", "FinalizationRegistry", "Atomics", "crypto", "Intl", "__take", "draw", "scriptArgs"];
export function move() {
  const found = POWERS.filter((name) => name in globalThis);
  if (found.length > 0) throw new Error(`ESCAPED ${found}`);
  return 0;
}
