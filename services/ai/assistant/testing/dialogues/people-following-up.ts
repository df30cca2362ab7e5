import type { Dialogue } from '../dialogue.ts';

const PLANNED = [
  { text: 'Stollen is back', platform: 'facebook', at: '2026-11-25 12:00:00' },
  { text: 'We need a driver', platform: 'linkedin', at: '2026-12-01 09:00:00' },
] as const;
const FACEBOOK_ONCE = [
  {
    platform: 'facebook',
    first: { date: '2026-11-23', followers: 1_234 },
    last: { date: '2026-11-23', followers: 1_234 },
  },
] as const;

/** Side remarks and elliptical requests: a greeting before a request, "and the other one", "not yet", in four languages. */
export const FOLLOWING_UP: readonly Dialogue[] = [
  {
    lines: ['hey can u write smth abt our new oat lattes', '2nd one', 'fb pls', 'tmrw at half 9', 'yes pls'],
    made: [{ on: 'facebook', at: '2026-11-24 09:30:00', text: 'Draft 2', without: 'hey' }],
  },
  {
    lines: ['hi kannst du mir was schreiben zu unserm neuen Hafermilch-Cappuccino'],
    intent: 'content_generation',
    says: ['unserm neuen Hafermilch-Cappuccino'],
  },
  { lines: ['hola, escribe algo sobre nuestro café con avena'], intent: 'content_generation' },
  { lines: ['hi'], intent: 'greeting' },
  { lines: ['can you post something nice'], says: ["What's the post about?"] },
  {
    lines: ['kannst du was nettes posten', 'über unseren Azubi Jonas', 'nur linkedin, jetzt', 'ja'],
    made: [{ on: 'linkedin', at: null, text: 'about unseren Azubi' }],
  },
  {
    lines: ['poste "Am 24. haben wir zu. Bis zum 27.!" auf facebook heute um 18 uhr', 'ja'],
    made: [{ on: 'facebook', at: '2026-11-23 18:00:00', exact: 'Am 24. haben wir zu. Bis zum 27.!' }],
  },
  {
    lines: ['publica "El 24 cerramos. ¡Hasta el 27!" en facebook hoy a las 18:00', 'sí'],
    made: [{ on: 'facebook', at: '2026-11-23 18:00:00', exact: 'El 24 cerramos. ¡Hasta el 27!' }],
  },
  {
    lines: ['planifie « Bonjour à toutes et à tous » sur linkedin pour le mar. 8 déc. à 10 h', 'oui'],
    made: [{ on: 'linkedin', at: '2026-12-08 10:00:00', exact: 'Bonjour à toutes et à tous' }],
  },
  {
    lines: [
      'Client: Crust & Crumb\nTopic: Stollen pre-order\nWhen: Tue 8 Dec, 10:00\nWhere: Facebook\nKey points: 24 euros each',
      'yes',
    ],
    made: [{ on: 'facebook', at: '2026-12-08 10:00:00', text: '24 euros each', without: 'Key points' }],
  },
  {
    lines: ['Cliente: Panadería Miga\nTema: roscón\nCuándo: mar 8 dic, 10:00\nDónde: Facebook', 'sí'],
    made: [{ on: 'facebook', at: '2026-12-08 10:00:00', text: 'roscón', without: 'Cliente' }],
  },
  {
    posts: PLANNED,
    lines: ['move the driver post to friday 8', 'yes', 'and the stollen one to the 10th at noon', 'yes'],
    given: ['2026-12-10 12:00:00', '2026-11-27 08:00:00'],
  },
  {
    posts: PLANNED,
    lines: ['was ist nächste Woche geplant?', 'verschieb den auf freitag 8 uhr', 'ja'],
    given: ['2026-11-25 12:00:00', '2026-11-27 08:00:00'],
  },
  {
    posts: PLANNED,
    lines: ['verschieb den Fahrer auf freitag 8 uhr', 'und den stollen auf den 10. um 12', 'ja'],
    given: ['2026-12-10 12:00:00', '2026-12-01 09:00:00'],
  },
  {
    posts: PLANNED,
    lines: ['¿qué hay programado la semana que viene?', 'pásalo al viernes a las 8', 'sí'],
    given: ['2026-11-25 12:00:00', '2026-11-27 08:00:00'],
  },
  {
    name: 'another change is none of the time that is to be confirmed',
    posts: [...PLANNED, { text: 'Soup of the week', platform: 'facebook', at: '2026-11-30 10:00:00' }],
    lines: ['move the driver post to friday 8', 'push everything on monday back by an hour', 'yes'],
    given: ['2026-11-25 12:00:00', '2026-12-01 09:00:00', '2026-11-30 11:00:00'],
  },
  {
    lines: ['how many followers do we have on facebook?'],
    followers: FACEBOOK_ONCE,
    says: ['1,234'],
  },
  { lines: ['¿cuántos seguidores tenemos en facebook?'], followers: FACEBOOK_ONCE, says: ['1234'] },
  {
    lines: ['how many followers do we have on linkedin?', 'and on facebook?'],
    followers: FACEBOOK_ONCE,
    says: ['1,234'],
  },
  { lines: ["what's my best post this month", 'and on instagram?'], intent: 'analytics' },
  {
    lines: ['schreib was über unser Brot', 'linkedin', 'noch nicht', 'morgen um 9', 'ja'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00' }],
  },
  { lines: ['kürzer'], intent: 'revision', says: ['keinen Beitrag'] },
  { lines: ['den zweiten'], offers: ['den zweiten'] },
  { lines: ['fb und insta'], saysNot: ['and insta'], made: [] },
  {
    lines: [
      'write a post about the raclette evening for facebook',
      'schedule for sunday evening',
      '8ish',
      'yes do it',
    ],
    made: [{ on: 'facebook', at: '2026-11-29 20:00:00' }],
  },
  {
    lines: ['schreib einen Beitrag zum Raclette-Abend, und such mir hashtags dazu'],
    saysNot: ['hashtags'],
    intent: 'content_generation',
  },
  { lines: ['post every monday at 9 about our lunch menu'], says: ["can't repeat"] },
];
