import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { languageOfWords } from '../../language/detection/language-of.ts';
import { CALENDAR, TELLING_WORDS } from '../../language/detection/telling-words.ts';

/** The languages that the assistant reads and answers in: those of the interface. */
export type TalkLanguage = Locale;
/** Those that are told apart by everyday words. */
type WordLanguage = 'en' | 'de' | 'fr' | 'es';

/** Commands to an assistant, which lists of everyday words don't contain. */
const COMMANDS: Readonly<Record<Exclude<WordLanguage, 'en'>, ReadonlySet<string>>> = {
  de: new Set(
    'schreib schreibe erstelle mach poste veröffentliche plane beitrag beiträge verschieb verschiebe lösch lösche zeig zeige kürzer länger lieber doch ja nein bitte hallo danke morgen übermorgen abbrechen thema wo wann text kanal erste zweite dritte geplant geplanten passt nee entwurf über etwas was keine ahnung später vielleicht'.split(
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

/** Words that are Portuguese and not Spanish. */
const PORTUGUESE = new Set(
  'não você vocês uma um meu minha meus minhas nosso nossa nossos escreva escrever publicação publicações obrigado obrigada olá amanhã são também quero sobre em do da dos das no na nos nas ao à às pelo pela isso este quando onde quanto mostre mostrar mova mude exclua excluir apague cancele agende agendar publique poste postar agora hoje semana segunda terça quarta quinta sexta feira sim bom boa dia preciso fazer faça crie criar melhor horário rascunho rascunhos curto outro outra qual quais agendado agendada agendados agendadas'.split(
    ' ',
  ),
);
/** Words of both, which count for each. */
const ALSO_PORTUGUESE = new Set(
  'o a os as que de e está para por se me como foi sem é com mais mas'.split(' '),
);
/** Commands that both languages spell alike. */
const SHARED_COMMANDS = new Set('publica programa elimina cancela apaga algo tema'.split(' '));
const PORTUGUESE_LETTERS = /[ãõ]|ção$|ções$/;
/** How many Portuguese words distinguish a text from Spanish. */
const ENOUGH_PORTUGUESE = 2;

interface Than {
  readonly than: WordLanguage | null;
  /** Whether the conversation or the page is in Portuguese, so that fewer words tell. */
  readonly isExpected: boolean;
}

function isPortuguese(words: readonly string[], { than, isExpected }: Than): boolean {
  const portugueseCount = words.filter(
    (word) => PORTUGUESE.has(word) || PORTUGUESE_LETTERS.test(word),
  ).length;
  if (portugueseCount < (isExpected ? 1 : ENOUGH_PORTUGUESE)) return false;
  const shared = words.filter((word) => ALSO_PORTUGUESE.has(word)).length;
  const other = than === null ? 0 : words.filter((word) => isOf(than, word)).length;
  return isExpected ? portugueseCount + shared >= other : portugueseCount + shared > other;
}

const isWordLanguage = (language: TalkLanguage): language is WordLanguage =>
  language !== 'pt-BR' && language !== 'ar';

const isOf = (language: WordLanguage, word: string): boolean =>
  TELLING_WORDS[language].has(word) ||
  CALENDAR[language].has(word) ||
  (language !== 'en' && COMMANDS[language].has(word));

const isSpanishAlone = (word: string): boolean =>
  isOf('es', word) && !ALSO_PORTUGUESE.has(word) && !SHARED_COMMANDS.has(word);

const isArabic = (plain: string): boolean => {
  const arabic = plain.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic > 0 && arabic * 2 > (plain.match(/\p{L}/gu)?.length ?? 0);
};

/** The language of a message; null where too little tells. */
export function languageOfMessage(plain: string, before?: TalkLanguage): TalkLanguage | null {
  if (isArabic(plain)) return 'ar';
  const words = wordsOf(plain);
  const language = languageOfWords(words, (of, word) =>
    of !== 'en' && of !== 'other' && COMMANDS[of].has(word) ? 1 : 0,
  );
  const knownLanguage = language === 'other' ? null : language;
  return isPortuguese(words, { than: knownLanguage, isExpected: before === 'pt-BR' })
    ? 'pt-BR'
    : knownLanguage;
}

/** Sentences that the page sends for the user, which show nothing about the user's language. */
const BY_PAGE = /^(?:let's post to|schedule it for) /;
const QUOTED = /["“„«][^"“”„«»]{0,5000}["”“»]/g;

/**
 * The language that a message is in, by what it asks and not by what it quotes or gives to post.
 * @param before that of the conversation or the page, which a word or two or a name do not change
 */
export function languageOf(message: string, before?: TalkLanguage): TalkLanguage | undefined {
  const unquoted = message.toLowerCase().replace(QUOTED, ' ').slice(0, 400);
  const colon = unquoted.search(/:(?!\d|\/\/)/);
  const asking = colon > 0 && colon < 80 && !unquoted.includes('\n') ? unquoted.slice(0, colon) : unquoted;
  const words = wordsOf(asking);
  const fewest = before === 'en' ? 2 : 3;
  if (BY_PAGE.test(asking) || (before && words.length < fewest)) return before;
  const language = languageOfMessage(asking, before);
  if (before && language && isWordLanguage(language) && !words.some((word) => isOf(language, word)))
    return before;
  if (before === 'pt-BR' && language === 'es' && !words.some(isSpanishAlone)) return before;
  return language ?? before;
}

const wordsOf = (plain: string): string[] => plain.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
