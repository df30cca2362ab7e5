import { resolveAccessToken } from '@carillon/contracts/http/identity/tokens/resolve-access-token.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Identity, registration, startIdentity, type Visitor } from './identity-under-test.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

describe('registering', () => {
  test('makes an account that can log in and knows who it is', async () => {
    const reply = await identity.post('/register', registration('grace@example.com'));
    expect(reply.status).toBe(201);
    expect(await reply.json()).toMatchObject({ success: true });
    const grace = await identity.logIn('grace@example.com');
    expect(await (await identity.get('/user', grace)).json()).toEqual({
      id: grace.userId,
      name: 'Ada Lovelace',
      email: 'grace@example.com',
      timezone: 'Europe/London',
      locale: null,
      workspace: { id: grace.workspaceId, name: 'My workspace', role: 'owner', owner_approval: false },
    });
  });

  test('keeps no password', async () => {
    await identity.signUp('kept@example.com');
    const text = JSON.stringify(await identity.stored('users'));
    expect(text).toContain('$argon2id$');
    expect(text).not.toContain('correct horse');
  });

  test('accepts an email once, in any spelling, and only one of two simultaneous requests', async () => {
    const [one, two] = await Promise.all([
      identity.post('/register', registration('Twice@Example.com')),
      identity.post('/register', registration('twice@example.COM')),
    ]);
    expect([one.status, two.status].sort()).toEqual([201, 422]);
    const third = await identity.post('/register', registration(' TWICE@example.com'));
    expect(third.status).toBe(422);
    expect(await third.json()).toMatchObject({
      error: 'validation_failed',
      errors: { email: ['That email is already registered. Log in instead.'] },
    });
  });

  test.each([
    ['email', { email: 'no address' }],
    ['name', { name: '  ' }],
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['password', { password: 'Password1', password_confirmation: 'Password1' }],
    ['password', { password: 'new@example.com', password_confirmation: 'new@example.com' }],
    ['password_confirmation', { password_confirmation: 'another one' }],
  ])('says what is wrong with %s, under it', async (field, change) => {
    const reply = await identity.post('/register', { ...registration('new@example.com'), ...change });
    expect(reply.status).toBe(422);
    const { errors } = (await reply.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual([field]);
  });

  test('uses UTC instead of an invalid time zone', async () => {
    await identity.post('/register', { ...registration('mars@example.com'), timezone: 'Mars/Olympus' });
    const mars = await identity.logIn('mars@example.com');
    expect(await (await identity.get('/user', mars)).json()).toMatchObject({ timezone: 'UTC' });
  });
});

describe('the time zone', () => {
  test('can be changed, for this account alone', async () => {
    const [ada, bob] = [await identity.signUp(), await identity.signUp()];
    const reply = await identity.put('/user/timezone', { timezone: 'Europe/Berlin' }, ada);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ success: true, timezone: 'Europe/Berlin' });
    expect(await (await identity.get('/user', ada)).json()).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(await (await identity.get('/user', bob)).json()).toMatchObject({ timezone: 'Europe/London' });
  });

  test.each([
    ['Mars/Olympus', '“Mars/Olympus” isn’t a time zone. Use one such as Europe/Berlin.'],
    ['+02:00', '“+02:00” isn’t a time zone. Use one such as Europe/Berlin.'],
    ['', 'Choose a time zone.'],
    [undefined, 'Choose a time zone.'],
  ])('stays when %j is asked for, and the field says why', async (timezone, sentence) => {
    const ada = await identity.signUp();
    const reply = await identity.put('/user/timezone', { timezone }, ada);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      error: 'validation_failed',
      errors: { timezone: [sentence] },
    });
    expect(await (await identity.get('/user', ada)).json()).toMatchObject({ timezone: 'Europe/London' });
  });

  test('is nobody’s to change who is not logged in', async () => {
    expect((await identity.put('/user/timezone', { timezone: 'UTC' })).status).toBe(401);
  });
});

