import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { engagementOf } from '../domain/figures.ts';
import type { TrackedPublication } from '../domain/tracked.ts';

/** A publication with its figures, as the dashboard shows it. */
export const figuresView = (one: TrackedPublication): PostWithFigures => ({
  publication_id: one.id,
  post_id: one.postId,
  platform: one.platform,
  target_id: one.targetId,
  target_name: one.targetName,
  words: one.words,
  post_url: one.postUrl,
  published_at: one.publishedAt.toISOString(),
  ...one.figures,
  engagement: engagementOf(one.figures),
  read_at: one.readAt?.toISOString() ?? null,
  gone: one.gone,
});
