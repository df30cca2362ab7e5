import type { NatureWords } from '../../plan-words.ts';

export const software = (): NatureWords => ({
  pillars: [
    {
      name: 'Una tarea real, de principio a fin',
      why: 'Enseña el software en la tarea que más tiempo quita.',
      posts: [
        'Una tarea que muchos siguen haciendo a mano, en pantalla y paso a paso',
        'Una norma que ha cambiado hace poco, y dónde se nota en la pantalla',
        'Un error caro, y el control que lo detecta',
      ],
    },
    {
      name: 'Las primeras cuatro semanas de un cliente',
      why: 'Un comienzo contado con honestidad convence más que un elogio.',
      posts: [
        'Las primeras cuatro semanas de un cliente, con su permiso',
        'Lo que no funcionó al principio, contado por quien tuvo que lidiar con ello',
        'Una cifra de antes y después que el cliente ha comprobado',
      ],
    },
    {
      name: 'Lo que se pregunta antes de una demo',
      why: 'Cada respuesta por adelantado es una razón menos para esperar.',
      posts: [
        'Dónde están los datos y quién puede verlos',
        'Qué se traslada del sistema anterior y qué hay que volver a introducir',
        'Qué muestra una demo de media hora y qué deja fuera',
      ],
    },
  ],
  asks: [
    'una función que te convenció de añadir un cliente',
    'cómo se hacía antes de tu producto, paso a paso',
  ],
});
