import type { NatureWords } from '../../plan-words.ts';

export const creative = (): NatureWords => ({
  pillars: [
    {
      name: 'Les coulisses d’un projet',
      why: 'C’est votre regard qu’on achète, et il se voit quand vous travaillez.',
      posts: [
        'Les dix essais écartés, et celui que vous avez gardé',
        'Le lieu ou la première esquisse, à côté du résultat',
        'Une décision à prendre en une seconde, et pourquoi celle-là',
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
        'Ce qui est accroché au mur aujourd’hui, avec l’accord des clients',
        'Un détail qu’on n’a remarqué que plus tard',
        'Un travail que vous feriez autrement aujourd’hui',
      ],
    },
  ],
  asks: [
    'le travail que personne n’avait commandé et que vous avez gardé',
    'ce qui a raté sans que personne le voie',
  ],
});
