import { TOKEN_SCOPES, type TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { isInternal, isSigned, leastRole, type Operation } from '@carillon/contracts/operation.ts';
import { addressOf } from '@carillon/contracts/operation-address.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiClient, bodyOf } from '../api-client.ts';
import { type Account, type Carillon, call, startCarillon } from './access/carillon.ts';
import { connectedOwner } from './access/connected-owner.ts';
import { BODIES } from './access/fixtures.ts';
import type { Owner } from './access/owner.ts';
import { ownParams, paramsOf } from './access/params-of.ts';

// Every operation of the API, called with tokens and sessions that are not good for it.
const { operations } = await readServices();
const SERVICES = [...new Set(operations.map(({ service }) => service))];
const PUBLIC = operations.filter((one) => !isInternal(one) && !isSigned(one));
const toNamedCases = (some: readonly Operation[]) =>
  some.map((operation) => [operation.id, operation] as const);

interface Token {
  readonly id: string;
  readonly secret: string;
}

let carillon: Carillon;
let ada: Account & Owner;
/** The stored rows after the previous call was rejected. */
let before: unknown[];
/** Tokens by the scope that they alone lack. */
const lacking = new Map<TokenScope, Token>();
let withoutAny: Token;
/** Tokens that no longer work, each with every scope. */
const dead: Record<string, Token> = {};
const deadSessions: Record<string, ApiClient> = {};

async function makeToken(client: ApiClient, scopes: readonly TokenScope[] = TOKEN_SCOPES): Promise<Token> {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const request = { name: 'A script', scopes, expires_at };
  const { secret, token } = await bodyOf<{ secret: string; token: { id: string } }>(
    client.post('/api/access-tokens', request),
  );
  return { id: token.id, secret };
}

const change = async (collection: string, _id: string, fields: object): Promise<void> => {
  const { matchedCount } = await (await carillon.stored('identity', collection)).updateOne(
    { _id },
    { $set: fields },
  );
  expect(matchedCount).toBe(1);
};

/** Somebody with a role in ada's workspace, with a token made there, who leaves. */
async function leftMember(): Promise<Token> {
  const { userId } = await carillon.signUp('eve');
  const eve = await carillon.asMember('eve', ada.client, 'owner');
  const token = await makeToken(eve);
  await bodyOf(ada.client.send('DELETE', `/api/workspace/members/${userId}`));
  return token;
}

async function sessionOf(end: (id: string) => Promise<unknown>): Promise<ApiClient> {
  const sessions = await carillon.stored('identity', 'sessions');
  const before = (await sessions.find({}).toArray()).map(({ _id }) => _id);
  const client = await carillon.logIn('ada');
  const id = (await sessions.find({}).toArray()).map(({ _id }) => _id).find((one) => !before.includes(one));
  await end(id ?? '');
  return client;
}

beforeAll(async () => {
  carillon = await startCarillon();
  ada = await connectedOwner(carillon, 'ada', ['facebook', 'instagram']);
  for (const scope of TOKEN_SCOPES) {
    const others = TOKEN_SCOPES.filter((one) => one !== scope);
    lacking.set(scope, await makeToken(ada.client, others));
  }
  withoutAny = await makeToken(ada.client, ['posts:read']);
  await change('access_tokens', withoutAny.id, { scopes: [] });
  dead.expired = await makeToken(ada.client);
  await change('access_tokens', dead.expired.id, { expiresAt: new Date(Date.now() - 1_000) });
  dead.revoked = await makeToken(ada.client);
  // Used and known to the gateway until then.
  expect((await send(dead.revoked, '/api/posts/drafts')).status).toBe(200);
  await bodyOf(ada.client.send('DELETE', `/api/access-tokens/${dead.revoked.id}`));
  dead['of a member who left'] = await leftMember();
  deadSessions.expired = await sessionOf((id) =>
    change('sessions', id, { expiresAt: new Date(Date.now() - 1_000) }),
  );
  deadSessions.revoked = await sessionOf((id) =>
    bodyOf(ada.client.send('DELETE', `/api/user/sessions/${id}`)),
  );
  // Their first use is recorded now, not while a test looks.
  for (const token of [...lacking.values(), withoutAny])
    expect((await send(token, '/api/user')).status).toBe(200);
  before = await listStored();
});
afterAll(() => carillon.close());

const send = ({ secret }: Token, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, carillon.url), {
    ...init,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    redirect: 'manual',
  });

