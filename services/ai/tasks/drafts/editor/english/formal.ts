import { changeOutsideFacts } from '../../../../language/facts/outside-facts.ts';

const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/\b(we|you|they)’re\b/gi, '$1 are'],
  [/\bI’m\b/g, 'I am'],
  [/\b(I|we|you|they)’ve\b/gi, '$1 have'],
  [/\b(I|we|you|they|it)’ll\b/gi, '$1 will'],
  [/\bcan’t\b/g, 'cannot'],
  [/\bwon’t\b/g, 'will not'],
  [/\b(is|are|was|were|do|does|did|has|have|could|should|would)n’t\b/gi, '$1 not'],
  [/\b(it|that|here|what|there)’s\b(?! been\b)/gi, '$1 is'],
];

/** Without contractions and exclamation marks. */
export const formal = (text: string): string =>
  changeOutsideFacts(text, 'en', (between) =>
    SPELLED_OUT.reduce((rest, [short, long]) => rest.replace(short, long), between).replace(/!+/g, '.'),
  );
