import type { NatureWords } from '../../plan-words.ts';

export const food = (): NatureWords => ({
  pillars: [
    {
      name: 'O que sai, e a que horas',
      why: 'Só desvia do caminho quem sabe que ainda tem.',
      posts: [
        'A primeira fornada do dia, com um relógio na foto',
        'O que acaba primeiro e até que horas costuma ter',
        'O que a estação tira do cardápio e o que entra no lugar',
      ],
    },
    {
      name: 'O que leva, quanto custa',
      why: 'O preço se explica sozinho quando se sabe o que ele paga.',
      posts: [
        'Um ingrediente e a pessoa de quem você compra',
        'Sua lista de ingredientes ao lado de uma longa, sem citar ninguém',
        'Para onde vai o dinheiro, com um produto de exemplo',
      ],
    },
    {
      name: 'Na mesa',
      why: 'Mostra o momento que as pessoas compram de verdade.',
      posts: [
        'O pedido de sempre de alguém da casa, com permissão',
        'O que fazer amanhã com o que sobrou hoje',
        'Dois produtos que podem voltar: votação',
      ],
    },
  ],
  asks: ['o produto que você nunca tiraria, e por quê', 'quem acorda primeiro, e para quê'],
});
