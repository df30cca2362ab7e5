import type { Posts } from './en.ts';

const KIND = { open: 'programada', failed: 'fallida', over: 'publicada' } as const;
type Lists = Parameters<Posts['haveNone']>[0];
const kindsOf = (lists: Lists, ending: string): string =>
  lists.map((list) => `${KIND[list]}${ending}`).join(' o ');

export const ES_POSTS: Posts = {
  noText: 'una publicación sin texto',
  quoted: (words) => `«${words}»`,
  on: (post, place) => `${post} en ${place}`,
  onPlaces: (places, time) => `en ${places}, ${time}`,
  atOnce: 'de inmediato',
  failed: 'fallida',
  canceled: 'cancelada',
  published: (when) => `publicada el ${when}`,
  planned: (when) => `programada para el ${when}`,
  onDay: (day) => ` para ${day}`,
  inDays: (from, to) => (to === null ? ` el ${from}` : ` del ${from} al ${to}`),
  have: (count, atLeast, lists, days) =>
    `Tienes ${count === 1 ? `una publicación ${kindsOf(lists, '')}` : `${atLeast ? 'al menos ' : ''}${count} publicaciones ${kindsOf(lists, 's')}`}${days}:`,
  haveNone: (lists, days) => `No tienes publicaciones ${kindsOf(lists, 's')}${days}.`,
  more: (count, atLeast) => `y ${atLeast ? 'al menos ' : ''}${count} más en el [panel](/dashboard).`,
  showPublished: 'Mostrar mis publicaciones publicadas',
  rescheduleOne: 'Mover una publicación',
  cancelOne: 'Cancelar una publicación',
  whyFailed: '¿Por qué falló mi publicación?',
  retryFailed: 'Reintentar la fallida',
  deleteFailed: 'Eliminar la fallida',
  none: 'Aún no tienes publicaciones.',
  notAmongLatest: 'No la he encontrado entre tus últimas publicaciones.',
  hasNotFailed: 'Esa publicación no ha fallado.',
  noneFailed: 'Ninguna de tus publicaciones ha fallado.',
  noSuchFailed: 'No ha fallado ninguna publicación así.',
  moreFailed: (count) =>
    count === 1
      ? 'Ha fallado una más: está en el [panel](/dashboard).'
      : `Han fallado ${count} más: están en el [panel](/dashboard).`,
  didFail: (post, reason, page) => `${post} falló. ${reason} [Ver la publicación](${page}).`,
  reason: (reason) => `El motivo: ${reason}`,
  noReason: (network) => `${network} no dio ningún motivo.`,
  wasPublished: (post, when) => `${post} se publicó el ${when}`,
  viewOn: (network) => `ver en ${network}`,
  wasCanceled: (post) => `${post} se canceló y no se publicó.`,
  isPublishing: (post) => `${post} se está publicando ahora mismo.`,
  waitsForConnection: (post, network) =>
    `${post} espera, porque hay que volver a conectar ${network} en el [panel](/dashboard).`,
  waitsForRetry: (post, reason) =>
    `${post} se intentará de nuevo pronto. ${reason ? `El último intento falló: ${reason}` : ''}`,
  isPlanned: (post, when) => `${post} está programada para el ${when}.`,
};
