import type { NatureWords } from '../../plan-words.ts';

export const consulting = (): NatureWords => ({
  pillars: [
    {
      name: 'Un projet, du problème au résultat',
      why: 'On fait appel à quelqu’un qui a déjà résolu ce problème.',
      posts: [
        'Le problème avec les mots du client, et la première chose que vous avez regardée',
        'Une décision du projet : les options, le choix, la raison',
        'Ce qui a changé, en un chiffre vérifié par le client',
      ],
    },
    {
      name: 'Avant de choisir un consultant',
      why: 'Une réponse utile circule, même chez ceux qui ne feront pas appel à vous.',
      posts: [
        'Trois questions à poser à tout consultant, vous compris',
        'Ce qu’un client peut faire sans vous, et ce qui revient cher quand on est seul',
        'Comment se passe une mission avec vous : durée, fourchette de prix, qui doit être présent',
      ],
    },
    {
      name: 'Ce que vous voyez à chaque mission',
      why: 'Montre une expérience qu’aucune liste de services ne montre.',
      posts: [
        'L’erreur que vous rencontrez le plus, et son premier signe',
        'Un sujet dont tout le monde parle : quand il en vaut la peine, et quand non',
        'Un conseil que vous donniez autrefois et que vous ne donnez plus',
      ],
    },
  ],
  asks: [
    'la mission que vous avez refusée, et pourquoi',
    'la question que vos clients auraient aimé poser plus tôt',
  ],
});
