import type { FiguresRequest, Insights } from '@carillon/social/capabilities/insights.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { TrackedTarget } from '../domain/tracked.ts';
import type { DailyCallStore } from '../stores/daily-calls.ts';

/** Publishing has the rest of a network's allowance to itself. */
const MAX_USAGE = 0.5;
const PAUSE_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** The code of the failure with which reading stops by itself. */
export const USAGE_HIGH = 'usage_high';

/** Whether no more calls are allowed for now, according to the network. */
export const isUsageHigh = (
  insights: Insights | undefined,
  target: Pick<FiguresRequest, 'targetId' | 'access'>,
): boolean => (insights?.usage(target) ?? 0) >= MAX_USAGE;

interface Deps {
  readonly stores: { readonly dailyCalls: DailyCallStore };
  clock(): Date;
}

type Account = Pick<TrackedTarget, 'platform' | 'targetId'>;

/** Takes so many calls of the day where a network counts them by the day. @throws SocialError `usage_high` */
export async function takeCalls(
  { stores, clock }: Deps,
  { dailyCalls }: Insights,
  { platform, targetId }: Account,
  what: 'account' | 'post',
): Promise<void> {
  if (!dailyCalls) return;
  const now = clock();
  const day = { platform, targetId, date: now.toISOString().slice(0, 10) };
  const limit = Math.floor(dailyCalls.most * MAX_USAGE);
  if (await stores.dailyCalls.take(day, dailyCalls[what], limit)) return;
  throw usageHigh(new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS));
}

/** @throws SocialError `usage_high` when nothing more may be read for now */
export function checkUsage(
  insights: Insights,
  target: Pick<FiguresRequest, 'targetId' | 'access'>,
  now: Date,
): void {
  if (isUsageHigh(insights, target)) throw usageHigh(new Date(now.getTime() + PAUSE_MS));
}

/** The failure of a reading that is put off, which is no fault to show. */
export const usageHigh = (retryAt: Date): SocialError =>
  new SocialError('half of the allowance is used', { kind: 'transient', code: USAGE_HIGH, retryAt });
