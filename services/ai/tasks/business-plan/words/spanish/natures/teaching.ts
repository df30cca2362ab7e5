import type { NatureWords } from '../../plan-words.ts';

export const teaching = (): NatureWords => ({
  pillars: [
    {
      name: 'La primera clase',
      why: 'Lo que más se aplaza es empezar, no lo demás.',
      posts: [
        'Qué pasa en los primeros diez minutos',
        'Qué da más miedo al empezar, y cuántas veces ocurre de verdad',
        'Alguien que empezó tarde, con sus palabras',
      ],
    },
    {
      name: 'Una cosa bien explicada',
      why: 'Quien entiende algo gracias a ti vuelve para aprender lo siguiente.',
      posts: [
        'Una sola cosa, explicada en treinta segundos',
        'Un error que comete todo el mundo, y el ejercicio para corregirlo',
        'El mismo momento desde el sitio del alumno y desde el tuyo',
      ],
    },
    {
      name: 'Cuánto se tarda, cuánto cuesta',
      why: 'Son las primeras cifras que se preguntan.',
      posts: [
        'Clases, semanas y precio, contados con honestidad',
        'Objetivo logrado: cuánto tardó y qué ayudó, con permiso',
        'Qué pasa cuando hay que cancelar una clase',
      ],
    },
  ],
  asks: ['un alumno que te enseñó algo a ti', 'qué haces distinto de la escuela en la que aprendiste'],
});
