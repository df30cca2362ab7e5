import type { NatureWords, Slots } from '../../plan-words.ts';

export const retail = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing} : une pièce, montrée franchement`,
      why: 'En montrant le défaut, on est cru pour le reste.',
      posts: [
        'Une pièce de près : matière, taille, prix et petit défaut',
        'Ce qui entre dans la boutique, ce qui n’y entre pas, et pourquoi',
        'Deux pièces qui se ressemblent, et pourquoi l’une coûte plus',
      ],
    },
    {
      name: 'Bien choisir',
      why: 'Un retour commence souvent par un mauvais choix.',
      posts: [
        'La taille réelle, à côté d’un objet que tout le monde connaît',
        'Une question reçue en message, avec une image pour réponse',
        'À qui celle-ci ne convient pas, et quoi prendre à la place',
      ],
    },
    {
      name: 'Chez les acheteurs',
      why: 'Montre ce qu’ont choisi des gens qui ont les mêmes goûts.',
      posts: [
        'La photo de l’acheteur, en situation, avec son accord',
        'Ce que deviennent les pièces que personne n’achète',
        'Ce qui arrive ensuite, et le jour de la mise en vente',
      ],
    },
  ],
  asks: [
    'la pièce que vous n’aviez pas envie de vendre',
    'ce que les acheteurs ont écrit en recevant la leur',
  ],
});
