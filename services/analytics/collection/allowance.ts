import type { FiguresRequest, Insights } from '@carillon/social/capabilities/insights.ts';

/** Publishing has the rest of a network's allowance to itself. */
const MOST_USAGE = 0.5;

/** Whether nothing more may be read for now. */
export const isUsageHigh = (
  insights: Insights | undefined,
  target: Pick<FiguresRequest, 'targetId' | 'accessToken'>,
): boolean => (insights?.usage(target) ?? 0) >= MOST_USAGE;
