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
  noneOut: (networks, days) => `Von deinen Beiträgen ging ${days}${auf(networks)} keiner raus.`,
  yourPosts: (networks, days) => `Deine Beiträge${auf(networks)}, ${days}:`,
  nobodyYet: 'Noch hat niemand davon etwas gelikt, kommentiert oder geteilt.',
  results: (networks, days) => `Was${auf(networks)} ${days} rausging, und was bisher daraus wurde:`,
  lastDays: (days) => `Deine letzten ${days} Tage:`,
  noFigures: 'Es gibt noch keine Zahlen. Sie kommen wenige Minuten, nachdem ein Beitrag veröffentlicht ist.',
  noFiguresUnconnected:
    'Es gibt noch keine Zahlen, weil kein Netzwerk verbunden ist. Verbinde eines in der [Übersicht](/dashboard).',
  engagement: 'Reaktionen',
  publications: 'Veröffentlichungen',
  reach: 'Reichweite',
  clicks: 'Klicks je erreichter Person',
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
  noGoodTime: (networks) => `Eine gute Zeit${auf(networks)} kenne ich noch nicht.`,
  bestTimes: (networks, basis) =>
    `Die besten Zeiten${networks.length > 0 ? auf(networks) : ' über alle Netzwerke'}, ${basis}:`,
  zone: (zone) => `Zeitzone: ${zone}.`,
  followers: (count, sign, days) => {
    if (sign === 0) return `Es sind ${days} gleich viele Follower geblieben:`;
    return sign > 0
      ? `${capital(days)} kamen **${count} Follower** dazu:`
      : `${capital(days)} gingen **${count} Follower** verloren:`;
  },
  countedOnce: (days) =>
    `Deine Follower wurden ${days} einmal gezählt; wie sie sich verändern, weiß ich noch nicht:`,
  notCounted: (days) =>
    `Für die Zeit ${days} gibt es keine Followerzahlen: Carillon zählt sie täglich, seit das Netzwerk verbunden ist.`,
  peopleReached: (count) => `erreichte Personen: ${count}`,
  noneToCompare: (topic, networks, days) =>
    `Von deinen Beiträgen${zu(topic)} ging ${days}${auf(networks)} keiner raus; es gibt also keine Zahlen zu vergleichen.`,
  notReported: (count, topic, days) =>
    `${count === 1 ? 'Ein Beitrag' : `${count} Beiträge`}${zu(topic)} ${count === 1 ? 'ging' : 'gingen'} ${days} raus, aber noch kein Netzwerk hat Zahlen geliefert.`,
  didBest: (count, topic, networks, days) =>
    `${count === 1 ? 'Der erfolgreichste Beitrag' : 'Die erfolgreichsten Beiträge'}${zu(topic)}${auf(networks)}, ${days}:`,
  gotLeast: (count, topic, networks, days) =>
    `${count === 1 ? 'Der Beitrag' : 'Die Beiträge'}${zu(topic)}${auf(networks)} mit den wenigsten Reaktionen, ${days}:`,
};
