import type { NatureWords } from '../../plan-words.ts';

export const creative = (): NatureWords => ({
  pillars: [
    {
      name: 'L’histoire d’une commande',
      why: 'On paie votre regard, et on ne le voit qu’au travail.',
      posts: [
        'Les dix essais écartés, et celui que vous avez gardé',
        'Le lieu ou la première esquisse, à côté du résultat',
        'Une décision prise en une seconde, expliquée',
      ],
    },
    {
      name: 'Avant le jour J',
      why: 'Qui s’organise mieux grâce à vous s’organise avec vous.',
      posts: [
        'Un planning qui laisse de la marge, heure par heure',
        'Quoi répondre à l’ami qui le ferait gratuitement',
        'Ce que comprend le prix, jusqu’au nombre de fichiers',
      ],
    },
    {
      name: 'Un an après',
      why: 'Montre ce que vaut le travail une fois le jour passé.',
      posts: [
        'Ce qui est au mur aujourd’hui, et où, avec accord',
        'Un détail qu’on n’a remarqué que plus tard',
        'Une commande que vous feriez autrement aujourd’hui',
      ],
    },
  ],
  asks: [
    'l’œuvre que personne n’a commandée et que vous avez gardée',
    'ce qui a raté sans que personne le voie',
  ],
});
