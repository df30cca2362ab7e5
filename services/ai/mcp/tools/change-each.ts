import { type Text, toEnglish } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { z } from 'zod';
import type { PostDetail } from '../../assistant/tools.ts';
import type { Acting, Answer } from '../tool.ts';
import { postId, readPost } from './read-post.ts';

export const changeInput = {
  post_id: postId,
  publication_id: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'The post on one account, as returned by get_post. Omit it to change the post on all its accounts.',
    ),
};

interface Change {
  readonly post_id: string;
  readonly publication_id?: string | undefined;
}

type Publication = PostDetail['results'][number];

interface Rule {
  /** Whether the publication can be changed. */
  isOpen(publication: Publication): boolean;
  /** Whether the publication is already changed. */
  isDone(publication: Publication): boolean;
  /** Changes the publication, and returns a sentence for the user. */
  change(publicationId: string): Promise<string | Text>;
  readonly refusal: string;
}

/**
 * Changes a post on the chosen accounts, and returns the results.
 * @throws AppError `conflict` if none of its publications can be changed
 */
export async function changeEach(
  { post_id, publication_id }: Change,
  rule: Rule,
  acting: Acting,
): Promise<Answer> {
  const { results } = await acting.tools.getPost(post_id);
  const publications = results.filter(({ id }) => publication_id === undefined || id === publication_id);
  if (publications.length === 0)
    throw new AppError('not_found', {
      message: 'The post has no publication with that ID. get_post lists its publications.',
    });
  const open = publications.filter((one) => rule.isOpen(one) && !rule.isDone(one));
  if (open.length === 0 && !publications.every(rule.isDone))
    throw new AppError('conflict', { message: rule.refusal });
  const messages: string[] = [];
  const reasons: string[] = [];
  for (const { id } of open)
    await rule.change(id).then(
      (message) => messages.push(toEnglish(message)),
      (cause) => reasons.push(wordsOf(cause)),
    );
  if (messages.length === 0 && reasons.length > 0)
    throw new AppError('conflict', { message: [...new Set(reasons)].join(' ') });
  const says =
    open.length === 0
      ? 'This was already done. Nothing was changed.'
      : [...new Set([...messages, ...reasons])].join(' ');
  return { says, data: readPost(await acting.tools.getPost(post_id)) };
}

function wordsOf(cause: unknown): string {
  if (cause instanceof AppError && cause.status < 500) return cause.message;
  throw cause;
}