describe('the language', () => {
  const localeOf = async (browser: Awaited<ReturnType<typeof identity.signUp>>) =>
    ((await (await identity.get('/user', browser)).json()) as { locale: unknown }).locale;

  test('is empty until the user chooses one', async () => {
    const ada = await identity.signUp();
    expect(await localeOf(ada)).toBeNull();
    expect((await identity.put('/user/locale', { locale: 'pt-BR' }, ada)).status).toBe(200);
    expect(await localeOf(ada)).toBe('pt-BR');
  });

  test('is set at sign-up', async () => {
    await identity.post('/register', { ...registration('eva@example.com'), locale: 'de' });
    expect(await localeOf(await identity.logIn('eva@example.com'))).toBe('de');
  });

  test('stays when Carillon lacks the one that is asked for', async () => {
    const ada = await identity.signUp();
    expect((await identity.put('/user/locale', { locale: 'tlh' }, ada)).status).toBe(422);
    expect(await localeOf(ada)).toBeNull();
  });

  test('is used in mails to the user', async () => {
    const ada = await identity.signUp('ada@example.com');
    await identity.put('/user/locale', { locale: 'fr' }, ada);
    await identity.postFrom('10.0.0.1', '/forgot-password', { email: 'ada@example.com' });
    expect(await identity.mailed()).toMatchObject([{ to: 'ada@example.com', locale: 'fr' }]);
  });

  test('is the inviter’s in an invitation', async () => {
    const ada = await identity.signUp('ada@example.com');
    await identity.put('/user/locale', { locale: 'ar' }, ada);
    await identity.post('/workspace/invitations', { email: 'new@example.com', role: 'writer' }, ada);
    expect(await identity.mailed()).toMatchObject([{ to: 'new@example.com', locale: 'ar' }]);
  });
});

test('a name is changed, and the workspace keeps its own', async () => {
  const ada = await identity.signUp();
  const who = async () =>
    (await (await identity.get('/user', ada)).json()) as { name: string; workspace: { name: string } };
  expect((await identity.put('/user/name', { name: ' ' }, ada)).status).toBe(422);
  expect((await identity.put('/user/name', { name: ' Countess Ada ' }, ada)).status).toBe(200);
  expect(await who()).toMatchObject({ name: 'Countess Ada', workspace: { name: 'My workspace' } });
});

