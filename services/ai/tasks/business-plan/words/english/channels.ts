import { NETWORK_DETAILS } from '@carillon/contracts/networks/network-details.ts';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import type { PlanWords } from '../plan-words.ts';

/** The networks' own data has the English words; here are those of the channels that Carillon doesn't publish to. */
export const CHANNELS: PlanWords['channels'] = {
  ...Object.fromEntries(
    NETWORKS.map(({ name, label }) => {
      const { care, paid } = NETWORK_DETAILS[name].plan;
      return [label, { care, paid }];
    }),
  ),
  Twitter: {
    care: 'Reply to others more often than you post. Carillon doesn’t publish there yet, so copy your texts.',
    paid: 'Promote a thread that people already shared on their own.',
  },
  TikTok: {
    care: 'Film vertically, with captions. Carillon doesn’t publish there yet, so copy your texts.',
    paid: 'Promote the video that most people watched to the end.',
  },
  YouTube: {
    care: 'Title each video with the question it answers. Carillon doesn’t publish there yet, so copy your texts.',
    paid: 'Show a guide as an ad to people who search for its question.',
  },
};

export const OTHER_CHANNEL: PlanWords['otherChannel'] = {
  care: 'Reply to others more often than you post.',
  paid: 'Promote the post that did best on its own.',
};
