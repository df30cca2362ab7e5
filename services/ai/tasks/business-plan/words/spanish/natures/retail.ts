import type { NatureWords, Slots } from '../../plan-words.ts';

export const retail = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: una pieza, contada con honestidad`,
      why: 'Si enseñas el defecto, te creen lo demás.',
      posts: [
        'Una pieza de cerca: estado, talla y precio',
        'Qué sale a la venta, qué se arregla antes y qué rechazas',
        'Dos piezas que parecen iguales, y por qué una cuesta más',
      ],
    },
    {
      name: 'Acertar con la compra',
      why: 'Casi toda devolución empieza con una mala elección.',
      posts: [
        'Cómo medir en casa, grabado desde arriba',
        'Una pregunta de tus mensajes, respondida con una foto',
        'Para quién no es esta, y qué le va mejor',
      ],
    },
    {
      name: 'Dónde acaba',
      why: 'Enseña lo que compró gente con los mismos gustos.',
      posts: [
        'La foto de quien la compró, en uso y con permiso',
        'Qué pasa con lo que nadie compra',
        'Qué llega después y qué día sale a la venta',
      ],
    },
  ],
  asks: ['la pieza que no querías vender', 'qué escribieron al recibir la suya'],
});
