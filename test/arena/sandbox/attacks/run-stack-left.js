// expects: plays
// tries: moves that follow how much stack is left
export function move() {
  let depth = 0;
  const deeper = () => {
    depth++;
    deeper();
  };
  try {
    deeper();
  } catch {}
  return depth % 3;
}
