// expects: plays
// tries: prototypes changed between choice and observation
const { defineProperty } = Object;
const spoilt = [Object, Array, Function, Number, String, Promise].flatMap(({ prototype }) => Reflect.ownKeys(prototype).map((key) => ({ prototype, key })));
const nothing = () => undefined;
export const create = () => ({
  choose() {
    for (let at = 0; at < spoilt.length; at++) {
      try {
        defineProperty(spoilt[at].prototype, spoilt[at].key, { get: nothing, set: nothing });
      } catch {}
    }
    return 0;
  },
  observe() {},
});
