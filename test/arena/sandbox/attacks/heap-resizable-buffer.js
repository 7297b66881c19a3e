// expects: forfeit exhausted round 1
// tries: a buffer that says it may grow to a gigabyte
export function move() {
  const buffer = new ArrayBuffer(8, { maxByteLength: 2 ** 30 });
  buffer.resize(2 ** 29);
  return 0;
}
