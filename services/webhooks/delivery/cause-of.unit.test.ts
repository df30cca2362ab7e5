import { describe, expect, test } from '@jest/globals';
import { causeOf, isOfTls } from './cause-of.ts';

const failed = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('causeOf', () => {
  test.each([
    ['ENOTFOUND', 'host_not_found'],
    ['EAI_AGAIN', 'lookup_failed'],
  ])('reads %s of a lookup as %s', (code, cause) => {
    expect(causeOf(failed(code), 'lookup')).toBe(cause);
  });

  test.each([
    ['ECONNREFUSED', 'connection_refused'],
    ['ETIMEDOUT', 'connection_timeout'],
    ['ENETUNREACH', 'no_route'],
    ['ECONNRESET', 'connection_closed'],
    ['HPE_INVALID_CONSTANT', 'invalid_response'],
    ['CERT_HAS_EXPIRED', 'certificate_expired'],
    ['CERT_NOT_YET_VALID', 'certificate_not_yet_valid'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate_wrong_host'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate_untrusted'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate_untrusted'],
    ['EPROTO', 'tls_failed'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls_failed'],
  ])('reads %s of a connection as %s', (code, cause) => {
    expect(causeOf(failed(code), 'connection')).toBe(cause);
  });

  test.each([
    ['lookup', 'lookup_failed'],
    ['connection', 'connection_timeout'],
    ['response', null],
  ] as const)('says how far a try came that ran out of time: %s', (stage, cause) => {
    expect(causeOf('timeout', stage)).toBe(cause);
  });

  test('names no cause for an unknown error', () => {
    expect(causeOf(new Error('strange'), 'response')).toBeNull();
  });
});

test('isOfTls tells a bad certificate from a refused connection', () => {
  expect([isOfTls('certificate_expired'), isOfTls('tls_failed'), isOfTls('connection_refused')]).toEqual([
    true,
    true,
    false,
  ]);
});
