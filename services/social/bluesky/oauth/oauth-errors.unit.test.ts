import { expect, test } from '@jest/globals';
import * as oauth from 'oauth4webapi';
import { SocialError } from '../../social-error.ts';
import { createConsentError, createRenewalError } from './oauth-errors.ts';

const SERVER: oauth.AuthorizationServer = { issuer: 'https://pds.example' };
const CLIENT: oauth.Client = { client_id: 'https://bells.com/oauth-client-metadata.json' };
/** Returns the library's error for a reply to a renewal. */
const errorOf = async (reply: Response): Promise<unknown> =>
  oauth.processRefreshTokenResponse(SERVER, CLIENT, reply).catch((error: unknown) => error);
const refusal = (status: number, error: string) => Response.json({ error }, { status });

test('a session is over where its server says so of its token', async () => {
  expect(createRenewalError(await errorOf(refusal(400, 'invalid_grant')))).toMatchObject({
    kind: 'reconnect',
    code: 'invalid_grant',
    status: 400,
    message: expect.stringContaining('Connect it again'),
  });
});

test.each([
  ['a server that can’t read Carillon’s address', refusal(400, 'invalid_client_metadata')],
  ['a proof that a clock spoiled', refusal(400, 'invalid_dpop_proof')],
  ['a server that fails', refusal(500, 'server_error')],
  ['too many calls', refusal(429, 'invalid_grant')],
  ['a page of a proxy', new Response('<h1>Not found</h1>', { status: 404 })],
  ['a reply that is not in the protocol', Response.json({ token: 1 })],
])('%s ends no session', async (_, reply) => {
  expect(createRenewalError(await errorOf(reply))).toMatchObject({ kind: 'transient' });
});

test('keeps the call’s own error', () => {
  const silent = new SocialError('Silence', { kind: 'transient' });
  expect(createRenewalError(silent)).toBe(silent);
});

test('reports a server that can’t read Carillon’s address, with a remedy', async () => {
  const error = await errorOf(refusal(400, 'invalid_client_metadata'));
  expect(createConsentError(error, 'https://pds.example', CLIENT.client_id)).toMatchObject({
    kind: 'permanent',
    message:
      'pds.example couldn’t read Carillon’s address, https://bells.com/oauth-client-metadata.json. Use an app password instead.',
  });
});
