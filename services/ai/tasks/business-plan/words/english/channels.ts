import type { PlanWords } from '../plan-words.ts';

/** The networks' own data has the English words. */
export const CHANNELS: PlanWords['channels'] = {};

export const OTHER_CHANNEL: PlanWords['otherChannel'] = {
  care: 'Reply to others more often than you post.',
  paid: 'Promote the post that did best on its own.',
};
