// expects: plays
// tries: moves that follow the bits of what is not a number
export function move() {
  const bits = new Uint32Array(new Float64Array([0 / 0, -(0 / 0), Math.sqrt(-1), Number.POSITIVE_INFINITY - Number.POSITIVE_INFINITY]).buffer);
  return bits.reduce((sum, one) => (sum + one) % 3, 0);
}
