import type { AskedCooldown } from '../capabilities/publish.ts';
import { inMinutes } from './cooldown-end.ts';
import { listOwnUseCases, percentOf, readUsage, type Share, type UseCase } from './usage-headers.ts';

/** From here on calls are spread out, so some are left for urgent work. */
const NEAR_PERCENT = 90;

/**
 * The window slides, so a short cooldown frees room; the closer to the limit, the longer. The next call reports the
 * new usage, and with it whether to continue.
 */
const MINUTES_FROM: readonly (readonly [percent: number, minutes: number])[] = [
  [100, 30],
  [95, 15],
  [NEAR_PERCENT, 5],
];

interface UsageRequest {
  readonly label: string;
  readonly targetId: string;
}

/** The cooldowns that a reply’s usage headers ask for, before the network refuses anything. */
export const cooldownsOf = (
  headers: Headers,
  { label, targetId }: UsageRequest,
  now: Date,
): AskedCooldown[] => {
  const usage = readUsage(headers);
  const ofApp = minutesFor(usage.app ? [usage.app] : []);
  const ofAccount = minutesFor([...(usage.page ? [usage.page] : []), ...listOwnUseCases(usage, targetId)]);
  return [
    ...(ofApp ? [{ scope: 'app', ...cooldown(ofApp, 'it takes from Carillon', label, now) } as const] : []),
    ...(ofAccount
      ? [{ scope: 'account', ...cooldown(ofAccount, 'it takes for this account', label, now) } as const]
      : []),
  ];
};

interface Near {
  readonly percent: number;
  readonly minutes: number;
}

const minutesFor = (shares: readonly (Share | UseCase)[]): Near | undefined => {
  const percent = Math.max(0, ...shares.map(percentOf));
  const namedMinutes = Math.max(0, ...shares.map(cooldownMinutes));
  const [, stepped = 0] = MINUTES_FROM.find(([from]) => percent >= from) ?? [];
  const minutes = namedMinutes > 0 ? namedMinutes : stepped;
  return minutes > 0 ? { percent, minutes } : undefined;
};

const cooldownMinutes = (share: Share | UseCase): number =>
  'estimated_time_to_regain_access' in share ? (share.estimated_time_to_regain_access ?? 0) : 0;

const cooldown = ({ percent, minutes }: Near, owner: string, label: string, now: Date) => ({
  until: inMinutes(minutes, now),
  reason:
    percent >= NEAR_PERCENT
      ? `${label} asks for a cooldown: ${Math.round(percent)} % of the calls that ${owner} in an hour are used`
      : `${label} asks for a cooldown`,
});
