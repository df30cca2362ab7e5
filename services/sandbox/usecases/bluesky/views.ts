import type { SandboxContext } from '../../context.ts';
import { uriOf } from '../../domain/bluesky/ids.ts';
import { LIKE, POST, THREADGATE } from '../../domain/bluesky/nsids.ts';
import type { BlueskyRecord } from '../../domain/bluesky/record.ts';
import type { Post } from '../../domain/post.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Stores } from '../../stores/stores.ts';
import { figuresAt, followersAt } from '../audience.ts';
import { type ThreadComment, threadOf } from '../thread.ts';
import { recordCid } from './cids.ts';
import { rootOf } from './find-comment.ts';

interface Ref {
  readonly uri: string;
  readonly cid: string;
}

/** A post, or a reply to one, as a view server shows it. */
export interface PostView extends Ref {
  readonly author: { readonly did: string; readonly handle: string };
  readonly record: Readonly<Record<string, unknown>>;
  readonly viewer: { readonly like?: string };
  readonly [name: string]: unknown;
}

/** A conversation: its post, and every reply with the one that it is to; the oldest first. */
export interface Conversation {
  readonly post: PostView;
  readonly replies: readonly { readonly view: PostView; readonly parent: string }[];
}

/** Every fifth share quotes the post with a text. */
const QUOTES = 5;

export async function conversationOf(
  context: SandboxContext,
  viewer: string,
  post: Post,
): Promise<Conversation | null> {
  const { stores, now } = context;
  const record = await stores.blueskyRecords.get(post.id);
  if (!record) return null;
  const [comments, figures] = await Promise.all([
    threadOf(context, post),
    figuresAt(context.stores, post, now()),
  ]);
  const uris = [post.id, ...comments.map(({ id }) => id)];
  const [ownRecords, likes] = await Promise.all([
    stores.blueskyRecords.many(uris),
    stores.blueskyRecords.about(uris),
  ]);
  const surroundings = {
    records: new Map(ownRecords.map((one) => [one.uri, one])),
    likes: likesOf(likes),
    viewer,
  };
  const below = (uri: string) => comments.filter(({ parentId }) => (parentId ?? post.id) === uri).length;

  const root: Ref = { uri: post.id, cid: record.cid };
  const refs = new Map<string, Ref>([[post.id, root]]);
  const replies = comments.map((comment) => {
    const parent = refs.get(comment.parentId ?? post.id) ?? root;
    const view = replyView(comment, { root, parent, replyCount: below(comment.id), ...surroundings });
    refs.set(view.uri, { uri: view.uri, cid: view.cid });
    return { view, parent: parent.uri };
  });
  const quoteCount = Math.floor(figures.shares / QUOTES);
  const counts = {
    replyCount: below(post.id),
    repostCount: figures.shares - quoteCount,
    quoteCount,
    likeCount: figures.likes + surroundings.likes.count(post.id),
    bookmarkCount: figures.saves,
  };
  const author = { did: post.authorId, handle: post.authorName };
  return {
    post: viewOf({ ...root, record: record.value, author, counts, indexedAt: post.createdAt }, surroundings),
    replies,
  };
}

/** The view of a post or a reply. Null if there is none. */
export async function findView(
  context: SandboxContext,
  viewer: string,
  uri: string,
): Promise<PostView | null> {
  const post = await context.stores.posts.get(uri, 'bluesky');
  if (post) return (await conversationOf(context, viewer, post))?.post ?? null;
  const root = await rootOf(context, viewer, uri);
  const conversation = root && (await conversationOf(context, viewer, root));
  return conversation?.replies.find(({ view }) => view.uri === uri)?.view ?? null;
}

/** Returns the author's list of hidden replies in a conversation. */
export async function gateOf(stores: Stores, { authorId, id }: Post) {
  const gate = await stores.blueskyRecords.get(uriOf(authorId, THREADGATE, id.split('/').at(-1) ?? ''));
  return gate && { uri: gate.uri, cid: gate.cid, record: gate.value, lists: [] };
}

export async function profileView(context: SandboxContext, profile: Profile) {
  const { id, username } = profile;
  const [followersCount, postsCount] = await Promise.all([
    followersAt(context.stores, profile, context.now()),
    context.stores.posts.count(id, new Date(0)),
  ]);
  return { did: id, handle: username, followersCount, followsCount: 0, postsCount, labels: [] };
}

interface ViewContext {
  readonly records: ReadonlyMap<string, BlueskyRecord>;
  readonly likes: ReturnType<typeof likesOf>;
  readonly viewer: string;
}

interface Around extends ViewContext {
  readonly root: Ref;
  readonly parent: Ref;
  readonly replyCount: number;
}

function replyView(
  { id, text, createdAt, author, likes }: ThreadComment,
  { root, parent, replyCount, ...viewContext }: Around,
): PostView {
  const ownRecord = viewContext.records.get(id);
  const postRecord = { $type: POST, text, createdAt: createdAt.toISOString(), reply: { root, parent } };
  const record = ownRecord?.value ?? postRecord;
  const did = id.split('/')[2] ?? author.id;
  const handle = author.handle.endsWith('.test') ? author.handle : `${author.handle}.carillon.test`;
  const counts = {
    replyCount,
    repostCount: 0,
    quoteCount: 0,
    bookmarkCount: 0,
    likeCount: (ownRecord ? 0 : likes) + viewContext.likes.count(id),
  };
  return viewOf(
    {
      uri: id,
      cid: ownRecord?.cid ?? recordCid(postRecord),
      record,
      author: { did, handle },
      counts,
      indexedAt: createdAt,
    },
    viewContext,
  );
}

interface ShownPost extends Ref {
  readonly record: PostView['record'];
  readonly author: PostView['author'];
  readonly counts: Readonly<Record<string, number>>;
  readonly indexedAt: Date;
}

function viewOf(
  { uri, cid, record, author, counts, indexedAt }: ShownPost,
  { likes, viewer }: ViewContext,
): PostView {
  const ownLike = likes.by(viewer, uri);
  return {
    uri,
    cid,
    author,
    record,
    ...counts,
    indexedAt: indexedAt.toISOString(),
    viewer: ownLike === undefined ? {} : { like: ownLike },
    labels: [],
  };
}

/** Two of one account count once. */
function likesOf(records: readonly BlueskyRecord[]) {
  const likes = records.filter(({ collection }) => collection === LIKE);
  return {
    count: (uri: string) =>
      new Set(likes.filter(({ subject }) => subject === uri).map(({ did }) => did)).size,
    by: (did: string, uri: string) => likes.find((one) => one.subject === uri && one.did === did)?.uri,
  };
}
