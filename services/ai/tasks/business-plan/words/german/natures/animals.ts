import type { NatureWords } from '../../plan-words.ts';

export const animals = (): NatureWords => ({
  pillars: [
    {
      name: 'Unterwegs',
      why: 'Tierhalter suchen auf jedem Bild ihr eigenes Tier.',
      posts: [
        'Ein Tier in drei Bildern: angekommen, beschäftigt, eingeschlafen',
        'Eine Freundschaft zwischen zwei Tieren, mit der niemand gerechnet hat',
        'Matsch, Regen und wie alle danach aussehen',
      ],
    },
    {
      name: 'Was das Tier sagen will',
      why: 'Wer ein Tier lesen kann, dem vertraut man es an.',
      posts: [
        'Ein Zeichen, das oft falsch verstanden wird',
        'Was in der ersten Minute zu tun ist und wen man anruft',
        'Eine Angewohnheit, die sich in einer Woche ändern lässt, und eine, die bleibt',
      ],
    },
    {
      name: 'Die Leine übergeben',
      why: 'Bevor man Schlüssel und Tier abgibt, will man sicher sein.',
      posts: [
        'Das erste Kennenlernen, Schritt für Schritt',
        'Schlüssel, Versicherung, Notfälle: wie du das regelst',
        'Eine Nachricht, wie sie Halter mittags bekommen',
      ],
    },
  ],
  asks: [
    'das Tier, das dich am Anfang nicht mochte',
    'worum Halter bitten, obwohl es nicht im Vertrag steht',
  ],
});
