import type { NatureWords } from '../../plan-words.ts';

export const software = (): NatureWords => ({
  pillars: [
    {
      name: 'Uma tarefa real, do começo ao fim',
      why: 'Mostra o software na tarefa que mais toma tempo.',
      posts: [
        'Uma tarefa que muita gente ainda faz à mão, na tela e passo a passo',
        'Uma regra que mudou há pouco, e onde ela aparece na tela',
        'Um erro caro, e a verificação que o encontra',
      ],
    },
    {
      name: 'As primeiras quatro semanas de um cliente',
      why: 'Um começo contado com honestidade convence mais que um elogio.',
      posts: [
        'As primeiras quatro semanas de um cliente, com permissão',
        'O que não funcionou no início, contado por quem teve que lidar com isso',
        'Um número de antes e depois que o cliente conferiu',
      ],
    },
    {
      name: 'O que perguntam antes de uma demo',
      why: 'Cada resposta adiantada é um motivo a menos para esperar.',
      posts: [
        'Onde ficam os dados e quem pode vê-los',
        'O que vem do sistema antigo e o que precisa ser digitado de novo',
        'O que uma demo de meia hora mostra e o que fica de fora',
      ],
    },
  ],
  asks: [
    'um recurso que um cliente convenceu você a criar',
    'como se fazia antes do seu produto, passo a passo',
  ],
});
