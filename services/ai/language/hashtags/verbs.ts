const VERBS = new Set(
  'cut put set let hit got made done gone given taken held kept begun shut hurt cost'.split(' '),
);

/** Whether a word is a verb whose participle looks like a noun: "hotel cut" is no phrase. */
export const isVerb = (word: string): boolean => VERBS.has(word.toLowerCase());