/** Lists the services' rows of ada's workspace; expired sessions leave when the store gets to it. */
const listStored = async (): Promise<unknown[]> =>
  (await carillon.keptFor(ada.workspaceId, SERVICES)).filter(
    (row) => !Object.hasOwn(row as object, 'slidAt'),
  );

/** The parameters of a call that is aimed at what ada has, some of which are made for it. */
async function paramsOfAda(operation: Operation): Promise<object> {
  const params = await ownParams(operation, ada);
  if (paramsOf(operation).length > 0) before = await listStored();
  return params;
}

async function expectNothingChanged(): Promise<void> {
  const after = await listStored();
  const unchanged = before;
  before = after;
  expect(after).toEqual(unchanged);
}

/** A call that would do something, were it let in. */
async function aimed(operation: Operation, findParams = paramsOfAda) {
  const path = `/api${addressOf(operation, { params: await findParams(operation) })}`;
  const { method, id } = operation;
  const body = method === 'GET' ? undefined : JSON.stringify(BODIES[id] ?? {});
  return async (token: Token) => {
    const reply = await send(token, path, { method, ...(body !== undefined && { body }) });
    const failure = (await reply.json()) as { error?: string; detail?: { scope?: string } };
    return { status: reply.status, error: failure.error, scope: failure.detail?.scope };
  };
}

test.each(toNamedCases(PUBLIC.filter(({ scope }) => scope === undefined)))(
  '%s is for no token, whatever its scopes',
  async (_, operation) => {
    const ask = await aimed(operation);
    for (const token of [lacking.get('texts'), withoutAny, ...Object.values(dead)])
      expect(await ask(token as Token)).toEqual({ status: 403, error: 'session_only', scope: undefined });
    await expectNothingChanged();
  },
);

test.each(toNamedCases(PUBLIC.filter(({ scope }) => scope !== undefined)))(
  '%s refuses a token that lacks its scope, is too old, or was revoked',
  async (_, operation) => {
    const ask = await aimed(operation);
    const { scope } = operation;
    for (const token of Object.values(dead))
      expect(await ask(token)).toEqual({ status: 401, error: 'invalid_token', scope: undefined });
    for (const token of scope === 'any' ? [] : [withoutAny, lacking.get(scope as TokenScope)])
      expect(await ask(token as Token)).toEqual({ status: 403, error: 'insufficient_scope', scope });
    await expectNothingChanged();
  },
);

test.each(toNamedCases(PUBLIC.filter((one) => leastRole(one) !== null)))(
  '%s is closed to a session that has expired or was revoked',
  async (id, operation) => {
    const params = await paramsOfAda(operation);
    for (const client of Object.values(deadSessions)) {
      const { status, text } = await call(client, operation, { params, body: BODIES[id] });
      expect([status, JSON.parse(text)]).toMatchObject([401, { error: 'not_authenticated' }]);
    }
    await expectNothingChanged();
  },
);

test('a token is refused for the role that its user has, whatever its scopes', async () => {
  await carillon.signUp('frank');
  const frank = await carillon.asMember('frank', ada.client, 'viewer');
  const token = await makeToken(frank);
  const refusedOperations = PUBLIC.filter(
    ({ scope, access }) => scope && scope !== 'any' && access !== 'viewer',
  );
  for (const operation of refusedOperations) {
    const ask = await aimed(operation, (one) => ownParams(one, ada));
    expect([operation.id, await ask(token)]).toMatchObject([
      operation.id,
      { status: 403, error: 'forbidden' },
    ]);
  }
});
