/** The outcome of signing in through a provider. The page that follows gets it as `sign_in`. */
export const SIGN_IN_OUTCOMES = [
  /** The page may log in with the provider's result. */
  'ready',
  'linked',
  'confirmed',
  /** The user said no. */
  'denied',
  /** The provider did. */
  'refused',
  'unavailable',
  /** Somebody else than the provider answered. */
  'mismatch',
  'no_code',
  'no_email',
  'email_unverified',
  'state_unknown',
  'expired',
  'other_browser',
  'other_session',
  'other_provider',
  /** The provider's account is another user's here. */
  'taken',
  'has_other',
  'other_account',
  'not_fresh',
  'failed',
] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

export const isSignInOutcome = (word: string | null): word is SignInOutcome =>
  SIGN_IN_OUTCOMES.some((one) => one === word);

/** Successful outcomes. All others are shown as errors. */
export const WENT_WELL: ReadonlySet<SignInOutcome> = new Set(['ready', 'linked', 'confirmed']);
