import { readFileSync } from 'node:fs';

/** A data file of this folder's kind: a word, a tab, and whole numbers; an empty one is 0. Lines with `#` are remarks. */
export const readTable = (file: URL): ReadonlyMap<string, readonly number[]> => {
  const table = new Map<string, readonly number[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('# ')) continue;
    const [word = '', ...numbers] = line.split('\t');
    table.set(word, numbers.map(Number));
  }
  return table;
};
