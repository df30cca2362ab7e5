import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';

type Account = Pick<ConnectionView, 'network' | 'targets'>;

/**
 * Counts posts with targets that can only be published once one of these accounts is connected.
 * @param all accounts of the workspace: a publication without a target means the only account of its network
 */
export function waitingFor(
  posts: readonly UserPost[],
  accounts: readonly Account[],
  all: readonly Account[],
): number {
  const isOnly = ({ network }: Account): boolean => all.filter((one) => one.network === network).length === 1;
  const waits = ({ platform, target_id }: UserPost): boolean =>
    accounts.some(
      (one) =>
        one.network === platform &&
        ((!target_id && isOnly(one)) || one.targets.some(({ id }) => id === target_id)),
    );
  const waiting = posts.filter((one) => one.status === 'scheduled' && waits(one));
  return new Set(waiting.map(({ post_id }) => post_id)).size;
}
