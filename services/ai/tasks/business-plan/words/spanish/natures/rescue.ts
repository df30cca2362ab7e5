import type { NatureWords } from '../../plan-words.ts';

export const rescue = (): NatureWords => ({
  pillars: [
    {
      name: 'Quién busca un hogar',
      why: 'La gente se enamora de un animal, no de un refugio.',
      posts: [
        'Un animal en tres fotos: el día que llegó, hoy y en su momento favorito',
        'El que más tiempo lleva esperando, y cómo es su día',
        'Lo que nadie ve en la primera visita, contado por quien le da de comer',
      ],
    },
    {
      name: 'Cómo es una adopción',
      why: 'Responde a lo que la gente se pregunta antes de venir.',
      posts: [
        'De la primera visita a la llegada a casa, paso a paso',
        'Cuánto cuesta un animal al mes, con cuentas claras',
        'Cuándo la respuesta es no, y por qué eso protege a todos',
      ],
    },
    {
      name: 'Un año después',
      why: 'Nada convence tanto como un animal que ya se siente en casa.',
      posts: [
        'Un animal adoptado el año pasado: antes y ahora, con permiso',
        'La primera semana en casa: qué salió mal y qué ayudó',
        'Qué hacen los voluntarios una mañana cualquiera',
      ],
    },
  ],
  asks: [
    'el animal que nunca olvidarás, y por qué',
    'qué dice la gente cuando conoce a un animal en el que nadie se fija',
  ],
});
