import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Dialogue } from '../dialogue.ts';

const AT = '2026-11-26 09:00:00';
const posts = [
  { text: 'Hot rolls from seven', platform: 'facebook', at: AT },
  { text: 'Winter market', platform: 'linkedin', at: '2026-11-28 16:00:00' },
  {
    text: 'Old bread',
    platform: 'linkedin',
    at: '2026-11-20 10:00:00',
    status: 'failed',
    reason: 'Too long.',
  },
] as const;
const OTHERS = ['2026-11-28 16:00:00', 'failed'];

/** A command, the yes to the question that follows, and the first post's state in the end. */
type Command = readonly [locale: Locale, said: string, yes: string, first: string];

const NEXT_WEEK = '2026-12-02 09:00:00';
const OVER_TWO_WEEKS = [posts[0], { ...posts[0], at: NEXT_WEEK }] as const;

const MOVED = '2026-11-27 08:00:00';
const COMMANDS: readonly Command[] = [
  ['en', 'withdraw the post "Hot rolls"', 'yes', 'canceled'],
  ['de', 'zieh den Beitrag „Hot rolls“ zurück', 'zieh den Beitrag zurück', 'canceled'],
  ['de', 'Kannst du bitte den Beitrag "Hot rolls" zurückziehen?', 'ja', 'canceled'],
  ['de', 'sag den Beitrag vom Donnerstag ab', 'ja, zurückziehen', 'canceled'],
  ['de', 'verschiebe den Beitrag „Hot rolls“ auf Freitag 8 Uhr', 'ja, verschieben', MOVED],
  ['de', 'Beitrag „Hot rolls“ löschen', 'ja, lösch ihn', 'deleted'],
  ['de', 'zieh den Beitrag „Hot rolls“ zurück', 'nein, lass ihn', AT],
  ['es', 'cancela la publicación "Hot rolls"', 'cancela la publicación', 'canceled'],
  ['es', '¿Puedes cancelar la publicación del jueves?', 'sí, cancélala', 'canceled'],
  ['es', 'mueve la publicación «Hot rolls» al viernes a las 8', 'sí, muévela', MOVED],
  ['es', 'borra la publicación «Hot rolls»', 'sí, bórrala', 'deleted'],
  ['es', 'cancela la publicación "Hot rolls"', 'no la canceles', AT],
  ['fr', 'retirez la publication « Hot rolls »', 'oui, vas-y', 'canceled'],
  ['fr', 'décale la publication de jeudi à vendredi 8h', 'oui, déplace-la', MOVED],
  ['fr', 'annule la publication « Hot rolls »', 'non, laisse-la', AT],
  ['pt-BR', 'cancela o post "Hot rolls"', 'sim, cancele', 'canceled'],
  ['pt-BR', 'mova a publicação "Hot rolls" para sexta às 8', 'sim, mova', MOVED],
  ['ar', 'انقل المنشور «Hot rolls» إلى الجمعة الساعة 8', 'نعم', MOVED],
];

const FAILED: readonly (readonly [Locale, string])[] = [
  ['en', 'what went wrong?'],
  ['de', 'Was ist schiefgelaufen?'],
  ['de', 'warum wurde mein Beitrag nicht veröffentlicht?'],
  ['de', 'zeig mir die fehlgeschlagenen Beiträge'],
  ['es', '¿Qué ha fallado?'],
  ['es', '¿qué publicaciones fallaron?'],
  ['fr', 'qu’est-ce qui a échoué ?'],
  ['fr', 'pourquoi ma publication n’est pas partie ?'],
  ['pt-BR', 'o que falhou?'],
  ['ar', 'ما الذي فشل؟'],
];

/** "Publish … now" with nothing but quoted words, and how each language says yes. */
const QUOTED: readonly (readonly [locale: Locale, verb: string, now: string, onFacebook: string])[] = [
  ['en', 'publish', 'now', 'on Facebook'],
  ['en', 'post', 'right away', 'to Facebook'],
  ['de', 'poste', 'jetzt', 'auf Facebook'],
  ['de', 'veröffentliche', 'sofort', 'auf Facebook'],
  ['es', 'publica', 'ahora', 'en Facebook'],
  ['fr', 'publie', 'maintenant', 'sur Facebook'],
  ['pt-BR', 'publique', 'agora', 'no Facebook'],
  ['ar', 'انشر', 'الآن', 'على فيسبوك'],
];
const YES: Readonly<Record<Locale, string>> = {
  en: 'yes',
  de: 'ja',
  es: 'sí',
  fr: 'oui',
  'pt-BR': 'sim',
  ar: 'نعم',
};

/** "All", and what is left out of it. */
const EXCEPTIONS: readonly (readonly [Locale, string])[] = [
  ['en', 'cancel all posts except Facebook'],
  ['en', 'cancel everything but the hot rolls'],
  ['en', 'cancel all posts not on Facebook'],
  ['en', 'cancel all posts more than a week away'],
  ['de', 'lösche alle Beiträge außer Facebook'],
  ['fr', 'annule toutes les publications sauf Facebook'],
  ['es', 'cancela todas las publicaciones excepto Facebook'],
  ['pt-BR', 'cancele todas as publicações exceto Facebook'],
];

