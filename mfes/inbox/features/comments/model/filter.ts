import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { SENTIMENTS, type Sentiment } from '@carillon/contracts/domain/sentiment.ts';

/** Which comments are asked for; a member that is not there asks for all. */
export interface CommentFilter {
  readonly platform?: PlatformName;
  /** The id of a page, an account or a profile. */
  readonly targets?: string;
  readonly mood?: Sentiment;
  readonly post_id?: string;
  readonly unread?: 'true';
}

/** Reads the filter in the page's address. Ignores invalid values. */
export function filterOf(address: URLSearchParams): CommentFilter {
  const platform = PLATFORM_NAMES.find((name) => name === address.get('platform'));
  const mood = SENTIMENTS.find((one) => one === address.get('mood'));
  const account = address.get('account') ?? '';
  const post = address.get('post') ?? '';
  return {
    ...(account !== '' && account.length <= 200 ? { targets: account } : platform && { platform }),
    ...(mood && { mood }),
    ...(post !== '' && post.length <= 200 && { post_id: post }),
    ...(address.get('unread') === 'true' && { unread: 'true' }),
  };
}
