// expects: plays
// tries: memory beside its own, through buffers that were given away
export function move() {
  const bytes = new Uint8Array(4096);
  const give = { valueOf() { bytes.buffer.transfer?.(1); return 1; } };
  for (const reach of [() => bytes.fill(give), () => bytes.slice(give), () => bytes.lastIndexOf(give), () => bytes.with(give, 1), () => bytes.set(bytes, give)]) {
    try {
      reach();
    } catch {}
  }
  return 0;
}