/** Commands and questions about posts that are there, as people say them in each language. */
export const COMMANDING: readonly Dialogue[] = [
  ...COMMANDS.map(
    ([locale, said, yes, first]): Dialogue => ({
      locale,
      posts,
      lines: [said, yes],
      given: first === 'deleted' ? OTHERS : [first, ...OTHERS],
    }),
  ),
  ...FAILED.map(([locale, said]): Dialogue => ({ locale, posts, lines: [said], says: ['Old bread'] })),
  { locale: 'de', posts, lines: ['Wie kann ich meinen Beitrag löschen?'], state: 'idle' },
  {
    name: 'a text to post now is not taken for the words of another post',
    locale: 'es',
    posts: [{ text: 'Café gratis', platform: 'facebook', at: AT }],
    lines: ['publica "Hoy pan gratis" en Facebook ahora'],
    says: ['Hoy pan gratis'],
  },
  {
    locale: 'de',
    lines: ['Kannst du mir einen Beitrag über Stollen schreiben?'],
    says: ['**Stollen**'],
    saysNot: ['write'],
  },
  { locale: 'fr', posts, lines: ['annule la publication « Hot rolls »'], says: ['Dois-je l’annuler ?'] },
  ...QUOTED.flatMap(([locale, verb, now, onFacebook]): Dialogue[] => [
    {
      name: `${locale}: the whole text of a planned post names it`,
      locale,
      posts,
      lines: [`${verb} "Hot rolls from seven" ${now}`, YES[locale]],
      given: ['published', ...OTHERS],
      made: [],
    },
    {
      name: `${locale}: the beginning of a planned post names it`,
      locale,
      posts,
      lines: [`${verb} ${now} "hot rolls"`],
      intent: 'publish_now',
      state: 'confirmation',
      says: ['Hot rolls from seven'],
    },
    {
      name: `${locale}: other words are a new text`,
      locale,
      posts,
      lines: [`${verb} "Rolls for all" ${onFacebook} ${now}`, YES[locale]],
      given: [AT, ...OTHERS],
      made: [{ on: 'facebook', at: null, exact: 'Rolls for all' }],
    },
    {
      name: `${locale}: a text that is planned for another network is a new one on this`,
      locale,
      posts,
      lines: [`${verb} "Winter market" ${onFacebook} ${now}`],
      intent: 'confirmation',
      says: ['> Winter market', 'Facebook'],
    },
  ]),
  {
    name: 'two planned posts with the quoted words are asked about',
    posts: [posts[0], { ...posts[0], platform: 'linkedin' }],
    lines: ['publish "Hot rolls from seven" now'],
    says: ['Which post should I publish now?'],
  },
  {
    posts,
    role: 'writer',
    lines: ['publish "Hot rolls from seven" now'],
    says: ['An editor or the owner can do it.'],
    given: [AT, ...OTHERS],
  },
  {
    name: 'a word alone may be in a post by chance',
    posts,
    lines: ['post "market" now'],
    saysNot: ['Winter'],
  },
  {
    name: 'words after “post this:” are a new text, whatever posts there are',
    posts,
    lines: ['Post this on Facebook now: Hot rolls from seven'],
    says: ['> Hot rolls from seven'],
  },
  ...[
    'cancel everything from Thursday',
    'cancel all posts from November 26',
    'cancel everything this week',
  ].map(
    (line): Dialogue => ({ posts: OVER_TWO_WEEKS, lines: [line, 'yes'], given: ['canceled', NEXT_WEEK] }),
  ),
  {
    name: 'all posts of another week are not all posts',
    posts: OVER_TWO_WEEKS,
    lines: ['cancel everything next week', 'yes'],
    given: [AT, 'canceled'],
  },
  {
    name: 'a time that can’t be read means no posts, not all of them',
    posts: OVER_TWO_WEEKS,
    lines: ['cancel everything from Friday to Monday'],
    says: ['Which post should I cancel?'],
    saysNot: ['Should I cancel them?'],
  },
  ...EXCEPTIONS.map(
    ([locale, line]): Dialogue => ({
      name: `${locale}: posts to be left out are never all that is meant`,
      locale,
      posts,
      lines: [line, YES[locale]],
      given: [AT, ...OTHERS],
    }),
  ),
  {
    name: 'words that no post on the network has don’t mean all its posts',
    posts: OVER_TWO_WEEKS,
    lines: ['cancel everything about soup on Facebook', 'yes'],
    given: [AT, NEXT_WEEK],
  },
  {
    name: 'words that no post of the week has don’t mean all its posts',
    posts: [posts[0], { ...posts[1], at: NEXT_WEEK }],
    lines: ['cancel everything about the market this week', 'yes'],
    given: [AT, NEXT_WEEK],
  },
  { posts: OVER_TWO_WEEKS, lines: ['cancel everything this month', 'yes'], given: ['canceled', NEXT_WEEK] },
  {
    name: 'a network is left out of the proposed posts',
    posts,
    lines: ['cancel all posts', 'all except the Facebook one', 'yes'],
    given: [AT, 'canceled', 'failed'],
  },
];
