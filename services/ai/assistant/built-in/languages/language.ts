import { languageOfWords } from '../../../language/detection/language-of.ts';
import { wordsOf } from '../slots/plain-text.ts';

/** The languages that the assistant understands and answers in. */
export const TALKED = ['en', 'de', 'fr', 'es'] as const;
export type TalkLanguage = (typeof TALKED)[number];

/** What people say to an assistant and to nobody else, and so is in no list of everyday words. */
const COMMANDS: Readonly<Record<Exclude<TalkLanguage, 'en'>, ReadonlySet<string>>> = {
  de: new Set(
    'schreib schreibe erstelle mach poste veröffentliche plane beitrag beiträge verschieb verschiebe lösch lösche zeig zeige kürzer länger lieber doch ja nein bitte hallo danke morgen übermorgen abbrechen thema wo wann text kanal erste zweite dritte geplant geplanten passt nee entwurf über etwas was'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'écris publie programme supprime annule déplace montre oui non merci bonjour demain plutôt publication publications deuxième premier première troisième ceci sujet quand plus court midi'.split(
      ' ',
    ),
  ),
  es: new Set(
    'escribe publica programa borra elimina cancela mueve muéstrame sí no hola gracias mañana mejor publicación publicaciones segunda primera tercera esto tema dónde cuándo corta corto'.split(
      ' ',
    ),
  ),
};

/** The language of a message; null where too little tells. */
export function languageOfMessage(plain: string): TalkLanguage | null {
  const language = languageOfWords(wordsOf(plain), (of, word) =>
    of !== 'en' && of !== 'other' && COMMANDS[of].has(word) ? 1 : 0,
  );
  return language === 'other' ? null : language;
}
