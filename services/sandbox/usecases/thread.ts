import type { SandboxContext } from '../context.ts';
import { commentsOn, ownerOf, type SandboxComment } from '../domain/comments/comments-on.ts';
import { graphFaults } from '../domain/graph-fault.ts';
import { FACTS } from '../domain/networks/networks.ts';
import type { Post } from '../domain/post.ts';

/** No more are kept under a post. */
const MAX_REPLIES = 200;
const LONGEST = 8000;
/** Looks for a comment under the latest posts of the person replying. */
const LATEST_POSTS = 200;

type Deps = Pick<SandboxContext, 'stores' | 'now'>;

/** A comment, as who posted has it. */
export interface ThreadComment extends SandboxComment {
  readonly liked: boolean;
  readonly hidden: boolean;
}

/** Comments on a post and replies made through the API, the oldest first. */
export async function threadOf({ stores, now }: Deps, post: Post): Promise<ThreadComment[]> {
  const [replies, marks] = await Promise.all([
    stores.replies.under(post.id, MAX_REPLIES),
    stores.commentMarks.under(post.id),
  ]);
  const markOf = new Map(marks.map((mark) => [mark.commentId, mark]));
  const author = ownerOf(post);
  const comments: SandboxComment[] = [
    ...commentsOn(post, now()),
    ...replies.map((reply) => {
      const { id, text, createdAt, parentId } = reply;
      return { id, text, createdAt, parentId, author: reply.author ?? author, likes: 0 };
    }),
  ];
  return comments
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((comment) => {
      const { liked = false, hidden = false } = markOf.get(comment.id) ?? {};
      return { ...comment, liked, hidden, likes: comment.likes + (liked ? 1 : 0) };
    });
}

/** A post of one of these authors, with a comment that is under it. */
export async function findComment(
  deps: Deps,
  authorIds: readonly string[],
  id: string,
): Promise<{ readonly post: Post; readonly comment: SandboxComment } | null> {
  for (const authorId of authorIds)
    for (const post of await deps.stores.posts.list({ authorId, limit: LATEST_POSTS })) {
      const comment = commentsOn(post, deps.now()).find((one) => one.id === id);
      if (comment) return { post, comment };
    }
  return null;
}

/** Comments as the account that posted, on the post if no comment is given. A reply to a reply goes next to it. */
export async function replyTo(
  { stores, now, digits }: Pick<SandboxContext, 'stores' | 'now' | 'digits'>,
  { post, comment }: { readonly post: Post; readonly comment: SandboxComment | null },
  text: string,
): Promise<string> {
  if (text.trim() === '') throw graphFaults.invalid('Missing message');
  if (text.length > LONGEST) throw graphFaults.invalid(`The message is longer than ${LONGEST} characters`);
  if ((await stores.replies.under(post.id, MAX_REPLIES)).length >= MAX_REPLIES)
    throw graphFaults.invalid('There are too many replies under this post');
  const id = FACTS[post.network].replyId(post.id, digits(12));
  await stores.replies.add({
    id,
    postId: post.id,
    parentId: comment && (comment.parentId ?? comment.id),
    text,
    createdAt: now(),
  });
  return id;
}
