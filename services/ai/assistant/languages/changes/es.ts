import type { ChangeName } from '../../proposal.ts';
import type { Changes } from './en.ts';

const VERB: Readonly<Record<ChangeName, string>> = {
  reschedule: 'mover',
  cancel: 'cancelar',
  publish_now: 'publicar ahora',
  retry: 'volver a publicar',
  delete: 'eliminar',
  take_down: 'retirar de la red',
};
const I_DO: Readonly<Record<ChangeName, string>> = {
  reschedule: 'muevo',
  cancel: 'cancelo',
  publish_now: 'publico ahora',
  retry: 'vuelvo a publicar',
  delete: 'elimino',
  take_down: 'retiro de la red',
};

export const ES_CHANGES: Changes = {
  newTime: '¿Cuál es la nueva hora?',
  plannedFor: (post, when) => `${post} está programada para el ${when}. ¿Cuál es la nueva hora?`,
  hourLater: 'Una hora más tarde',
  leave: 'Dejarlo así',
  which: (change) => `¿Qué publicación ${I_DO[change]}?`,
  moreThanListed: (count) =>
    count === 1 ? 'Hay una más: nómbrala con sus palabras.' : `Hay ${count} más: nómbrala con sus palabras.`,
  numbered: (number, about) => `Número ${number} (${about})`,
  forbidden:
    'Tu rol en este espacio de trabajo no permite cambiar publicaciones. Puede hacerlo quien edita o la persona propietaria.',
  nothing: {
    reschedule: 'No tienes publicaciones programadas que mover.',
    cancel: 'No tienes publicaciones programadas que cancelar.',
    publish_now: 'No tienes publicaciones programadas que publicar ahora.',
    retry: 'No tienes publicaciones fallidas.',
    delete: 'No tienes publicaciones que eliminar.',
    take_down: 'No tienes publicaciones publicadas que retirar.',
  },
  notFound: 'No he encontrado esa publicación.',
  ask: (change, count, time) => `¿${count > 1 ? 'Las' : 'La'} ${I_DO[change]}${time ? ` al ${time}` : ''}?`,
  askBoth: (published, planned) =>
    `¿Retiro de la red ${published === 1 ? 'la publicación publicada' : `las ${published} publicaciones publicadas`} y cancelo ${planned === 1 ? 'la programada' : `las ${planned} programadas`}?`,
  yes: (change) => `Sí, ${VERB[change]}`,
  many: (yes) => `Son muchas a la vez: escribe «${yes}» si de verdad lo quieres. Un simple sí no basta.`,
  notEnough: (yes) => `Para tantas no basta un sí. Escribe «${yes}» o «Dejarlo así».`,
  clearYes: (change, posts) =>
    `${VERB[change].charAt(0).toUpperCase()}${VERB[change].slice(1)}: las ${posts} publicaciones`,
  andMore: (count) => `y ${count} más`,
  theseOf: (count, limit) =>
    `Estas ${count} publicaciones (veo ${limit} de una lista a la vez; si hay más, pregúntame de nuevo por el resto)`,
  posts: (count, places, areNetworks) => {
    const posts = count === 1 ? 'Una publicación' : `${count} publicaciones`;
    if (places === null) return posts;
    if (count > 1) return `${posts}, ${places} contando cada cuenta`;
    return `${posts} en ${places} ${areNetworks ? 'redes' : 'cuentas'}`;
  },
  state: {
    planned: (count) => (count === 1 ? '1 programada' : `${count} programadas`),
    failed: (count) => (count === 1 ? '1 fallida' : `${count} fallidas`),
    published: (count) => (count === 1 ? '1 publicada' : `${count} publicadas`),
    canceled: (count) => (count === 1 ? '1 cancelada' : `${count} canceladas`),
  },
  deletesAll: 'Una publicación se elimina en todas las redes de la lista; lo programado no se publicará.',
  staysOut: 'Lo ya publicado sigue en su red; elimínalo también allí si quieres que desaparezca.',
  canTakeDown: 'Donde la red lo permite, también puedo eliminarla allí: escribe «Retirar de la red».',
  takesDown:
    'Se eliminará de la red para todo el mundo, con sus «me gusta» y respuestas. No se puede deshacer.',
  areDrafts: (change, count) =>
    count === 1
      ? `Esto es un borrador y no una publicación, así que no lo puedo ${VERB[change]}. Ábrelo para terminarlo o eliminarlo:`
      : `Son borradores y no publicaciones, así que no los puedo ${VERB[change]}. Abre uno para terminarlo o eliminarlo:`,
  noneThatWay: 'Así no he encontrado ninguna.',
  wholeCancel:
    'Una publicación se elimina en todas sus redes a la vez. En una sola puedo cancelarla, y el resto sigue programado.',
  wholeDelete: 'Una publicación se elimina en todas sus redes a la vez. En una sola no se puede eliminar.',
  noBetterTime: 'No conozco una hora mejor que otra.',
  alreadyOut: 'Esa publicación ya está publicada y no puedo retirarla. Elimínala en su red.',
  nothingToUndo: 'Todavía no he hecho nada que se pueda deshacer.',
  wayBack: (change, page) => {
    switch (change) {
      case 'reschedule':
        return 'No puedo devolverlo a su hora en un solo paso. Dime qué publicación muevo y a cuándo.';
      case 'cancel':
        return `Una publicación cancelada no vuelve sola. Abre ${page ? `[su página](${page})` : 'su página'} para duplicarla y programa la copia.`;
      case 'delete':
      case 'take_down':
        return 'Lo eliminado ya no vuelve. Dime de qué trataba y lo escribo de nuevo.';
      default:
        return 'Para quitar lo publicado, escribe «Retirar de la red». Donde Carillon no puede, elimínalo en la red.';
    }
  },
  leftAsIs: 'De acuerdo, lo he dejado como estaba.',
  leftPosts: 'De acuerdo, he dejado tus publicaciones como estaban.',
  allRight: 'De acuerdo.',
  wentOn: 'Esta conversación siguió en otro lugar, así que aún no he hecho nada. Esto es lo último que dije:',
  cancelOrLeave: '¿Cancelo la publicación o la dejo como está? Escribe «Cancelarla» o «Dejarlo así».',
  cancelIt: 'Cancelarla',
  mayBeOut:
    'He detenido la publicación que confirmaste. Puede que ya esté en camino: mira tu [panel](/dashboard). Allí puedes cancelarla o eliminarla.',
  refused:
    'Tu rol en este espacio de trabajo no lo permite. Puede hacerlo quien edita o la persona propietaria.',
  allDone: (count) => `Las ${count} están hechas.`,
  someDone: (done, of) => `${done} de ${of} están hechas, y ${of - done} no se pudieron hacer:`,
  moreLikeThese: (count) => `Y ${count} más como estas.`,
  failedOn: (post, network, reason) => `${post} en ${network}: ${reason}`,
  oneAtATime: (command: string): string => `Hago una cosa a la vez. Después envíame «${command}».`,
  tryAgain: 'Reintentar',
  postStatus: 'Ver cómo está la publicación',
};
