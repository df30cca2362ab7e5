import { COMMON, type ContractFacts, EVERYWHERE } from './contract-facts.ts';

export const instagram: ContractFacts = {
  ...COMMON,
  neededScope: 'instagram_content_publish',
  commentsScope: 'instagram_manage_comments',
  insightsScope: 'instagram_manage_insights',
  figures: EVERYWHERE,
  refusal: { error_reason: 'user_denied' },
  isRenewable: true,
  isRevocable: true,
  kinds: ['photo', 'photos', 'video'],
  refusesRepetition: false,
};
