import { MAX_QUOTA_USES } from '@carillon/contracts/http/billing/quota.ts';
import type { listQuotaUses } from '@carillon/contracts/http/posts/list-quota-uses.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { PostStore } from '../stores/posts.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: {
    readonly posts: Pick<PostStore, 'madeSince'>;
    readonly publications: Pick<PublicationStore, 'scheduledAfter'>;
  };
  clock(): Date;
}

const DAY_MS = 86_400_000;

/** The posts of this month (UTC), and those that wait for their time, until the last of each is due. */
export async function quotaUsesOf(
  { stores, clock }: Deps,
  workspaceId: string,
): Promise<ReplyOf<typeof listQuotaUses>> {
  const now = clock();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  // A new post briefly has no publications, so posts are counted first, including yesterday's at the start of a
  // month.
  const from = new Date(Math.min(month.getTime(), now.getTime() - DAY_MS));
  const madePosts = await stores.posts.madeSince(workspaceId, from, MAX_QUOTA_USES);
  const scheduled = await stores.publications.scheduledAfter(workspaceId, now, MAX_QUOTA_USES);
  const due = new Map<string, number>();
  for (const { postId, dueAt } of [...madePosts.flatMap(({ unexpanded }) => unexpanded), ...scheduled])
    if (dueAt > now) due.set(postId, Math.max(dueAt.getTime(), due.get(postId) ?? 0));
  return {
    uses: [
      ...madePosts
        .filter(({ createdAt }) => createdAt >= month)
        .map(({ id }) => ({ quota: 'posts' as const, id, until: null })),
      ...[...due].map(([id, at]) => ({
        quota: 'scheduled_posts' as const,
        id,
        until: new Date(at).toISOString(),
      })),
    ],
    complete: madePosts.length < MAX_QUOTA_USES && scheduled.length < MAX_QUOTA_USES,
  };
}
