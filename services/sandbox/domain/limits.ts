/** How much the sandbox takes before it refuses, as the networks do. */
export interface SandboxLimits {
  /** Of all that Carillon calls on one of Meta's networks. */
  readonly appCallsAnHour: number;
  /** Of the calls with one page's token, or one person's. */
  readonly pageCallsAnHour: number;
  readonly instagramPostsADay: number;
  /** Of an account's calls in five minutes; Mastodon's own figure. */
  readonly mastodonCallsInFiveMinutes: number;
  /** Of the calls of one address in a minute that bring no good token. */
  readonly openCallsAMinute: number;
  /** Of the calls with one token in a minute. */
  readonly tokenCallsAMinute: number;
  /** What is kept in total; beyond it the oldest goes. */
  readonly postsKept: number;
  readonly mediaBytesKept: number;
}

/** Enough for any demonstration; the posts of a day are Instagram's own figure. */
export const SANDBOX_LIMITS: SandboxLimits = {
  appCallsAnHour: 1_000_000,
  pageCallsAnHour: 100_000,
  instagramPostsADay: 100,
  mastodonCallsInFiveMinutes: 1500,
  openCallsAMinute: 600,
  tokenCallsAMinute: 3000,
  postsKept: 20_000,
  mediaBytesKept: 5 * 1024 ** 3,
};
