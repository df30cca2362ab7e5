import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';

export const MOODS: Readonly<Record<Sentiment, string>> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};
