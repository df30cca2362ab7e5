import type { Access } from './access.ts';

export interface FiguresRequest {
  readonly targetId: string;
  readonly access: Access;
  /** Ends the call that is under way. */
  readonly signal?: AbortSignal;
}

export interface AccountFigures {
  /** Absent when the network does not say. */
  readonly followers?: number;
}

/** Counts since the post was published. A count that the network doesn't report is absent, not 0. */
export interface PostFigures {
  readonly likes?: number;
  readonly comments?: number;
  readonly shares?: number;
  /** How often it was seen. */
  readonly views?: number;
  /** How many people saw it. */
  readonly reach?: number;
  readonly clicks?: number;
}

/** A network's reading of a post: its metrics, or that the post is gone. */
export type PostReading =
  | { readonly kind: 'figures'; readonly figures: PostFigures }
  | { readonly kind: 'gone' };

/** The code of the SocialError with which a network says that it lets no app read these figures at all. */
export const INSIGHTS_UNAVAILABLE = 'insights_unavailable';

/** Reads the metrics of posts and accounts. All calls only throw SocialError. */
export interface Insights {
  /** The most posts that one call may ask for. */
  readonly postsAtOnce: number;
  /**
   * For networks that limit calls per UTC day and account without reporting the usage until they refuse: how many
   * calls they accept, and how many one reading costs for the account, and for `postsAtOnce` posts. The caller counts
   * them.
   */
  readonly dailyCalls?: { readonly most: number; readonly account: number; readonly post: number };
  account(request: FiguresRequest): Promise<AccountFigures>;
  /**
   * By the network's id of the post; each that was asked for is in it.
   * @param request its `postIds` are at most `postsAtOnce`
   */
  posts(
    request: FiguresRequest & { readonly postIds: readonly string[] },
  ): Promise<ReadonlyMap<string, PostReading>>;
  /**
   * The used share of the network's limits, from 0 to 1, by its latest replies. Null if it doesn't report it.
   * Publishing matters more: callers that only read metrics stop well below 1.
   */
  usage(request: Pick<FiguresRequest, 'targetId' | 'access'>): number | null;
}
