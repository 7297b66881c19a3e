// Studies are begun with a number; seeds are derived from bytes.

/** The bytes of a study's seed: the same number, the same bytes, on every machine. */
export function seedBytes(seed: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, seed);
  return bytes;
}
