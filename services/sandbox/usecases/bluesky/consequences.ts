import type { SandboxContext } from '../../context.ts';
import { LIKE, POST, THREADGATE } from '../../domain/bluesky/nsids.ts';
import { type BlueskyRecord, filesIn } from '../../domain/bluesky/record.ts';
import type { Profile } from '../../domain/profile.ts';
import { rootOf } from './find-comment.ts';
import { mediaIdOf } from './media-id.ts';

interface Reply {
  readonly root: { readonly uri: string };
  readonly parent: { readonly uri: string };
}
interface Value {
  readonly text?: string;
  readonly reply?: Reply;
  readonly embed?: unknown;
  readonly post?: string;
  readonly hiddenReplies?: readonly string[];
}

/** Applies a record's visible effects: a post, a reply below one, its author's like of a reply or hiding of one. */
export async function takeIn(context: SandboxContext, author: Profile, record: BlueskyRecord): Promise<void> {
  const { stores, now, room } = context;
  const { uri, collection } = record;
  const { text = '', reply, embed, post, hiddenReplies = [] } = record.value as Value;
  if (collection === LIKE) return like(context, author, record, true);
  if (collection === THREADGATE && post) return hide(context, post, hiddenReplies, true);
  if (collection !== POST) return;
  if (reply) {
    await stores.replies.add({
      id: uri,
      postId: reply.root.uri,
      text,
      createdAt: now(),
      parentId: reply.parent.uri === reply.root.uri ? null : reply.parent.uri,
      author: { id: author.id, handle: author.username },
    });
    return;
  }
  const media = filesIn(embed).flatMap(({ cid, alt: altText, kind }) =>
    kind === 'thumb' ? [] : [{ id: mediaIdOf(author.id, cid), kind, altText }],
  );
  await stores.posts.add({
    id: uri,
    network: 'bluesky',
    authorId: author.id,
    authorName: author.username,
    text,
    media,
    createdAt: now(),
  });
  await room.forPost();
}

/** The same no longer: a record is gone. Its files go too, unless another record names them. */
export async function takeBack(
  context: SandboxContext,
  author: Profile,
  record: BlueskyRecord,
): Promise<void> {
  const { stores } = context;
  const { uri, did, collection, blobs } = record;
  const { post, hiddenReplies = [] } = record.value as Value;
  if (collection === LIKE) return like(context, author, record, false);
  if (collection === THREADGATE && post) return hide(context, post, hiddenReplies, false);
  await Promise.all([stores.posts.remove(uri), stores.replies.remove(uri)]);
  for (const blob of blobs) {
    if (await stores.blueskyRecords.isNamed(did, blob)) continue;
    await stores.media.remove(mediaIdOf(did, blob));
    await stores.files.remove(mediaIdOf(did, blob));
  }
}

/** Marked where it is the post's author who likes a reply. */
async function like(
  context: SandboxContext,
  author: Profile,
  { subject }: BlueskyRecord,
  liked: boolean,
): Promise<void> {
  const root = subject === null ? null : await rootOf(context, author.id, subject);
  if (!root || subject === null || root.authorId !== author.id) return;
  await context.stores.commentMarks.set({ commentId: subject, postId: root.id }, { liked }, context.now());
}

async function hide(
  { stores, now }: SandboxContext,
  postId: string,
  replies: readonly string[],
  hidden: boolean,
): Promise<void> {
  for (const commentId of replies) await stores.commentMarks.set({ commentId, postId }, { hidden }, now());
}
