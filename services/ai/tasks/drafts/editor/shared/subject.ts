import type { Reading } from '../../../../language/brief/reading.ts';
import type { Wording } from '../editor.ts';
import { capital } from './say.ts';
import { hasTime } from './times.ts';

type SubjectLanguage = 'de' | 'fr' | 'es';

/** A frame's text with the subject in place of `@`. */
const FRAMES: Readonly<Record<SubjectLanguage, Readonly<Record<'news' | 'reader' | 'reason', string>>>> = {
  de: {
    news: '@: [was es Neues gibt, in einem Satz]',
    reader: 'Für [wen es ist]: @\n\n[Was du anbietest, wann und wo]',
    reason: '[Eine Frage, die Kunden dazu stellen: @]\n\n[Deine Antwort, in zwei Sätzen]',
  },
  fr: {
    news: '@ : [ce qui est nouveau, en une phrase]',
    reader: 'Pour [à qui cela s’adresse] : @\n\n[Ce que vous proposez, quand et où]',
    reason: '[Une question que posent vos clients : @]\n\n[Votre réponse, en deux phrases]',
  },
  es: {
    news: '@: [qué hay de nuevo, en una frase]',
    reader: 'Para [a quién va dirigido]: @\n\n[Qué ofreces, cuándo y dónde]',
    reason: '[Una pregunta que hacen tus clientes: @]\n\n[Tu respuesta, en dos frases]',
  },
};

const MAX_WORDS = 3;
/** Beginnings that name no thing: a greeting, a clause, or words that are already complete. */
const NO_SUBJECT: Readonly<Record<SubjectLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:wir|ich|ihr|du|sie|er|es|man|danke|dank|frohe[sn]?|frohes|schöne[sn]?|guten?|herzlichen?|willkommen|alles|prost|bitte|kommt|komm|heute|morgen|gestern|nicht|kein[e]?[nrs]?|nie|geschlossen|zu|offen|geöffnet|gesucht|sucht|suchen|ist|sind|war|hat|haben|wird|gibt|nur|jetzt|endlich|ausverkauft|fertig|los)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|je|on|tu|il|elle|ils|elles|vous|merci|joyeux|joyeuse|joyeuses|bonne|bonnes|bon|bonjour|bonsoir|bienvenue|félicitations|venez|aujourd’hui|demain|hier|pas|jamais|fermé|fermée|ouvert|ouverte|complet|enfin|est|sont|cherche|recherche|recrute)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotros|yo|tú|él|ella|ellos|ustedes|gracias|feliz|felices|buenos|buenas|bienvenidos?|bienvenidas?|felicidades|enhorabuena|ven|venid|vengan|hoy|mañana|ayer|no|nunca|cerrado|cerrada|cerramos|abierto|abierta|abrimos|agotado|por fin|es|son|está|están|hay|busco|se busca|se buscan|\p{L}{2,20}(?:amos|emos|imos))(?!\p{L})/iu,
};

/** The brief only names a subject: what to say of it is left open. */
export function subjectWordings(
  text: string,
  { act, sentences }: Reading,
  language: SubjectLanguage,
): Wording[] {
  const isSubject =
    !act.sober &&
    sentences.length === 1 &&
    text.split(' ').length <= MAX_WORDS &&
    !/[:?!;,\d…"“„«]/u.test(text) &&
    !hasTime(text, language) &&
    !NO_SUBJECT[language].test(text.toLowerCase());
  if (!isSubject) return [];
  const { news, reader, reason } = FRAMES[language];
  const say = (frame: string): string => frame.replace('@', () => capital(text));
  return [
    { structure: 'news', text: say(news), purpose: 'add_whats_new_to_turn_this_into_a_post' },
    {
      structure: 'reader',
      text: say(reader),
      purpose: 'speaks_to_those_it_is_for_once_you_say_who_they_are',
    },
    { structure: 'reason', text: say(reason), purpose: 'answers_a_question_customers_ask_you' },
  ];
}
