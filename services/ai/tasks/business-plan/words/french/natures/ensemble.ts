import type { NatureWords } from '../../plan-words.ts';

export const ensemble = (): NatureWords => ({
  pillars: [
    {
      name: 'Une répétition',
      why: 'Une minute de répétition touche plus qu’un concert entier.',
      posts: [
        'La mesure qui ne passait pas, et ce qu’elle donne maintenant',
        'La pause : qui apporte quoi',
        'Les cinq premières minutes, quand tout le monde est encore au travail dans sa tête',
      ],
    },
    {
      name: 'La place libre',
      why: 'En entendant quelle voix manque, on sait si ce pourrait être la sienne.',
      posts: [
        'Un morceau sans la partie qui manque',
        'Quelqu’un du dernier rang, le premier soir',
        'Ce qui se lit sur la partition, et ce qui s’apprend à l’oreille',
      ],
    },
    {
      name: 'En route vers la date',
      why: 'Transforme les curieux en public, au minimum.',
      posts: [
        'Le programme, morceau par morceau, avec le passage le plus difficile de chacun',
        'La salle encore vide',
        'Où trouver des billets, et les places où l’on entend le mieux',
      ],
    },
  ],
  asks: [
    'le morceau dont personne ne voulait et que tout le monde fredonne',
    'qui est au premier rang à chaque fois',
  ],
});
