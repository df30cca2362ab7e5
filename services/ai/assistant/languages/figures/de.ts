import { alternatives } from '../list-with.ts';
import type { Figures } from './en.ts';

const auf = (networks: readonly string[]): string =>
  networks.length > 0 ? ` auf ${alternatives(networks, 'und')}` : '';
const zu = (topic: string | null): string => (topic === null ? '' : ` über ${topic}`);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const DE_FIGURES: Figures = {
  all: '[Alle Zahlen](/analytics)',
  analyze30: 'Die letzten 30 Tage auswerten',
  analyze90: 'Die letzten 90 Tage auswerten',
  days: (from, to) => (to === null ? `am ${from}` : `von ${from} bis ${to}`),
  span: (from, to) => (to === null ? `am ${from}` : `vom ${from} bis ${to}`),
  noneOut: (networks, days) => `Du hast ${days}${auf(networks)} keinen Beitrag veröffentlicht.`,
  yourPosts: (networks, days) => `Deine Beiträge${auf(networks)}, ${days}:`,
  nobodyYet: 'Bisher hat noch niemand etwas davon gelikt, kommentiert oder geteilt.',
  results: (networks, days) => `Deine Beiträge${auf(networks)} ${days} und ihre Ergebnisse bisher:`,
  lastDays: (days) => `Deine letzten ${days} Tage:`,
  noFigures:
    'Es gibt noch keine Zahlen. Die ersten kommen wenige Minuten nach der Veröffentlichung eines Beitrags.',
  noFiguresUnconnected:
    'Es gibt noch keine Zahlen, weil kein Netzwerk verbunden ist. Verbinde eines in der [Übersicht](/dashboard).',
  engagement: 'Interaktionen',
  publications: 'Veröffentlichungen',
  reach: 'Reichweite',
  clicks: 'Klicks pro erreichter Person',
  likes: (count, value) => `${count} ${value === 1 ? 'Like' : 'Likes'}`,
  comments: (count, value) => `${count} ${value === 1 ? 'Kommentar' : 'Kommentare'}`,
  shares: (count, value) => `${count} ${value === 1 ? 'Share' : 'Shares'}`,
  asBefore: 'wie zuvor',
  before: (count) => `${count} in den Tagen davor`,
  followersOn: (network) => `Follower auf ${network}`,
  growth: (percent, days) => `${percent} % in ${days} Tagen`,
  published: 'Veröffentlichte Beiträge',
  inPublications: (count) => `, in ${count} Veröffentlichungen`,
  best: (count) => (count === 1 ? 'Dein bester Beitrag:' : 'Deine besten Beiträge:'),
  worst: (count) =>
    count === 1 ? 'Dein am wenigsten beachteter Beitrag:' : 'Deine am wenigsten beachteten Beiträge:',
  engaged: (post, networks, count) => `${post}${auf(networks)}: ${count} Likes, Kommentare und Shares`,
  noGoodTime: (networks) =>
    `Ich kenne${networks.length > 0 ? ` für ${alternatives(networks, 'und')}` : ''} noch keine gute Zeit.`,
  bestTimes: (networks, basis) =>
    `Die besten Zeiten${networks.length > 0 ? auf(networks) : ' auf allen Netzwerken'}, ${basis}:`,
  zone: (zone) => `Zeitzone: ${zone}.`,
  followers: (count, sign, days) => {
    if (sign === 0) return `Deine Followerzahl ist ${days} gleich geblieben:`;
    return sign > 0
      ? `${capital(days)} hast du **${count} Follower** dazugewonnen:`
      : `${capital(days)} hast du **${count} Follower** verloren:`;
  },
  countedOnce: (days) =>
    `Deine Follower wurden ${days} erst einmal gezählt, deshalb kenne ich die Entwicklung noch nicht:`,
  notCounted: (days) =>
    `${capital(days)} gibt es keine Followerzahlen. Carillon zählt deine Follower täglich, sobald ein Netzwerk verbunden ist.`,
  peopleReached: (count) => `erreichte Personen: ${count}`,
  noneToCompare: (topic, networks, days) =>
    `Du hast ${days}${auf(networks)} keinen Beitrag${zu(topic)} veröffentlicht, also gibt es keine Zahlen zu vergleichen.`,
  notReported: (count, topic, days) =>
    `Du hast ${days} ${count === 1 ? 'einen Beitrag' : `${count} Beiträge`}${zu(topic)} veröffentlicht, aber noch kein Netzwerk hat Zahlen dazu geliefert.`,
  didBest: (count, topic, networks, days) =>
    `${count === 1 ? 'Der erfolgreichste Beitrag' : 'Die erfolgreichsten Beiträge'}${zu(topic)}${auf(networks)}, ${days}:`,
  gotLeast: (count, topic, networks, days) =>
    `${count === 1 ? 'Der Beitrag' : 'Die Beiträge'}${zu(topic)}${auf(networks)} mit den wenigsten Interaktionen, ${days}:`,
};
