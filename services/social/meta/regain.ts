import { z } from 'zod';

const MINUTE = 60_000;

const useCases = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().nonnegative().optional() })),
);
const appUsage = z.object({
  call_count: z.number().optional(),
  total_cputime: z.number().optional(),
  total_time: z.number().optional(),
});

/** The windows of the app's usage figures are an hour long; most of one has to pass when no time is named. */
const WHEN_USED_UP = 30 * MINUTE;
const WHEN_UNNAMED = 15 * MINUTE;
const LONGEST = 24 * 60;

/** When calls are welcome again after a rate limit, from the usage headers. */
export const regainAt = (headers: Headers, now: Date): Date => {
  const named = minutesNamed(headers.get('x-business-use-case-usage'));
  if (named > 0) return new Date(now.getTime() + Math.min(named, LONGEST) * MINUTE);
  return new Date(now.getTime() + (usedUp(headers.get('x-app-usage')) ? WHEN_USED_UP : WHEN_UNNAMED));
};

const minutesNamed = (header: string | null): number => {
  const parsed = useCases.safeParse(parse(header));
  if (!parsed.success) return 0;
  const entries = Object.values(parsed.data).flat();
  return Math.max(0, ...entries.map((entry) => entry.estimated_time_to_regain_access ?? 0));
};

const usedUp = (header: string | null): boolean => {
  const parsed = appUsage.safeParse(parse(header));
  return (
    parsed.success && Object.values(parsed.data).some((percent) => percent !== undefined && percent >= 100)
  );
};

const parse = (header: string | null): unknown => {
  try {
    return header === null ? undefined : JSON.parse(header);
  } catch {
    return undefined;
  }
};
