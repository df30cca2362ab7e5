import type { NatureWords } from '../../plan-words.ts';

export const creative = (): NatureWords => ({
  pillars: [
    {
      name: 'Como um trabalho nasceu',
      why: 'Pagam pelo seu olhar, e ele só aparece enquanto você trabalha.',
      posts: [
        'Dez tentativas descartadas e a que ficou',
        'O lugar ou o primeiro esboço ao lado do resultado',
        'Uma decisão de um segundo, explicada',
      ],
    },
    {
      name: 'Antes do grande dia',
      why: 'Quem se organiza melhor com a sua ajuda se organiza com você.',
      posts: [
        'Um cronograma com folga, hora a hora',
        'O que dizer ao amigo que faria de graça',
        'O que está no preço, até o número de arquivos',
      ],
    },
    {
      name: 'Um ano depois',
      why: 'Mostra quanto vale o trabalho depois que o grande dia passou.',
      posts: [
        'O que está na parede hoje e onde, com permissão',
        'Um detalhe que alguém só percebeu mais tarde',
        'Um trabalho que você faria de outro jeito hoje',
      ],
    },
  ],
  asks: ['o trabalho que ninguém encomendou e você guardou', 'o que deu errado sem que ninguém percebesse'],
});
