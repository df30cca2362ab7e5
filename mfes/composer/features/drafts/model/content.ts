import type { DraftContent, DraftView } from '@carillon/contracts/http/posts/draft.ts';

/** A draft that nobody has written in. */
export const EMPTY: DraftContent = {
  topic: '',
  generated: null,
  post: null,
  targets: [],
  media_ids: [],
  mode: 'now',
  scheduled_time: null,
  timezone: null,
  use_ai_suggestion: false,
  step: 'topic',
};

/** Nothing that somebody would miss. */
export const isEmpty = ({ topic, post, media_ids, generated }: DraftContent): boolean =>
  topic.trim() === '' && (post === null || post.text.trim() === '') && media_ids.length === 0 && !generated;

export const contentOf = (draft: DraftView): DraftContent => {
  const {
    id: _id,
    version: _version,
    media: _media,
    created_at: _made,
    updated_at: _changed,
    ...content
  } = draft;
  return { ...EMPTY, ...content };
};

/** Alike to a reader, wherever each of them stood. */
export const isSame = (a: DraftContent, b: DraftContent): boolean =>
  NAMES.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

const NAMES = (Object.keys(EMPTY) as (keyof DraftContent)[]).filter((name) => name !== 'step');

/** Whether the text is its writer's own, and not a generated post or the topic as they were. */
export function isOwnText({ post, topic, generated }: DraftContent): boolean {
  if (!post || post.text.trim() === '') return false;
  if (post.source === null) return post.text !== topic;
  const original = generated?.posts.find(({ content }) => content === post.source);
  return post.text !== original?.content || post.hashtags.join() !== original.hashtags.join();
}
