import type {
  BatchResult,
  scheduleBatch as operation,
} from '@carillon/contracts/http/posts/schedule-batch.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { idOfKey } from '@carillon/kit/idempotency/id-of-key.ts';
import type { z } from 'zod';
import { readEntries } from '../domain/check-entries.ts';
import type { Sender } from '../domain/review.ts';
import { type CreateDeps, createPost } from './create-post.ts';
import type { PostRequest } from './post-request.ts';

type Batch = z.output<(typeof operation)['body']>;

interface Owner {
  readonly workspaceId: string;
  readonly sender: Sender;
}

/** Creates the posts one after the other. A post's error is its own result. */
export async function scheduleBatch(deps: CreateDeps, owner: Owner, batch: Batch): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for (const post of batch.posts) results.push(await scheduleOne(deps, requestOf(post, batch, owner), post));
  return results;
}

type BatchPost = Batch['posts'][number];

async function scheduleOne(
  deps: CreateDeps,
  request: PostRequest,
  batchPost: BatchPost,
): Promise<BatchResult> {
  const { idempotency_key } = batchPost;
  try {
    const { post, publications, earlier, isNew } = await createPost(deps, request);
    if (earlier) throw new AppError('conflict', { message: OTHER_POST });
    const isCanceled = publications.every(({ status }) => status === 'canceled');
    return {
      idempotency_key,
      outcome: isNew ? 'scheduled' : isCanceled ? 'gone' : 'repeated',
      post_id: post.id,
      due_at: new Date(Math.min(...publications.map(({ dueAt }) => dueAt.getTime()))).toISOString(),
      error: null,
      message: null,
      errors: {},
    };
  } catch (error) {
    const refusal = refusalOf(error, () =>
      deps.telemetry.log.error({ err: error }, 'a post of a batch was not made'),
    );
    return { idempotency_key, outcome: 'refused', post_id: null, due_at: null, ...refusal };
  }
}

/**
 * Returns the refusal of a post. Any other error is a fault of ours: it is reported for this post alone, and logged.
 */
function refusalOf(
  error: unknown,
  report: () => void,
): Pick<BatchResult, 'error' | 'message' | 'errors' | 'texts'> {
  const refusal = error instanceof AppError ? error : new AppError('internal_error', { cause: error });
  if (refusal !== error) report();
  const { code, message, errors = {}, texts } = refusal;
  return { error: code, message, errors, ...(Object.keys(texts).length > 0 && { texts }) };
}

const OTHER_POST = sentence`A post with other content or another time already has this key. Use another one.`;

const wordsOf = ({ content, first_comment }: BatchPost) => ({ content, first_comment });

const requestOf = (post: BatchPost, { timezone, description }: Batch, owner: Owner): PostRequest => ({
  workspaceId: owner.workspaceId,
  createdBy: owner.sender.userId,
  sender: owner.sender,
  postId: idOfKey(owner.workspaceId, post.idempotency_key),
  draftVersion: undefined,
  initialDescription: description,
  targets: readEntries(JSON.stringify(post.targets.map((target) => ({ ...target, ...wordsOf(post) })))),
  mediaIds: [...new Set(post.media_ids)],
  files: [],
  schedule:
    post.scheduled_time === null ? 'queue' : { localTime: post.scheduled_time, timezone, aiSuggested: false },
});
