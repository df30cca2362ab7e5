import type { NatureWords, Slots } from '../../plan-words.ts';

export const lodging = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing} : une journée, heure par heure`,
      why: 'On réserve là où l’on s’imagine déjà.',
      posts: [
        'Le même endroit à sept heures, à midi et au coucher du soleil',
        'Ce que l’on fait le premier soir',
        'Ce qu’il y a à une demi-heure à pied',
      ],
    },
    {
      name: 'Les semaines calmes',
      why: 'Remplit les jours qui ne se remplissent pas seuls.',
      posts: [
        'Ce qu’on ne voit que hors saison',
        'Un jour de semaine en images : toute la place qu’il y a',
        'Qui vient à ce moment-là, et pourquoi',
      ],
    },
    {
      name: 'Avant de partir de chez soi',
      why: 'Chaque réponse évite un appel, et parfois une annulation.',
      posts: [
        'Le chemin depuis la gare, étape par étape',
        'Ce qu’il y a sur place, et ce qu’il faut apporter',
        'Ce que devient une réservation quand les plans changent',
      ],
    },
  ],
  asks: ['l’endroit que les habitués demandent', 'ce que l’on découvre ici sans l’avoir cherché'],
});
