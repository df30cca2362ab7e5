import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { EditedPost } from './edited-post.ts';

/** Converts the edited post to a draft's post, with lists of its own. */
export const writable = (
  source: string | null,
  { text, versions, hashtags, without_hashtags, first_comment, options }: EditedPost,
): NonNullable<DraftContent['post']> => ({
  source,
  text,
  versions,
  hashtags: [...hashtags],
  ...(without_hashtags && { without_hashtags: [...without_hashtags] }),
  ...(first_comment && {
    first_comment: { text: first_comment.text, networks: [...first_comment.networks] },
  }),
  ...(options && { options }),
});
