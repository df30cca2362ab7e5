import { select, text } from '@carillon/contracts/text.ts';
import { SocialError } from '../social-error.ts';

const MINUTE_MS = 60_000;
/** Proxies of large servers let a request go on for two minutes after its caller is gone. */
export const SETTLED_MS = 2 * MINUTE_MS;
/** Large servers read lists from a copy that lags behind. */
export const LAG_MS = MINUTE_MS;

export const createTooSoonError = (what: 'post' | 'comment'): SocialError =>
  new SocialError(
    text`${select({ what }, { comment: 'Mastodon doesn’t show yet whether the comment was published.', other: 'Mastodon doesn’t show yet whether the post was published.' })}`,
    {
      kind: 'unknown',
      code: 'too_soon',
    },
  );
