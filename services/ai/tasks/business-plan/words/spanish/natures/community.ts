import type { NatureWords, Slots } from '../../plan-words.ts';

export const community = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: nuestro último encuentro`,
      why: 'Quien ha visto uno de tus encuentros sabe con qué se va a encontrar.',
      posts: [
        'El último encuentro en cinco fotos: quién vino y qué se hizo',
        'Alguien que llegó este año cuenta qué le frenaba antes',
        'La primera hora de alguien nuevo, minuto a minuto',
      ],
    },
    {
      name: 'Sí, tú también',
      why: 'Mucha gente se descarta antes de que nadie la invite.',
      posts: [
        'Una frase que oyes de quien duda, y tu respuesta',
        'Lo que nadie necesita traer y lo que sí hace falta',
        'Algo que salió mal y de lo que todavía se habla',
      ],
    },
    {
      name: 'Para qué sirve',
      why: 'Muestra que una hora donada sirve para algo.',
      posts: [
        'El mes en una cifra, y una historia detrás de ella',
        'Alguien a quien le sirvió, con su permiso',
        'La próxima fecha, y lo que aún falta',
      ],
    },
  ],
  asks: ['quién vino por casualidad y se quedó', 'qué echaría de menos la gente si no existiera tu grupo'],
});
