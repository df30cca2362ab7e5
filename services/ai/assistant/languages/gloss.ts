import { GLOSS_DE } from './gloss-de.ts';
import { GLOSS_ES } from './gloss-es.ts';
import { GLOSS_FR } from './gloss-fr.ts';
import type { Gloss } from './gloss-table.ts';
import type { TalkLanguage } from './language.ts';

type Rule = readonly [RegExp, string];

/** Letters of other languages are no letters to `\b`. English that ends with a blank is joined to what follows. */
const rulesOf = (gloss: Gloss): readonly Rule[] =>
  gloss.map(([said, english]) => [
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})${english.endsWith(' ') ? '' : '(?![\\p{L}\\p{N}])'}`, 'giu'),
    english,
  ]);

const RULES: Readonly<Record<TalkLanguage, readonly Rule[]>> = {
  en: [],
  de: rulesOf(GLOSS_DE),
  fr: rulesOf(GLOSS_FR),
  es: rulesOf(GLOSS_ES),
};

const QUOTED = /([“][^“”]*[”])/;
const POSTS_TEXT = /\bpost this\b/i;
const COLON = /^[^:\n]{1,80}:(?!\d|\/\/)/;

/**
 * A message whose commands are in English, so that one set of words reads them all. What it quotes, and what is to be
 * posted as it is, stays to the letter; so do days and times, which are read in their own language.
 */
export function glossed(message: string, language: TalkLanguage): string {
  const rules = RULES[language];
  const given = withPlainQuotes(message);
  if (rules.length === 0) return given;
  const apply = (text: string) =>
    rules.reduce((said, [words, english]) => said.replace(words, english), text);
  const [head = ''] = COLON.exec(given) ?? [];
  const glossedHead = apply(head);
  // “Poste das: Montag geschlossen” without quotation marks.
  if (head && POSTS_TEXT.test(glossedHead) && !given.includes('“'))
    return glossedHead + given.slice(head.length);
  return given
    .split(QUOTED)
    .map((part) => (part.startsWith('“') ? part : apply(part)))
    .join('');
}

/** „So“, « ainsi » and «así» are quotations too; the words in them stay as they are. */
const withPlainQuotes = (message: string): string =>
  message
    .replace(/„([^„“”]{1,5000})[“”]/g, '“$1”')
    .replace(/«[\s\u00a0\u202f]?([^«»]{1,5000}?)[\s\u00a0\u202f]?»/g, '“$1”');
