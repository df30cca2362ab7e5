import { type DraftView, draftContent } from '../../http/posts/draft.ts';
import type { DraftSummary } from '../../http/posts/list-drafts.ts';

/** A draft with only a topic. */
export const draft = (id: string, at: string, topic = 'Of the owner'): DraftView => ({
  ...draftContent.parse({ topic }),
  id,
  version: 1,
  media: [],
  review: null,
  created_at: at,
  updated_at: at,
});

/** The same in the list. */
export const listedDraft = (id: string, at: string): DraftSummary => ({
  id,
  version: 1,
  topic: 'Of the owner',
  text: '',
  platforms: [],
  mode: 'now',
  scheduled_time: null,
  timezone: null,
  picture: null,
  review: null,
  created_by: null,
  created_at: at,
  updated_at: at,
});
