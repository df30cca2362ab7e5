import { confusionsOf } from '../intents/bench/measure.ts';
import { readTable } from '../intents/bench/read-table.ts';

/** Prints how many phrasings are taken as they are meant, and the building half's others. */
export function printIntents(): void {
  for (const half of ['building', 'measuring'] as const) {
    const phrasings = readTable(half);
    const confusions = confusionsOf(phrasings);
    console.log(`intents, ${half}: ${phrasings.length - confusions.length} of ${phrasings.length}`);
    if (half === 'building')
      for (const { intent, taken, asked, message } of confusions)
        console.log(`  ${intent} taken for ${taken}${asked ? ` (after ${asked})` : ''}: ${message}`);
  }
}
