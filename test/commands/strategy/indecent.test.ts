// Words that names and notes may not contain, in every language and as speakers of any language would read them.

import { describe, expect, it } from "vitest";
import { isIndecent } from "../../../commands/strategy/index.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { written } from "../../infra/i18n/rules.ts";

const ORDINARY = [
  ["en", "retardant swanky assess dickens push class cocktail scunthorpe niggle"],
  ["fr", "retard en retard, aujourd'hui salopette pornic dominique râpe lapidaire"],
  ["es", "retardo lapidar la porra kike verga"],
  ["pt-BR", "lapidar retardar verga nazireu"],
  ["de", "dick Pik-Ass Langeweile angewendet Schwankung wanken Marsch Knigge Kontolimit"],
  ["tr", "nazım nazik nazire eksiktir ebat"],
  ["id", "suka batu, hang-jebat kawanku memudakan jebakan"],
  ["sl", "marica uporna slutnja sporno odporen pedri"],
  ["pl", "odporny sporny zgadywanka upór"],
  ["ru", "колебание страхует психует погребать хлебать рублях защита zashita"],
  ["uk", "рахує страхує подорожник курвіметр штрихує"],
  ["ja", "本土人 幹 yamashita ashita パチンコ suki"],
  ["zh-Hant", "本土人士 樹幹 體操 領土人口"],
] as const;

describe("a name or a note", () => {
  it.each(ORDINARY)("allows ordinary words of %s that are coarse in other languages", (_, words) => {
    for (const word of [words, ...words.split(/[\s,]+/)]) expect(isIndecent(word), word).toBe(false);
  });

  it.each(LOCALES)("allows every word of our own texts in %s", (locale) => {
    const words = [...written(locale).values()]
      .filter(({ id }) => !/^(coarse|typed)-/.test(id))
      .flatMap(({ texts }) => texts.flatMap((text) => text.split(/[^\p{L}\p{M}'’-]+/u)));
    expect([...new Set(words)].filter(isIndecent)).toEqual([]);
  });

  it.each([
    ..."fuck nigger retarded asshole arschloch connard gilipollas caralho kurwa хуй пидор курва".split(" "),
    ..."orospu bajingan pizda 強姦 fu-ck sh1t".split(" "),
  ])("rejects %s", (word) => {
    expect(isIndecent(word)).toBe(true);
  });

  it("ignores the empty word list of a language", () => {
    expect(isIndecent("")).toBe(false);
    expect(isIndecent("my markov")).toBe(false);
  });
});
