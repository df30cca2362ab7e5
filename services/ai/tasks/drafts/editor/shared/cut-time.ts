import type { CutTime } from '../editor.ts';
import { type Spoken, timesWithin } from './times.ts';

/** Words that can't end a sentence or mean nothing without its time, or two clauses of which one has the time. */
const NEEDS_TIME =
  /(?:^|[ ’'])(?:zwischen|statt|seit|weil|dass|ist|sind|war|waren|hatte|für|den|dem|der|des|vom|zum|ab|bis|am|im|um|von|que|qui|dont|depuis|était|à|au|du|de|des|dès|le|les|pour|quien|era|el|los|las|del|al?|hasta|desde|en|por|para)$| (?:und|et|y|aber|mais|pero) /iu;
const LATER = /^(?:,? ?(?:und|oder|et|ou|y|o|bis|au|al|à|a) )/iu;

/** "Menu du midi": a time that belongs to the noun before it. */
const OF_NOUN = /^(?:du|de|del|des|vom|d[’'])(?: (?!\d)|(?<=[’']))/iu;

/** Takes a row of times out of a sentence whose verb stays where it is. */
export const cutTimeOf =
  (language: Spoken): CutTime =>
  (text) => {
    const run = timesWithin(text, language);
    if (!run || NEEDS_TIME.test(run.before) || LATER.test(run.after) || OF_NOUN.test(run.when)) return null;
    // German inverts the clause after a time.
    if (run.before === '' && language === 'de') return null;
    const after = run.before === '' ? run.after.replace(/^, /, '') : run.after;
    const lead = `${run.before}${/^,/.test(after) || run.before === '' ? '' : ' '}${after}`.trim();
    return { lead: lead.replace(/,$/, '').replace(/, (?=statt$)/, ' '), when: run.when.replace(/,$/, '') };
  };
