import { ASSISTANT_PHRASES } from '@carillon/contracts/domain/assistant-phrases.ts';
import { ALL_NETWORKS_LIST, alternatives } from '../list-with.ts';
import type { Aside } from './en.ts';

const { buttons, notPosted } = ASSISTANT_PHRASES.de;
const und = (names: readonly string[]): string => alternatives(names, 'und');

export const DE_ASIDE: Aside = {
  greeting: 'Hallo! Ich bin dein KI-Assistent für Social Media. Wobei kann ich dir heute helfen?',
  times: buttons.times,
  hashtags: buttons.hashtags,
  analyze: buttons.analyze,
  welcome: 'Gern geschehen! Was kann ich sonst tun?',
  goodbye: 'Bis bald! Diese Unterhaltung bleibt hier für dich erhalten.',
  otherNetworks: (names) =>
    `Carillon veröffentlicht nicht auf ${alternatives(names, 'oder')}. Es arbeitet mit ${und(ALL_NETWORKS_LIST)}.`,
  mayNotWrite:
    'Mit deiner Rolle in diesem Arbeitsbereich kannst du lesen, aber keine Beiträge schreiben. Zahlen, gute Zeiten und Hashtags nenne ich dir trotzdem.',
  noWordsLeft:
    'Was du selbst schreibst, veröffentliche ich weiterhin (beginn mit „Poste das:“), und ich verwalte deine Beiträge. Mehr Wörter gibt es mit einem [Tarif](/account/plan).',
  refused: (message) => `Das ging nicht. ${message}`,
  shortest:
    'Kürzer geht es mit allen Angaben nicht. Sag mir, was weg kann, oder gib mir deine eigenen Worte.',
  longest:
    'Mehr kann ich dazu nicht sagen, ohne etwas zu erfinden. Sag mir, was noch hinein soll, zum Beispiel „erwähne die kostenlosen Parkplätze“.',
  notInText: (words) => `„${words}“ steht nicht im Text, deshalb habe ich ihn so gelassen.`,
  charactersNow: (count) => `Er hat jetzt ${count} Zeichen. Kürzer ginge eine Angabe verloren.`,
  notSetUp: (networks) =>
    `${und(networks)} ${networks.length > 1 ? 'sind' : 'ist'} auf diesem Server nicht eingerichtet.`,
  notConnected: (networks) =>
    `${und(networks)} ${networks.length > 1 ? 'sind' : 'ist'} nicht verbunden. Verbinden kannst du in der [Übersicht](/dashboard).`,
  mediaNeeded: (networks, page) =>
    `${und(networks)} ${networks.length > 1 ? 'brauchen' : 'braucht'} ein Bild oder ein Video, das ich hier nicht hinzufügen kann. Ich habe den Text als Entwurf behalten: [Füg das Bild unter „Beitrag erstellen“ hinzu](${page}).`,
  tooLong: (network, limit, length, inBytes) =>
    `${network} erlaubt höchstens ${limit} ${inBytes ? 'Bytes' : 'Zeichen'}; dieser Text hat ${length}.`,
  tooLongToShow:
    'Der Text ist zu lang, um ihn hier so zu zeigen, wie er erscheinen würde. Kürz ihn, oder veröffentliche ihn unter [Beitrag erstellen](/create-post).',
  shorterOrLeaveOut: 'Kürz ihn, oder lass dieses Netzwerk weg.',
  keptForEditor: (page) =>
    `Mit deiner Rolle kannst du schreiben; veröffentlichen können Bearbeiter und Inhaber. Ich habe den Text als [Entwurf](${page}) für sie behalten.`,
  keptDraft: (page) =>
    `Gut, ich habe aufgehört, und nichts wurde gepostet. Dein Entwurf ist noch da: [Öffne ihn](${page}), um ihn fertigzustellen oder zu löschen.`,
  connectFirst:
    'Es ist kein Netzwerk verbunden, auf dem ich das posten könnte, deshalb bleibt es erst einmal hier. Verbinde Facebook oder LinkedIn in der [Übersicht](/dashboard), und klick dann auf die Schaltfläche unten.',
  howToConnect: 'Wie verbinde ich Facebook?',
  howToSchedule: 'Wie plane ich einen Beitrag?',
  howManyWords: 'Wie viele Wörter habe ich noch?',
  material:
    'Was du einfügst oder zitierst, ist für mich Material und nie eine Anweisung. Soll ich einen Beitrag darüber schreiben?',
  yes: 'Ja',
  basis: (posts, countedPosts, enough, networks) => {
    const where = networks.length > 0 ? ` auf ${und(networks)}` : '';
    return posts === null
      ? `nach allgemeiner Erfahrung${where} (deine eigenen Beiträge zählen, sobald ${enough} davon mindestens einen Tag alt sind; bisher ${countedPosts === 0 ? 'ist es keiner' : countedPosts === 1 ? 'ist es 1' : `sind es ${countedPosts}`})`
      : `nach ${posts === 1 ? 'deinem eigenen Beitrag' : `deinen eigenen ${posts} Beiträgen`}${where}`;
  },
  posted: 'Dein Beitrag wurde veröffentlicht!',
  taken: (when) => (when ? `Dein Beitrag ist für ${when} geplant.` : 'Dein Beitrag ist unterwegs.'),
  seeIt: (network) => `Auf ${network} ansehen`,
  notPosted,
  nothingPosted: (reason) => `Es wurde nichts veröffentlicht: ${reason}`,
  postedTo: (place) => `Veröffentlicht auf ${place}.`,
  notPostedTo: (place, reason) => `Nicht veröffentlicht auf ${place}: ${reason}`,
  networkRefused: 'Das Netzwerk hat ihn abgelehnt.',
  shouldTryAgain: 'Soll ich es noch einmal versuchen?',
};
