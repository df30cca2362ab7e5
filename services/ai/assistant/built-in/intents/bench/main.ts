import { confusionsOf } from './measure.ts';
import { readTable } from './read-table.ts';

/** `npm run bench:assistant`: how many phrasings are taken as they are meant, and the building half's others. */
for (const half of ['building', 'measuring'] as const) {
  const phrasings = readTable(half);
  const confusions = confusionsOf(phrasings);
  const right = phrasings.length - confusions.length;
  console.log(`${half}: ${right} of ${phrasings.length}, ${((100 * right) / phrasings.length).toFixed(1)} %`);
  if (half === 'building')
    for (const { intent, taken, asked, message } of confusions)
      console.log(`  ${intent} taken for ${taken}${asked ? ` (after ${asked})` : ''}: ${message}`);
}
