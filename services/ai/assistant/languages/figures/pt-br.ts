import { alternatives } from '../list-with.ts';
import type { Figures } from './en.ts';

const em = (networks: readonly string[]): string =>
  networks.length > 0 ? ` em ${alternatives(networks, 'e')}` : '';
const sobre = (topic: string | null): string => (topic === null ? '' : ` sobre ${topic}`);

export const PT_FIGURES: Figures = {
  all: '[Todos os números](/analytics)',
  analyze30: 'Analisar os últimos 30 dias',
  analyze90: 'Analisar os últimos 90 dias',
  days: (from, to) => (to === null ? `em ${from}` : `de ${from} a ${to}`),
  span: (from, to) => (to === null ? `em ${from}` : `de ${from} a ${to}`),
  noneOut: (networks, days) => `Nenhuma publicação sua saiu${em(networks)} ${days}.`,
  yourPosts: (networks, days) => `Suas publicações${em(networks)}, ${days}:`,
  nobodyYet: 'Ninguém curtiu, comentou ou compartilhou nada ainda.',
  results: (networks, days) => `O que saiu${em(networks)} ${days}, e os resultados até agora:`,
  lastDays: (days) => `Seus últimos ${days} dias:`,
  noFigures: 'Ainda não há números. Eles chegam poucos minutos depois de uma publicação sair.',
  noFiguresUnconnected:
    'Ainda não há números, porque nenhuma rede está conectada. Conecte uma no [painel](/dashboard).',
  engagement: 'Engajamento',
  publications: 'Publicações',
  reach: 'Alcance',
  clicks: 'Cliques por pessoa alcançada',
  likes: (count, value) => `${count} ${value === 1 ? 'curtida' : 'curtidas'}`,
  comments: (count, value) => `${count} ${value === 1 ? 'comentário' : 'comentários'}`,
  shares: (count, value) => `${count} ${value === 1 ? 'compartilhamento' : 'compartilhamentos'}`,
  asBefore: 'como antes',
  before: (count) => `${count} nos dias anteriores`,
  followersOn: (network) => `Seguidores em ${network}`,
  growth: (percent, days) => `${percent}% em ${days} dias`,
  published: 'Publicações',
  inPublications: (count) => `, em ${count} redes ou contas`,
  best: (count) => (count === 1 ? 'Sua melhor publicação:' : 'Suas melhores publicações:'),
  worst: (count) => (count === 1 ? 'Sua publicação menos notada:' : 'Suas publicações menos notadas:'),
  engaged: (post, networks, count) =>
    `${post}${em(networks)}: ${count} curtidas, comentários e compartilhamentos`,
  noGoodTime: (networks) => `Ainda não conheço um bom horário${em(networks)}.`,
  bestTimes: (networks, basis) =>
    `Os melhores horários${networks.length > 0 ? em(networks) : ' em todas as suas redes'}, ${basis}:`,
  zone: (zone) => `Fuso horário: ${zone}.`,
  followers: (count, sign, days) =>
    sign === 0
      ? `Você tem tantos seguidores quanto antes, ${days}:`
      : `Você ${sign > 0 ? 'ganhou' : 'perdeu'} **${count} ${count === '1' ? 'seguidor' : 'seguidores'}** ${days}:`,
  countedOnce: (days) => `Seus seguidores foram contados uma só vez ${days}, então ainda não sei como mudam:`,
  notCounted: (days) =>
    `Não há contagem de seguidores ${days}: o Carillon guarda uma por dia desde que a rede foi conectada.`,
  peopleReached: (count) => `pessoas alcançadas: ${count}`,
  noneToCompare: (topic, networks, days) =>
    `Nenhuma publicação${sobre(topic)} saiu${em(networks)} ${days}, então não há números para comparar.`,
  notReported: (count, topic, days) =>
    `${count === 1 ? 'Uma publicação' : `${count} publicações`}${sobre(topic)} ${count === 1 ? 'saiu' : 'saíram'} ${days}, mas nenhuma rede informou números ainda.`,
  didBest: (count, topic, networks, days) =>
    `${count === 1 ? 'A publicação' : 'As publicações'}${sobre(topic)} com melhor resultado${em(networks)}, ${days}:`,
  gotLeast: (count, topic, networks, days) =>
    `${count === 1 ? 'A publicação' : 'As publicações'}${sobre(topic)} com menos reações${em(networks)}, ${days}:`,
};
