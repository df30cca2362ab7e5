import type { NatureWords, Slots } from '../../plan-words.ts';

export const community = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: nosso último encontro`,
      why: 'Quem já viu um encontro de vocês sabe o que vai encontrar.',
      posts: [
        'O último encontro em cinco fotos: quem veio e o que foi feito',
        'Alguém que chegou este ano conta por que não veio antes',
        'A primeira hora de quem é novo, minuto a minuto',
      ],
    },
    {
      name: 'Sim, você também',
      why: 'Muita gente se exclui antes de ser convidada.',
      posts: [
        'Uma frase que vocês ouvem de quem hesita, e a resposta de vocês',
        'O que ninguém precisa levar e o que é mesmo necessário',
        'Algo que deu errado e ainda é lembrado',
      ],
    },
    {
      name: 'O que isso gera',
      why: 'Mostra que uma hora doada faz diferença.',
      posts: [
        'O mês em um número, e uma história por trás dele',
        'Alguém que se beneficiou, com permissão',
        'A próxima data, e o que ainda falta',
      ],
    },
  ],
  asks: ['quem veio por acaso e ficou', 'do que as pessoas sentiriam falta sem vocês'],
});
