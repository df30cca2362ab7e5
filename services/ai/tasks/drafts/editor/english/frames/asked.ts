import { both, say } from '../news.ts';
import type { Frame } from '../wordings.ts';

const THINK =
  /^(?<who>.{2,90}?) (?:wants?|would like|’d like) to (?:hear|know) what you think (?<what>(?:about|of) .{3,160})$/i;

/** Readers are asked what they think. */
export const called: Frame = ({ main }) => {
  const groups = THINK.exec(main)?.groups;
  if (!groups?.who || !groups.what) return [];
  const { who, what } = groups;
  return [
    {
      structure: 'reader',
      text: both(
        `What do you think ${what}?`,
        say(`${who} want${/^(?:we|i|they)$|[^s]s$/i.test(who) ? '' : 's'} to hear it`),
      ),
      purpose: 'Asks readers directly.',
    },
  ];
};
