import type { NatureWords, Slots } from '../../plan-words.ts';

export const community = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing} : notre dernière rencontre`,
      why: 'Après avoir vu une de vos soirées, on sait à quoi s’attendre.',
      posts: [
        'La dernière rencontre en cinq images : qui est venu, ce qui a été fait',
        'Quelqu’un arrivé cette année raconte ce qui le retenait avant',
        'La première heure d’une nouvelle personne, minute par minute',
      ],
    },
    {
      name: 'Oui, vous aussi',
      why: 'Beaucoup s’excluent avant qu’on les ait invités.',
      posts: [
        'Une phrase que vous entendez de ceux qui hésitent, et votre réponse',
        'Ce que personne n’a besoin d’apporter, et ce qu’il faut vraiment',
        'Quelque chose qui a raté et dont on parle encore',
      ],
    },
    {
      name: 'Ce que ça donne',
      why: 'Montre qu’une heure donnée mène à quelque chose.',
      posts: [
        'Le mois en un chiffre, et une histoire derrière ce chiffre',
        'Quelqu’un à qui cela a servi, avec son accord',
        'La prochaine date, et ce qui manque encore',
      ],
    },
  ],
  asks: ['qui est venu par hasard et est resté', 'ce qui manquerait aux gens si vous n’étiez pas là'],
});
