import type { NatureWords } from '../../plan-words.ts';

export const ensemble = (): NatureWords => ({
  pillars: [
    {
      name: 'Un ensayo',
      why: 'Un minuto de ensayo llega más que un concierto entero.',
      posts: [
        'El compás que no salía, y cómo suena ahora',
        'El descanso: quién trae qué',
        'Los primeros cinco minutos, cuando todos siguen pensando en el trabajo',
      ],
    },
    {
      name: 'El sitio libre',
      why: 'Quien oye qué voz falta sabe si podría ser la suya.',
      posts: [
        'Una pieza sin la parte que falta',
        'Alguien de la última fila en su primera tarde',
        'Qué se lee en la partitura y qué se aprende de oído',
      ],
    },
    {
      name: 'Cuenta atrás',
      why: 'Convierte a los curiosos, como mínimo, en público.',
      posts: [
        'El programa, pieza a pieza, con el pasaje más difícil de cada una',
        'La sala cuando aún está vacía',
        'Dónde conseguir entradas y desde qué sitios se oye mejor',
      ],
    },
  ],
  asks: [
    'la pieza que nadie quería y que ahora todos tararean',
    'quién se sienta siempre en la primera fila',
  ],
});
