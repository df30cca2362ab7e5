import type { NatureWords, Slots } from '../../plan-words.ts';

export const retail = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: una pieza, contada con honestidad`,
      why: 'Si enseñas el defecto, te creen lo demás.',
      posts: [
        'Una pieza de cerca: material, tamaño, precio y pequeño defecto',
        'Qué entra en la tienda, qué no, y por qué',
        'Dos piezas que parecen iguales, y por qué una cuesta más',
      ],
    },
    {
      name: 'Acertar con la compra',
      why: 'Casi toda devolución empieza con una mala elección.',
      posts: [
        'El tamaño real, junto a un objeto que todo el mundo conoce',
        'Una pregunta de tus mensajes, respondida con una foto',
        'Para quién no es esta, y qué le va mejor',
      ],
    },
    {
      name: 'En casa de quien la compró',
      why: 'Enseña lo que compró gente con los mismos gustos.',
      posts: [
        'La foto de quien la compró, en uso y con permiso',
        'Qué pasa con lo que nadie compra',
        'Qué llega próximamente y qué día sale a la venta',
      ],
    },
  ],
  asks: ['la pieza que no querías vender', 'qué escribieron al recibir la suya'],
});
