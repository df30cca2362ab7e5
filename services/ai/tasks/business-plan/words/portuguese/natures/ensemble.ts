import type { NatureWords } from '../../plan-words.ts';

export const ensemble = (): NatureWords => ({
  pillars: [
    {
      name: 'Um ensaio',
      why: 'Um minuto de ensaio aproxima mais que um concerto inteiro.',
      posts: [
        'O compasso que não saía, e como soa agora',
        'O intervalo: quem leva o quê',
        'Os primeiros cinco minutos, quando todo mundo ainda está com a cabeça no trabalho',
      ],
    },
    {
      name: 'O lugar vago',
      why: 'Quem ouve qual voz falta sabe se poderia ser a sua.',
      posts: [
        'Uma peça sem a parte que falta',
        'Alguém da última fila na primeira noite',
        'O que se lê na partitura e o que se aprende de ouvido',
      ],
    },
    {
      name: 'Contagem regressiva',
      why: 'Transforma curiosos, no mínimo, em plateia.',
      posts: [
        'O programa, peça por peça, com o trecho mais difícil de cada uma',
        'A sala ainda vazia',
        'Onde conseguir ingressos e de quais lugares se ouve melhor',
      ],
    },
  ],
  asks: ['a peça que ninguém queria e que agora todos cantarolam', 'quem se senta sempre na primeira fila'],
});
