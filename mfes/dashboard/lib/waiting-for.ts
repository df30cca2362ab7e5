import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';

/** How many posts have something that goes out only once one of these networks is connected. */
export const waitingFor = (targets: readonly UserPost[], platforms: readonly PlatformName[]): number =>
  new Set(
    targets
      .filter(({ status, platform }) => status === 'scheduled' && platforms.includes(platform))
      .map(({ post_id }) => post_id),
  ).size;
