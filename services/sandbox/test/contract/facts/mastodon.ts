import { COMMON, type ContractFacts } from './contract-facts.ts';

export const mastodon: ContractFacts = {
  ...COMMON,
  accountName: (person) => `@${person.toLowerCase().replace(/[^a-z0-9]+/g, '_')}@carillon.test`,
  hasSeveralTargets: false,
  lastsDays: null,
  explainsCodes: false,
  likesComments: true,
  hidesComments: false,
  neededScope: 'write:statuses',
  commentsScope: 'read:statuses',
  insightsScope: 'read:statuses',
  figures: ['likes', 'comments', 'shares'],
  refusal: { error: 'access_denied' },
  isRenewable: false,
  isRevocable: true,
  kinds: ['text', 'photo', 'photos', 'video'],
  refusesRepetition: false,
};
