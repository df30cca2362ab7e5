import type { NatureWords } from '../../plan-words.ts';

export const rescue = (): NatureWords => ({
  pillars: [
    {
      name: 'Qui cherche un foyer',
      why: 'On craque pour un animal, pas pour un refuge.',
      posts: [
        'Un animal en trois images : à son arrivée, aujourd’hui, dans son moment préféré',
        'Celui qui attend depuis le plus longtemps, et à quoi ressemble sa journée',
        'Ce que personne ne voit à la première visite, raconté par qui le nourrit',
      ],
    },
    {
      name: 'Comment se passe une adoption',
      why: 'Répond à ce que l’on se demande avant de venir.',
      posts: [
        'De la première visite à l’arrivée à la maison, étape par étape',
        'Ce que coûte un animal par mois, compté honnêtement',
        'Quand vous dites non, et pourquoi cela protège tout le monde',
      ],
    },
    {
      name: 'Un an après',
      why: 'Rien ne convainc autant qu’un animal bien installé.',
      posts: [
        'Un animal adopté l’an dernier : avant et maintenant, avec l’accord de sa famille',
        'La première semaine à la maison : ce qui a raté, et ce qui a aidé',
        'Ce que font les bénévoles un matin ordinaire',
      ],
    },
  ],
  asks: [
    'l’animal que vous n’oublierez jamais, et pourquoi',
    'ce que disent les visiteurs en rencontrant un animal que personne ne regarde',
  ],
});
