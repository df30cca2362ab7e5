import { alternatives } from '../list-with.ts';
import type { Figures } from './en.ts';

const en = (networks: readonly string[]): string =>
  networks.length > 0 ? ` en ${alternatives(networks, 'y')}` : '';
const sobre = (topic: string | null): string => (topic === null ? '' : ` sobre ${topic}`);

export const ES_FIGURES: Figures = {
  all: '[Todas las cifras](/analytics)',
  analyze30: 'Analizar los últimos 30 días',
  analyze90: 'Analizar los últimos 90 días',
  days: (from, to) => (to === null ? `el ${from}` : `del ${from} al ${to}`),
  span: (from, to) => (to === null ? `el ${from}` : `del ${from} al ${to}`),
  noneOut: (networks, days) => `No se publicó nada${en(networks)} ${days}.`,
  yourPosts: (networks, days) => `Tus publicaciones${en(networks)}, ${days}:`,
  nobodyYet: 'Todavía nadie ha dado me gusta, comentado ni compartido nada.',
  results: (networks, days) => `Lo publicado${en(networks)} ${days}, y sus resultados hasta ahora:`,
  lastDays: (days) => `Tus últimos ${days} días:`,
  noFigures: 'Aún no hay cifras. Llegan a los pocos minutos de publicar.',
  noFiguresUnconnected:
    'Aún no hay cifras, porque no hay ninguna red conectada. Conecta una en el [panel](/dashboard).',
  engagement: 'Interacciones',
  publications: 'Publicaciones',
  reach: 'Alcance',
  clicks: 'Clics por persona alcanzada',
  likes: (count) => `${count} me gusta`,
  comments: (count, value) => `${count} ${value === 1 ? 'comentario' : 'comentarios'}`,
  shares: (count, value) => `${count} ${value === 1 ? 'vez compartida' : 'veces compartida'}`,
  asBefore: 'como antes',
  before: (count) => `${count} en los días anteriores`,
  followersOn: (network) => `Seguidores en ${network}`,
  growth: (percent, days) => `${percent} % en ${days} días`,
  published: 'Publicaciones',
  inPublications: (count) => `, en ${count} redes o cuentas`,
  best: (count) => (count === 1 ? 'Tu mejor publicación:' : 'Tus mejores publicaciones:'),
  worst: (count) =>
    count === 1 ? 'Tu publicación con menos respuesta:' : 'Tus publicaciones con menos respuesta:',
  engaged: (post, networks, count) =>
    `${post}${en(networks)}: ${count} entre me gusta, comentarios y veces compartida`,
  noGoodTime: (networks) => `Todavía no conozco una buena hora${en(networks)}.`,
  bestTimes: (networks, basis) =>
    `Las mejores horas${networks.length > 0 ? en(networks) : ' en todas tus redes'}, ${basis}:`,
  zone: (zone) => `Zona horaria: ${zone}.`,
  followers: (count, sign, days) =>
    sign === 0
      ? `Tienes los mismos seguidores que antes, ${days}:`
      : `${sign > 0 ? 'Ganaste' : 'Perdiste'} **${count} ${count === '1' ? 'seguidor' : 'seguidores'}** ${days}:`,
  countedOnce: (days) => `Tus seguidores se contaron una sola vez ${days}, así que aún no sé cómo cambian:`,
  notCounted: (days) =>
    `No hay recuento de seguidores ${days}: Carillon guarda uno por día desde que la red está conectada.`,
  peopleReached: (count) => `personas alcanzadas: ${count}`,
  noneToCompare: (topic, networks, days) =>
    `Ninguna publicación${sobre(topic)} salió${en(networks)} ${days}, así que no hay cifras que comparar.`,
  notReported: (count, topic, days) =>
    `${count === 1 ? 'Una publicación' : `${count} publicaciones`}${sobre(topic)} ${count === 1 ? 'salió' : 'salieron'} ${days}, pero ninguna red ha dado cifras todavía.`,
  didBest: (count, topic, networks, days) =>
    `${count === 1 ? 'La publicación' : 'Las publicaciones'}${sobre(topic)} con mejor resultado${en(networks)}, ${days}:`,
  gotLeast: (count, topic, networks, days) =>
    `${count === 1 ? 'La publicación' : 'Las publicaciones'}${sobre(topic)} con menos respuesta${en(networks)}, ${days}:`,
};
