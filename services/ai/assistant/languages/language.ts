import { languageOfWords } from '../../language/detection/language-of.ts';

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
    'peux pouvez poster publier quelque salut écris publie programme supprime annule déplace montre oui non merci bonjour demain plutôt publication publications deuxième premier première troisième ceci sujet quand plus court midi'.split(
      ' ',
    ),
  ),
  es: new Set(
    'puedes podrías publicar algo oye pásalo cuál vale escribe publica programa borra elimina cancela mueve muéstrame sí no hola gracias mañana mejor publicación publicaciones segunda primera tercera esto tema dónde cuándo corta corto'.split(
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

/** What the page says for the user, and so tells nothing of theirs. */
const BY_PAGE = /^(?:let's post to|schedule it for) /;
const QUOTED = /["“„«][^"“”„«»]{0,5000}["”“»]/g;

/**
 * The language that a message is in, by what it asks and not by what it quotes or gives to post.
 * @param before that of the conversation, which a word or two do not change
 */
export function languageOf(message: string, before?: TalkLanguage): TalkLanguage | undefined {
  const own = message.toLowerCase().replace(QUOTED, ' ').slice(0, 400);
  const colon = own.search(/:(?!\d|\/\/)/);
  const asking = colon > 0 && colon < 80 && !own.includes('\n') ? own.slice(0, colon) : own;
  const fewest = before === 'en' ? 2 : 3;
  if (BY_PAGE.test(asking) || (before && wordsOf(asking).length < fewest)) return before;
  return languageOfMessage(asking) ?? before;
}

const wordsOf = (plain: string): string[] => plain.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
