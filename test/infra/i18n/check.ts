// Says what is wrong with the files of languages: `npm run -s texts -- de`.

import { LOCALES, type Locale } from "../../../src/infra/i18n/index.ts";
import {
  badlySaid,
  badNames,
  leftInEnglish,
  mixedScripts,
  tooLong,
  unlikeEnglish,
  wrongKeys,
  wrongPlurals,
} from "./rules.ts";

const asked = process.argv.slice(2);
const chosen = LOCALES.filter((locale) => asked.length === 0 || asked.includes(locale));
const RULES: readonly ((locale: Locale) => readonly string[])[] = [
  ...[unlikeEnglish, wrongPlurals, wrongKeys, mixedScripts],
  ...[badlySaid, badNames, leftInEnglish, tooLong],
];

for (const locale of chosen)
  for (const rule of RULES) for (const fault of rule(locale)) console.info(`${locale}: ${fault}`);
