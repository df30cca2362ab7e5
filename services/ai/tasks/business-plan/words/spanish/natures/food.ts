import type { NatureWords } from '../../plan-words.ts';

export const food = (): NatureWords => ({
  pillars: [
    {
      name: 'Qué sale y a qué hora',
      why: 'La gente solo da un rodeo si sabe que todavía queda.',
      posts: [
        'La primera hornada del día, con un reloj en la foto',
        'Qué se agota primero y hasta qué hora suele haber',
        'Qué se va con la temporada y qué llega en su lugar',
      ],
    },
    {
      name: 'Qué lleva',
      why: 'Quien conoce los ingredientes ya no compara solo precios.',
      posts: [
        'Un ingrediente y la persona a la que se lo compras',
        'Todos los ingredientes de un producto en una sola foto',
        'Un paso que no acortas, y qué pasa si se acorta',
      ],
    },
    {
      name: 'En la mesa',
      why: 'Enseña el momento que la gente compra de verdad.',
      posts: [
        'Lo de siempre de un cliente habitual, con su permiso',
        'Qué hacer mañana con lo que sobra hoy',
        'Dos productos que podrían volver: a votación',
      ],
    },
  ],
  asks: ['el producto que nunca quitarías, y por qué', 'quién se levanta primero, y para qué'],
});
