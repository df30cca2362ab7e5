import type { NatureWords, Slots } from '../../plan-words.ts';

export const general = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: un ejemplo`,
      why: 'Un ejemplo explica lo que haces antes que una descripción.',
      posts: [
        'El último trabajo: quién lo necesitaba y qué había probado antes',
        'La parte que más tarda, y por qué',
        'Cómo se ve cuando está bien hecho',
      ],
    },
    {
      name: 'Las preguntas que te hacen',
      why: 'Cada respuesta en público es una menos en privado.',
      posts: [
        'La última pregunta que recibiste, con la respuesta completa',
        'Cuánto cuesta y qué cambia el precio',
        'Una idea equivocada sobre tu trabajo',
      ],
    },
    {
      name: 'Quién hace el trabajo',
      why: 'La gente elige personas.',
      posts: [
        'Alguien de tu equipo, y para qué preguntan por esa persona',
        'Una decisión que no fue fácil',
        'Algo que dejaste de hacer, y por qué',
      ],
    },
  ],
  asks: ['por qué empezaste', 'qué elogian los clientes que no esperabas'],
});
