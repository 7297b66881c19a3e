// expects: plays
// tries: memory beside its own, through buffers that shrink
export function move() {
  const buffer = new ArrayBuffer(1024, { maxByteLength: 4096 });
  const view = new Uint8Array(buffer);
  const data = new DataView(buffer);
  const shrink = { valueOf() { buffer.resize(0); return 1; } };
  for (const reach of [() => view.fill(shrink, 0, 1024), () => data.setUint8(1000, shrink), () => view.set([shrink, 2], 1000), () => view.copyWithin(0, shrink), () => view.subarray(shrink)[4000], () => view.sort(() => (buffer.resize(0), 1))]) {
    buffer.resize(4096);
    try {
      reach();
    } catch {}
  }
  return 0;
}
