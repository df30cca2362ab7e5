import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { INSIGHTS_UNAVAILABLE } from '@carillon/social/capabilities/insights.ts';
import type { SocialError } from '@carillon/social/social-error.ts';

const HOUR = 3_600_000;

/** What a failed reading means. */
export interface ReadingFault {
  /** For the user. */
  readonly fault: string;
  /** How long to leave the target alone; null for backoff, which grows with each failure. */
  readonly waitMs: number | null;
}

/** What a network's refusal to give figures means for its user, and when it may be asked again. */
export function faultOf(platform: PlatformName, error: SocialError): ReadingFault {
  const network = labelOf(platform);
  if (error.code === 'network_not_set_up') return { fault: error.message, waitMs: HOUR };
  if (error.code === INSIGHTS_UNAVAILABLE) return { fault: error.message, waitMs: 24 * HOUR };
  if (error.kind === 'reconnect') return { fault: reconnect(platform), waitMs: null };
  if (error.kind === 'forbidden')
    return {
      fault: `${network} doesn’t let Carillon read figures of this account. Reconnect ${network} and allow everything it asks for.`,
      waitMs: 6 * HOUR,
    };
  if (error.kind === 'permanent')
    return { fault: `${network} refused to give figures: ${error.message}`.slice(0, 500), waitMs: 6 * HOUR };
  return {
    fault: error.retryAt
      ? `${network} limits how often figures can be read. Carillon continues as soon as possible.`
      : `${network} could not be reached. Carillon tries again automatically.`,
    waitMs: null,
  };
}

export const reconnect = (platform: PlatformName): string =>
  `Reconnect ${labelOf(platform)} to keep reading its figures.`;
