// What is not said in front of everybody: coarse words and slurs, English and Russian, that stand in a
// name or a note. A short list that misses much and accuses hardly anybody; the rest is for the host.

/** Within words. */
const STEMS: readonly string[] = [
  ...["fuck", "shit", "cunt", "nigg", "fagg", "bitch", "whore", "wank", "twat", "slut", "porn", "hitler"],
  ...["retard", "jizz", "blowjob", "dildo", "pussy", "motherf", "bollock", "nazi"],
  ...[
    "pizd",
    "blya",
    "bljad",
    "mudak",
    "zalup",
    "pidor",
    "pidar",
    "gandon",
    "shluh",
    "huyov",
    "xuy",
    "nahuy",
  ],
  ...["пизд", "бляд", "мудак", "мудил", "залуп", "пидор", "пидар", "гандон", "шлюх", "хуй", "хуе", "хуё"],
  ...["ебат", "ебан", "ёбан", "выеб", "заеб", "уеб", "долбоеб", "долбоёб"],
];

/** Whole words; longer ones are innocent: Scunthorpe, cocktail, assess. */
const WORDS: ReadonlySet<string> = new Set([
  ...["ass", "arse", "cock", "dick", "cum", "rape", "rapist", "tits", "fag", "kike", "spic", "coon", "anal"],
  ...["asshole", "dickhead", "hui", "huy", "huj", "ebat", "ebal", "suka", "сука", "суки", "ебал", "бля"],
]);

/** Towns, cars and words that hold a stem by chance. */
const INNOCENT = /scunthorpe|shiitake|penistone|swank\w*|snigger\w*|niggard\w*|mishit|twatt|retardant/gu;

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/** Whether it holds a coarse word, also in digits for letters, or with hyphens within. */
export function isIndecent(text: string): boolean {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[013457]/g, (digit) => LOOKALIKES[digit] ?? digit);
  const left = plain.replace(INNOCENT, " ");
  const words = left.split(/[^\p{L}]+/u);
  const joined = /\s/.test(text) ? "" : words.join("");
  return words.some((word) => WORDS.has(word) || hasStem(word)) || hasStem(joined);
}

function hasStem(word: string): boolean {
  return STEMS.some((stem) => word.includes(stem));
}
