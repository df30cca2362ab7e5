import type { Dialogue } from '../dialogue.ts';

const PLANNED = [
  { text: 'Stollen is back', platform: 'facebook', at: '2026-11-25 12:00:00' },
  { text: 'We need a driver', platform: 'linkedin', at: '2026-11-26 09:00:00' },
] as const;

/** Dialogues as people write, in four languages: typos, half sentences, two wishes at once, briefs, changes of mind. */
export const PEOPLE_BUILDING: readonly Dialogue[] = [
  {
    lines: ['write something about the stollen and put it on fb tomorrow 9', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-24 09:00:00', text: 'the stollen', without: 'put it' }],
  },
  {
    lines: ['write something about the stollen and put it on insta tomorrow 9'],
    says: ['Instagram needs'],
    made: [],
  },
  {
    lines: ['post this: “We’re closed Monday”', 'fb', 'tonight at 6', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-23 18:00:00', exact: 'We’re closed Monday' }],
  },
  {
    lines: ['pls post exactly this to linkedin tmrw 8am "Doors open 8 am. Free coffee till 9!"', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-24 08:00:00', exact: 'Doors open 8 am. Free coffee till 9!' }],
  },
  {
    lines: ['Topic: open day at the bakery\nWhere: LinkedIn\nWhen: Friday at 10\nTone: friendly', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-27 10:00:00', text: 'open day at the bakery', without: 'Topic' }],
  },
  {
    lines: ['Text: We are closed on Monday.\nChannel: Facebook\nDate: Thursday 9am', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-26 09:00:00', exact: 'We are closed on Monday.' }],
  },
  {
    lines: ['write a post about the quiz night for facebook tomorrow at 7 pm', 'no, 9 instead', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-24 21:00:00', text: 'quiz night' }],
  },
  {
    lines: ['write a post about brunch for fb tomorrow at 10am', 'nah 11', 'ok'],
    made: [{ on: 'facebook', at: '2026-11-24 11:00:00', text: 'brunch' }],
  },
  {
    lines: ['write a post about our sale', 'the frist one', 'linkdin', 'at 8 in the evening', 'yes pls'],
    made: [{ on: 'linkedin', at: '2026-11-23 20:00:00', text: 'our sale' }],
  },
  {
    lines: [
      'write a post about our sale',
      'wait, which post did best?',
      'ok back to the sale post',
      'second',
      'linkedin',
      'tmrw noon',
      'yes',
    ],
    made: [{ on: 'linkedin', at: '2026-11-24 12:00:00', text: 'our sale' }],
  },
  {
    lines: [
      'whats the best time for linkedin',
      'ok schedule a post about our new van then, on linkedin',
      'yes',
    ],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00', text: 'our new van' }],
  },
  {
    posts: PLANNED,
    lines: ['show my scheduled posts', 'move the second one to that time on friday', 'yes'],
    given: ['2026-11-25 12:00:00', '2026-11-27 09:00:00'],
  },
  {
    posts: PLANNED,
    lines: ['show me whats scheduled', 'cancel them both', 'yes'],
    given: ['canceled', 'canceled'],
  },
  { posts: PLANNED, lines: ['the stollen one', 'move it to friday 5pm'], made: [] },
  { lines: ['our stollen is back'], offers: ['our stollen is back'], made: [] },
  { lines: ['blorp the fizz'], offers: ['Create new content'], made: [] },
  {
    lines: ['write a post about our sale', 'first', 'fb', 'monday 6th december at 9'],
    state: 'idle',
    made: [],
  },
  {
    lines: ['write a post about our sale for fb every friday at 9'],
    state: 'idle',
    made: [],
  },
  {
    lines: ['Post this on LinkedIn: We moved to 12 Mill Lane.', 'between 9 and 10 tomorrow', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00', exact: 'We moved to 12 Mill Lane.' }],
  },
  {
    lines: ['schreib etwas über unseren Stollen und poste es morgen um 9 auf Facebook', 'ja'],
    made: [{ on: 'facebook', at: '2026-11-24 09:00:00', text: 'unseren Stollen', without: 'poste' }],
  },
  {
    lines: ['Erstelle einen Beitrag über unsere neue Filiale', 'der zweite', 'LinkedIn'],
    intent: 'scheduling',
    says: ['Wann'],
  },
  {
    lines: ['poste das: „Montag geschlossen“', 'facebook', 'übermorgen um halb neun', 'ja, planen'],
    made: [{ on: 'facebook', at: '2026-11-25 08:30:00', exact: 'Montag geschlossen' }],
  },
  {
    lines: [
      'Schreibe einen Post über den Weihnachtsmarkt für Facebook am Freitag um 19 Uhr',
      'nee, doch lieber um 20 Uhr',
      'ja',
    ],
    made: [{ on: 'facebook', at: '2026-11-27 20:00:00', text: 'Weihnachtsmarkt', without: 'Freitag' }],
  },
  {
    posts: PLANNED,
    lines: ['was ist geplant?', 'lösch den zweiten', 'ja'],
    given: ['2026-11-25 12:00:00'],
  },
  {
    lines: ['Thema: Backkurs\nKanal: Facebook\nWann: morgen um 17 Uhr', 'ja'],
    made: [{ on: 'facebook', at: '2026-11-24 17:00:00', text: 'Backkurs', without: 'Kanal' }],
  },
  {
    lines: [
      'schreib was über die neue Torte',
      'kürzer',
      'das dritte',
      'linkedin',
      'heute abend um 8',
      'passt so',
    ],
    made: [{ on: 'linkedin', at: '2026-11-23 20:00:00', text: 'neue Torte' }],
  },
  {
    lines: ['écris un post sur notre nouveau pain et publie-le demain à 9h sur Facebook', 'oui'],
    made: [{ on: 'facebook', at: '2026-11-24 09:00:00', text: 'notre nouveau pain', without: 'publie' }],
  },
  {
    lines: ['publie ceci : « Nous fermons lundi. »', 'linkedin', 'demain à midi', 'oui'],
    made: [{ on: 'linkedin', at: '2026-11-24 12:00:00', exact: 'Nous fermons lundi.' }],
  },
  {
    lines: ['escribe un post sobre el roscón y publícalo en facebook mañana a las 10', 'sí'],
    made: [{ on: 'facebook', at: '2026-11-24 10:00:00', text: 'el roscón', without: 'mañana' }],
  },
  {
    lines: ['publica esto: «Hoy cerramos a las 3»', 'linkedin', 'el viernes a las 9', 'sí, por favor'],
    made: [{ on: 'linkedin', at: '2026-11-27 09:00:00', exact: 'Hoy cerramos a las 3' }],
  },
];
