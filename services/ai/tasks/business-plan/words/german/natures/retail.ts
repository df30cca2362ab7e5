import type { NatureWords, Slots } from '../../plan-words.ts';

export const retail = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: ein Stück, ehrlich gezeigt`,
      why: 'Wer den Makel zeigt, dem glaubt man den Rest.',
      posts: [
        'Ein Stück aus der Nähe: Material, Größe, Preis und der kleine Makel',
        'Was ins Sortiment kommt, was nicht, und warum',
        'Zwei Stücke, die gleich aussehen, und warum eines mehr kostet',
      ],
    },
    {
      name: 'Das Richtige finden',
      why: 'Die meisten Rücksendungen beginnen mit der falschen Wahl.',
      posts: [
        'Wie groß etwas wirklich ist, neben einem Gegenstand, den alle kennen',
        'Eine Frage aus deinen Nachrichten, mit einem Bild beantwortet',
        'Für wen dieses Stück das falsche ist und was besser passt',
      ],
    },
    {
      name: 'Wo es landet',
      why: 'Zeigt, was andere mit dem gleichen Geschmack gekauft haben.',
      posts: [
        'Ein Foto vom Käufer selbst, mit Erlaubnis',
        'Was aus Stücken wird, die niemand kauft',
        'Was als Nächstes kommt und an welchem Tag es zu haben ist',
      ],
    },
  ],
  asks: ['das Stück, das du eigentlich nicht verkaufen wolltest', 'was Käufer schrieben, als ihres ankam'],
});
