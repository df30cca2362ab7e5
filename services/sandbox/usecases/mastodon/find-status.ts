import type { SandboxContext } from '../../context.ts';
import { commentsOn, type SandboxComment } from '../../domain/comments/comments-on.ts';
import type { Reply } from '../../domain/comments/reply.ts';
import { STATUS_DIGITS } from '../../domain/networks/mastodon.ts';
import type { Post, PostMedia, PostOptions } from '../../domain/post.ts';

type Deps = Pick<SandboxContext, 'stores' | 'now'>;

/** A post, a reply sent through the API, or a simulated person's comment below a post. */
export interface Status {
  readonly id: string;
  /** The status's post, or the post it belongs to. */
  readonly postId: string;
  readonly parentId: string | null;
  readonly text: string;
  readonly media: readonly PostMedia[];
  readonly createdAt: Date;
  readonly author: { readonly id: string; readonly name: string };
  /** Likes of people of the sandbox, where it is no post. */
  readonly likes: number;
  readonly options: PostOptions;
  readonly post: Post | null;
  /** An app wrote it, not somebody of the sandbox. */
  readonly byApi: boolean;
}

export const PLAIN: PostOptions = {
  visibility: 'public',
  warning: '',
  sensitive: false,
  language: 'en',
  app: null,
};

const MAX_REPLIES = 200;

/** @returns null where it isn't there, or the reader may not see it */
export async function findStatus(deps: Deps, id: string, readerId: string): Promise<Status | null> {
  if (!/^\d{1,40}$/.test(id)) return null;
  const status = await find(deps, id);
  return status && maySee(status, readerId) ? status : null;
}

async function find({ stores, now }: Deps, id: string): Promise<Status | null> {
  const reply = id.length > STATUS_DIGITS ? await stores.replies.get(id) : null;
  if (reply) return ofReply(reply);
  const post = await stores.posts.get(id.slice(0, STATUS_DIGITS), 'mastodon');
  if (!post || post.id === id) return post && ofPost(post);
  const matchingComment = commentsOn(post, now()).find((comment) => comment.id === id);
  return matchingComment ? ofComment(post, matchingComment) : null;
}

/** Everything below a post, parents before their replies, as far as the viewer may see it. */
export async function threadBelow(
  { stores, now }: Deps,
  postId: string,
  readerId: string,
): Promise<Status[]> {
  const post = await stores.posts.get(postId, 'mastodon');
  const replies = await stores.replies.under(postId, MAX_REPLIES);
  const comments = post ? commentsOn(post, now()).map((comment) => ofComment(post, comment)) : [];
  const all = [...comments, ...replies.map(ofReply)].filter((one) => maySee(one, readerId));
  const below = Map.groupBy(all, ({ parentId }) => parentId);
  const walk = (parentId: string): Status[] =>
    (below.get(parentId) ?? []).flatMap((one) => [one, ...walk(one.id)]);
  return walk(postId);
}

export const ofPost = (post: Post): Status => ({
  id: post.id,
  postId: post.id,
  parentId: null,
  text: post.text,
  media: post.media,
  post,
  createdAt: post.createdAt,
  author: { id: post.authorId, name: post.authorName },
  likes: 0,
  options: post.options ?? PLAIN,
  byApi: true,
});

export const ofReply = (reply: Reply): Status => ({
  id: reply.id,
  postId: reply.postId,
  parentId: reply.parentId ?? reply.postId,
  text: reply.text,
  createdAt: reply.createdAt,
  author: { id: reply.author?.id ?? '', name: reply.author?.handle ?? '' },
  media: [],
  likes: 0,
  options: reply.options ?? PLAIN,
  post: null,
  byApi: true,
});

const ofComment = (post: Post, { id, text, createdAt, author, parentId, likes }: SandboxComment): Status => ({
  id,
  postId: post.id,
  parentId: parentId ?? post.id,
  text,
  media: [],
  createdAt,
  likes,
  post: null,
  author: { id: author.id, name: author.handle },
  options: PLAIN,
  byApi: false,
});

const maySee = ({ options, author }: Status, readerId: string): boolean =>
  author.id === readerId || options.visibility === 'public' || options.visibility === 'unlisted';
