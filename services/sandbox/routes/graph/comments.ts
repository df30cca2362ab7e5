import type { SandboxContext } from '../../context.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import type { Post } from '../../domain/post.ts';
import type { Token } from '../../domain/token.ts';
import type { SandboxSettings } from '../../settings.ts';
import { findComment, replyTo, type ThreadComment, threadOf } from '../../usecases/thread.ts';
import type { GraphCall, GraphEndpoint } from './endpoint.ts';
import { pickFields } from './fields.ts';
import { graphTime, permalink } from './objects.ts';
import type { Params } from './params.ts';
import { reaches } from './reaches.ts';

/** Comments on a page's post or on an Instagram media object, the newest first. */
export const readComments = (context: SandboxContext): GraphEndpoint => ({
  async run(call) {
    const post = await postOf(context, call);
    checkScope(call.token, post);
    const all = (await threadOf(context, post)).toReversed();
    const toplevel = all.filter(({ parentId }) => parentId === null);
    if (post.network === 'instagram')
      return pageOf(context.settings, call, toplevel.map(instagramComment(all)), { most: 50, size: 50 });
    const listedComments = call.params.text('filter') === 'stream' ? all : toplevel;
    const summary = { order: 'reverse_chronological', total_count: listedComments.length, can_comment: true };
    return {
      ...pageOf(context.settings, call, listedComments.map(facebookComment(context, post)), {
        most: 100,
        size: 25,
      }),
      ...(call.params.text('summary') === 'true' && { summary }),
    };
  },
});

/** A reply to a comment: Facebook has it among the comments on a comment, Instagram among its replies. */
export const writeReply = (context: SandboxContext, network: 'facebook' | 'instagram'): GraphEndpoint => ({
  operation: () => 'publish',
  async run(call) {
    const commentOfPost = await findOwnComment(context, call);
    if (commentOfPost.post.network !== network) throw graphFaults.missingObject(call.node);
    return { id: await replyTo(context, commentOfPost, call.params.text('message') ?? '') };
  },
});

/** A comment: on a post of the caller's, or on a comment there, which is a reply and Facebook's alone. */
export const writeComment = (context: SandboxContext): GraphEndpoint => ({
  operation: () => 'publish',
  async run(call) {
    const post = await postOf(context, call).catch(() => null);
    if (!post) return writeReply(context, 'facebook').run(call);
    checkMayWrite(call.token, post);
    return { id: await replyTo(context, { post, comment: null }, call.params.text('message') ?? '') };
  },
});

/** Likes a comment, or no longer; Instagram lets no app do it. */
export const likeComment = (context: SandboxContext, liked: boolean): GraphEndpoint => ({
  async run(call) {
    const { post, comment } = await findOwnComment(context, call);
    if (post.network !== 'facebook') throw graphFaults.missingObject(call.node);
    const mark = { commentId: comment.id, postId: post.id };
    await context.stores.commentMarks.set(mark, { liked }, context.now());
    return { success: true };
  },
});

/** Hides a comment, or shows it again: Facebook takes `is_hidden`, Instagram `hide`. */
export const hideComment = (context: SandboxContext): GraphEndpoint => ({
  async run(call) {
    const { post, comment } = await findOwnComment(context, call);
    const name = post.network === 'facebook' ? 'is_hidden' : 'hide';
    const parameter = call.params.text(name);
    if (parameter !== 'true' && parameter !== 'false')
      throw graphFaults.invalid(`The parameter ${name} is required`);
    const mark = { commentId: comment.id, postId: post.id };
    await context.stores.commentMarks.set(mark, { hidden: parameter === 'true' }, context.now());
    return { success: true };
  },
});

/** A comment under a post of who calls, or of their account, if they may have a say in it. */
const findOwnComment = async (context: SandboxContext, { node, token }: GraphCall) => {
  const { counterpartId } = (await context.stores.profiles.get(token.profileId)) ?? {};
  const authors = [token.profileId, counterpartId].flatMap((id) => id ?? []);
  const result = await findComment(context, authors, node);
  if (!result) throw graphFaults.missingObject(node);
  checkMayWrite(token, result.post);
  return result;
};

const checkMayWrite = ({ scopes }: Token, { network }: Post): void => {
  const permission = network === 'instagram' ? 'instagram_manage_comments' : 'pages_manage_engagement';
  if (!scopes.includes(permission)) throw graphFaults.permission(permission);
};

const postOf = async (context: SandboxContext, { node, token }: GraphCall): Promise<Post> => {
  const { posts, media } = context.stores;
  const post = (await posts.get(node)) ?? (await posts.get(`${(await media.get(node))?.ownerId}_${node}`));
  if (!post || !(await reaches(context.stores, token, post.authorId))) throw graphFaults.missingObject(node);
  return post;
};

const checkScope = ({ scopes }: Token, { network }: Post): void => {
  const permission = network === 'instagram' ? 'instagram_manage_comments' : 'pages_read_user_content';
  if (!scopes.includes(permission)) throw graphFaults.permission(permission);
};

const facebookComment =
  (context: SandboxContext, post: Post) =>
  ({ id, text, author, createdAt, parentId, likes, liked, hidden }: ThreadComment) => ({
    id,
    message: text,
    from: { id: author.id, name: author.handle },
    created_time: graphTime(createdAt),
    like_count: likes,
    user_likes: liked,
    is_hidden: hidden,
    permalink_url: `${permalink(context.settings, post)}#${encodeURIComponent(id)}`,
    parent: parentId === null ? undefined : { id: parentId },
  });

const instagramComment =
  (all: readonly ThreadComment[]) =>
  (comment: ThreadComment): Record<string, unknown> => {
    const replies = all.filter(({ parentId }) => parentId === comment.id);
    const { id, text, author, createdAt, parentId, likes, hidden } = comment;
    return {
      id,
      text,
      timestamp: graphTime(createdAt),
      username: author.handle,
      like_count: likes,
      hidden,
      from: { id: author.id, username: author.handle },
      parent_id: parentId ?? undefined,
      replies: replies.length === 0 ? undefined : { data: replies.map(instagramComment([])) },
    };
  };

interface Sizes {
  readonly most: number;
  /** When none is asked for. */
  readonly size: number;
}

/** Returns a number of items from the cursor on, and the next cursor. */
const pageOf = (
  settings: SandboxSettings,
  { params, node, version }: GraphCall,
  items: readonly Record<string, unknown>[],
  { most, size }: Sizes,
) => {
  const start = cursorOf(params, 'after');
  const end = start + Math.min(most, Math.max(1, Number(params.text('limit') ?? size) || size));
  const fields = params.text('fields');
  const data = items.slice(start, end).map((item) => pickFields(item, fields, ['message', 'text', 'from']));
  const next = `${settings.publicUrl}/facebook/${version}/${node}/comments?after=${textOf(end)}`;
  return {
    data,
    paging: { cursors: { before: textOf(start), after: textOf(end) }, ...(end < items.length && { next }) },
  };
};

const textOf = (at: number): string => Buffer.from(`at ${at}`).toString('base64url');

const cursorOf = (params: Params, name: string): number => {
  const value = params.text(name);
  if (value === undefined) return 0;
  const [, at] = /^at (\d{1,9})$/.exec(Buffer.from(value, 'base64url').toString()) ?? [];
  if (at === undefined) throw graphFaults.invalid(`Invalid cursor: ${name}`);
  return Number(at);
};
