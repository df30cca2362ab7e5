import type { NatureWords, Slots } from '../../plan-words.ts';

export const general = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing} : un exemple`,
      why: 'Un exemple explique votre métier plus vite qu’une description.',
      posts: [
        'Le dernier travail : qui en avait besoin, et ce qui avait été tenté avant',
        'La partie la plus longue, et pourquoi',
        'À quoi cela ressemble quand c’est bien fait',
      ],
    },
    {
      name: 'Les questions qu’on vous pose',
      why: 'Chaque réponse publique en évite une en privé.',
      posts: [
        'La dernière question reçue, avec une réponse complète',
        'Ce que ça coûte, et ce qui change le prix',
        'Une idée fausse sur votre métier',
      ],
    },
    {
      name: 'Qui fait le travail',
      why: 'On choisit d’abord des gens.',
      posts: [
        'Une personne de l’équipe, et ce pour quoi on la demande',
        'Une décision qui n’a pas été facile',
        'Une chose que vous avez arrêtée, et pourquoi',
      ],
    },
  ],
  asks: ['pourquoi vous avez commencé', 'ce que les clients apprécient et que vous n’attendiez pas'],
});
