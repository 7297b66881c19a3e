// Randomness that can be replayed: a generator from a seed, and seeds from a seed.

import { createHash, createHmac, createSecretKey } from "node:crypto";
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { Random } from "../strategies/index.ts";

/**
 * The random numbers of a seed (bytes, or any number for studies): xoroshiro128+ whose state is the first half of the seed's SHA-256.
 * For play and studies; secrets are drawn elsewhere.
 */
export function seededRandom(seed: Uint8Array | number): Random {
  const hash = createHash("sha256")
    .update(typeof seed === "number" ? bytesOf(seed) : seed)
    .digest();
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => hash.readInt32LE(offset)));
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1) throw new RangeError(`no whole number lies in 0 … ${bound} - 1`);
      return uniformInt(generator, 0, bound - 1);
    },
    unit: () => uniformFloat64(generator),
  };
}

/** The seed of a part of something larger: HMAC-SHA256 of the labels' JSON under `seed`. Other labels, another seed, that tells nothing about this one. */
export function deriveSeed(seed: Uint8Array, ...labels: readonly (string | number)[]): Uint8Array {
  // A key object, because Node takes several times as long to make one of plain bytes behind the scenes.
  return createHmac("sha256", createSecretKey(seed)).update(JSON.stringify(labels)).digest();
}

function bytesOf(seed: number): Uint8Array {
  return new Uint8Array(new Float64Array([seed]).buffer);
}
