import type { SandboxContext } from '../../context.ts';
import { commentsOn } from '../../domain/comments/comments-on.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import type { Post } from '../../domain/post.ts';
import type { Token } from '../../domain/token.ts';
import { figuresAt } from '../../usecases/audience.ts';
import { modifiersOf } from './fields.ts';
import { insightsOf, insightsScope } from './insights.ts';
import { graphTime, permalink } from './objects.ts';

interface Reader {
  readonly token: Token;
  readonly fields: string | undefined;
}

/** A page's post, or Instagram's media; counts are computed only on request. */
export const postObject = async (
  context: SandboxContext,
  post: Post,
  { token, fields }: Reader,
): Promise<Record<string, unknown>> => {
  const modifiers = (name: string) => modifiersOf(fields, name);
  const countsAny = COUNTED.some((name) => modifiers(name) !== undefined);
  const metrics = modifiers('insights')?.get('metric')?.split(',') ?? [];
  if (modifiers('insights') && !token.scopes.includes(insightsScope(post)))
    throw graphFaults.permission(insightsScope(post));
  const figures = countsAny ? await figuresAt(context.stores, post, context.now()) : undefined;
  const insights = figures && modifiers('insights') && insightsOf(post, figures, metrics);
  if (post.network === 'instagram')
    return {
      ...mediaObject(context, post),
      like_count: figures?.likes,
      comments_count: figures?.comments,
      insights,
    };
  return {
    ...feedObject(context, post),
    ...(figures && {
      shares: figures.shares === 0 ? undefined : { count: figures.shares },
      reactions: {
        data: [],
        ...summed(modifiers('reactions'), { total_count: figures.likes, viewer_reaction: 'NONE' }),
      },
      comments: {
        data: [],
        ...summed(modifiers('comments'), {
          order: 'ranked',
          total_count:
            modifiers('comments')?.get('filter') === 'stream' ? figures.comments : toplevel(context, post),
          can_comment: true,
        }),
      },
    }),
    insights,
  };
};

const COUNTED = ['shares', 'reactions', 'comments', 'insights', 'like_count', 'comments_count'];

/** The summary comes along where it is asked for. */
const summed = (modifiers: Map<string, string> | undefined, summary: object) =>
  modifiers?.get('summary') === 'true' ? { summary } : {};

const toplevel = ({ now }: SandboxContext, post: Post): number =>
  commentsOn(post, now()).filter(({ parentId }) => parentId === null).length;

const mediaObject = (context: SandboxContext, post: Post) => ({
  id: post.id,
  caption: post.text,
  timestamp: graphTime(post.createdAt),
  permalink: permalink(context.settings, post),
  media_type: post.media.length > 1 ? 'CAROUSEL_ALBUM' : post.media[0]?.kind === 'video' ? 'VIDEO' : 'IMAGE',
});

const feedObject = (context: SandboxContext, post: Post) => ({
  id: post.id,
  message: post.text === '' ? undefined : post.text,
  created_time: graphTime(post.createdAt),
  permalink_url: permalink(context.settings, post),
  attachments: attachmentsOf(post),
});

/** One file is the attachment; several are parts of an album. */
const attachmentsOf = ({ media }: Post) => {
  const targets = media.map(({ id }) => ({ target: { id } }));
  const [first, ...more] = targets;
  if (!first) return undefined;
  return { data: more.length === 0 ? [first] : [{ subattachments: { data: targets } }] };
};
