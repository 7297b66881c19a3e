// expects: forfeit crashed round 1
// tries: a proxy that throws proxies
export function move() {
  throw new Proxy(new Error(), { get() { throw new Proxy({}, { get() { throw 2; } }); } });
}
