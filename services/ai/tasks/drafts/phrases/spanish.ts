import type { Joints, Phrases } from './phrases.ts';

export const JOINTS: Joints = {
  or: 'o',
  and: 'y',
  when: 'Cuándo',
  where: 'Dónde',
  price: 'Precio',
  colon: ':',
  asks: {
    name: '¿Qué?',
    clause: '¿Qué hay de nuevo?',
    request: '¿Qué?',
    items: '¿En detalle?',
    when: '¿Cuándo?',
    where: '¿Dónde?',
    price: '¿Cuánto?',
  },
  superfluous: /^(por|en) /i,
};

export const SPANISH: Phrases = {
  present: null,
  act: ['¿Preguntas? Te leemos en los comentarios.', 'Cuéntanos qué te parece en los comentarios.'],
  ask: ['¿Ya lo sabías?', '¿Es para ti?'],
  answer: ['Cuéntanos en los comentarios.', 'Te leemos aquí abajo.'],
  choose: {
    ask: ['¿{Or}?', '¿Con cuál te quedas: {or}?'],
    answer: ['Cuéntanos tu preferencia en los comentarios.', 'Te leemos en los comentarios.'],
  },
  share: ['¡Pásalo!', 'Para compartir:'],
  tag: ['Etiqueta a quien deba saberlo.', 'Compártelo con tus amigos.'],
  keep: ['Guarda esta publicación para más tarde.', 'Guárdalo para tenerlo a mano.'],
  further: ['¿Otra pregunta? Déjala en los comentarios.', '¿Qué más te gustaría saber?'],
  steps: {
    title: ['Tres cosas que puedes hacer ahora mismo:'],
    lines: [
      'Compartir esta publicación.',
      'Contárselo a un amigo.',
      'Dejar tus preguntas en los comentarios.',
    ],
    reason: 'De qué se trata:',
  },
  poll: {
    title: ['Pequeña encuesta:', 'Una pregunta rápida:'],
    how: 'Responde con un emoji:',
    lines: ['👍 Bueno saberlo', '🙋 Tengo una pregunta', '👋 Solo paso a saludar'],
  },
  brief: ['En pocas palabras:', 'En una frase:'],
  last: ['¡Pásalo!', 'Cuéntaselo a un amigo.'],
};
