import type { NatureWords } from '../../plan-words.ts';

export const food = (): NatureWords => ({
  pillars: [
    {
      name: 'O que sai, e a que horas',
      why: 'Só desvia do caminho quem sabe que ainda tem.',
      posts: [
        'O primeiro preparo do dia, com um relógio na foto',
        'O que acaba primeiro e até que horas costuma ter',
        'O que a estação tira do cardápio e o que entra no lugar',
      ],
    },
    {
      name: 'O que vai dentro',
      why: 'Quem conhece os ingredientes não compara só o preço.',
      posts: [
        'Um ingrediente e a pessoa de quem você compra',
        'Todos os ingredientes de um produto em uma só foto',
        'Uma etapa que você não encurta, e o que acontece quando se encurta',
      ],
    },
    {
      name: 'Na mesa',
      why: 'Mostra o momento que as pessoas compram de verdade.',
      posts: [
        'O pedido de sempre de um cliente fiel, com permissão',
        'O que fazer amanhã com o que sobrou hoje',
        'Dois produtos que podem voltar, em votação',
      ],
    },
  ],
  asks: ['o produto que você nunca tiraria, e por quê', 'quem acorda primeiro, e para quê'],
});
