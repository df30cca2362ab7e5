import type { Figures } from '../../domain/audience/figures-of.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import type { Post } from '../../domain/post.ts';

type Metric = (figures: Figures, post: Post) => number | Readonly<Record<string, number>>;
type Metrics = Readonly<Record<string, Metric>>;

/** One in ten reactions isn't a like. */
const reactionsByType: Metric = ({ likes }) => {
  const love = Math.floor(likes / 10);
  return { like: likes - love, ...(love > 0 && { love }) };
};

const FACEBOOK: Metrics = {
  post_media_view: ({ views }) => views,
  post_total_media_view_unique: ({ reach }) => reach,
  post_clicks: ({ clicks }) => clicks,
  post_reactions_by_type_total: reactionsByType,
  post_video_views: ({ views }, { media: [first] }) => (first?.kind === 'video' ? views : 0),
};

const INSTAGRAM: Metrics = {
  views: ({ views }) => views,
  reach: ({ reach }) => reach,
  likes: ({ likes }) => likes,
  comments: ({ comments }) => comments,
  shares: ({ shares }) => shares,
  saved: ({ saves }) => saves,
  total_interactions: ({ likes, comments, shares, saves }) => likes + comments + shares + saves,
};

/** The permission to read them. */
export const insightsScope = ({ network }: Pick<Post, 'network'>): string =>
  network === 'instagram' ? 'instagram_manage_insights' : 'read_insights';

/** A post's metrics of its whole life, which is the only period that they have. */
export const insightsOf = (post: Post, figures: Figures, names: readonly string[]) => {
  const metrics = post.network === 'instagram' ? INSTAGRAM : FACEBOOK;
  const data = names.map((name) => {
    const metric = Object.hasOwn(metrics, name) ? metrics[name] : undefined;
    if (!metric) throw invalidMetric(post, Object.keys(metrics));
    return {
      name,
      period: 'lifetime',
      values: [{ value: metric(figures, post) }],
      title: name,
      description: name,
      id: `${post.id}/insights/${name}/lifetime`,
    };
  });
  return { data };
};

const invalidMetric = ({ network }: Post, valid: readonly string[]) =>
  graphFaults.invalid(
    network === 'instagram'
      ? `metric[0] must be one of the following values: ${valid.join(', ')}`
      : 'The value must be a valid insights metric',
  );
