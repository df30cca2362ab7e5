/** Words of a question that say nothing of what it is about. */
const SMALL = new Set(
  `a an the our my your their his her its this that these those and or of on in at to for with about from by new any some
  der die das den dem des ein eine einen einem einer unser unsere unserer unserem unseren mein meine meiner meinem meinen
  euer eure und oder von vom zu zum zur im in am an auf bei mit für über neue neuen neuer neues neuem thema`
    .split(/\s+/)
    .filter(Boolean),
);

const SHORTEST = 3;
const MAX_WORDS = 6;
/** As much may follow a word's stem: "order" in "orders", "Öffnungszeit" in "Öffnungszeiten". */
const LONGEST_ENDING = 2;
/** Words that short are the same or are not. */
const STEM = 4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that tell what a question is about, at most six. */
export const topicWords = (about: string): string[] => {
  const words = [...new Set(wordsOf(about))];
  const telling = words.filter((word) => !SMALL.has(word) && word.length >= SHORTEST);
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
};

/** Whether a text has most of these words, in one form or another. */
export function isAbout(text: string, words: readonly string[]): boolean {
  const textWords = wordsOf(text);
  const matches = words.filter((word) => textWords.some((one) => isFormOf(one, word)));
  return matches.length * 2 > words.length;
}

const isFormOf = (one: string, other: string): boolean => {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= STEM && long.length - short.length <= LONGEST_ENDING && long.startsWith(short);
};
