import type { EventOf } from '@carillon/contracts/event.ts';
import type { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { describePublished } from '@carillon/contracts/http/posts/describe-published.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { nextReadingAt } from '../domain/reading-schedule.ts';
import type { PublicationRef, TargetRef } from '../domain/tracked.ts';
import type { CurveStore } from '../stores/curves.ts';
import type { PublicationStore } from '../stores/publications.ts';
import type { TargetStore } from '../stores/targets.ts';
import type { Pace } from './pace.ts';

export interface TrackDeps {
  readonly stores: {
    readonly publications: Pick<PublicationStore, 'find' | 'add' | 'noteRemoved'>;
    readonly curves: Pick<CurveStore, 'add'>;
    readonly targets: Pick<TargetStore, 'ensure'>;
  };
  readonly services: Pick<ServiceClient, 'call'>;
  readonly pace: Pick<Pace, 'schedules'>;
}

/** Reads a published post on one network from now on; stops when its owner removes it from the list. */
export async function trackPublication(
  deps: TrackDeps,
  { data }: EventOf<typeof publicationChanged>,
): Promise<void> {
  const { revision, removed, publication } = data;
  const { published_at } = publication;
  if (publication.status !== 'published' || published_at === null) return;
  const { publications, targets } = deps.stores;
  const publishedAt = new Date(published_at);
  const dueAt =
    nextReadingAt(publishedAt, publishedAt, deps.pace.schedules[publication.platform]) ?? publishedAt;
  let ref: TargetRef | null = await publications.find(publication.id);
  if (ref && removed) await publications.noteRemoved(publication.id, revision);
  if (!ref) {
    const publicationRef = await describe(deps, data, publishedAt);
    // First, since nothing is read of a publication that is not known.
    if (publicationRef) await deps.stores.curves.add(publicationRef);
    if (publicationRef)
      await publications.add(publicationRef, revision, publicationRef.removed ? null : dueAt);
    ref = publicationRef;
  }
  // Also when it is known, since the process that heard of it first may have ended before this.
  if (ref) await targets.ensure(targetOf(ref), dueAt);
}

/** Describes a publication with the data of posts. Null if it is gone there meanwhile. */
async function describe(
  { services }: TrackDeps,
  { workspace_id, post_id, words, publication }: EventOf<typeof publicationChanged>['data'],
  publishedAt: Date,
): Promise<PublicationRef | null> {
  const body = { workspace_id, publication_id: publication.id };
  try {
    const { remote_id, target_id, content, removed } = await services.call(describePublished, { body });
    return {
      id: publication.id,
      workspaceId: workspace_id,
      postId: post_id,
      platform: publication.platform,
      pageId: publication.page_id,
      targetId: target_id,
      targetName: publication.target_name,
      remoteId: remote_id,
      words: words ?? '',
      content,
      postUrl: publication.post_url,
      publishedAt,
      removed,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

const targetOf = ({ workspaceId, platform, pageId, targetId, targetName }: TargetRef): TargetRef => ({
  workspaceId,
  platform,
  pageId,
  targetId,
  targetName,
});
