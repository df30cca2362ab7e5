import type { NatureWords, Slots } from '../../plan-words.ts';

export const advice = ({ thing, who }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing} : un cas`,
      why: 'On reconnaît sa situation dans celle d’un autre.',
      posts: [
        'Une situation qui peut arriver à tout le monde : ce qu’il y avait, ce qui était possible',
        'La lettre que l’on reçoit, expliquée ligne par ligne, avec des données inventées',
        'Un délai : quand il commence, et ce qu’on perd ensuite',
      ],
    },
    {
      name: 'Avant de signer',
      why: 'Montre où commence votre travail, et aide même sans lui.',
      posts: [
        'Trois lignes d’un document qui comptent plus que le reste',
        'Ce qu’on peut régler seul, et à partir d’où cela devient risqué',
        'Un premier rendez-vous : combien il coûte, combien il dure, quoi apporter',
      ],
    },
    {
      name: 'Ce qui a changé',
      why: 'Une nouvelle apprise chez vous en premier se partage.',
      posts: [
        'Ce qui est nouveau, depuis quand, et pour qui',
        'Une idée reçue très répandue, corrigée en deux phrases',
        `Ce qu’une décision récente change pour votre public (« ${who} »)`,
      ],
    },
  ],
  asks: [
    'la phrase que les clients disent le plus souvent au début',
    'ce que vous déconseillez alors que cela vous rapporterait',
  ],
});
