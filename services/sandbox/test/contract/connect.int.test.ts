import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { begin, connect, consent, exchange as exchangeCode, redirectUriOf } from '../connecting.ts';
import { fault } from '../posting.ts';
import { startSandbox, type TestSandbox } from '../sandbox-server.ts';
import { networks } from './networks.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe.each(networks)('connecting $name', ({ name, neededScope, refusal, ...facts }) => {
  const { isRenewable, isRevocable, accountName, lastsDays } = facts;
  const network = () => sandbox.networks[name].connect;
  const exchange = (code: string | null, redirectUri?: string) =>
    exchangeCode(sandbox, name, code ?? '', redirectUri);
  const grantTo = async (person: string) =>
    exchange((await consent(sandbox, name, { name: person })).get('code'));

  test('gives a grant, who consented, and where to publish', async () => {
    const callback = await consent(sandbox, name, { name: 'Glockenspiel & Sons' });
    expect(callback.get('state')).toBe('the state');
    const grant = await exchange(callback.get('code'));
    const days = grant.expiresAt && (grant.expiresAt.getTime() - sandbox.now().getTime()) / DAY;
    expect(days).toEqual(lastsDays === null ? null : expect.closeTo(lastsDays - 2.5, -1));
    expect((await network().account(grant.access)).name).toBe(accountName('Glockenspiel & Sons'));
    const targets = await network().targets(grant.access);
    expect(targets.length > 1).toBe(facts.hasSeveralTargets);
    expect(targets.length).toBeGreaterThan(0);
    expect(await network().targets(grant.access)).toEqual(targets);
  });

  test('a code works once', async () => {
    const code = (await consent(sandbox, name)).get('code');
    await exchange(code);
    await expect(exchange(code)).rejects.toMatchObject({ name: 'SocialError', kind: 'permanent' });
  });

  test('a code runs out after ten minutes', async () => {
    const code = (await consent(sandbox, name)).get('code');
    sandbox.advance(11 * MINUTE);
    await expect(exchange(code)).rejects.toThrow(facts.explainsCodes ? /expired/ : /Connect again/);
  });

  test('a code is bound to the address it was sent to', async () => {
    const code = (await consent(sandbox, name)).get('code') ?? '';
    const redirectUri = `${redirectUriOf(sandbox)}/other`;
    await expect(exchange(code, redirectUri)).rejects.toThrow(
      facts.explainsCodes ? /redirect/ : /Connect again/,
    );
  });

  test('a browser is sent nowhere but to the app', async () => {
    const { url } = await begin(sandbox, name, 'https://elsewhere.example/');
    expect((await fetch(url, { method: 'POST', redirect: 'manual' })).status).toBe(400);
  });

  test('a refusal comes back in the network’s own words, without a code', async () => {
    const callback = await consent(sandbox, name, { decision: 'cancel' });
    expect(Object.fromEntries(callback)).toMatchObject({ ...refusal, state: 'the state' });
    expect(callback.has('code')).toBe(false);
  });

  test('a missing permission is named', async () => {
    const code = (await consent(sandbox, name, { without: [neededScope] })).get('code');
    await expect(exchange(code)).rejects.toMatchObject({
      kind: 'reconnect',
      code: 'missing_permission',
      message: expect.stringMatching(/^Carillon wasn’t given permission to publish/),
      cause: expect.objectContaining({ message: `not granted: ${neededScope}` }),
    });
  });

  test('a server in trouble can be asked for a token again', async () => {
    await fault(sandbox, name, 'error-5xx', { operation: 'token' });
    await expect(exchange('any')).rejects.toMatchObject({ kind: 'transient' });
  });

  test('a grant lives until it runs out, if ever, longer where it can be renewed', async () => {
    const grant = await grantTo('Passing Bell');
    sandbox.advance(50 * DAY);
    const renewed = await network().refresh(grant);
    expect(renewed !== null).toBe(isRenewable);
    sandbox.advance(20 * DAY);
    const person = { name: accountName('Passing Bell') };
    if (renewed) expect(await network().account(renewed.access)).toMatchObject(person);
    const old = network().account(grant.access);
    if (lastsDays === null) expect(await old).toMatchObject(person);
    else await expect(old).rejects.toMatchObject({ kind: 'reconnect' });
  });

  test('a grant that was revoked is dead', async () => {
    const { access } = await grantTo('Silenced Bell');
    await sandbox.admin('POST', 'revoke', { network: name, name: 'Silenced Bell' });
    await expect(network().account(access)).rejects.toMatchObject({ kind: 'reconnect' });
  });

  test('a grant is given back by any of its tokens, where the network has a call for that', async () => {
    const { access } = await grantTo('Parting Bell');
    const other = await grantTo('Parting Bell');
    const { revoke } = network();
    expect(revoke !== undefined).toBe(isRevocable);
    if (!revoke) return;
    const revoked = { access, refreshToken: null };
    await revoke(revoked);
    for (const endedAccess of [access, other.access])
      await expect(network().account(endedAccess)).rejects.toMatchObject({ kind: 'reconnect' });
    // A grant that is already revoked stays revoked, which isn't a failure.
    await expect(revoke(revoked)).resolves.toBeUndefined();
  });

  test('the database holds no token in clear', async () => {
    const { access, targets } = await connect(sandbox, name);
    const collections = (await sandbox.connection.db?.collections()) ?? [];
    const storedText = JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())));
    expect(collections.length).toBeGreaterThan(0);
    for (const token of [access.token, targets[0]?.accessToken ?? 'none'])
      expect(storedText).not.toContain(token);
  });
});
