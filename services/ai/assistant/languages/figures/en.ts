import { listText } from '@carillon/contracts/domain/list-text.ts';

const on = (networks: readonly string[]): string => (networks.length > 0 ? ` on ${listText(networks)}` : '');
const aboutIn = (topic: string | null): string => (topic === null ? '' : ` about ${topic}`);

/** Sentences about analytics, followers and good times. Numbers and days arrive formatted. */
export const EN_FIGURES = {
  all: '[All results](/analytics)',
  analyze30: 'Analyze the last 30 days',
  analyze90: 'Analyze the last 90 days',
  /** @param to null where it is one day; @param name of the days in English */
  days: (from: string, to: string | null, name: string): string =>
    to === null ? `${name} (${from})` : `${name} (${from} to ${to})`,
  span: (from: string, to: string | null): string => (to === null ? `on ${from}` : `from ${from} to ${to}`),
  noneOut: (networks: readonly string[], days: string): string =>
    `None of your posts were published${on(networks)} ${days}.`,
  yourPosts: (networks: readonly string[], days: string): string =>
    `Your posts published${on(networks)} ${days}:`,
  nobodyYet: 'Nobody has liked, commented on or shared them yet.',
  results: (networks: readonly string[], days: string): string =>
    `Posts published${on(networks)} ${days}, with their results so far:`,
  lastDays: (days: number): string => `Your last ${days} days:`,
  noFigures: 'There are no results yet. The first arrive a few minutes after a post is published.',
  noFiguresUnconnected:
    'There are no results yet, because no network is connected. Connect one on the [dashboard](/dashboard).',
  engagement: 'Engagement',
  publications: 'Publications',
  reach: 'Reach',
  clicks: 'Clicks per person reached',
  likes: (count: string, _value: number): string => `${count} likes`,
  comments: (count: string, _value: number): string => `${count} comments`,
  shares: (count: string, _value: number): string => `${count} shares`,
  asBefore: 'as before',
  before: (count: string): string => `${count} in the days before`,
  followersOn: (network: string): string => `${network} followers`,
  growth: (percent: string, days: number): string => `${percent} % in ${days} days`,
  published: 'Posts published',
  /** Publications, where a post went to several networks. */
  inPublications: (count: number): string => `, in ${count} publications`,
  best: (count: number): string => `Your best ${count === 1 ? 'post' : 'posts'}:`,
  worst: (count: number): string => `Your ${count === 1 ? 'post' : 'posts'} with the least engagement:`,
  engaged: (post: string, networks: readonly string[], count: string): string =>
    `${post}${on(networks)}: ${count} likes, comments and shares`,
  noGoodTime: (networks: readonly string[]): string =>
    `I don’t know a good time ${networks.length > 0 ? on(networks).trim() : 'across all your networks'} yet.`,
  bestTimes: (networks: readonly string[], basis: string): string =>
    `The best times ${networks.length > 0 ? on(networks).trim() : 'across all your networks'}, ${basis}:`,
  zone: (zone: string): string => `Times are in ${zone}.`,
  /** @param sign of the change; 0 for none */
  followers: (count: string, sign: number, days: string): string =>
    sign === 0
      ? `Your follower count didn’t change ${days}:`
      : `You ${sign > 0 ? 'gained' : 'lost'} **${count} ${count === '1' ? 'follower' : 'followers'}** ${days}:`,
  countedOnce: (days: string): string =>
    `Your followers were counted only once ${days}, so I can’t say yet how the number changed:`,
  notCounted: (days: string): string =>
    `There’s no count of followers ${days}: Carillon stores one for each day since you connected the network.`,
  peopleReached: (count: string): string => `people reached: ${count}`,
  noneToCompare: (topic: string | null, networks: readonly string[], days: string): string =>
    `None of your posts${aboutIn(topic)} were published${on(networks)} ${days}, so there are no results to compare.`,
  notReported: (count: number, topic: string | null, days: string): string =>
    `${count === 1 ? 'One post' : `${count} posts`}${aboutIn(topic)} ${count === 1 ? 'was' : 'were'} published ${days}, but no network has reported results yet.`,
  didBest: (count: number, topic: string | null, networks: readonly string[], days: string): string =>
    `${count === 1 ? 'The post' : 'The posts'}${aboutIn(topic)} that performed best${on(networks)}, of those published ${days}:`,
  gotLeast: (count: number, topic: string | null, networks: readonly string[], days: string): string =>
    `${count === 1 ? 'The post' : 'The posts'}${aboutIn(topic)} that got the least engagement${on(networks)}, of those published ${days}:`,
};
export type Figures = typeof EN_FIGURES;
