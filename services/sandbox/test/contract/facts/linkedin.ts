import { COMMON, type ContractFacts, EVERYWHERE } from './contract-facts.ts';

export const linkedin: ContractFacts = {
  ...COMMON,
  neededScope: 'w_member_social',
  commentsScope: null,
  insightsScope: 'r_member_postAnalytics',
  figures: EVERYWHERE,
  refusal: { error: 'user_cancelled_authorize' },
  isRenewable: false,
  isRevocable: false,
  kinds: ['text', 'photo', 'photos', 'video'],
  refusesRepetition: true,
};
