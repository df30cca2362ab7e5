import type { Posts } from './en.ts';

type Lists = Parameters<Posts['haveNone']>[0];
const kindsOf = (lists: Lists, plural: string): string =>
  lists
    .map((list) => ({ open: `programmée${plural}`, failed: 'en échec', over: `publiée${plural}` })[list])
    .join(' ou ');

export const FR_POSTS: Posts = {
  noText: 'une publication sans texte',
  quoted: (words) => `« ${words} »`,
  on: (post, place) => `${post} sur ${place}`,
  onPlaces: (places, time) => `sur ${places}, ${time}`,
  atOnce: 'tout de suite',
  failed: 'en échec',
  canceled: 'annulée',
  published: (when) => `publiée le ${when}`,
  planned: (when) => `prévue pour le ${when}`,
  onDay: (day) => ` pour ${day}`,
  inDays: (from, to) => (to === null ? ` le ${from}` : ` du ${from} au ${to}`),
  have: (count, atLeast, lists, days) =>
    `Vous avez ${count === 1 ? `une publication ${kindsOf(lists, '')}` : `${atLeast ? 'au moins ' : ''}${count} publications ${kindsOf(lists, 's')}`}${days} :`,
  haveNone: (lists, days) => `Vous n’avez aucune publication ${kindsOf(lists, '')}${days}.`,
  more: (count, atLeast) =>
    `et ${atLeast ? 'au moins ' : ''}${count} de plus sur le [tableau de bord](/dashboard).`,
  showPublished: 'Montrer mes publications parues',
  rescheduleOne: 'Déplacer une publication',
  cancelOne: 'Annuler une de mes publications',
  whyFailed: 'Pourquoi ma publication a-t-elle échoué ?',
  retryFailed: 'Réessayer celle en échec',
  deleteFailed: 'Supprimer celle en échec',
  none: 'Vous n’avez pas encore de publications.',
  notAmongLatest: 'Je ne l’ai pas trouvée parmi vos dernières publications.',
  hasNotFailed: 'Cette publication n’a pas échoué.',
  noneFailed: 'Aucune de vos publications n’a échoué.',
  noSuchFailed: 'Aucune publication de ce genre n’a échoué.',
  moreFailed: (count) =>
    count === 1
      ? 'Une autre a échoué : elle est sur le [tableau de bord](/dashboard).'
      : `${count} autres ont échoué : elles sont sur le [tableau de bord](/dashboard).`,
  didFail: (post, reason, page) => `${post} a échoué. ${reason} [Voir la publication](${page}).`,
  reason: (reason) => `La raison : ${reason}`,
  noReason: (network) => `${network} n’a donné aucune raison.`,
  wasPublished: (post, when) => `${post} a été publiée le ${when}`,
  viewOn: (network) => `voir sur ${network}`,
  wasCanceled: (post) => `${post} a été annulée et n’est pas sortie.`,
  isPublishing: (post) => `${post} est en train de sortir.`,
  waitsForConnection: (post, network) =>
    `${post} attend, car il faut reconnecter ${network} sur le [tableau de bord](/dashboard).`,
  waitsForRetry: (post, reason) =>
    `${post} sera bientôt retentée. ${reason ? `Le dernier essai a échoué : ${reason}` : ''}`,
  isPlanned: (post, when) => `${post} est prévue pour le ${when}.`,
};
