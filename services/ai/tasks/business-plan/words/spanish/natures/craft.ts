import type { NatureWords, Slots } from '../../plan-words.ts';

export const craft = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: un trabajo de principio a fin`,
      why: 'Se contrata a quien se ha visto trabajar.',
      posts: [
        'Cómo llegó: el daño, de cerca',
        'El paso que decide si va a durar',
        'El mismo detalle antes y después, desde el mismo ángulo',
      ],
    },
    {
      name: 'Lo que se puede revisar en casa',
      why: 'Ayuda a saber si hace falta llamarte, y cuándo.',
      posts: [
        'Tres señales de que hay que llamar, y una que puede esperar',
        'Qué no tocar hasta que alguien lo haya visto',
        'Qué incluye una revisión y qué queda por escrito',
      ],
    },
    {
      name: 'Herramientas, materiales y arreglos antiguos',
      why: 'Enseña un oficio que no se aprende en internet.',
      posts: [
        'Una herramienta: para qué sirve y quién te enseñó a usarla',
        'Un material que ya no se consigue, y qué usas en su lugar',
        'Un arreglo antiguo de otra persona, y qué te parece',
      ],
    },
  ],
  asks: ['el trabajo que te desaconsejaron y aceptaste igual', 'qué encontraste dentro que nadie esperaba'],
});
