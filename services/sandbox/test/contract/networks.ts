import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PostFigures } from '@carillon/social/capabilities/insights.ts';

export type PostKind = 'text' | 'photo' | 'photos' | 'video';

/** What the contract tests have to know of a network beside its capabilities. */
interface NetworkFacts {
  /** A permission without which nothing can be published. */
  readonly neededScope: string;
  /** The permission to read comments; null where the sandbox lets nobody. */
  readonly commentsScope: string | null;
  /** The permission to read what came of posts. */
  readonly insightsScope: string;
  /** What it tells of a post. */
  readonly figures: readonly (keyof PostFigures)[];
  /** How it says that the user refused. */
  readonly refusal: { readonly [parameter: string]: string };
  /** Whether a grant that is still good can be renewed. */
  readonly isRenewable: boolean;
  /** Whether an app can give a grant back. */
  readonly isRevocable: boolean;
  readonly kinds: readonly PostKind[];
  /** Whether it refuses a text that another publication has brought there. */
  readonly refusesRepetition: boolean;
}

const EVERYWHERE = ['likes', 'comments', 'shares', 'views', 'reach'] as const;

/** A network gets its contract tests by being added here. */
const FACTS: Readonly<Record<PlatformName, NetworkFacts>> = {
  facebook: {
    neededScope: 'pages_manage_posts',
    commentsScope: 'pages_read_user_content',
    insightsScope: 'read_insights',
    figures: [...EVERYWHERE, 'clicks'],
    refusal: { error_reason: 'user_denied' },
    isRenewable: true,
    isRevocable: true,
    kinds: ['text', 'photo', 'photos', 'video'],
    refusesRepetition: true,
  },
  instagram: {
    neededScope: 'instagram_content_publish',
    commentsScope: 'instagram_manage_comments',
    insightsScope: 'instagram_manage_insights',
    figures: EVERYWHERE,
    refusal: { error_reason: 'user_denied' },
    isRenewable: true,
    isRevocable: true,
    kinds: ['photo', 'photos', 'video'],
    refusesRepetition: false,
  },
  linkedin: {
    neededScope: 'w_member_social',
    commentsScope: null,
    insightsScope: 'r_member_postAnalytics',
    figures: EVERYWHERE,
    refusal: { error: 'user_cancelled_authorize' },
    isRenewable: false,
    isRevocable: false,
    kinds: ['text', 'photo', 'photos', 'video'],
    refusesRepetition: true,
  },
};

export const networks = Object.entries(FACTS).map(([name, facts]) => ({
  name: name as PlatformName,
  ...facts,
}));
