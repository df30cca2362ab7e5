import type { PostFigures } from '@carillon/social/capabilities/insights.ts';

export type PostKind = 'text' | 'photo' | 'photos' | 'video';

/** What the contract tests have to know of a network beside its capabilities. */
export interface ContractFacts {
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

export const EVERYWHERE = ['likes', 'comments', 'shares', 'views', 'reach'] as const;
