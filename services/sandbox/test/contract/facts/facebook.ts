import { COMMON, type ContractFacts, EVERYWHERE } from './contract-facts.ts';

export const facebook: ContractFacts = {
  ...COMMON,
  likesComments: true,
  neededScope: 'pages_manage_posts',
  commentsScope: 'pages_read_user_content',
  insightsScope: 'read_insights',
  figures: [...EVERYWHERE, 'clicks'],
  refusal: { error_reason: 'user_denied' },
  isRenewable: true,
  isRevocable: true,
  kinds: ['text', 'photo', 'photos', 'video'],
  refusesRepetition: true,
};
