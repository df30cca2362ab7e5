import type { Frames } from './frames.ts';

export const SPANISH: Frames = {
  and: 'y',
  or: 'o',
  colon: ':',
  labels: { when: 'Cuándo', where: 'Dónde', price: 'Precio', pay: 'Sueldo' },
  superfluous: /^(?:el|en|por) (?=\p{L}|\d)/u,
  gaps: {
    when: '[añade la fecha]',
    where: '[añade el lugar]',
    price: '[añade el precio]',
    link: '[añade el enlace]',
    item: '[escribe aquí el punto {n}]',
  },
  quoted: (text) => `«${text}»`,
  tips: [
    'Tres cosas que conviene saber:',
    'Tres pequeños gestos que se notan:',
    'Tres consejos para el día a día:',
    'Rápido de recordar:',
    'Para probar esta semana:',
    'Fácil de hacer, fácil de olvidar:',
    'Para la puerta de la nevera:',
  ],
  myths: [
    ['Mito: {myth}', 'Realidad: {fact}'],
    ['¿Verdadero o falso? «{myth}»', 'Falso. {fact}'],
    ['Se oye mucho: «{myth}»', 'No del todo. {fact}'],
  ],
  asked: [
    '{question}',
    'Una pregunta que muchos se hacen: {question}',
    'Buena pregunta: {question}',
    '¿Te lo has preguntado? {question}',
  ],
  problems: ['¿Te suena?', '', 'Tiene solución.', ''],
  audiences: ['Pensado para {list}.', '¿Para quién? Para {list}.', 'Esto es para {list}.'],
  whom: ['Para {list}.', 'Puede interesar a distintos públicos: {list}.'],
  goals: {
    sell: ['Haz tu pedido ahora.', 'Escríbenos y reserva el tuyo.', '¿Dudas antes de comprar? Pregunta.'],
    inform: ['Guárdalo para tenerlo a mano.', '¿Dudas? Pregunta.', 'Pásalo a quien deba saberlo.'],
    engage: [
      '¿Qué opinas? Cuéntalo en los comentarios.',
      'Te toca responder.',
      'Etiqueta a alguien cuya opinión te interese.',
    ],
    invite: ['Ven, y trae a alguien.', 'Apúntalo ya en el calendario.', 'Dinos si vienes.'],
    hire: [
      '¿Te suena a ti? Escríbenos.',
      '¿Conoces a alguien? Pásalo.',
      'Basta un mensaje corto para presentarte.',
    ],
    thank: ['Gracias.', '¿Estuviste allí? Saluda en los comentarios.', 'Haz llegar las gracias.'],
  },
  cares: [
    'Lo que de verdad cuenta:',
    'Tres cosas que marcan la diferencia:',
    'Se nota enseguida:',
    'La pequeña lista de deseos:',
    'En esto se fija la gente:',
  ],
  passOn: [
    'Alguien que conoces debería leer esto.',
    '¿No es para ti? Quizá para alguien que conoces.',
    'Léelo y piensa en una persona.',
  ],
};
