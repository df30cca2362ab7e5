import { knowsWord } from './tagger.ts';

/** The languages that the writer has phrases for; in any other it only arranges what it was given. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'other';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Small words that give a language away, and that the others don't have. */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'the an our my we i you your is are of for with and this that from to at by it on in out now new new! how why what who all get off free until us join thank thanks',
  ),
  de: words(
    'der die das den dem ein eine einen einem einer unser unsere unseren unserem unserer mein meine wir ihr euch ist sind und mit für von vom zum zur im am ab bis auf bei auch nicht neu neue neuen neues jetzt heute kommt jeden uhr wie warum suchen danke',
  ),
  fr: words(
    'le la les un une des du notre nos votre vos nous vous est sont et avec pour dans sur dès chez au aux ce cette nouveau nouvelle nouveaux nouvelles jusqu’au pourquoi comment merci à ou jour tous toutes',
  ),
  es: words(
    'el la los las un una unos nuestro nuestra nuestros nuestras tu tus mi mis es son y con para por del desde hasta en este esta nuevo nueva nuevos nuevas cada cómo qué gracias ya ven al',
  ),
  other: words(
    'il lo gli della delle nostro nostra nuovo nuova per dal di con è o os uma um não em nossa nosso novo het een van onze voor op met nieuwe vanaf och vår nya på från til vores den det i na nasze nowe się oraz ve için bir',
  ),
};

const LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/[¿¡ñ]/i, 'es'],
  [/[äöüß]/i, 'de'],
  [/[çœêèàûîâ]/i, 'fr'],
  [/[^\p{Script=Latin}\P{L}]/u, 'other'],
];

export function languageOf(text: string): Language {
  const tokens = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  const plain = tokens.flatMap((token) => token.replace("'", '’').split(/(?<=^(?:l|d|c|s|qu|n|j)’)/));
  const score = (language: Language) =>
    plain.filter((token) => SMALL_WORDS[language].has(token)).length +
    (LETTERS.some(([letters, one]) => one === language && letters.test(text)) ? 1.5 : 0) +
    (language === 'en' ? plain.filter(knowsWord).length / Math.max(3, plain.length) : 0);
  const languages: Language[] = ['en', 'de', 'fr', 'es', 'other'];
  return languages.reduce((best, language) => (score(language) > score(best) ? language : best));
}

/** "Unsere neuen Kuchen" → "unsere neuen Kuchen"; anything else may be a name or a noun, and keeps its capital. */
export function smallWordFirst(text: string, language: Language): string {
  const [first = ''] = text.split(' ');
  return SMALL_WORDS[language].has(first.toLowerCase())
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}
