import type { Posts } from './en.ts';

type Lists = Parameters<Posts['haveNone']>[0];
const kindsOf = (lists: Lists, plural: string): string =>
  lists
    .map((list) => ({ open: `agendada${plural}`, failed: 'com falha', over: `publicada${plural}` })[list])
    .join(' ou ');

export const PT_POSTS: Posts = {
  noText: 'uma publicação sem texto',
  quoted: (words) => `“${words}”`,
  on: (post, place) => `${post} em ${place}`,
  onPlaces: (places, time) => `em ${places}, ${time}`,
  atOnce: 'imediatamente',
  failed: 'com falha',
  canceled: 'cancelada',
  published: (when) => `publicada em ${when}`,
  planned: (when) => `agendada para ${when}`,
  onDay: (day) => ` para ${day}`,
  inDays: (from, to) => (to === null ? ` em ${from}` : ` de ${from} a ${to}`),
  have: (count, atLeast, lists, days) =>
    `Você tem ${count === 1 ? `uma publicação ${kindsOf(lists, '')}` : `${atLeast ? 'pelo menos ' : ''}${count} publicações ${kindsOf(lists, 's')}`}${days}:`,
  haveNone: (lists, days) => `Você não tem publicações ${kindsOf(lists, 's')}${days}.`,
  more: (count, atLeast) => `e ${atLeast ? 'pelo menos ' : ''}mais ${count} no [painel](/dashboard).`,
  showPublished: 'Mostrar minhas publicações já publicadas',
  rescheduleOne: 'Mover uma publicação',
  cancelOne: 'Cancelar uma publicação',
  whyFailed: 'Por que minha publicação falhou?',
  retryFailed: 'Tentar de novo a que falhou',
  deleteFailed: 'Excluir a que falhou',
  none: 'Você ainda não tem publicações.',
  notAmongLatest: 'Não a encontrei entre suas últimas publicações.',
  hasNotFailed: 'Essa publicação não falhou.',
  noneFailed: 'Nenhuma das suas publicações falhou.',
  noSuchFailed: 'Nenhuma publicação assim falhou.',
  moreFailed: (count) =>
    count === 1
      ? 'Mais uma falhou: está no [painel](/dashboard).'
      : `Mais ${count} falharam: estão no [painel](/dashboard).`,
  didFail: (post, reason, page) => `${post} falhou. ${reason} [Ver a publicação](${page}).`,
  reason: (reason) => `O motivo: ${reason}`,
  noReason: (network) => `O ${network} não deu motivo.`,
  wasPublished: (post, when) => `${post} foi publicada em ${when}`,
  viewOn: (network) => `ver em ${network}`,
  wasCanceled: (post) => `${post} foi cancelada e não saiu.`,
  isPublishing: (post) => `${post} está sendo publicada agora.`,
  waitsForConnection: (post, network) =>
    `${post} está esperando, pois o ${network} precisa ser reconectado no [painel](/dashboard).`,
  waitsForRetry: (post, reason) =>
    `${post} será tentada de novo em breve. ${reason ? `A última tentativa falhou: ${reason}` : ''}`,
  isPlanned: (post, when) => `${post} está agendada para ${when}.`,
};
