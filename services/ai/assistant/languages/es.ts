import { ES_ASIDE } from './aside/es.ts';
import { ES_CHANGES } from './changes/es.ts';
import { ES_COMMENTS } from './comments/es.ts';
import { ES_FIGURES } from './figures/es.ts';
import { listWith } from './list-with.ts';
import { ES_POSTS } from './posts/es.ts';
import { ES_PRODUCT } from './product/es.ts';
import type { Sentences } from './says.ts';

export const ES: Sentences = {
  locale: 'es-ES',
  at: (day, clock) => `${day} a las ${clock}`,
  list: listWith('y'),
  askTopic:
    '¿De qué trata la publicación? Basta una frase con lo que hay que saber: qué, cuándo, dónde, cuánto. Si aún no tienes idea, empieza con una de estas.',
  topics: ['Así trabajamos por dentro', 'Gracias a nuestros clientes', 'Buscamos personal'],
  askPlatforms: (connected) => `¿En qué redes publico? Tienes conectadas ${connected}.`,
  all: 'En todas',
  askWhen: (day) => (day ? `¿A qué hora el ${day}?` : '¿Cuándo lo publico?'),
  nowButton: 'Publicar ahora',
  bestButton: 'A la mejor hora',
  tomorrowAt: (clock) => `Mañana a las ${clock}`,
  drafts: (count, about) =>
    `${count > 1 ? `Aquí tienes ${count} borradores` : 'Aquí tienes un borrador'}${about && ` sobre ${about}`}:`,
  askDraft: (count) => (count > 1 ? '¿Cuál prefieres?' : '¿Te gusta?'),
  draftButtons: ['Usar la primera', 'Usar la segunda', 'Usar la tercera'],
  useIt: 'Usar la primera',
  shorter: 'Más corto',
  otherDrafts: 'Otros borradores',
  chosen: (number, start) => `Borrador ${number}: «${start}»`,
  where: 'Dónde',
  when: 'Cuándo',
  now: 'ahora',
  confirm: (scheduled) => (scheduled ? '¿Lo programo así?' : '¿Lo publico ahora?'),
  yes: (scheduled) => (scheduled ? 'Sí, programar' : 'Sí, publicar'),
  anotherTime: 'Otra hora',
  cancel: 'Cancelar',
  past: (time, now, zone) => `${time} ya ha pasado. Ahora es ${now} (${zone}).`,
  skipped: (time, zone) => `${time} no existe en ${zone}: los relojes se adelantan entonces.`,
  tooFar: (time, years) => `${time} queda demasiado lejos. Se puede programar hasta ${years} años antes.`,
  repeats:
    'Desde aquí no puedo repetir una publicación, solo programarla una vez. Para repetirla, usa [Crear publicación](/create-post).',
  twoDays: 'Pueden ser dos días distintos.',
  unclear: 'No he entendido del todo esa fecha, y prefiero preguntar a adivinar.',
  best: (time) => `La mejor hora es el **${time}**`,
  scheduleFor: (time) => `Prográmalo para ${time}`,
  dropped: 'De acuerdo, he descartado la publicación. No se ha publicado nada ni queda ningún borrador.',
  kept: '¿Qué más puedo hacer?',
  posting: 'Lo estoy publicando…',
  scheduling: 'Lo estoy programando…',
  notPosted: 'No he publicado nada. ¿Qué cambio: el texto, la red o la hora?',
  guess: 'No estoy seguro de lo que quieres. ¿Es una de estas cosas?',
  nothingToConfirm: 'Ahora no hay nada que confirmar. ¿Qué hago?',
  noPost: 'Ahora no estamos escribiendo ninguna publicación. ¿De qué debería tratar?',
  notUnderstood: 'No sé hacer eso, o no lo he entendido.',
  missing: (gaps) =>
    `**Aún falta:** ${gaps.join('; ')}. Dime ${gaps.length > 1 ? 'lo primero' : 'eso'} con tus palabras y lo pongo; con corchetes no publico nada.`,
  tellIn: (language) =>
    `Escribo en el idioma de las palabras que me das, y no sé traducir. Dime en ${language} de qué trata, y los borradores estarán en ${language}.`,
  misheard: 'No lo he entendido.',
  stillWaits: (when, where) =>
    `Tu publicación para ${when ? `${where}, **${when}**,` : `**${where}**`} sigue esperando: ${when ? 'prográmala' : 'publícala'}, o pregunta de otra forma.`,
  waits: {
    gaps: 'A tu publicación aún le faltan palabras: escríbelas, o pregunta de otra forma.',
    topic: 'Todavía necesito saber de qué trata la publicación.',
    draft: 'Tus borradores siguen esperando: elige uno, o pregunta de otra forma.',
    platforms: 'Tu publicación sigue esperando su red: nombra una, o pregunta de otra forma.',
    when: 'Tu publicación sigue esperando su hora: dime cuándo, o pregunta de otra forma.',
  },
  can: 'Puedo escribir publicaciones y programarlas o publicarlas en tus redes, buscar hashtags y buenas horas, decirte cómo van tus publicaciones y qué comenta la gente, y mostrar, mover o cancelar lo programado.',
  writeAbout: (words) => `Escribe una publicación: ${words}`,
  postAsIs: (words) => `Publica esto: ${words}`,
  hashtagsFor: (words) => `Busca hashtags para ${words}`,
  create: 'Crear una publicación',
  showPlanned: 'Muestra mis publicaciones programadas',
  startOver: 'Empezar de nuevo',
  back: 'Volver a mi publicación',
  aside: ES_ASIDE,
  changes: ES_CHANGES,
  comments: ES_COMMENTS,
  figures: ES_FIGURES,
  posts: ES_POSTS,
  product: ES_PRODUCT,
};
