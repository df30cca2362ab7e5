import { z } from 'zod';
import type { ReadComment } from '../comments/collect-comments.ts';
import { placeOf, webUrlOf } from './at-uri.ts';
import { text, uri } from './bounds.ts';
import { type PostView, postView } from './views.ts';

/** Deeper conversations are cut off. */
export const DEPTH = 50;

const node = z.object({ post: postView, replies: z.array(z.unknown()).optional() });
export const threadReply = z.object({
  thread: z.unknown(),
  threadgate: z.object({ record: z.unknown() }).optional(),
});
const gate = z.object({ hiddenReplies: z.array(uri).optional() });

export interface Thread {
  readonly comments: readonly ReadComment[];
  /** Whether replies were cut off. */
  readonly isCut: boolean;
}

/** The replies in a thread, at any depth, oldest first. Deleted or blocked ones are left out, with everything below. */
export function commentsIn(reply: z.output<typeof threadReply>, webUrl: string): Thread {
  const hidden = new Set(gate.safeParse(reply.threadgate?.record).data?.hiddenReplies ?? []);
  const comments: ReadComment[] = [];
  let isCut = false;
  const queue = [{ node: reply.thread, level: 0, parent: null as string | null }];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { level, parent } = next;
    const read = node.safeParse(next.node).data;
    if (!read) continue;
    const { post, replies = [] } = read;
    if (level > 0) comments.push(commentOf(post, { hidden, parent, webUrl }));
    if (level === DEPTH && (post.replyCount ?? 0) > 0) isCut = true;
    const below = level === 0 ? null : post.uri;
    for (const one of replies) queue.push({ node: one, level: level + 1, parent: below });
  }
  return { comments: comments.toSorted(oldestFirst), isCut };
}

interface Around {
  readonly hidden: ReadonlySet<string>;
  readonly parent: string | null;
  readonly webUrl: string;
}

const writtenPost = z.object({
  text: text.catch(''),
  createdAt: z.coerce.date().catch(new Date(Number.NaN)),
});

function commentOf(post: PostView, { hidden, parent, webUrl }: Around): ReadComment {
  const { text: words, createdAt } = writtenPost.parse(post.record);
  return {
    id: post.uri,
    text: words,
    createdAt,
    parentId: parent,
    authorId: post.author.did,
    url: webUrlOf(webUrl, placeOf(post.uri)),
    author: post.author.displayName?.trim() || `@${post.author.handle}`,
    liked: post.viewer?.like !== undefined,
    hidden: hidden.has(post.uri),
  };
}

const oldestFirst = (a: ReadComment, b: ReadComment): number =>
  (a.createdAt?.getTime() || 0) - (b.createdAt?.getTime() || 0);
