import { sentence, type Text, text } from '@carillon/contracts/text.ts';
import * as oauth from 'oauth4webapi';
import { SocialError } from '../../social-error.ts';

const LONGEST = 300;

export const noConsentPage = (server: string): SocialError =>
  new SocialError(
    text`${{ server: hostOf(server) }} has no page where you can give Carillon access. Use an app password instead.`,
    { kind: 'permanent', code: 'no_consent_page' },
  );

const hostOf = (address: string): string => URL.parse(address)?.host ?? address;

/** A server's reply that is no success: its name for it, and its own words. */
interface Refusal {
  readonly status: number;
  readonly code?: string;
  readonly words?: string;
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof oauth.ResponseBodyError) {
    const { status, error: code, error_description: words } = error;
    return { status, code: code.slice(0, 100), ...(words && { words: words.slice(0, LONGEST) }) };
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError) {
    const { error: code } = error.cause[0]?.parameters ?? {};
    return { status: error.status, ...(code && { code: code.slice(0, 100) }) };
  }
  // A page of a proxy's, or anything else that is not in the protocol, says nothing of the account.
  return null;
}

const createUnansweredError = (cause: unknown, refusal: Refusal | null): SocialError =>
  new SocialError(sentence`The account’s server can’t answer right now. Try again in a moment.`, {
    kind: 'transient',
    cause,
    ...(refusal && { status: refusal.status, code: refusal.code }),
  });

/** Converts a failed request to an authorization server to an error, in these words where it was refused. */
function follows(error: unknown, kind: 'permanent' | 'reconnect', message: string | Text): SocialError {
  if (error instanceof SocialError) return error;
  const refusal = refusalOf(error);
  if (!refusal || refusal.status >= 500 || refusal.status === 429)
    return createUnansweredError(error, refusal);
  const { status, code, words } = refusal;
  return new SocialError(message, {
    kind,
    status,
    code: code ?? 'refused',
    cause: error,
    ...(words && { networkMessage: words }),
  });
}

/** The server can't read Carillon's address, or rejects the document there. */
const UNKNOWN_CLIENT = new Set([
  'invalid_client',
  'invalid_client_id',
  'invalid_client_metadata',
  'unauthorized_client',
]);

/** A request for consent that failed. */
export function createConsentError(error: unknown, issuer: string, clientId: string): SocialError {
  const host = hostOf(issuer);
  const code = refusalOf(error)?.code ?? '';
  const why = UNKNOWN_CLIENT.has(code)
    ? text`${{ server: host }} couldn’t read Carillon’s address, ${{ address: clientId }}. Use an app password instead.`
    : text`${{ server: host }} didn’t accept the request. Use an app password instead.`;
  return follows(error, 'permanent', why);
}

/** A code that brought no session. */
export const createCodeError = (error: unknown): SocialError =>
  follows(error, 'permanent', sentence`Your server didn’t accept the sign-in. Connect again.`);

/**
 * A failed renewal. The session is over if the server says so about its token. A server that can't read Carillon's
 * address right now, or whose clock differs, may accept the token later.
 */
export function createRenewalError(error: unknown): SocialError {
  const refusal = refusalOf(error);
  if (refusal && refusal.code !== 'invalid_grant') return createUnansweredError(error, refusal);
  return follows(
    error,
    'reconnect',
    sentence`Bluesky no longer accepts the connection to your account. Connect it again.`,
  );
}

/** The server took no revocation: whether the session is over is not known. */
export const createRevocationError = (error: unknown): SocialError =>
  follows(error, 'permanent', sentence`The account’s server didn’t end the session.`);
