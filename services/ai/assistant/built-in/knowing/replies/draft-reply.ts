import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { languageOfWords } from '../../../../language/detection/language-of.ts';
import { wordsOf } from '../../slots/plain-text.ts';

type Language = 'en' | 'de' | 'fr' | 'es';

/** As much of a comment tells its language. */
const READ = 1_000;

/**
 * A plain reply in the comment's language, which thanks, or says sorry and asks for the details, and states nothing else.
 * @returns null for a question, whose answer only the user knows
 */
export function draftReply({
  id,
  text,
  author,
  mood,
}: Pick<InboxComment, 'id' | 'text' | 'author' | 'mood'>): string | null {
  if (text.includes('?')) return null;
  const foundLanguage = languageOfWords(wordsOf(text.slice(0, READ).toLowerCase()), () => 0);
  const language = foundLanguage === null || foundLanguage === 'other' ? 'en' : foundLanguage;
  const ways = REPLIES[language][mood ?? 'neutral'];
  const name = firstName(author);
  return (ways[numberOf(id) % ways.length] ?? '').replace('{name}', name ? `, ${name}` : '');
}

/** Names of accounts are no names to address somebody by. */
const firstName = (author: string | null): string | null => {
  const [first = '', ...others] = (author ?? '').trim().split(/\s+/);
  return others.length > 0 && /^\p{Lu}\p{Ll}+$/u.test(first) ? first : null;
};

/** The same for the same comment, so that asking twice drafts the same. */
const numberOf = (id: string): number => {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 65_521;
  return sum;
};

const REPLIES: Readonly<Record<Language, Record<Sentiment, readonly string[]>>> = {
  en: {
    positive: [
      'Thank you{name}! That means a lot to us.',
      'Thank you for the kind words{name}.',
      'We’re glad to hear that{name}. Thank you!',
    ],
    neutral: ['Thank you for your comment{name}.', 'Thanks for writing{name}.'],
    negative: [
      'Thank you for telling us{name}. We’re sorry about that. Please send us a message with the details, so that we can look into it.',
      'We’re sorry to hear that{name}. Please send us a message and tell us what happened.',
    ],
  },
  de: {
    positive: [
      'Vielen Dank{name}! Das freut uns sehr.',
      'Danke für die netten Worte{name}.',
      'Das hören wir gern{name}. Vielen Dank!',
    ],
    neutral: ['Danke für den Kommentar{name}.'],
    negative: [
      'Danke für die Rückmeldung{name}. Das tut uns leid. Schreib uns bitte eine Nachricht mit den Einzelheiten, damit wir der Sache nachgehen können.',
      'Das tut uns leid{name}. Schreib uns bitte kurz, was genau passiert ist.',
    ],
  },
  fr: {
    positive: ['Merci{name} ! Cela nous fait très plaisir.', 'Merci pour ces mots gentils{name}.'],
    neutral: ['Merci pour le commentaire{name}.'],
    negative: [
      'Merci pour ce retour{name}. Nous sommes désolés. Un message avec les détails nous aiderait à comprendre ce qui s’est passé.',
    ],
  },
  es: {
    positive: ['¡Gracias{name}! Nos alegra mucho.', 'Gracias por esas palabras tan amables{name}.'],
    neutral: ['Gracias por el comentario{name}.'],
    negative: [
      'Gracias por avisarnos{name}. Lo sentimos. Un mensaje con los detalles nos ayudaría a saber qué pasó.',
    ],
  },
};
