import { alternatives } from '../list-with.ts';
import type { Figures } from './en.ts';

const sur = (networks: readonly string[]): string =>
  networks.length > 0 ? ` sur ${alternatives(networks, 'et')}` : '';
const about = (topic: string | null): string => (topic === null ? '' : ` à propos de ${topic}`);

export const FR_FIGURES: Figures = {
  all: '[Tous les chiffres](/analytics)',
  analyze30: 'Analyser les 30 derniers jours',
  analyze90: 'Analyser les 90 derniers jours',
  days: (from, to) => (to === null ? `le ${from}` : `du ${from} au ${to}`),
  span: (from, to) => (to === null ? `le ${from}` : `du ${from} au ${to}`),
  noneOut: (networks, days) => `Aucune de vos publications n’est sortie${sur(networks)} ${days}.`,
  yourPosts: (networks, days) => `Vos publications${sur(networks)}, ${days} :`,
  nobodyYet: 'Personne n’a encore aimé, commenté ou partagé quoi que ce soit.',
  results: (networks, days) => `Ce qui est sorti${sur(networks)} ${days}, et les résultats jusqu’ici :`,
  lastDays: (days) => `Vos ${days} derniers jours :`,
  noFigures:
    'Il n’y a pas encore de chiffres. Ils arrivent quelques minutes après la sortie d’une publication.',
  noFiguresUnconnected:
    'Il n’y a pas encore de chiffres, car aucun réseau n’est connecté. Connectez-en un sur le [tableau de bord](/dashboard).',
  engagement: 'Interactions',
  publications: 'Publications',
  reach: 'Portée',
  clicks: 'Clics par personne touchée',
  likes: (count) => `${count} j’aime`,
  comments: (count, value) => `${count} ${value < 2 ? 'commentaire' : 'commentaires'}`,
  shares: (count, value) => `${count} ${value < 2 ? 'partage' : 'partages'}`,
  asBefore: 'comme avant',
  before: (count) => `${count} les jours d’avant`,
  followersOn: (network) => `Abonnés sur ${network}`,
  growth: (percent, days) => `${percent} % en ${days} jours`,
  published: 'Publications sorties',
  inPublications: (count) => `, sur ${count} réseaux ou comptes`,
  best: (count) => (count === 1 ? 'Votre meilleure publication :' : 'Vos meilleures publications :'),
  worst: (count) =>
    count === 1 ? 'Votre publication la moins remarquée :' : 'Vos publications les moins remarquées :',
  engaged: (post, networks, count) => `${post}${sur(networks)} : ${count} j’aime, commentaires et partages`,
  noGoodTime: (networks) => `Je ne connais pas encore de bon moment${sur(networks)}.`,
  bestTimes: (networks, basis) =>
    `Les meilleurs moments${networks.length > 0 ? sur(networks) : ' sur tous vos réseaux'}, ${basis} :`,
  zone: (zone) => `Fuseau horaire : ${zone}.`,
  followers: (count, sign, days) =>
    sign === 0
      ? `Vous avez autant d’abonnés qu’avant, ${days} :`
      : `Vous avez ${sign > 0 ? 'gagné' : 'perdu'} **${count} ${count === '1' ? 'abonné' : 'abonnés'}** ${days} :`,
  countedOnce: (days) =>
    `Vos abonnés n’ont été comptés qu’une fois ${days}, je ne sais donc pas encore comment ils évoluent :`,
  notCounted: (days) =>
    `Il n’y a pas de compte d’abonnés ${days} : Carillon en garde un par jour depuis la connexion du réseau.`,
  peopleReached: (count) => `personnes touchées : ${count}`,
  noneToCompare: (topic, networks, days) =>
    `Aucune publication${about(topic)} n’est sortie${sur(networks)} ${days}, il n’y a donc pas de chiffres à comparer.`,
  notReported: (count, topic, days) =>
    `${count === 1 ? 'Une publication' : `${count} publications`}${about(topic)} ${count === 1 ? 'est sortie' : 'sont sorties'} ${days}, mais aucun réseau n’a encore donné de chiffres.`,
  didBest: (count, topic, networks, days) =>
    `${count === 1 ? 'La publication' : 'Les publications'}${about(topic)} qui ${count === 1 ? 'a' : 'ont'} le mieux marché${sur(networks)}, ${days} :`,
  gotLeast: (count, topic, networks, days) =>
    `${count === 1 ? 'La publication' : 'Les publications'}${about(topic)} avec le moins de réactions${sur(networks)}, ${days} :`,
};
