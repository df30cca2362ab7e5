/** How much the sandbox takes before it refuses, as the networks do. */
export interface SandboxLimits {
  /** Of all that Carillon calls on one of Meta's networks. */
  readonly appCallsAnHour: number;
  /** Of the calls with one page's token, or one person's. */
  readonly pageCallsAnHour: number;
  readonly instagramPostsADay: number;
}

/** Calls enough for any demonstration; the posts of a day are Instagram's own figure. */
export const SANDBOX_LIMITS: SandboxLimits = {
  appCallsAnHour: 1_000_000,
  pageCallsAnHour: 100_000,
  instagramPostsADay: 100,
};
