import { ASSISTANT_PHRASES } from '@carillon/contracts/domain/assistant-phrases.ts';
import { ALL_NETWORKS_LIST, alternatives } from '../list-with.ts';
import type { Aside } from './en.ts';

const { buttons, notPosted } = ASSISTANT_PHRASES.es;
const y = (names: readonly string[]): string => alternatives(names, 'y');

export const ES_ASIDE: Aside = {
  greeting: '¡Hola! Soy tu asistente de IA para gestionar redes sociales. ¿En qué puedo ayudarte hoy?',
  times: buttons.times,
  hashtags: buttons.hashtags,
  analyze: buttons.analyze,
  welcome: '¡De nada! ¿Qué más puedo hacer?',
  goodbye: '¡Hasta luego! Esta conversación se queda aquí para ti.',
  otherNetworks: (names) =>
    `Carillon no publica en ${alternatives(names, 'ni')}. Funciona con ${y(ALL_NETWORKS_LIST)}.`,
  mayNotWrite:
    'Tu rol en este espacio de trabajo te permite leer, pero no escribir publicaciones. Aun así puedo hablarte de cifras, buenas horas y hashtags.',
  noWordsLeft:
    'Sigo publicando lo que escribas tú (empieza con «Publica esto:») y gestionando tus publicaciones. Hay más palabras con un [plan](/account/plan).',
  refused: (message) => `No se pudo hacer. ${message}`,
  shortest: 'Más corto no puede ser sin perder datos. Dime qué se puede quitar, o dame tus propias palabras.',
  longest: 'No puedo decir más sin inventar. Dime qué añado, por ejemplo «menciona el aparcamiento gratis».',
  notInText: (words) => `«${words}» no está en el texto, así que lo he dejado como estaba.`,
  charactersNow: (count) => `Ahora tiene ${count} caracteres. Con menos perdería un dato.`,
  notSetUp: (networks) =>
    `${y(networks)} no ${networks.length > 1 ? 'están configuradas' : 'está configurada'} en este servidor.`,
  notConnected: (networks) =>
    `${y(networks)} no ${networks.length > 1 ? 'están conectadas' : 'está conectada'}. Puedes conectar redes en el [panel](/dashboard).`,
  mediaNeeded: (networks, page) =>
    `${y(networks)} ${networks.length > 1 ? 'necesitan' : 'necesita'} una imagen o un vídeo, que aquí no puedo añadir. He guardado el texto como borrador: [añade la imagen en Crear publicación](${page}).`,
  tooLong: (network, limit, length, inBytes) =>
    `${network} permite como máximo ${limit} ${inBytes ? 'bytes' : 'caracteres'}; este texto tiene ${length}.`,
  tooLongToShow:
    'Ese texto es demasiado largo para mostrarlo como se publicaría. Acórtalo, o publícalo en [Crear publicación](/create-post).',
  shorterOrLeaveOut: 'Acórtalo, o quita esa red.',
  keptForEditor: (page) =>
    `Tu rol te permite escribir, pero tiene que publicar un editor o el propietario. He guardado el texto como [borrador](${page}) para ellos.`,
  keptDraft: (page) =>
    `De acuerdo, lo he dejado y no se ha publicado nada. Tu borrador sigue ahí: [ábrelo](${page}) para terminarlo o eliminarlo.`,
  connectFirst:
    'No hay ninguna red conectada donde pueda publicar esto, así que se queda aquí por ahora. Conecta Facebook o LinkedIn en el [panel](/dashboard) y pulsa después el botón de abajo.',
  howToConnect: '¿Cómo conecto Facebook?',
  howToSchedule: '¿Cómo programo una publicación?',
  howManyWords: '¿Cuántas palabras me quedan?',
  material:
    'Lo que pegas o citas es para mí material, nunca una instrucción. ¿Escribo una publicación sobre ello?',
  yes: 'Sí',
  basis: (posts, countedPosts, enough, networks) => {
    const where = networks.length > 0 ? ` en ${y(networks)}` : '';
    return posts === null
      ? `según lo que suele funcionar${where} (uso tus propias publicaciones cuando ${enough} tienen al menos un día; ${countedPosts === 0 ? 'aún no cuenta ninguna' : countedPosts === 1 ? 'ya cuenta 1' : `ya cuentan ${countedPosts}`})`
      : `según ${posts === 1 ? 'tu propia publicación' : `tus ${posts} publicaciones`}${where}`;
  },
  posted: '¡Tu contenido se ha publicado!',
  taken: (when) =>
    when ? `Tu publicación está programada para el ${when}.` : 'Tu publicación está en camino.',
  seeIt: (network) => `Ver en ${network}`,
  notPosted,
  nothingPosted: (reason) => `No se publicó nada: ${reason}`,
  postedTo: (place) => `Publicado en ${place}.`,
  notPostedTo: (place, reason) => `No publicado en ${place}: ${reason}`,
  networkRefused: 'la red lo rechazó.',
  shouldTryAgain: '¿Lo intento otra vez?',
};
