import { addHashtag, hasHashtag, hashtagsIn, removeHashtag } from '@carillon/contracts/domain/hashtags.ts';

/** What is being edited. */
export interface EditedPost {
  readonly text: string;
  /** Chosen tags, in the text or not, without #. */
  readonly hashtags: readonly string[];
}

/** New text; tags typed in it are collected. */
export const withText = (post: EditedPost, text: string): EditedPost => ({
  text,
  hashtags: hashtagsIn(text).reduce<readonly string[]>(
    (tags, tag) => addHashtag(tags, tag),
    post.hashtags.filter((tag) => !wasTyped(post, tag) || hasHashtag(hashtagsIn(text), tag)),
  ),
});

/** While a tag is being typed, its beginnings must not pile up. */
const wasTyped = (post: EditedPost, tag: string): boolean => hasHashtag(hashtagsIn(post.text), tag);

export const withHashtag = (post: EditedPost, input: string): EditedPost => ({
  ...post,
  hashtags: addHashtag(post.hashtags, input),
});

/** Out of the list and out of the text. */
export const withoutHashtag = (post: EditedPost, tag: string): EditedPost => ({
  text: removeHashtag(post.text, tag),
  hashtags: post.hashtags.filter((one) => one.toLowerCase() !== tag.toLowerCase()),
});

/** What goes out: the text, and below it the chosen tags that it doesn't have. */
export function finalText({ text, hashtags }: EditedPost): string {
  const written = hashtagsIn(text);
  // A draft's own, or one that an earlier version kept, may be none that the networks take.
  const tags = hashtags.reduce<readonly string[]>((all, tag) => addHashtag(all, tag), []);
  const missing = tags.filter((tag) => !hasHashtag(written, tag)).map((tag) => `#${tag}`);
  return [text.trim(), missing.join(' ')].filter(Boolean).join('\n\n');
}
