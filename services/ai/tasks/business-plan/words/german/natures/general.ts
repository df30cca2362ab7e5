import type { NatureWords, Slots } from '../../plan-words.ts';

export const general = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: ein Beispiel`,
      why: 'Ein Beispiel erklärt schneller als jede Beschreibung, was du machst.',
      posts: [
        'Der letzte Auftrag: wer ihn brauchte und was vorher versucht wurde',
        'Der Teil, der am längsten dauert, und warum',
        'Wie es aussieht, wenn es gelungen ist',
      ],
    },
    {
      name: 'Fragen, die dir gestellt werden',
      why: 'Jede öffentliche Antwort ist eine weniger, die du einzeln geben musst.',
      posts: [
        'Die letzte Frage, vollständig beantwortet',
        'Was es kostet und was den Preis verändert',
        'Ein verbreiteter Irrtum über deine Arbeit',
      ],
    },
    {
      name: 'Wer die Arbeit macht',
      why: 'Menschen entscheiden sich für Menschen.',
      posts: [
        'Jemand aus deinem Team und wofür man gezielt nach dieser Person fragt',
        'Eine Entscheidung, die nicht leicht war',
        'Etwas, womit du aufgehört hast, und warum',
      ],
    },
  ],
  asks: ['warum du angefangen hast', 'wofür Kunden dich loben, obwohl du nie damit gerechnet hättest'],
});
