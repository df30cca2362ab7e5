import type { SignInOutcome } from '@carillon/contracts/domain/sign-in-outcome.ts';
import { t } from '@lingui/core/macro';

/** What came of a log-in by a provider, of linking one, or of confirming by one; `name` is the provider's. */
export const signInText = (outcome: SignInOutcome, name: string): string =>
  SENTENCES[outcome]?.(name) ?? t`Something went wrong on our side. Try again.`;

const SENTENCES: Readonly<Partial<Record<SignInOutcome, (name: string) => string>>> = {
  linked: (name) => t`${name} is linked. You can log in with it from now on.`,
  confirmed: (name) => t`${name} has confirmed that it is you.`,
  denied: (name) => t`You didn’t allow ${name} to share who you are with Carillon. Nothing has changed.`,
  refused: (name) => t`${name} refused to log you in. Try again, or log in another way.`,
  unavailable: (name) => t`${name} could not be reached. Try again in a moment, or log in another way.`,
  mismatch: (name) => t`Somebody else answered than ${name}, so you are not logged in. Try again.`,
  no_code: (name) => t`${name} did not say who you are. Try again.`,
  state_unknown: () => t`This log-in is unknown or was already used. Start again.`,
  expired: () => t`The log-in took longer than ten minutes. Start it again.`,
  other_browser: () => t`This log-in was started in another browser, or over again. Start it here.`,
  other_session: () => t`This was started in another session. Start it again.`,
  other_provider: () => t`Another provider answered than the one that was asked. Start again.`,
  not_fresh: (name) =>
    t`${name} did not say that it has just asked for your log-in, so it confirms nothing. Log out and in again instead.`,
  taken: (name) => t`That ${name} account is linked to another Carillon account.`,
  has_other: (name) => t`Another ${name} account is linked already. Unlink it first.`,
  other_account: (name) => t`That is not the ${name} account that is linked here.`,
  no_email: (name) => t`${name} gave no email address. Sign up with your email; you can link ${name} later.`,
  email_unverified: (name) =>
    t`${name} doesn’t confirm that your email address is yours, so it can’t create an account here. Sign up with your email, then link ${name} on the security page.`,
};
