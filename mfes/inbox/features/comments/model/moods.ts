import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import { t } from '@lingui/core/macro';

export const MOODS: Readonly<Record<Sentiment, string>> = {
  positive: t`Positive`,
  neutral: t`Neutral`,
  negative: t`Negative`,
};
