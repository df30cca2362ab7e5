import type { NatureWords, Slots } from '../../plan-words.ts';

export const lodging = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: um dia, hora a hora`,
      why: 'A gente reserva o lugar onde já se imagina.',
      posts: [
        'O mesmo canto às sete da manhã, ao meio-dia e ao anoitecer',
        'O que se costuma fazer na primeira noite',
        'O que há a meia hora a pé',
      ],
    },
    {
      name: 'As semanas calmas',
      why: 'Enche os dias que não se enchem sozinhos.',
      posts: [
        'O que só se vê fora da alta temporada',
        'Um dia de semana em fotos: quanto espaço há',
        'Quem vem nessa época, e por quê',
      ],
    },
    {
      name: 'Antes de sair de casa',
      why: 'Cada resposta poupa uma ligação, e talvez um cancelamento.',
      posts: [
        'O caminho desde a rodoviária ou estação, passo a passo',
        'O que já tem e o que vale levar',
        'O que acontece com uma reserva quando os planos mudam',
      ],
    },
  ],
  asks: ['o canto que os hóspedes de sempre pedem', 'o que se encontra aqui sem ter procurado'],
});
