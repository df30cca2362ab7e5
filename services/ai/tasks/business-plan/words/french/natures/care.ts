import type { NatureWords } from '../../plan-words.ts';

export const care = (): NatureWords => ({
  pillars: [
    {
      name: 'Derrière la porte',
      why: 'On vient plus facilement dans un lieu qu’on a déjà vu.',
      posts: [
        'Une pièce à une heure calme, sans personne',
        'Qui ouvre la porte, et ce qu’on demande en premier',
        'Ce que l’on peut apporter, demander et refuser',
      ],
    },
    {
      name: 'Des mots pour ce qui est difficile',
      why: 'Une réponse claire évite à quelqu’un une question qu’il n’ose pas poser.',
      posts: [
        'Une question qu’on n’ose presque pas poser, avec une réponse simple',
        'Quoi dire à quelqu’un qui traverse cela, et ce qui aide plus que les mots',
        'Une idée fausse sur ce métier, corrigée avec douceur',
      ],
    },
    {
      name: 'Celles et ceux qui aident',
      why: 'On s’imagine mieux aider quand on a rencontré quelqu’un qui le fait.',
      posts: [
        'Une personne de l’équipe, en trois phrases à elle',
        'Un petit geste qui a allégé une journée, raconté sans nom',
        'Le soutien que reçoivent les personnes qui aident',
      ],
    },
  ],
  asks: [
    'ce qui surprend le plus à la première visite',
    'une phrase que quelqu’un vous a écrite ensuite, avec son accord',
  ],
});
