import type { PlanPlatform } from '@carillon/contracts/domain/plan-platforms.ts';
import type { NetworkPlan } from '@carillon/contracts/networks/network.ts';
import { NETWORK_DETAILS } from '@carillon/contracts/networks/network-details.ts';
import { NETWORKS, type PlatformLabel } from '@carillon/contracts/networks/networks.ts';
import type { Means } from './read-budget.ts';

export type Channel = Exclude<PlanPlatform, 'Multiple Platforms'>;

/** The formats of a channel and its rank among the others; `words/` has a plan's words about it. */
export type ChannelTraits = Pick<NetworkPlan, 'formats' | 'rank'>;

/** Where Carillon publishes, and where it doesn't. */
export const CHANNELS: Readonly<Record<Channel, ChannelTraits>> = {
  ...(Object.fromEntries(NETWORKS.map(({ name, label }) => [label, NETWORK_DETAILS[name].plan])) as Record<
    PlatformLabel,
    NetworkPlan
  >),
  Twitter: {
    formats: ['Short text', 'Thread', 'Picture', 'Poll'],
    rank: { people: null, companies: null },
  },
  TikTok: {
    formats: ['Short video', 'Series of short videos', 'Answer by video', 'Before and after'],
    rank: { people: 3, companies: null },
  },
  YouTube: {
    formats: ['Short', 'Answer to one question', 'Guide', 'Tour'],
    rank: { people: 4, companies: 3 },
  },
};

const rankChannels = (by: 'people' | 'companies'): readonly Channel[] =>
  (Object.keys(CHANNELS) as Channel[])
    .filter((channel) => CHANNELS[channel].rank[by] !== null)
    .toSorted((a, b) => (CHANNELS[a].rank[by] ?? 0) - (CHANNELS[b].rank[by] ?? 0));

const FOR_PEOPLE = rankChannels('people');
const FOR_COMPANIES = rankChannels('companies');
/** Where a plan is for no other one. */
export const MAIN_CHANNEL: Channel = FOR_PEOPLE[0] ?? 'YouTube';
const LIMIT: Readonly<Record<Means, number>> = { none: 2, small: 2, medium: 3, large: 4 };

/** The one that was chosen; of several platforms as many as there are means to serve well. */
export function channelsFor(platform: PlanPlatform, toCompanies: boolean, means: Means): Channel[] {
  if (platform !== 'Multiple Platforms') return [platform];
  return (toCompanies ? FOR_COMPANIES : FOR_PEOPLE).slice(0, LIMIT[means]);
}
