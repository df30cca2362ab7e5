import type { PlannedPost } from '@carillon/contracts/http/posts/planned-post.ts';
import { sentence, toEnglish } from '@carillon/contracts/text.ts';
import { messageOf } from '@carillon/contracts/words/stored-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { draftOfPost } from '../domain/draft-of-post.ts';
import type { Publication } from '../domain/publication.ts';
import { displayStatus } from '../domain/view.ts';
import { type ShowDeps, showMedia } from '../drafts/show-draft.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import { lockedBecause } from './change-planned-post.ts';
import { findOwnPost, type OwnDeps } from './find-own-post.ts';
import { planVersion } from './plan-version.ts';

interface Deps extends Omit<OwnDeps, 'stores'>, Omit<ShowDeps, 'stores'> {
  readonly stores: OwnDeps['stores'] & { readonly mediaItems: Pick<MediaItemStore, 'findAll'> };
}

/** A planned post as its editor needs it. @throws AppError `not_found`, `conflict` when nothing of it can be changed */
export async function showPlannedPost(deps: Deps, id: string, workspaceId: string): Promise<PlannedPost> {
  const { post, publications } = await findOwnPost(deps, id, workspaceId);
  const presentPublications = publications.filter(({ removedAt }) => removedAt === null);
  if (presentPublications.length === 0)
    throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  const listedPublications = presentPublications.filter(({ status }) => status !== 'canceled');
  const open = listedPublications.filter((one) => lockedBecause(one) === null);
  const [first] = [...open].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  if (!first)
    throw new AppError('conflict', {
      message: lockedBecause(listedPublications[0] ?? presentPublications[0]) ?? '',
    });
  const content = draftOfPost(post, open);
  const items = await deps.stores.mediaItems.findAll(content.media_ids, workspaceId);
  const now = deps.clock();
  const { localTime, timezone } = first;
  return {
    post_id: post.id,
    content: { ...content, mode: 'later', scheduled_time: localTime, timezone },
    media: items.map((item) => showMedia(item, deps.media)),
    targets: listedPublications.map((one) => showTarget(one, now)),
    series_id: first.seriesId ?? null,
    from_queue: first.fromQueue ?? false,
  };
}

function showTarget(one: Publication, now: Date): PlannedPost['targets'][number] {
  const locked = lockedBecause(one);
  const message = messageOf(locked);
  return {
    publication_id: one.id,
    platform: one.platform,
    page_id: one.targetId,
    target_id: one.targetId,
    target_name: one.targetName,
    content: one.content,
    first_comment: one.firstComment ?? null,
    options: one.options ?? null,
    status: displayStatus(one, now),
    version: locked === null ? planVersion(one) : null,
    locked: locked && toEnglish(locked),
    ...(message && { locked_text: message }),
  };
}
