import type { Dialogue } from '../dialogue.ts';

/** Dialogues as people write, in four languages. Only counted: nobody builds on these. */
const PLANNED = [
  { text: 'Pumpkin soup of the day', platform: 'facebook', at: '2026-11-25 12:00:00' },
  { text: 'We are hiring bakers', platform: 'linkedin', at: '2026-11-26 09:00:00' },
] as const;

export const PEOPLE_MEASURING: readonly Dialogue[] = [
  {
    lines: ['can u wirte a post abuot our new oat bread pls', '2nd one', 'facbook', 'tomorow 7 pm', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-24 19:00:00', text: 'oat bread' }],
  },
  {
    lines: ['write something about the winter market and put it on linkedin thursday at 8am', 'yep'],
    made: [{ on: 'linkedin', at: '2026-11-26 08:00:00', text: 'winter market', without: 'linkedin' }],
  },
  {
    lines: ['post this on facebook tonight at 8: “Tomorrow we open at 11, not 9. Sorry!”', 'ok'],
    made: [{ on: 'facebook', at: '2026-11-23 20:00:00', exact: 'Tomorrow we open at 11, not 9. Sorry!' }],
  },
  {
    lines: ['Topic: gingerbread workshop for kids\nWhere: Facebook and LinkedIn\nWhen: Wednesday 4pm', 'yes'],
    made: [
      { on: 'facebook', at: '2026-11-25 16:00:00', text: 'gingerbread workshop', without: 'Where' },
      { on: 'linkedin', at: '2026-11-25 16:00:00', text: 'gingerbread workshop', without: 'When' },
    ],
  },
  {
    lines: [
      'write a post about our loyalty card',
      'actually, how did my posts do last week?',
      'ok back to my post',
      'first one',
      'linkedin',
      'now',
      'yes',
    ],
    made: [{ on: 'linkedin', at: null, text: 'loyalty card' }],
  },
  {
    lines: ['write a post about jazz night for facebook tomorrow at 7pm', 'no, 9 instead', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-24 21:00:00', text: 'jazz night' }],
  },
  {
    lines: [
      'when is the best time to post on linkedin?',
      'write a post about our apprenticeship for linkedin at that time',
      'yes',
    ],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00', text: 'apprenticeship', without: 'that time' }],
  },
  {
    posts: PLANNED,
    lines: ['show my scheduled posts', 'move them to friday 10am', 'yes'],
    given: ['2026-11-27 10:00:00', '2026-11-27 10:00:00'],
  },
  {
    posts: PLANNED,
    lines: ['whats planned', 'cancel the second', 'yes'],
    given: ['2026-11-25 12:00:00', 'canceled'],
  },
  { lines: ['our mulled wine is back'], offers: ['mulled wine'], made: [] },
  {
    lines: [
      'Post this on LinkedIn: We are hiring a pastry chef.',
      'tmrw 10am',
      'hmm make that wednesday',
      'yes',
    ],
    made: [{ on: 'linkedin', at: '2026-11-25 10:00:00', exact: 'We are hiring a pastry chef.' }],
  },
  {
    lines: [
      'need smth for fb, the new opening hours, we open at 7 now',
      'the third',
      'tomorrow morning',
      'yes',
    ],
    made: [{ on: 'facebook', at: '2026-11-24 09:00:00', text: 'opening hours' }],
  },
  {
    lines: ['write a post about our xmas menu', 'first', 'fb', 'the tuesday after the concert at 9'],
    state: 'idle',
    made: [],
  },
  {
    lines: [
      'draft a post abt the choir concert',
      'too long',
      'the first',
      'linkedin and facebook',
      'sunday 6 december at 5',
      'yes, schedule it',
    ],
    made: [
      { on: 'facebook', at: '2026-12-06 17:00:00', text: 'choir concert' },
      { on: 'linkedin', at: '2026-12-06 17:00:00', text: 'choir concert' },
    ],
  },
  { lines: ['every monday at 9 post on linkedin about our soup of the day'], state: 'idle', made: [] },
  {
    lines: [
      'Post this: "Last orders for stollen: December 18"',
      'put it on fb',
      'day after tomorrow at noon',
      'yes',
    ],
    made: [{ on: 'facebook', at: '2026-11-25 12:00:00', exact: 'Last orders for stollen: December 18' }],
  },
  {
    lines: [
      'schreib bitte was über unsere neuen Dinkelbrötchen',
      'das zweite',
      'facebook',
      'morgen um halb neun',
      'ja',
    ],
    made: [{ on: 'facebook', at: '2026-11-24 08:30:00', text: 'Dinkelbrötchen' }],
  },
  {
    lines: ['poste das auf linkedin: „Am Montag bleibt die Backstube zu.“', 'morgen früh um 8', 'ja bitte'],
    made: [{ on: 'linkedin', at: '2026-11-24 08:00:00', exact: 'Am Montag bleibt die Backstube zu.' }],
  },
  {
    lines: ['Mach einen Beitrag über den Adventsbasar und stell ihn Freitag um 17 Uhr auf Facebook', 'passt'],
    made: [{ on: 'facebook', at: '2026-11-27 17:00:00', text: 'Adventsbasar', without: 'Freitag' }],
  },
  {
    lines: ['Thema: Plätzchenkurs\nWo: LinkedIn\nWann: Mittwoch 18 Uhr', 'ja'],
    made: [{ on: 'linkedin', at: '2026-11-25 18:00:00', text: 'Plätzchenkurs', without: 'Wann' }],
  },
  {
    posts: PLANNED,
    lines: ['zeig mir meine geplanten beiträge'],
    intent: 'list_posts',
    says: ['Pumpkin soup'],
  },
  {
    lines: [
      'schreib einen post über unsere ausbildung für linkedin morgen abend um 7',
      'nein, lieber um 9',
      'ja',
    ],
    made: [{ on: 'linkedin', at: '2026-11-24 21:00:00', text: 'ausbildung', without: 'morgen' }],
  },
  {
    posts: [
      { text: 'Suppe des Tages: Kürbis', platform: 'facebook', at: '2026-11-25 12:00:00' },
      { text: 'Wir suchen Bäcker', platform: 'linkedin', at: '2026-11-26 09:00:00' },
    ],
    lines: ['verschieb den Suppen-Beitrag auf Freitag um 10', 'ja'],
    given: ['2026-11-27 10:00:00', '2026-11-26 09:00:00'],
  },
  {
    lines: [
      'hallo',
      'ich brauche einen beitrag zum glühwein',
      'der erste',
      'kürzer bitte',
      'auf facebook',
      'heute um 18 uhr',
      'ja',
    ],
    made: [{ on: 'facebook', at: '2026-11-23 18:00:00', text: 'glühwein' }],
  },
  {
    lines: [
      'écris un post sur notre nouvelle bûche de Noël',
      'le deuxième',
      'facebook',
      'demain à 18h',
      'oui',
    ],
    made: [{ on: 'facebook', at: '2026-11-24 18:00:00', text: 'bûche' }],
  },
  {
    lines: ['publie ceci sur linkedin demain à 9h : « Fermé lundi, retour mardi. »', 'oui'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00', exact: 'Fermé lundi, retour mardi.' }],
  },
  {
    lines: ['écris un post sur le marché de Noël pour facebook vendredi à 10h', 'non, plutôt 11h', 'ok'],
    made: [{ on: 'facebook', at: '2026-11-27 11:00:00', text: 'marché de Noël', without: 'vendredi' }],
  },
  {
    lines: [
      'escribe una publicación sobre nuestro turrón casero',
      'la segunda',
      'en facebook',
      'mañana a las 6 de la tarde',
      'sí',
    ],
    made: [{ on: 'facebook', at: '2026-11-24 18:00:00', text: 'turrón' }],
  },
  {
    lines: ['publica esto en linkedin mañana a las 9: «Cerramos el lunes.»', 'sí'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00', exact: 'Cerramos el lunes.' }],
  },
  {
    posts: PLANNED,
    lines: ['muéstrame mis publicaciones programadas'],
    intent: 'list_posts',
    says: ['Pumpkin soup'],
  },
];
