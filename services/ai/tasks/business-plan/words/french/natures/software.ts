import type { NatureWords } from '../../plan-words.ts';

export const software = (): NatureWords => ({
  pillars: [
    {
      name: 'Une vraie tâche, du début à la fin',
      why: 'Montre le logiciel sur la tâche qui prend le plus de temps.',
      posts: [
        'Une tâche que beaucoup font encore à la main, à l’écran, étape par étape',
        'Une règle qui a changé récemment, et l’endroit où elle apparaît à l’écran',
        'Une erreur qui coûte cher, et le contrôle qui la repère',
      ],
    },
    {
      name: 'Les quatre premières semaines d’un client',
      why: 'Un début raconté honnêtement convainc plus qu’un avis élogieux.',
      posts: [
        'Les quatre premières semaines d’un client, avec son accord',
        'Ce qui n’a pas marché au début, raconté par la personne qui a dû faire avec',
        'Un chiffre avant et après, vérifié par le client',
      ],
    },
    {
      name: 'Les questions d’avant la démo',
      why: 'Chaque réponse donnée d’avance est une raison de moins d’attendre.',
      posts: [
        'Où sont les données, et qui peut les voir',
        'Ce qui est repris de l’ancien système, et ce qu’il faut ressaisir',
        'Ce qu’une démo d’une demi-heure montre, et ce qu’elle laisse de côté',
      ],
    },
  ],
  asks: [
    'une fonction qu’un client vous a convaincu d’ajouter',
    'comment on faisait avant votre produit, étape par étape',
  ],
});
