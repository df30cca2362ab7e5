import { parseArgs } from 'node:util';
import { isLocale } from '@carillon/contracts/domain/locales.ts';
import { run } from './built-in.ts';
import { UNLIKE } from './testing/businesses.ts';
import { sharedBetween } from './testing/shared-sentences.ts';

/**
 * `npm run bench:plans -- [--lang de] [NUMBER]`: how many sentences the plans of ten unlike businesses share in a language;
 * with a number, the plan of that business too.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: 'string', default: 'en' } },
});
if (!isLocale(values.lang)) throw new Error(`No language of the interface: ${values.lang}`);
const locale = values.lang;
const plans = UNLIKE.map(
  (input) => run({ ...input, locale }, { random: () => 0.5, step: (_, work) => work() }).strategy,
);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const { mean, most, sentences, frequent } = sharedBetween(plans);
const shownPlan = plans[Number(positionals[0]) - 1];
if (shownPlan) console.log(`${shownPlan}\n`);
console.log(`sentences of a plan: ${sentences.join(', ')}`);
console.log(`shared by two plans: ${percent(mean)} in the mean, ${percent(most)} at the most`);
console.log(`in three plans and more:\n  ${frequent.toSorted().reverse().join('\n  ')}`);
