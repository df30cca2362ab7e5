import type { NatureWords } from '../../plan-words.ts';

export const food = (): NatureWords => ({
  pillars: [
    {
      name: 'Qué sale y a qué hora',
      why: 'Solo se desvía del camino quien sabe que todavía queda.',
      posts: [
        'La primera hornada del día, con un reloj en la foto',
        'Qué se agota primero y hasta qué hora suele haber',
        'Qué se va con la temporada y qué llega en su lugar',
      ],
    },
    {
      name: 'Qué lleva y cuánto cuesta',
      why: 'Un precio se explica solo cuando se sabe qué paga.',
      posts: [
        'Un ingrediente y la persona a la que se lo compras',
        'Tu lista de ingredientes junto a una larga, sin nombrar a nadie',
        'A dónde va el dinero, con un producto de ejemplo',
      ],
    },
    {
      name: 'En la mesa',
      why: 'Enseña el momento que la gente compra de verdad.',
      posts: [
        'El pedido de siempre de alguien de la casa, con su permiso',
        'Qué hacer mañana con lo que sobra hoy',
        'Dos productos que podrían volver: que vote la gente',
      ],
    },
  ],
  asks: ['el producto que nunca quitarías, y por qué', 'quién se levanta primero, y para qué'],
});
