/** How much the sandbox accepts before it refuses, as the networks do. */
export interface SandboxLimits {
  /** All calls of the app on one of Meta's networks. */
  readonly appCallsAnHour: number;
  /** Calls with the token of one page or person. */
  readonly pageCallsAnHour: number;
  readonly instagramPostsADay: number;
  /** Calls of one account in five minutes. The number is Mastodon's own. */
  readonly mastodonCallsInFiveMinutes: number;
  /** Calls of one address in a minute without a valid token. */
  readonly openCallsAMinute: number;
  /** Calls with one token in a minute. */
  readonly tokenCallsAMinute: number;
  /** Storage limits. Above them, the oldest posts are deleted. */
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
