import type { NatureWords } from '../../plan-words.ts';

export const wellness = (): NatureWords => ({
  pillars: [
    {
      name: 'A primeira visita',
      why: 'Tira o nervosismo da primeira vez.',
      posts: [
        'A primeira visita, da porta ao caixa, em seis fotos',
        'O que você pergunta antes de começar, e por quê',
        'O que vestir, o que levar e como pagar',
      ],
    },
    {
      name: 'Entre duas visitas',
      why: 'Resultado que dura faz voltar mais do que resultado que some.',
      posts: [
        'Dois minutos por dia que mantêm o resultado',
        'Um produto ou hábito que faz mais mal do que bem',
        'O que pode esperar até a próxima vez e o que não pode',
      ],
    },
    {
      name: 'Antes e depois, com honestidade',
      why: 'Mostra o que é realista e quanto custa chegar lá.',
      posts: [
        'Um resultado e quantas visitas foram necessárias, com permissão',
        'Um pedido que você desaconselhou, e por quê',
        'A mesma coisa em três pessoas diferentes',
      ],
    },
  ],
  asks: ['o pedido mais comum que você desaconselha', 'quem vem há mais tempo, e para quê'],
});
