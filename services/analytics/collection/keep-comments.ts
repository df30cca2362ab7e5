import { SocialError } from '@carillon/social/social-error.ts';
import type { LeasedTarget } from '../domain/leased-target.ts';
import type { Reading } from '../domain/reading-batch.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import type { CollectDeps } from './collect-deps.ts';
import type { TargetToken } from './target-token.ts';

/** Nothing is read beyond so many of one publication, and no page is asked for after so long. */
const MOST_COMMENTS = 2000;
const MOST_MS = 20_000;

/** Reads the comments of those publications that have more or fewer than were kept. */
export async function keepComments(
  deps: CollectDeps,
  target: LeasedTarget,
  token: TargetToken,
  readings: readonly (readonly [TrackedPublication, Reading])[],
): Promise<void> {
  for (const [publication, reading] of readings) {
    const count = reading.kind === 'figures' ? (reading.figures.comments ?? null) : null;
    if (count === null || count === (publication.commentsKept ?? 0)) continue;
    try {
      await keepOf(deps, publication, token, count);
    } catch (error) {
      if (!(error instanceof SocialError)) throw error;
      const { kind, code, message: reason } = error;
      const { platform, targetId } = target;
      // The figures count all the same; what is missing is read with the next.
      deps.log.info({ platform, targetId, kind, errorCode: code, reason }, 'comments can not be read');
      return;
    }
  }
}

async function keepOf(
  { comments, networks, stores, clock, signal }: CollectDeps,
  publication: TrackedPublication,
  { accessToken }: TargetToken,
  count: number,
): Promise<void> {
  const { platform, targetId, remoteId: postId, workspaceId } = publication;
  const capability = networks[platform].comments;
  if (!capability) return;
  const readFrom = clock();
  const list = await capability.list({
    ...{ targetId, accessToken, postId, limit: MOST_COMMENTS },
    until: new Date(readFrom.getTime() + MOST_MS),
    signal: AbortSignal.timeout(2 * MOST_MS),
  });
  if (await comments.keep(publication, list, readFrom)) signal(workspaceId, 'comments');
  await stores.publications.noteCommentsKept(publication.id, count);
}
