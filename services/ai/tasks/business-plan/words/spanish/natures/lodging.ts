import type { NatureWords, Slots } from '../../plan-words.ts';

export const lodging = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: un día, hora a hora`,
      why: 'Se reserva donde uno ya se imagina.',
      posts: [
        'El mismo rincón a las siete de la mañana, a mediodía y al anochecer',
        'Qué se suele hacer la primera tarde',
        'Qué hay a media hora a pie',
      ],
    },
    {
      name: 'Las semanas tranquilas',
      why: 'Llena los días que no se llenan solos.',
      posts: [
        'Lo que solo se ve fuera de temporada alta',
        'Un día entre semana en fotos: cuánto espacio hay',
        'Quién viene entonces, y por qué',
      ],
    },
    {
      name: 'Antes de salir de casa',
      why: 'Cada respuesta ahorra una llamada, y quizá una cancelación.',
      posts: [
        'El camino desde la estación, paso a paso',
        'Qué hay ya y qué conviene traer',
        'Qué pasa con una reserva cuando cambian los planes',
      ],
    },
  ],
  asks: ['el rincón que piden quienes repiten', 'qué se encuentra aquí sin haberlo buscado'],
});
