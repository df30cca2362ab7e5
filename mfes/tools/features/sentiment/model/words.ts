import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import { formatNumber } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

export const MOODS: Readonly<Record<Sentiment, string>> = {
  positive: t`Positive`,
  neutral: t`Neutral`,
  negative: t`Negative`,
};

/** The beginning of a text, and whether more follows. */
export function cut(text: string, limit: number): string {
  const letters = [...text];
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('').trimEnd()}…`;
}

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** With its sign, from -1 to 1. */
export function scoreText(score: number): string {
  const figure = formatNumber(Math.abs(score), DECIMALS);
  if (Math.abs(score) < 0.005) return figure;
  return `${score > 0 ? '+' : '−'}${figure}`;
}
