import type { NatureWords } from '../../plan-words.ts';

export const animals = (): NatureWords => ({
  pillars: [
    {
      name: 'En balade',
      why: 'Chacun cherche son animal sur toutes les photos.',
      posts: [
        'Un animal en trois images : il arrive, il s’occupe, il dort',
        'Deux animaux devenus amis contre toute attente',
        'La boue, la pluie, et la tête qu’ils ont après',
      ],
    },
    {
      name: 'Ce qu’il veut dire',
      why: 'On confie son animal à quelqu’un qui sait le lire.',
      posts: [
        'Un signe souvent mal compris',
        'Quoi faire dans la première minute, et qui appeler',
        'Une habitude qui change en une semaine, et une qui ne change pas',
      ],
    },
    {
      name: 'Confier la laisse',
      why: 'On ne confie ses clés et son animal qu’à quelqu’un de sûr.',
      posts: [
        'La première rencontre, étape par étape',
        'Clés, assurance, urgences : comment vous faites',
        'Le genre de nouvelles que les propriétaires reçoivent à midi',
      ],
    },
  ],
  asks: [
    'l’animal qui ne vous aimait pas au début',
    'ce que l’on vous demande et qui n’est pas dans le contrat',
  ],
});
