import type { NatureWords, Slots } from '../../plan-words.ts';

export const lodging = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: ein Tag, Stunde für Stunde`,
      why: 'Gebucht wird, wo man sich selbst schon sieht.',
      posts: [
        'Derselbe Platz um sieben Uhr morgens, mittags und in der Dämmerung',
        'Was die meisten am ersten Abend machen',
        'Was zu Fuß in einer halben Stunde erreichbar ist',
      ],
    },
    {
      name: 'Die ruhigen Wochen',
      why: 'Füllt die Tage, die sich nicht von allein füllen.',
      posts: [
        'Was es nur außerhalb der Hochsaison zu sehen gibt',
        'Ein Wochentag in Bildern: wie viel Platz dann ist',
        'Wer dann kommt und weshalb',
      ],
    },
    {
      name: 'Vor der Abreise von zu Hause',
      why: 'Jede Antwort spart einen Anruf und vielleicht eine Absage.',
      posts: [
        'Der Weg vom Bahnhof, Abzweigung für Abzweigung',
        'Was da ist und was Gäste mitbringen',
        'Was mit einer Buchung geschieht, wenn sich Pläne ändern',
      ],
    },
  ],
  asks: ['der Platz, nach dem Stammgäste fragen', 'was Gäste hier finden, ohne es gesucht zu haben'],
});
