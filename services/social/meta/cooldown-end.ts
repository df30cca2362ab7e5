import { listOwnUseCases, percentOf, readUsage } from './usage-headers.ts';

const MINUTE = 60_000;

/** The windows of the app's usage figures are an hour long; most of one has to pass when no time is named. */
const WHEN_USED_UP = 30 * MINUTE;
const WHEN_UNNAMED = 15 * MINUTE;
const LONGEST = 24 * 60;

/** When the cooldown of a target ends after a rate limit, from the usage headers. */
export const cooldownEnd = (headers: Headers, targetId: string | undefined, now: Date): Date => {
  const usage = readUsage(headers);
  const namedMinutes = listOwnUseCases(usage, targetId).map(
    (entry) => entry.estimated_time_to_regain_access ?? 0,
  );
  const longest = Math.max(0, ...namedMinutes);
  if (longest > 0) return inMinutes(longest, now);
  const usedUp = [usage.app, usage.page].some((share) => share && percentOf(share) >= 100);
  return new Date(now.getTime() + (usedUp ? WHEN_USED_UP : WHEN_UNNAMED));
};

/** A time stated by the network, at most one day. */
export const inMinutes = (minutes: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(minutes, LONGEST) * MINUTE);
