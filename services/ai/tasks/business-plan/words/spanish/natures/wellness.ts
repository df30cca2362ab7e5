import type { NatureWords } from '../../plan-words.ts';

export const wellness = (): NatureWords => ({
  pillars: [
    {
      name: 'La primera visita',
      why: 'Quita los nervios de la primera vez.',
      posts: [
        'La primera visita, de la puerta a la caja, en seis fotos',
        'Qué preguntas antes de empezar, y por qué',
        'Qué ponerse, qué llevar y cómo se paga',
      ],
    },
    {
      name: 'Entre dos visitas',
      why: 'Un resultado que dura hace volver más que uno que desaparece.',
      posts: [
        'Dos minutos al día que mantienen el resultado',
        'Un producto o una costumbre que hace más mal que bien',
        'Qué puede esperar a la próxima vez y qué no',
      ],
    },
    {
      name: 'Antes y después, con honestidad',
      why: 'Enseña qué es realista y cuánto cuesta llegar.',
      posts: [
        'Un resultado y cuántas visitas hicieron falta, con permiso',
        'Algo que te pidieron y desaconsejaste, y por qué',
        'Lo mismo en tres personas distintas',
      ],
    },
  ],
  asks: ['lo que más te piden y desaconsejas', 'quién lleva más tiempo viniendo, y a qué'],
});
