import type { Joints, Phrases } from './phrases.ts';

export const JOINTS: Joints = {
  or: 'oder',
  and: 'und',
  when: 'Wann',
  where: 'Wo',
  price: 'Preis',
  colon: ':',
  asks: {
    name: 'Was?',
    clause: 'Was gibt es Neues?',
    request: 'Was?',
    items: 'Im Einzelnen?',
    when: 'Wann?',
    where: 'Wo?',
    price: 'Wie viel?',
  },
  superfluous: /^(am|für) /i,
};

export const GERMAN: Phrases = {
  present: null,
  act: ['Fragen? Ab damit in die Kommentare.', 'Wie findet ihr das? Schreibt es in die Kommentare.'],
  ask: ['Schon gehört?', 'Ist das etwas für euch?'],
  answer: ['Schreibt es in die Kommentare.', 'Wir freuen uns auf eure Antworten.'],
  choose: {
    ask: ['{Or}?', '{Or}: Was nehmt ihr zuerst?'],
    answer: ['Verratet es in den Kommentaren.', 'Schreibt es in die Kommentare.'],
  },
  share: ['Gerne weitersagen!', 'Zum Weitersagen:'],
  tag: ['Markiert jemanden, der das wissen sollte.', 'Teilt es mit euren Freunden.'],
  keep: ['Beitrag speichern und später wiederfinden.', 'Am besten gleich speichern.'],
  further: ['Noch Fragen? Ab damit in die Kommentare.', 'Was möchtet ihr noch wissen?'],
  steps: {
    title: ['Drei Dinge, die ihr jetzt tun könnt:'],
    lines: ['Diesen Beitrag teilen.', 'Freunden davon erzählen.', 'Fragen in die Kommentare schreiben.'],
    reason: 'Worum es geht:',
  },
  poll: {
    title: ['Kleine Umfrage:', 'Kurz gefragt:'],
    how: 'Antwortet mit einem Emoji:',
    lines: ['👍 Gut zu wissen', '🙋 Ich habe eine Frage', '👋 Nur ein kurzer Gruß'],
  },
  brief: ['Kurz gesagt:', 'In einem Satz:'],
  last: ['Weitersagen!', 'Fragen? Einfach melden.'],
};
