import { hasHashtag, hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import type { PostInProgress } from '../../../memory.ts';

/** The published text: the draft, plus the hashtags that it doesn't contain yet. */
export function contentOf({ text, hashtags, with_hashtags }: PostInProgress): string {
  const ownTags = hashtagsIn(text ?? '');
  const tags = with_hashtags ? hashtags.filter((tag) => !hasHashtag(ownTags, tag)) : [];
  return [text ?? '', tags.map((tag) => `#${tag}`).join(' ')].filter(Boolean).join('\n\n');
}

export const EMPTY_POST: PostInProgress = {
  topic: null,
  details: {},
  drafts: [],
  text: null,
  hashtags: [],
  with_hashtags: true,
  platforms: [],
  targets: [],
  when: null,
  kept: null,
};

/** The post with one of its drafts as its text. */
export const withDraft = (post: PostInProgress, at: number): PostInProgress => {
  const draft = post.drafts.at(at);
  return draft ? { ...post, text: draft.content, hashtags: draft.hashtags } : post;
};
