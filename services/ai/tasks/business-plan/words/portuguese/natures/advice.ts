import type { NatureWords, Slots } from '../../plan-words.ts';

export const advice = ({ thing, who }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: um caso`,
      why: 'As pessoas reconhecem a própria situação na de outra.',
      posts: [
        'Uma situação em que qualquer um pode cair: o que havia e o que dava para fazer',
        'A carta que chega, explicada linha por linha com dados inventados',
        'Um prazo: quando começa e o que se perde depois',
      ],
    },
    {
      name: 'Antes de assinar',
      why: 'Mostra onde começa o seu trabalho, e ajuda mesmo sem ele.',
      posts: [
        'Três linhas de um documento que pesam mais que o resto',
        'O que dá para resolver por conta própria e onde começa o risco',
        'Uma primeira reunião: quanto custa, quanto dura e o que levar',
      ],
    },
    {
      name: 'O que mudou',
      why: 'A novidade que se soube primeiro por você é repassada.',
      posts: [
        'O que é novo, desde quando e para quem',
        'Um equívoco muito comum, esclarecido em duas frases',
        `O que uma decisão recente muda para o seu público (“${who}”)`,
      ],
    },
  ],
  asks: [
    'a frase que os clientes mais dizem no começo',
    'o que você desaconselha mesmo que rendesse dinheiro',
  ],
});
