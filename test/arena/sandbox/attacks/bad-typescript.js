// expects: forfeit crashed round 0
// tries: types that nobody erased
export function move(history: unknown[]): number {
  return 0;
}
