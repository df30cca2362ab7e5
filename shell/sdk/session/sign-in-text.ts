import type { SignInOutcome } from '@carillon/contracts/domain/sign-in-outcome.ts';
import { t } from '@lingui/core/macro';

/** Describes the outcome of logging in, linking or confirming with a provider; `name` is the provider's. */
export const signInText = (outcome: SignInOutcome, name: string): string =>
  SENTENCES[outcome]?.(name) ?? t`Something went wrong on our side. Try again.`;

const SENTENCES: Readonly<Partial<Record<SignInOutcome, (name: string) => string>>> = {
  linked: (name) => t`${name} is linked. You can log in with it from now on.`,
  confirmed: (name) => t`${name} confirmed that it’s you.`,
  denied: (name) => t`You didn’t allow ${name} to share your identity with Carillon. Nothing has changed.`,
  refused: (name) => t`${name} refused to log you in. Try again, or log in another way.`,
  unavailable: (name) => t`Couldn’t reach ${name}. Try again in a moment, or log in another way.`,
  mismatch: (name) => t`The response didn’t come from ${name}, so you aren’t logged in. Try again.`,
  no_code: (name) => t`${name} didn’t tell us who you are. Try again.`,
  state_unknown: () => t`This login is no longer valid. Start again.`,
  expired: () => t`Logging in took longer than ten minutes. Start again.`,
  other_browser: () => t`You started this login in another browser, or started it over. Start again here.`,
  other_session: () => t`You started this in another session. Start again here.`,
  other_provider: () => t`The response came from a different provider. Start again.`,
  not_fresh: (name) =>
    t`${name} didn’t confirm that you just logged in there. Log out of Carillon and log in again instead.`,
  taken: (name) => t`That ${name} account is linked to another Carillon account.`,
  has_other: (name) => t`Another ${name} account is already linked. Unlink it first.`,
  other_account: (name) => t`That isn’t the ${name} account that’s linked here.`,
  no_email: (name) =>
    t`${name} didn’t share your email address. Sign up with your email; you can link ${name} later.`,
  email_unverified: (name) =>
    t`${name} hasn’t verified your email address, so you can’t sign up with ${name}. Sign up with your email, then link ${name} on the security page.`,
};
