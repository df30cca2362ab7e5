import type { NatureWords } from '../../plan-words.ts';

export const care = (): NatureWords => ({
  pillars: [
    {
      name: 'Detrás de la puerta',
      why: 'Es más fácil ir a un lugar que ya se ha visto.',
      posts: [
        'Una sala a una hora tranquila, sin gente',
        'Quién abre la puerta y qué se pregunta primero',
        'Qué se puede traer, preguntar y rechazar',
      ],
    },
    {
      name: 'Palabras para lo difícil',
      why: 'Una respuesta clara en público ahorra a alguien una pregunta que no se atreve a hacer.',
      posts: [
        'Una pregunta que casi nadie se atreve a hacer, con una respuesta sencilla',
        'Qué decir a alguien que está pasando por ello, y qué ayuda más que las palabras',
        'Una idea equivocada sobre este trabajo, corregida con cariño',
      ],
    },
    {
      name: 'Las personas que ayudan',
      why: 'Cuesta menos imaginarse ayudando cuando se conoce a alguien que lo hace.',
      posts: [
        'Una persona del equipo, en tres frases suyas',
        'Un detalle que hizo más fácil un día, contado sin nombres',
        'Qué apoyo reciben quienes ayudan',
      ],
    },
  ],
  asks: [
    'qué es lo que más sorprende en la primera visita',
    'una frase que alguien te escribió después, con su permiso',
  ],
});
