import type { NatureWords } from '../../plan-words.ts';

export const food = (): NatureWords => ({
  pillars: [
    {
      name: 'Ce qui sort, et à quelle heure',
      why: 'On fait le détour si l’on sait qu’il en reste.',
      posts: [
        'La première préparation du jour, avec l’heure sur la photo',
        'Ce qui part en premier, et à quelle heure il n’en reste plus',
        'Ce que la saison retire de la carte, et ce qui arrive à la place',
      ],
    },
    {
      name: 'Ce qu’il y a dedans',
      why: 'Qui connaît les ingrédients ne compare plus seulement les prix.',
      posts: [
        'Un ingrédient, et la personne à qui vous l’achetez',
        'Tous les ingrédients d’un produit sur une seule photo',
        'Une étape que vous ne raccourcissez pas, et ce qui se passe sinon',
      ],
    },
    {
      name: 'À table',
      why: 'Montre le moment que les gens achètent vraiment.',
      posts: [
        'La commande de toujours d’un habitué, avec son accord',
        'Que faire demain de ce qui reste ce soir',
        'Deux produits qui pourraient revenir : on vote',
      ],
    },
  ],
  asks: ['le produit que vous ne supprimeriez jamais, et pourquoi', 'qui se lève en premier, et pour quoi'],
});
