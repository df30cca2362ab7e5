import type { PostFigures } from '@carillon/social/capabilities/insights.ts';

export type PostKind = 'text' | 'photo' | 'photos' | 'video';

/** Facts that the contract tests need of a network besides its capabilities. */
export interface ContractFacts {
  /** A permission without which nothing can be published. */
  readonly neededScope: string;
  /** The permission to read comments; null where the sandbox lets nobody. */
  readonly commentsScope: string | null;
  /** The permission to read post metrics. Null if its client reads none. */
  readonly insightsScope: string | null;
  /** Returns the name of the account of a person with that name. */
  accountName(person: string): string;
  /** Whether one person can publish to several. */
  readonly hasSeveralTargets: boolean;
  /** After how many days a grant runs out; null where it never does. */
  readonly lastsDays: number | null;
  /** Whether it says why it rejects a code. */
  readonly explainsCodes: boolean;
  /** Whether an app may like comments, and hide them. */
  readonly likesComments: boolean;
  readonly hidesComments: boolean;
  /** Figures that it gives for a post. */
  readonly figures: readonly (keyof PostFigures)[];
  /** How it reports that the user declined. */
  readonly refusal: { readonly [parameter: string]: string };
  /** Whether a grant that is still good can be renewed. */
  readonly isRenewable: boolean;
  /** Whether an app can give a grant back. */
  readonly isRevocable: boolean;
  readonly kinds: readonly PostKind[];
  /** Whether it refuses a text that another publication has brought there. */
  readonly refusesRepetition: boolean;
}

/** Facts of the networks that are in one place. */
export const COMMON = {
  accountName: (person: string) => person,
  hasSeveralTargets: true,
  lastsDays: 60,
  explainsCodes: true,
  likesComments: false,
  hidesComments: true,
} as const;

export const EVERYWHERE = ['likes', 'comments', 'shares', 'views', 'reach'] as const;
