/**
 * "Facebook, Instagram, and LinkedIn"; after a "not", "Facebook, Instagram, or LinkedIn". By hand, as a browser takes
 * 150 ms to make its first Intl.ListFormat.
 */
export function listText(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length < 3) return names.join(` ${last} `);
  return `${names.slice(0, -1).join(', ')}, ${last} ${names.at(-1)}`;
}
