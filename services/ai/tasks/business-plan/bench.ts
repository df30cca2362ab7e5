import { run } from './built-in.ts';
import { UNLIKE } from './testing/businesses.ts';
import { sharedBetween } from './testing/shared-sentences.ts';

/** `npm run bench:plans`: how much the plans of ten unlike businesses say in the same words; `-- 3` prints the third plan. */
const plans = UNLIKE.map((input) => run(input, { random: () => 0.5, step: (_, work) => work() }).strategy);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const { mean, most, sentences, frequent } = sharedBetween(plans);
const shownPlan = plans[Number(process.argv[2]) - 1];
if (shownPlan) console.log(`${shownPlan}\n`);
console.log(`sentences of a plan: ${sentences.join(', ')}`);
console.log(`shared by two plans: ${percent(mean)} in the mean, ${percent(most)} at the most`);
console.log(`in three plans and more:\n  ${frequent.toSorted().reverse().join('\n  ')}`);
