const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const SHORT = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NOUN = '(?:one|draft|option|version|post|page|account|suggestion|text|variant|choice|idea|time)';
const ORDINAL = new RegExp(
  `\\b(?:the |your )?(${[...ORDINALS, ...SHORT, 'last', 'final'].join('|')})(?: ${NOUN}\\b|(?=$|[,.!;:]| (?:but|and|please|with|without|is|for|to|on|at)\\b))`,
);
const NUMBERED = new RegExp(
  `\\b(?:${NOUN.slice(3, -1).replace('one|', '')}|number|no\\.?|nr\\.?|#) ?#?(\\d{1,2}|${NUMBERS.join('|')})\\b`,
);
const BARE = /^#?(\d{1,2})[.!)]?$/;

/** Which of a list is meant, from 0; -1 for the last. Null where none is. */
export function readChoice(plain: string): number | null {
  const ordinal = ORDINAL.exec(plain)?.[1];
  if (ordinal === 'last' || ordinal === 'final') return -1;
  if (ordinal) return Math.max(ORDINALS.indexOf(ordinal), SHORT.indexOf(ordinal));
  const number = NUMBERED.exec(plain)?.[1] ?? BARE.exec(plain)?.[1];
  if (!number) return null;
  const at = NUMBERS.includes(number) ? NUMBERS.indexOf(number) : Number(number) - 1;
  return at < 0 ? null : at;
}

/** The one of the list that was chosen. */
export const chosenOf = <T>(list: readonly T[], choice: number | null): T | undefined =>
  choice === null ? undefined : list.at(choice);
