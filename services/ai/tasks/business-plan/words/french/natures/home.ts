import type { NatureWords } from '../../plan-words.ts';

export const home = (): NatureWords => ({
  pillars: [
    {
      name: 'Une adresse, une journée',
      why: 'Répond à ce qu’on se demande avant d’ouvrir sa porte.',
      posts: [
        'Arriver, travailler, repartir : un chantier en cinq images',
        'Ce qu’on a trouvé derrière ou dessous',
        'Le résultat le soir même, et six mois plus tard',
      ],
    },
    {
      name: 'Le faire soi-même, ou appeler',
      why: 'On se souvient de la personne qui a évité une dépense.',
      posts: [
        'Une chose que tout le monde peut faire en dix minutes',
        'Une chose qui revient plus cher quand on essaie soi-même',
        'Ce qu’il faut préparer avant votre arrivée',
      ],
    },
    {
      name: 'La facture, ligne par ligne',
      why: 'Explique avant ce que d’autres expliquent après.',
      posts: [
        'Une vraie facture sans le nom, chaque ligne expliquée',
        'Ce qui fait monter le prix sur place, et comment l’éviter',
        'Les jours où c’est moins cher, ou plus rapide',
      ],
    },
  ],
  asks: [
    'la demande la plus étrange que vous ayez reçue',
    'ce que vous réparez le plus souvent après d’autres',
  ],
});
