import type { NatureWords } from '../../plan-words.ts';

export const food = (): NatureWords => ({
  pillars: [
    {
      name: 'Was wann fertig ist',
      why: 'Einen Umweg macht nur, wer weiß, dass noch etwas da ist.',
      posts: [
        'Das erste Blech des Tages, mit der Uhr im Bild',
        'Was zuerst ausverkauft ist und bis wann es meist reicht',
        'Was mit der Saison geht und was dafür kommt',
      ],
    },
    {
      name: 'Was drin ist',
      why: 'Wer die Zutaten kennt, vergleicht nicht mehr nur den Preis.',
      posts: [
        'Eine Zutat und der Mensch, bei dem du sie kaufst',
        'Alle Zutaten eines Produkts auf einem einzigen Bild',
        'Ein Arbeitsschritt, den du nicht abkürzt, und was sonst passiert',
      ],
    },
    {
      name: 'Auf dem Tisch',
      why: 'Zeigt den Moment, für den die Leute eigentlich bezahlen.',
      posts: [
        'Die übliche Bestellung eines Stammgasts, mit Erlaubnis',
        'Was morgen aus dem wird, was heute übrig bleibt',
        'Zwei Produkte, die zurückkommen könnten: Wer bekommt die meisten Stimmen?',
      ],
    },
  ],
  asks: ['das Produkt, das du nie streichen würdest, und warum', 'wer zuerst aufsteht und wofür'],
});
