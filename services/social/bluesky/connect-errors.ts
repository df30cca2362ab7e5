import { sentence, text } from '@carillon/contracts/text.ts';
import { SocialError } from '../social-error.ts';

export const mainPassword = (): SocialError =>
  new SocialError(
    sentence`That is your account password. Create an app password in Bluesky’s settings, under Privacy and security, and enter it here.`,
    { kind: 'reconnect', code: 'main_password' },
  );

export const inactive = (): SocialError =>
  new SocialError(sentence`This Bluesky account isn’t active. Activate it on Bluesky, then connect it.`, {
    kind: 'permanent',
    code: 'inactive',
  });

/** The server answers for an account that nobody asked for. */
export const otherAccount = (kind: 'permanent' | 'reconnect'): SocialError =>
  new SocialError(sentence`The server’s response was for a different account.`, {
    kind,
    code: 'other_account',
  });

/** Somebody signed in to another account on their server's page. */
export const createOtherAccountError = (handle: string): SocialError =>
  new SocialError(
    text`You signed in to a different account than ${{ handle }} on its server. Connect again, and sign in there with the account that you enter here.`,
    { kind: 'permanent', code: 'other_account' },
  );

export const createMovedError = (cause?: unknown): SocialError =>
  new SocialError(sentence`This account has moved to another server. Connect it again.`, {
    kind: 'reconnect',
    code: 'moved',
    cause,
  });

/** A sign-in that was refused, in words that help. */
export function throwPasswordRefusal(error: unknown): never {
  if (!(error instanceof SocialError)) throw error;
  // Only an account's own password is asked for a second factor.
  if (error.code === 'AuthFactorTokenRequired') throw mainPassword();
  if (error.status !== 401 || error.code === 'AccountTakedown') throw error;
  const { status, code } = error;
  throw new SocialError(sentence`Bluesky didn’t accept this handle and app password. Check both.`, {
    kind: 'reconnect',
    status,
    code,
    cause: error,
  });
}
