import type { WebhookCause } from '@carillon/contracts/domain/webhook-causes.ts';

/** How far a try came. */
export type Stage = 'lookup' | 'connection' | 'response';

const NO_SUCH_HOST = new Set(['ENOTFOUND', 'ENODATA', 'EAI_NONAME', 'EAI_NODATA']);

const LATE: Readonly<Record<Stage, WebhookCause | null>> = {
  lookup: 'lookup_failed',
  connection: 'connection_timeout',
  response: null,
};

const CAUSES: Readonly<Record<string, WebhookCause>> = {
  ECONNREFUSED: 'connection_refused',
  ETIMEDOUT: 'connection_timeout',
  EHOSTUNREACH: 'no_route',
  ENETUNREACH: 'no_route',
  EADDRNOTAVAIL: 'no_route',
  ECONNRESET: 'connection_closed',
  ECONNABORTED: 'connection_closed',
  EPIPE: 'connection_closed',
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_not_yet_valid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_wrong_host',
  HOSTNAME_MISMATCH: 'certificate_wrong_host',
  INVALID_CA: 'certificate_untrusted',
  INVALID_PURPOSE: 'certificate_untrusted',
  PATH_LENGTH_EXCEEDED: 'certificate_untrusted',
};

/** Codes of OpenSSL and of Node's parser of HTTP, of which there are many. */
const FAMILIES: readonly (readonly [pattern: RegExp, WebhookCause])[] = [
  [/^HPE_/, 'invalid_response'],
  [/CERT|SIGNATURE/, 'certificate_untrusted'],
  [/SSL|TLS|^EPROTO$/, 'tls_failed'],
];

/** Returns why a receiver gave no answer, by the error's code; null where that doesn't say. */
export function causeOf(error: unknown, stage: Stage): WebhookCause | null {
  if (error === 'timeout') return LATE[stage];
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (stage === 'lookup') return NO_SUCH_HOST.has(code) ? 'host_not_found' : 'lookup_failed';
  return CAUSES[code] ?? FAMILIES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

export const isOfTls = (cause: WebhookCause): boolean =>
  cause === 'tls_failed' || cause.startsWith('certificate_');
