const AND = new Intl.ListFormat('en', { type: 'conjunction' });
const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** "Facebook, Instagram, and LinkedIn"; after a "not", "Facebook, Instagram, or LinkedIn". */
export const listText = (names: readonly string[], last: 'and' | 'or' = 'and'): string =>
  (last === 'or' ? OR : AND).format(names);
