// expects: forfeit exhausted round 0
// tries: an endless loop in create
export function create() {
  for (;;);
}