describe('an access token', () => {
  const DAY = 24 * 3_600_000;
  const inDays = (days: number) => new Date(identity.clock().getTime() + days * DAY).toISOString();
  const tokenRequest = (more: object = {}) => ({
    name: ' My script ',
    scopes: ['posts:publish', 'posts:read'],
    expires_at: inDays(90),
    ...more,
  });
  interface CreatedToken {
    readonly secret: string;
    readonly token: { readonly id: string; readonly last_used_at: string | null };
  }
  const make = async (user: Visitor, more: object = {}) =>
    (await (await identity.post('/access-tokens', tokenRequest(more), user)).json()) as CreatedToken;
  const list = async (user: Visitor) =>
    ((await (await identity.get('/access-tokens', user)).json()) as { tokens: CreatedToken['token'][] })
      .tokens;
  const resolve = async (secret: string) =>
    (await identity.service.call(resolveAccessToken, { body: { secret } })).token;

  test('is returned once, stored as a hash, and listed with its details', async () => {
    const ada = await identity.signUp();
    const { secret, token } = await make(ada);
    expect(secret).toMatch(/^carillon_pat_[\w-]{43}$/);
    expect(token).toEqual({
      id: expect.any(String),
      name: 'My script',
      begins: secret.slice(0, 18),
      scopes: ['posts:read', 'posts:publish'],
      created_at: expect.any(String),
      expires_at: expect.any(String),
      last_used_at: null,
    });
    expect(await list(ada)).toEqual([token]);
    expect(JSON.stringify(await identity.stored('access_tokens'))).not.toContain(secret);
    expect(await list(await identity.signUp())).toEqual([]);
  });

  test('represents its user with their current role, until it expires', async () => {
    const [ada, bob] = [await identity.signUp(), await identity.signUp()];
    const member = await identity.enrol(ada, bob, 'editor');
    const { secret, token } = await make(member, { expires_at: inDays(1) });
    const stated = { id: token.id, user_id: bob.userId, workspace_id: ada.workspaceId };
    expect(await resolve(secret)).toMatchObject({
      ...stated,
      role: 'editor',
      scopes: ['posts:read', 'posts:publish'],
    });
    await identity.put(`/workspace/members/${bob.userId}`, { role: 'viewer' }, ada);
    expect(await resolve(secret)).toMatchObject({ role: 'viewer' });
    identity.advance(DAY);
    expect(await resolve(secret)).toBeNull();
    expect(await list(bob)).toHaveLength(1);
  });

  test('notes its use, at most once in five minutes', async () => {
    const ada = await identity.signUp();
    const { secret } = await make(ada);
    const readLastUsed = async () => {
      await resolve(secret);
      return (await list(ada))[0]?.last_used_at;
    };
    const first = await readLastUsed();
    expect(first).not.toBeNull();
    identity.advance(4 * 60_000);
    expect(await readLastUsed()).toBe(first);
    identity.advance(60_000);
    expect(await readLastUsed()).not.toBe(first);
  });

  test('is revoked at once, only once, and only by its user', async () => {
    const [ada, bob] = [await identity.signUp(), await identity.signUp()];
    const { secret, token } = await make(ada);
    expect((await identity.del(`/access-tokens/${token.id}`, bob)).status).toBe(404);
    expect(await resolve(secret)).not.toBeNull();
    await identity.sent();
    identity.takeSecurityEvents();
    for (let n = 0; n < 2; n++)
      expect((await identity.del(`/access-tokens/${token.id}`, ada)).status).toBe(200);
    expect(await resolve(secret)).toBeNull();
    expect(await list(ada)).toEqual([]);
    expect(await identity.sent()).toEqual([
      {
        type: 'identity.token.revoked',
        token_id: token.id,
        user_id: ada.userId,
        workspace_id: ada.workspaceId,
        name: 'My script',
      },
    ]);
    expect(identity.takeSecurityEvents()).toMatchObject([
      { event: 'token.revoked', userId: ada.userId },
      { event: 'token.misused', userId: ada.userId, detail: { reason: 'revoked' } },
    ]);
  });

  test.each([
    ['name', { name: ' ' }, 'Give the token a name.'],
    ['scopes', { scopes: [] }, 'Choose what the token may do.'],
    ['expires_at', { expires_at: '2020-01-01T00:00:00Z' }, 'Choose a day in the future.'],
    ['expires_at', { expires_at: '2099-01-01T00:00:00Z' }, 'Choose a day within the next 366 days.'],
  ])('is not made with a wrong %s', async (field, wrong, sentence) => {
    const ada = await identity.signUp();
    const reply = await identity.post('/access-tokens', tokenRequest(wrong), ada);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ errors: { [field]: [sentence] } });
    expect(await list(ada)).toEqual([]);
  });

  test('is one of at most twenty, also when many are requested at once', async () => {
    const ada = await identity.signUp();
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => identity.post('/access-tokens', tokenRequest(), ada)),
    );
    expect(replies.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(5);
    expect((await list(ada)).length).toBeLessThanOrEqual(20);
  });

  test('opens what its scopes name or names any, and no more tokens', async () => {
    const ada = { ...(await identity.signUp()), scopes: [] };
    expect((await identity.get('/user', ada)).status).toBe(200);
    const refusal = await identity.get('/facebook/check-connection', ada);
    expect(refusal.status).toBe(403);
    expect(refusal.headers.get('www-authenticate')).toContain('scope="posts:read"');
    expect(await refusal.json()).toMatchObject({
      error: 'insufficient_scope',
      message: expect.stringContaining('posts:read'),
    });
    for (const reply of [
      await identity.get('/access-tokens', ada),
      await identity.post('/access-tokens', tokenRequest(), ada),
      await identity.post('/logout', {}, ada),
    ])
      expect([reply.status, await reply.json()]).toMatchObject([403, { error: 'session_only' }]);
  });
});

test('who is not logged in is nobody', async () => {
  expect((await identity.get('/user')).status).toBe(401);
});
