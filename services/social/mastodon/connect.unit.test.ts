import { describe, expect, test } from '@jest/globals';
import type { Registration, Registrations } from '../capabilities/registrations.ts';
import { MASTODON_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';
import { createMastodon } from './mastodon.ts';

const settings = { ...MASTODON_DEFAULTS, isLocal: false, website: 'https://carillon.example' };
const instance = { domain: 'm.example', version: '4.5.2', api_versions: { mastodon: 7 } };
const app = { client_id: 'id', client_secret: 'secret' };
const startRequest = { state: 'state', redirectUri: 'https://carillon.example/cb', server: 'm.example' };

const connecting = (...answers: readonly unknown[]) => {
  const { deps, calls } = answering(...answers);
  const registrationsByServer = new Map<string, Registration>();
  const registrations: Registrations = {
    find: async (server) => registrationsByServer.get(server) ?? null,
    save: async (registration) => {
      registrationsByServer.set(registration.server, registration);
      return registration;
    },
  };
  const networks: string[] = [];
  const of = (network: string) => {
    networks.push(network);
    return registrations;
  };
  const { connect } = createMastodon(settings, { ...deps, registrations: of }, deps.fetch);
  if (!connect) throw new Error('it can’t connect');
  return { connect, calls, networks };
};

describe('issuerOf', () => {
  test('uses the server’s metadata, including whether every reply names it', async () => {
    const metadata = { issuer: 'https://m.example/', authorization_response_iss_parameter_supported: true };
    const { connect } = connecting(instance, metadata, app);
    await connect.begin(startRequest);
    expect(await connect.issuerOf('https://m.example')).toEqual({
      name: 'https://m.example/',
      isAlwaysNamed: true,
    });
  });

  test('is the server where it says nothing', async () => {
    const { connect } = connecting(instance, Response.json({}, { status: 404 }), app);
    await connect.begin(startRequest);
    expect(await connect.issuerOf('https://m.example')).toEqual({
      name: 'https://m.example',
      isAlwaysNamed: false,
    });
  });
});

test('registers nothing at a server that can’t say now who it is', async () => {
  const { connect, calls } = connecting(instance, Response.json({}, { status: 503 }));
  await expect(connect.begin(startRequest)).rejects.toMatchObject({ kind: 'transient' });
  expect(calls.map(({ init }) => init.method)).not.toContain('POST');
});

test('asks for its own network’s apps', () => {
  expect(connecting().networks).toEqual(['mastodon']);
});

describe('account', () => {
  const account = (over: object = {}) => ({
    id: '1',
    username: 'a',
    avatar: 'https://m.example/a.png',
    ...over,
  });
  const access = { token: 'token', server: 'https://m.example' };

  test('has a picture from the web alone', async () => {
    const { connect } = connecting(account({ avatar: 'javascript:alert(1)' }), instance);
    expect(await connect.account(access)).toEqual({ id: 'm.example/1', name: '@a@m.example', picture: null });
  });

  test.each([
    ['an id of more than 100 characters', account({ id: 'x'.repeat(101) })],
    ['a name of more than 300 characters', account({ username: 'x'.repeat(301) })],
  ])('is none with %s', async (_, odd) => {
    const { connect } = connecting(odd, instance);
    await expect(connect.account(access)).rejects.toMatchObject({ kind: 'transient' });
  });
});

test('quotes a server’s reason for a refusal up to 100 characters', async () => {
  const refusal = Response.json({ error: 'x'.repeat(500) }, { status: 400 });
  const { connect } = connecting(instance, {}, app, refusal);
  await connect.begin(startRequest);
  const exchange = { code: 'code', redirectUri: startRequest.redirectUri, server: 'https://m.example' };
  const error = await connect.exchangeCode(exchange).catch((error: unknown) => error);
  expect(error).toMatchObject({ code: 'x'.repeat(100) });
  expect(((error as Error).cause as Error).message.length).toBeLessThanOrEqual(300);
});

describe('refresh', () => {
  const grant = {
    access: { token: 'old', server: 'https://m.example' },
    refreshToken: 'renew',
    expiresAt: null,
    scopes: ['read', 'write'],
  };
  const refresh = async (reply: object) => {
    const { connect } = connecting(instance, Response.json({}, { status: 404 }), app, reply);
    await connect.begin(startRequest);
    return connect.refresh(grant);
  };

  // RFC 6749, sections 5.1 and 6: a server may leave out what it doesn't change. simple-oauth2 forgets the token then.
  test('keeps the refresh token and the scopes that the reply leaves out', async () => {
    expect(await refresh({ access_token: 'new', token_type: 'Bearer' })).toMatchObject({
      access: { token: 'new' },
      refreshToken: 'renew',
      scopes: ['read', 'write'],
    });
  });

  test('takes the refresh token that the reply has', async () => {
    const reply = { access_token: 'new', refresh_token: 'next', scope: 'read write follow' };
    expect(await refresh(reply)).toMatchObject({ refreshToken: 'next', scopes: ['read', 'write', 'follow'] });
  });
});
