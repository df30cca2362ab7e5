import type { DraftContent, DraftView } from '@carillon/contracts/http/posts/draft.ts';
import { editedFrom } from '../../../lib/edited-post.ts';

/** A draft that nobody has written in. */
export const EMPTY: DraftContent = {
  topic: '',
  details: null,
  voice_id: null,
  generated: null,
  post: null,
  targets: [],
  media_ids: [],
  mode: 'now',
  scheduled_time: null,
  timezone: null,
  use_ai_suggestion: false,
  repeat: null,
  link_tracking: null,
  step: 'topic',
};

/** Whether the content has nothing that anybody would miss. */
export const isEmpty = (content: DraftContent): boolean => {
  const { topic, post, media_ids, generated } = content;
  const noPost = post === null || `${post.text}${post.first_comment?.text ?? ''}`.trim() === '';
  return topic.trim() === '' && noPost && media_ids.length === 0 && !generated && !hasOwnDetails(content);
};

/** The details of a brand voice are stored with the voice. */
const hasOwnDetails = ({ details, voice_id }: DraftContent): boolean =>
  voice_id === null && Object.values(details ?? {}).some((value) => value !== undefined && value !== '');

export const contentOf = (draft: DraftView): DraftContent => {
  const {
    id: _id,
    version: _version,
    media: _media,
    review: _review,
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

/** Whether the text in it was made of something else than the posts that were generated last. */
export const isOfOtherTopic = ({ post, generated }: DraftContent): boolean =>
  post !== null && !generated?.posts.some(({ content }) => content === post.source);

/** Whether the text, or its first comment, is the writer's own, and not an unchanged generated post or topic. */
export function isOwnText({ post, topic, generated }: DraftContent): boolean {
  if (post?.first_comment?.text.trim()) return true;
  if (!post || post.text.trim() === '') return false;
  if (post.source === null) return post.text !== topic;
  const original = generated?.posts.find(({ content }) => content === post.source);
  return !original || JSON.stringify(post) !== JSON.stringify({ ...post, ...editedFrom(original) });
}
