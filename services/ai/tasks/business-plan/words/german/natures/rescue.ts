import type { NatureWords } from '../../plan-words.ts';

export const rescue = (): NatureWords => ({
  pillars: [
    {
      name: 'Wer ein Zuhause sucht',
      why: 'Man verliebt sich in ein Tier, nicht in ein Tierheim.',
      posts: [
        'Ein Tier in drei Bildern: bei der Ankunft, heute und bei dem, was es am liebsten macht',
        'Das Tier, das am längsten wartet, und wie sein Tag aussieht',
        'Was beim ersten Besuch niemand sieht, erzählt von der Person, die füttert',
      ],
    },
    {
      name: 'So läuft eine Adoption',
      why: 'Beantwortet, was sich viele fragen, bevor sie vorbeikommen.',
      posts: [
        'Vom ersten Besuch bis zum Einzug, Schritt für Schritt',
        'Was ein Tier im Monat kostet, ehrlich zusammengerechnet',
        'Wann ihr Nein sagt und warum das beide Seiten schützt',
      ],
    },
    {
      name: 'Ein Jahr später',
      why: 'Nichts überzeugt so sehr wie ein Tier, das angekommen ist.',
      posts: [
        'Ein Tier, das letztes Jahr ausgezogen ist: damals und heute, mit Erlaubnis',
        'Die erste Woche im neuen Zuhause: was schiefging und was geholfen hat',
        'Was Ehrenamtliche an einem ganz normalen Morgen machen',
      ],
    },
  ],
  asks: [
    'das Tier, das du nie vergessen wirst, und warum',
    'was Besucher sagen, wenn sie ein Tier kennenlernen, das sonst übersehen wird',
  ],
});
