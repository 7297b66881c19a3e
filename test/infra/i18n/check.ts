// Reports problems in the language files, and how many texts each has: `npm run -s texts -- de`.

import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { RULES, written } from "./rules.ts";

const asked = process.argv.slice(2);
for (const locale of LOCALES.filter((one) => asked.length === 0 || asked.includes(one))) {
  const faults = RULES.flatMap(([, rule]) => rule(locale));
  for (const fault of faults) console.info(`${locale}: ${fault}`);
  console.info(`${locale}: ${written(locale).size} texts, ${faults.length} faults`);
}
