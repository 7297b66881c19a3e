// expects: forfeit exhausted round 1
// tries: proxies of proxies
export function move() {
  let deep = {};
  for (let at = 0; at < 20000; at++) deep = new Proxy(deep, {});
  return deep.x ?? 0;
}
