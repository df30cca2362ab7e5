import type { NatureWords } from '../../plan-words.ts';

export const teaching = (): NatureWords => ({
  pillars: [
    {
      name: 'Le premier cours',
      why: 'On repousse surtout le début, pas la suite.',
      posts: [
        'Ce qui se passe dans les dix premières minutes',
        'Ce qui fait le plus peur aux élèves, et combien de fois cela arrive vraiment',
        'Quelqu’un qui a commencé tard, avec ses mots',
      ],
    },
    {
      name: 'Une chose expliquée',
      why: 'Qui a compris une chose grâce à vous reviendra pour la suivante.',
      posts: [
        'Une seule chose, expliquée en trente secondes',
        'Une erreur que tout le monde fait, et l’exercice pour la corriger',
        'Le même moment, vu de la place de l’élève puis de la vôtre',
      ],
    },
    {
      name: 'Combien de temps, combien d’argent',
      why: 'Ce sont les premiers chiffres que l’on demande.',
      posts: [
        'Leçons, semaines et coût, comptés honnêtement',
        'Une réussite : en combien de temps, et grâce à quoi, avec l’accord de l’élève',
        'Ce qui se passe quand un cours doit être annulé',
      ],
    },
  ],
  asks: [
    'un élève qui vous a appris quelque chose',
    'ce que vous faites autrement que l’école où vous avez appris',
  ],
});
