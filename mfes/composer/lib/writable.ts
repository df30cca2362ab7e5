import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { EditedPost } from './edited-post.ts';

/** What is edited as a draft has it, whose lists are its own. */
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
