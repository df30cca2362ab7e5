import type { Comments } from './en.ts';

const sobre = (topic: string | null): string => (topic ? ` sobre ${topic}` : '');
const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const ES_COMMENTS: Comments = {
  noneOut: 'Aún no se ha publicado ninguna de tus publicaciones, así que nadie ha podido comentar.',
  yourPosts: 'tus publicaciones',
  yourPostsOn: (network) => `tus publicaciones en ${network}`,
  noneOn: (where) => `Aún no hay comentarios en ${where}. Los nuevos llegan en minutos, donde la red los da.`,
  on: (count, where, moods, areLast) => {
    if (areLast) return `Estos son los últimos ${count} comentarios en ${where}: ${moods}.`;
    return `Hay ${count === 1 ? 'un comentario' : `${count} comentarios`} en ${where}: ${moods}.`;
  },
  someInOwnWords: 'Algunos, en sus propias palabras:',
  inOwnWords: 'En sus propias palabras:',
  onPage: 'Léelos y respóndelos todos en [Comentarios](/inbox).',
  moods: {
    positive: (count) => plural(count, 'positivo'),
    neutral: (count) => (count === 1 ? '1 neutral' : `${count} neutrales`),
    negative: (count) => plural(count, 'negativo'),
    unknown: (count) => `${count} sin valorar`,
  },
  mood: { positive: 'positivo', neutral: 'neutral', negative: 'negativo', unknown: 'sin valorar' },
  about: (count, topic, moods, since) =>
    `${count === 1 ? 'Un comentario' : `${count} comentarios`}${sobre(topic)} desde el ${since}: ${moods}. En sus propias palabras:`,
  noneAbout: (topic, amongLast) =>
    `No he encontrado comentarios${sobre(topic)}${amongLast ? ' entre los últimos 200' : ''}. Los nuevos llegan en minutos, donde la red los da.`,
  read: 'Léelos y respóndelos en [Comentarios](/inbox).',
  answerLast: 'Responder los últimos tres comentarios',
  showNew: 'Mostrar comentarios nuevos',
  fewWait: (count) =>
    count === 1 ? 'Solo un comentario espera respuesta.' : `Solo ${count} comentarios esperan respuesta.`,
  noneWaits:
    'Ningún comentario espera una respuesta que yo pueda enviar. Todos están en [Comentarios](/inbox).',
  mayNotReply:
    'Tu rol en este espacio de trabajo no permite responder. Puedes leer los comentarios en [Comentarios](/inbox).',
  commentOf: (at, of, author, network) =>
    `**Comentario ${at} de ${of}**${author ? `, de ${author}` : ''} en ${network}:`,
  myReply: 'Mi respuesta:',
  askToSend: '¿La envío? Para cambiarla, escribe «Respuesta:» y tu texto.',
  onlyYouKnow:
    'Solo tú sabes la respuesta. Escribe «Respuesta:» y tu texto, y te lo enseño antes de enviarlo.',
  send: 'Sí, enviar',
  skip: 'Saltar este',
  stop: 'Parar',
  sent: 'Enviada.',
  maybeSent:
    'Puede que la respuesta ya esté publicada. Lo consulto con la red, y [Comentarios](/inbox) muestra cómo está.',
  notSent: (reason) => `La respuesta no se envió. ${reason}`,
  skipped: 'Saltado.',
  stopped: 'De acuerdo, no he enviado nada más. Todos los comentarios están en [Comentarios](/inbox).',
  notAllowed:
    'Tu rol en este espacio de trabajo no permite responder. Puede hacerlo un redactor, un editor o el propietario.',
  lastOne: 'Era el último. Todos los comentarios están en [Comentarios](/inbox).',
  noTextDraft: 'un borrador sin texto',
  drafts: (count, topic) => `Tienes ${count === 1 ? 'un borrador' : `${count} borradores`}${sobre(topic)}:`,
  noDrafts: (topic) => `No tienes borradores${sobre(topic)} entre los últimos 50.`,
  changedOn: (day) => `modificado el ${day}`,
  moreDrafts: (count) => `y ${count} más en el [calendario](/schedule-post).`,
};
