import { commandInEnglish } from '../commands/command-in-english.ts';
import type { TalkLanguage } from '../language.ts';
import { GLOSS_AR } from './ar.ts';
import { withTimeDigits } from './arabic-times.ts';
import { partAnswer, partTopic } from './arabic-topic.ts';
import { GLOSS_DE } from './de.ts';
import { GLOSS_ES } from './es.ts';
import { GLOSS_FR } from './fr.ts';
import { questionInEnglish } from './gloss-questions.ts';
import type { Gloss } from './gloss-table.ts';
import { GLOSS_PT } from './pt.ts';

type Rule = readonly [RegExp, string];

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{N}])';

/** Letters of other languages are no letters to `\b`. */
function wholeWords(phrase: string): RegExp {
  return new RegExp(`${NO_LETTER_BEFORE}(?:${phrase})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The first alone: the next are the time's, as in "al viernes a las 8". */
const firstOf = (phrase: string): RegExp => new RegExp(wholeWords(phrase).source, 'iu');

/** English that ends with a blank is joined to what follows. */
const rulesOf = (gloss: Gloss): readonly Rule[] =>
  gloss.map(([phrase, english]) => [
    english.endsWith(' ') ? new RegExp(`${NO_LETTER_BEFORE}(?:${phrase})`, 'giu') : wholeWords(phrase),
    english,
  ]);

const RULES: Readonly<Record<TalkLanguage, readonly Rule[]>> = {
  en: [],
  de: rulesOf(GLOSS_DE),
  fr: rulesOf(GLOSS_FR),
  es: rulesOf(GLOSS_ES),
  'pt-BR': rulesOf(GLOSS_PT),
  ar: rulesOf(GLOSS_AR),
};

/** Small words that mean many things, and “to” behind “move”. */
const MOVE = /\bmove .{1,70}/gi;
const TO: Readonly<Record<TalkLanguage, RegExp | null>> = {
  en: null,
  de: firstOf('auf'),
  fr: firstOf('à|au'),
  es: firstOf('al|a(?! las? )'),
  'pt-BR': firstOf('para|pra'),
  ar: firstOf('إلى|الى'),
};

const QUOTED = /([“][^“”]*[”])/;
const POSTS_TEXT = /\bpost this\b/i;
/** Everyday wording of commands, at the beginning of a message. */
const ENGLISH_IDIOMS: readonly Rule[] = [
  [/^do (?:this|that|it) (?=every .{2,60}:)/i, 'post this '],
  [
    /^((?:please )?(?:delete|cancel|remove|move) )(?:whatever|anything)(?: (?:i['’]ve got|i have|we['’]ve got|we have|is|that's))?(?= )/i,
    '$1everything',
  ],
  [
    /^((?:please )?)clear (?:my |our |the )?(?:schedule|calendar|queue) (?:for|on) /i,
    '$1cancel all posts on ',
  ],
  [
    /^((?:please )?)take (?:everything|all(?: (?:my|our|the))? posts) (?:off|out of) (?:my |our |the )?(?:schedule|calendar|queue|plan)(?= |[.!]?$)/i,
    '$1cancel all posts',
  ],
  [/^((?:(?:please|can you|could you) )?)(?:pull|bring) up (?!.{0,80} to )/i, '$1show me '],
  [/^((?:please )?)take (?:everything|all(?: (?:my|our|the))? posts) off /i, '$1delete everything from '],
];
/** "Cada lunes a las 8 sube: …" */
const WEEKLY =
  /^(?:todos los|todas las|cada|tous les|toutes les|chaque|tod[oa]s?(?: [ao]s?)?|jeden|jede|every) .{2,60}(?<!\p{L})(?:sube|publica|pon|post|publie|poste|posta|publique|partage|compartilha|veröffentliche|post it|share|انشر|نزل)(?=\s?:$)/iu;
const COLON = /^[^:\n]{1,80}:(?!\d|\/\/)/;

/**
 * A message whose commands are in English, so that one set of words reads them all. What it quotes, and what is to be
 * posted as it is, stays to the letter; so do days and times, which are read in their own language.
 */
export function glossed(message: string, language: TalkLanguage): string {
  const plainMessage = withPlainQuotes(message);
  if (language === 'en')
    return ENGLISH_IDIOMS.reduce((text, [words, as]) => text.replace(words, as), plainMessage);
  const rules = RULES[language];
  const command = commandInEnglish(plainMessage, language, (time) =>
    rules.reduce((phrase, [words, as]) => phrase.replace(words, as), withTimeDigits(time)),
  );
  if (command) return command;
  const to = TO[language];
  const apply = (text: string) => {
    const english = rules.reduce((phrase, [words, as]) => phrase.replace(words, as), withTimeDigits(text));
    return to ? english.replace(MOVE, (move) => move.replace(to, 'to')) : english;
  };
  const [head = ''] = COLON.exec(plainMessage) ?? [];
  const glossedHead = apply(head).replace(WEEKLY, 'post this $&');
  // “Poste das: Montag geschlossen” without quotation marks.
  if (head && POSTS_TEXT.test(glossedHead) && !plainMessage.includes('“'))
    return glossedHead + plainMessage.slice(head.length);
  const parts = language === 'ar' && !plainMessage.includes('“') ? partTopic(plainMessage) : null;
  if (parts) return `${apply(parts[0])} ${parts[1]}${withLatinComma(apply(parts[2]))}`;
  return plainMessage
    .split(QUOTED)
    .map((part) => (part.startsWith('“') ? part : apply(part)))
    .join('');
}

const withLatinComma = (end: string): string => end.replace(/^[،.]/, ',');

/** An answer whose topic stays in its language; a command of the language is one in English. */
export function glossedTopic(message: string, language: TalkLanguage): string {
  const english = glossed(message, language);
  if (language !== 'ar' || !/\p{Script=Arabic}/u.test(english) || partTopic(message)) return english;
  const [topic, end] = partAnswer(message);
  return `${topic}${end && withLatinComma(glossed(end, language))}`;
}

/** Whether a message is a command or a question that this language knows, whatever other language has its words. */
export const isCommandIn = (message: string, language: TalkLanguage): boolean =>
  commandInEnglish(withPlainQuotes(message), language) !== null ||
  questionInEnglish(message, language) !== null;

/** "So", „so“, « ainsi » and «así» are quotations too; the words in them stay as they are. */
const withPlainQuotes = (message: string): string =>
  message
    .replace(/"([^"“”]{1,5000})"/g, '“$1”')
    .replace(/„([^„“”]{1,5000})[“”]/g, '“$1”')
    .replace(/«[\s\u00a0\u202f]?([^«»]{1,5000}?)[\s\u00a0\u202f]?»/g, '“$1”');
