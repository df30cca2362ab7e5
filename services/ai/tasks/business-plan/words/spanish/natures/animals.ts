import type { NatureWords } from '../../plan-words.ts';

export const animals = (): NatureWords => ({
  pillars: [
    {
      name: 'De paseo',
      why: 'Cada cual busca a su animal en todas las fotos.',
      posts: [
        'Un animal en tres fotos: llega, se entretiene, duerme',
        'Dos animales que se hicieron amigos contra todo pronóstico',
        'Barro, lluvia y cómo quedan después',
      ],
    },
    {
      name: 'Lo que quiere decirte',
      why: 'La gente confía su animal a quien sabe entenderlo.',
      posts: [
        'Una señal que se suele entender mal',
        'Qué hacer en el primer minuto y a quién llamar',
        'Una costumbre que cambia en una semana y otra que no',
      ],
    },
    {
      name: 'Entregar la correa',
      why: 'Nadie deja las llaves y su animal sin garantías.',
      posts: [
        'El primer encuentro, paso a paso',
        'Llaves, seguro, urgencias: cómo lo haces',
        'El tipo de mensaje que recibe el dueño a mediodía',
      ],
    },
  ],
  asks: ['el animal al que no le gustabas al principio', 'qué te piden que no está en el contrato'],
});
