import type { NatureWords } from '../../plan-words.ts';

export const rescue = (): NatureWords => ({
  pillars: [
    {
      name: 'Quem procura um lar',
      why: 'A gente se apaixona por um bicho, não por um abrigo.',
      posts: [
        'Um animal em três fotos: no dia em que chegou, hoje e no momento preferido',
        'O que espera há mais tempo, e como é o dia dele',
        'O que ninguém vê na primeira visita, contado por quem dá a comida',
      ],
    },
    {
      name: 'Como é uma adoção',
      why: 'Responde ao que as pessoas se perguntam antes da primeira visita.',
      posts: [
        'Da primeira visita à chegada em casa, passo a passo',
        'Quanto custa um animal por mês, na ponta do lápis',
        'Quando vocês dizem não, e por que isso protege todo mundo',
      ],
    },
    {
      name: 'Um ano depois',
      why: 'Nada convence tanto quanto um animal que já se sente em casa.',
      posts: [
        'Um animal adotado no ano passado: antes e agora, com permissão',
        'A primeira semana em casa: o que deu errado e o que ajudou',
        'O que os voluntários fazem em uma manhã comum',
      ],
    },
  ],
  asks: [
    'o animal que você nunca vai esquecer, e por quê',
    'o que as pessoas dizem quando conhecem um animal que ninguém nota',
  ],
});
