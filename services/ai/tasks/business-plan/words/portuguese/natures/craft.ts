import type { NatureWords, Slots } from '../../plan-words.ts';

export const craft = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: um trabalho do começo ao fim`,
      why: 'As pessoas contratam quem já viram trabalhar.',
      posts: [
        'Como chegou: o dano, de perto',
        'O passo que decide se vai durar',
        'O mesmo detalhe antes e depois, do mesmo ângulo',
      ],
    },
    {
      name: 'O que dá para conferir em casa',
      why: 'Ajuda a saber se é preciso chamar você, e quando.',
      posts: [
        'Três sinais de que é hora de chamar, e um que pode esperar',
        'Em que não mexer antes que um profissional veja',
        'O que uma avaliação inclui e o que fica por escrito',
      ],
    },
    {
      name: 'Ferramentas, materiais e consertos antigos',
      why: 'Mostra um saber que não se acha na internet.',
      posts: [
        'Uma ferramenta: para que serve e quem ensinou você a usar',
        'Um material que não existe mais, e o que você usa no lugar',
        'Um conserto antigo de outra pessoa, e o que você acha dele',
      ],
    },
  ],
  asks: ['o trabalho que desaconselharam e você aceitou', 'o que você achou por dentro e ninguém esperava'],
});
