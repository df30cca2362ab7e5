import { byPlatform, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Insights, PostFigures, PostReading } from '@carillon/social/capabilities/insights.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { SocialError, type SocialErrorDetails } from '@carillon/social/social-error.ts';

type CountedFigures = { -readonly [K in keyof PostFigures]-?: number };

interface SimulatedPost {
  readonly id: string;
  readonly targetId: string;
  readonly platform: PlatformName;
  deleted: boolean;
  figures: CountedFigures;
}

/** Figures that a network gives; the others are absent. */
const REPORTED: Record<PlatformName, readonly (keyof PostFigures)[]> = {
  ...byPlatform(() => []),
  facebook: ['likes', 'comments', 'shares', 'reach', 'clicks'],
  instagram: ['likes', 'comments', 'shares', 'views', 'reach'],
  linkedin: ['likes', 'comments'],
};

/** Networks with posts that a test lets grow, and books of them. */
export function simulatedNetwork() {
  const posts = new Map<string, SimulatedPost>();
  const followers = new Map<string, number>();
  const state = {
    posts,
    followers,
    usage: null as number | null,
    /** How many calls LinkedIn accepts from an account in a day. */
    mostCalls: 10_000,
    /** The error of every call. */
    refusal: null as SocialErrorDetails | null,
    calls: 0,
    /** Called with each call. */
    onCall: null as (() => void) | null,
    /** The figures that the network last gave for each post. */
    reported: new Map<string, PostFigures>(),
  };

  const figuresOf = ({ platform, figures }: SimulatedPost): PostFigures =>
    Object.fromEntries(REPORTED[platform].map((name) => [name, figures[name]]));
  const answer = () => {
    state.calls++;
    state.onCall?.();
    if (state.refusal) throw new SocialError('As the network says', state.refusal);
  };
  const insights: Insights = {
    postsAtOnce: 3,
    usage: () => state.usage,
    async account({ targetId }) {
      answer();
      const count = followers.get(targetId);
      return count === undefined ? {} : { followers: count };
    },
    async posts({ postIds, targetId }) {
      answer();
      if (postIds.length > 3) throw new Error('too many at once');
      return new Map(
        postIds.map((id): [string, PostReading] => {
          const post = posts.get(id);
          if (!post || post.deleted || post.targetId !== targetId) return [id, { kind: 'gone' }];
          state.reported.set(id, figuresOf(post));
          return [id, { kind: 'figures', figures: figuresOf(post) }];
        }),
      );
    },
  };
  const networks: SocialNetworks = {
    ...byPlatform((name) => ({ name, insights })),
    linkedin: {
      name: 'linkedin',
      insights: {
        ...insights,
        get dailyCalls() {
          return { most: state.mostCalls, account: 1, post: 5 };
        },
      },
    },
  };
  return {
    state,
    networks,
    post(platform: PlatformName, targetId: string, id: string): SimulatedPost {
      const figures = { likes: 0, comments: 0, shares: 0, views: 0, reach: 0, clicks: 0 };
      const post = { id, targetId, platform, deleted: false, figures };
      posts.set(id, post);
      return post;
    },
    /** The sum of a metric over all posts, as last reported by the network. */
    reportedTotal: (name: keyof PostFigures): number =>
      [...state.reported.values()].reduce((sum, figures) => sum + (figures[name] ?? 0), 0),
  };
}
