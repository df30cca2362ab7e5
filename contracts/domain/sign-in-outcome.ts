import { linkedSentence } from './linked-sentence.ts';

/** How a way to a provider and back ended; the page that it leads to is told it as `sign_in`. */
export type SignInOutcome = keyof typeof SENTENCES;

export const isSignInOutcome = (word: string | null): word is SignInOutcome =>
  word !== null && Object.hasOwn(SENTENCES, word);

/** Those that went well; the others are told as errors. */
export const WENT_WELL: ReadonlySet<SignInOutcome> = new Set(['ready', 'linked', 'confirmed']);

/** What the user reads of it; `name` is the provider's. */
export const signInSentence = (outcome: SignInOutcome, name: string): string => SENTENCES[outcome](name);

const SENTENCES = {
  /** The page may log in by what the provider said. */
  ready: (name) => `${name} has confirmed who you are.`,
  linked: linkedSentence,
  confirmed: (name) => `${name} has confirmed that it is you.`,
  /** The user said no. */
  denied: (name) => `You didn’t allow ${name} to share who you are with Carillon. Nothing has changed.`,
  /** The provider did. */
  refused: (name) => `${name} refused to log you in. Try again, or log in another way.`,
  unavailable: (name) => `${name} could not be reached. Try again in a moment, or log in another way.`,
  mismatch: (name) => `Somebody else answered than ${name}, so you are not logged in. Try again.`,
  no_code: (name) => `${name} did not say who you are. Try again.`,
  no_email: (name) => `${name} gave no email address. Sign up with your email; you can link ${name} later.`,
  email_unverified: (name) =>
    `${name} doesn’t confirm that your email address is yours, so it can’t create an account here. Sign up with your email, then link ${name} on the security page.`,
  state_unknown: () => 'This log-in is unknown or was already used. Start again.',
  expired: () => 'The log-in took longer than ten minutes. Start it again.',
  other_browser: () => 'This log-in was started in another browser, or over again. Start it here.',
  other_session: () => 'This was started in another session. Start it again.',
  other_provider: () => 'Another provider answered than the one that was asked. Start again.',
  /** The provider's account is another user's here. */
  taken: (name) => `That ${name} account is linked to another Carillon account.`,
  has_other: (name) => `Another ${name} account is linked already. Unlink it first.`,
  other_account: (name) => `That is not the ${name} account that is linked here.`,
  not_fresh: (name) =>
    `${name} did not say that it has just asked for your log-in, so it confirms nothing. Log out and in again instead.`,
  failed: () => 'Something went wrong on our side. Try again.',
} satisfies Record<string, (name: string) => string>;
