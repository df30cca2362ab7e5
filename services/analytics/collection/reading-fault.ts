import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Text, text, toText } from '@carillon/contracts/text.ts';
import { INSIGHTS_UNAVAILABLE } from '@carillon/social/capabilities/insights.ts';
import type { SocialError } from '@carillon/social/social-error.ts';

const HOUR = 3_600_000;

/** The meaning of a failed reading. */
export interface ReadingFault {
  /** For the user. */
  readonly fault: string | Text;
  /** How long to pause the target. Null for backoff, which grows with each failure. */
  readonly waitMs: number | null;
}

/** Explains a network's refusal to give figures to its user, and says when to retry. */
export function faultOf(platform: PlatformName, error: SocialError): ReadingFault {
  const network = labelOf(platform);
  if (error.code === 'network_not_set_up') return { fault: error.words, waitMs: HOUR };
  if (error.code === INSIGHTS_UNAVAILABLE) return { fault: error.words, waitMs: 24 * HOUR };
  if (error.kind === 'reconnect') return { fault: reconnect(platform), waitMs: null };
  if (error.kind === 'forbidden')
    return {
      fault: text`${{ network }} doesn’t let Carillon read analytics of this account. Reconnect ${{ network }} and allow everything it asks for.`,
      waitMs: 6 * HOUR,
    };
  if (error.kind === 'permanent') return { fault: refusalText(network, error), waitMs: 6 * HOUR };
  return {
    fault: error.retryAt
      ? text`${{ network }} limits how often analytics can be read. Carillon continues as soon as possible.`
      : text`${{ network }} could not be reached. Carillon tries again automatically.`,
    waitMs: null,
  };
}

const refusalText = (network: string, { message, words }: SocialError): Text => {
  const why = message.length > MAX_WORDS ? message.slice(0, MAX_WORDS) : words;
  return text`${{ network }} didn’t return any analytics: ${{ why: toText(why) }}`;
};
/** Prepends the context, cut to the length of a fault. */
const MAX_WORDS = 400;

export const reconnect = (platform: PlatformName): Text =>
  text`Reconnect ${{ network: labelOf(platform) }} to keep reading its analytics.`;
