import type { Frames } from './frames.ts';

export const GERMAN: Frames = {
  and: 'und',
  or: 'oder',
  colon: ':',
  labels: { when: 'Wann', where: 'Wo', price: 'Preis', pay: 'Verdienst' },
  superfluous: /^(?:am|um|für) (?=\p{Lu}|\d)/u,
  gaps: {
    when: '[Datum ergänzen]',
    where: '[Ort ergänzen]',
    price: '[Preis ergänzen]',
    link: '[Link ergänzen]',
    item: '[hier Punkt {n} eintragen]',
  },
  quoted: (text) => `„${text}“`,
  tips: [
    'Drei Dinge, die man wissen sollte:',
    'Drei Kleinigkeiten, die viel ausmachen:',
    'Drei Tipps für den Alltag:',
    'Schnell gemerkt:',
    'Zum Ausprobieren, noch diese Woche:',
    'Leicht getan, leicht vergessen:',
    'Für die Kühlschranktür:',
  ],
  myths: [
    ['Mythos: {myth}', 'Tatsache: {fact}'],
    ['Stimmt das? „{myth}“', 'Nicht ganz. {fact}'],
    ['Oft gehört: „{myth}“', 'In Wahrheit: {fact}'],
  ],
  asked: [
    '{question}',
    'Eine Frage, die viele haben: {question}',
    'Gute Frage: {question}',
    'Schon einmal gefragt? {question}',
  ],
  problems: ['Kommt euch das bekannt vor?', '', 'Da hilft etwas Einfaches.', ''],
  audiences: ['Gedacht für {list}.', 'Genau richtig für {list}.', 'Das hier ist für {list}.'],
  whom: ['Interessant für {list}.', 'Gedacht für {list}.'],
  goals: {
    sell: ['Jetzt bestellen.', 'Meldet euch und sichert euch eures.', 'Fragen vor dem Kauf? Einfach fragen.'],
    inform: [
      'Am besten gleich speichern.',
      'Fragen? Einfach fragen.',
      'Sagt es allen weiter, die es wissen sollten.',
    ],
    engage: [
      'Was meint ihr? Schreibt es in die Kommentare.',
      'Jetzt seid ihr dran.',
      'Markiert jemanden, dessen Antwort euch interessiert.',
    ],
    invite: [
      'Kommt vorbei und bringt jemanden mit.',
      'Am besten gleich in den Kalender eintragen.',
      'Sagt uns, ob ihr kommt.',
    ],
    hire: [
      'Klingt nach dir? Melde dich.',
      'Ihr kennt jemanden? Gerne weiterleiten.',
      'Eine kurze Nachricht genügt als Bewerbung.',
    ],
    thank: ['Danke.', 'Wart ihr dabei? Sagt hallo.', 'Gebt den Dank gerne weiter.'],
  },
  cares: [
    'Worauf es ankommt:',
    'Drei Dinge, die zählen:',
    'Das merkt man sofort:',
    'Die kurze Wunschliste:',
    'Darauf achten viele:',
  ],
  passOn: [
    'Das sollte jemand lesen, den ihr kennt.',
    'Nichts für euch? Vielleicht für jemanden, den ihr kennt.',
    'Lesen, und dann an eine Person denken.',
  ],
};
