import type { Posts } from './en.ts';

const KIND = { open: 'geplant', failed: 'fehlgeschlagen', over: 'veröffentlicht' } as const;
type Lists = Parameters<Posts['haveNone']>[0];
const kindsOf = (lists: Lists, ending: string): string =>
  lists.map((list) => `${KIND[list]}${ending}`).join(' oder ');

export const DE_POSTS: Posts = {
  noText: 'ein Beitrag ohne Text',
  quoted: (words) => `„${words}“`,
  on: (post, place) => `${post} auf ${place}`,
  onPlaces: (places, time) => `auf ${places}, ${time}`,
  atOnce: 'sofort',
  failed: 'fehlgeschlagen',
  canceled: 'zurückgezogen',
  published: (when) => `veröffentlicht am ${when}`,
  planned: (when) => `geplant für ${when}`,
  onDay: (day) => ` für ${day}`,
  inDays: (from, to) => (to === null ? ` am ${from}` : ` von ${from} bis ${to}`),
  have: (count, atLeast, lists, days) =>
    `Du hast${days} ${count === 1 ? `einen ${kindsOf(lists, 'en')} Beitrag` : `${atLeast ? 'mindestens ' : ''}${count} ${kindsOf(lists, 'e')} Beiträge`}:`,
  haveNone: (lists, days) => `Du hast${days} keine ${kindsOf(lists, 'en')} Beiträge.`,
  more: (count, atLeast) =>
    `und ${atLeast ? 'mindestens ' : ''}${count} weitere in der [Übersicht](/dashboard).`,
  showPublished: 'Zeig meine veröffentlichten Beiträge',
  rescheduleOne: 'Beitrag verschieben',
  cancelOne: 'Beitrag zurückziehen',
  whyFailed: 'Warum ist mein Beitrag fehlgeschlagen?',
  retryFailed: 'Den fehlgeschlagenen erneut versuchen',
  deleteFailed: 'Den fehlgeschlagenen löschen',
  none: 'Du hast noch keine Beiträge.',
  notAmongLatest: 'Unter deinen letzten Beiträgen habe ich keinen solchen gefunden.',
  hasNotFailed: 'Dieser Beitrag ist nicht fehlgeschlagen.',
  noneFailed: 'Keiner deiner Beiträge ist fehlgeschlagen.',
  noSuchFailed: 'Kein solcher Beitrag ist fehlgeschlagen.',
  moreFailed: (count) =>
    count === 1
      ? 'Noch einer ist fehlgeschlagen: Er steht in der [Übersicht](/dashboard).'
      : `${count} weitere sind fehlgeschlagen: Sie stehen in der [Übersicht](/dashboard).`,
  didFail: (post, reason, page) => `${post} ist fehlgeschlagen. ${reason} [Zum Beitrag](${page}).`,
  reason: (reason) => `Der Grund: ${reason}`,
  noReason: (network) => `${network} hat keinen Grund genannt.`,
  wasPublished: (post, when) => `${post} wurde am ${when} veröffentlicht`,
  viewOn: (network) => `auf ${network} ansehen`,
  wasCanceled: (post) => `${post} wurde zurückgezogen und nicht veröffentlicht.`,
  isPublishing: (post) => `${post} wird gerade veröffentlicht.`,
  waitsForConnection: (post, network) =>
    `${post} wartet, weil ${network} in der [Übersicht](/dashboard) neu verbunden werden muss.`,
  waitsForRetry: (post, reason) =>
    `${post} wird bald noch einmal versucht. ${reason ? `Der letzte Versuch schlug fehl: ${reason}` : ''}`,
  isPlanned: (post, when) => `${post} ist für ${when} geplant.`,
};
