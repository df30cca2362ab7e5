import { COMMENTS_UNAVAILABLE } from '@carillon/social/capabilities/comments.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { Reading } from '../domain/reading-batch.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import { commentBounds } from '../reading/comment-bounds.ts';
import type { TargetToken } from '../reading/target-token.ts';
import { isUsageHigh } from './allowance.ts';
import type { CollectDeps } from './collect-deps.ts';
import { LEASE_MS, RENEW_AFTER_MS } from './lease.ts';
import type { ReadingSession } from './reading-session.ts';

/**
 * Reads the comments of those publications that have more or fewer than were kept, while there is allowance for it and
 * nobody stops it.
 * @returns false when the target is another collector's by now
 */
export async function readComments(
  deps: CollectDeps,
  { target, stopping }: Pick<ReadingSession, 'target' | 'stopping'>,
  token: TargetToken,
  readings: readonly (readonly [TrackedPublication, Reading])[],
): Promise<boolean> {
  const { platform, targetId } = target;
  const mayGoOn = () =>
    !stopping.aborted && !isUsageHigh(deps.networks[platform].insights, { targetId, access: token.access });
  // The lease is as recent as the batch.
  let renewAt = deps.clock().getTime() + RENEW_AFTER_MS;
  for (const [publication, reading] of readings) {
    const count = reading.kind === 'figures' ? (reading.figures.comments ?? null) : null;
    if (count === null || count === (publication.commentsKept ?? 0)) continue;
    // The comments are read with the next figures.
    if (!mayGoOn()) return true;
    // A list takes half a minute: with many of them the lease would end, and another collector read the same.
    const now = deps.clock().getTime();
    if (now >= renewAt) {
      if (!(await deps.stores.targets.renew(target, new Date(now + LEASE_MS)))) return false;
      renewAt = now + RENEW_AFTER_MS;
    }
    try {
      await readOf(deps, publication, token, { count, mayGoOn });
    } catch (error) {
      if (!(error instanceof SocialError)) throw error;
      const { kind, code, message: reason } = error;
      // The figures count all the same; what is missing is read with the next.
      deps.telemetry.log.info(
        { platform, targetId, kind, errorCode: code, reason },
        'comments can not be read',
      );
      // A fault of one post doesn't affect the others.
      if (kind !== 'permanent' || code === COMMENTS_UNAVAILABLE) return true;
    }
  }
  return true;
}

async function readOf(
  { comments, networks, stores, clock, signal }: CollectDeps,
  publication: TrackedPublication,
  { access }: TargetToken,
  { count, mayGoOn }: { readonly count: number; mayGoOn(): boolean },
): Promise<void> {
  const { platform, targetId, remoteId: postId, workspaceId } = publication;
  const capability = networks[platform].comments;
  if (!capability) return;
  const readFrom = clock();
  const list = await capability.list({
    targetId,
    access,
    postId,
    ...commentBounds(readFrom),
    mayGoOn,
  });
  if (await comments.keep(publication, list, readFrom)) signal(workspaceId, 'comments');
  if (!list.truncated || mayGoOn()) await stores.publications.noteCommentsKept(publication.id, count);
}
