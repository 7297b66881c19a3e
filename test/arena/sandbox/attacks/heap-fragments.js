// expects: forfeit exhausted round 1
// tries: gaps between what is freed and what is kept
export function move() {
  let size = 1000;
  for (let kept = []; ; size = Math.floor(size * 1.3)) {
    const all = [];
    for (let at = 0; at < 5e6 / size; at++) all.push(new Uint8Array(size));
    kept = kept.concat(all.filter((_, at) => at % 20 === 0));
  }
}
