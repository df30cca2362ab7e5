import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';
import { addApp, beginLogin, codeOf, STEP_MS } from './second-factors-of.ts';

const MINUTE = 60_000;
const NEXT = 'seven bells at noon';

let identity: Identity;
let people = 0;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

async function withApp() {
  const email = `app${++people}@example.com`;
  const visitor = await identity.signUp(email);
  return { email, visitor, ...(await addApp(identity, visitor)) };
}

const finish = (body: object) => identity.post('/login/second-factor', body);
const factorsOf = async (visitor: Visitor) =>
  (await (await identity.get('/user/second-factors', visitor)).json()) as {
    authenticator: object | null;
    recovery_codes_left: number | null;
  };

describe('an authenticator app', () => {
  test('is set up by the password and a first code; its secret is sealed, and the recovery codes are hashes', async () => {
    const ada = await identity.signUp();
    expect((await identity.post('/user/authenticator', {}, ada)).status).toBe(422);
    const startReply = await identity.post('/user/authenticator', { current_password: PASSWORD }, ada);
    const { secret, uri } = await startReply.json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Carillon:ada.+secret=/);
    expect(await factorsOf(ada)).toMatchObject({ authenticator: null, recovery_codes_left: null });
    const wrong = await identity.post('/user/authenticator/confirm', { code: '000000' }, ada);
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { errors: { code: [expect.any(String)] } },
    ]);
    identity.takeSecurityEvents();
    const code = codeOf(identity, secret);
    const reply = await identity.post(
      '/user/authenticator/confirm',
      { code: `${code.slice(0, 3)} ${code.slice(3)}` },
      ada,
    );
    const { recovery_codes } = await reply.json();
    expect(new Set(recovery_codes).size).toBe(10);
    for (const one of recovery_codes) expect(one).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(await factorsOf(ada)).toMatchObject({ authenticator: {}, recovery_codes_left: 10 });
    const storedText = JSON.stringify(await identity.stored('second_factors'));
    for (const plain of [secret, recovery_codes[0], recovery_codes[0].replaceAll('-', '')])
      expect(storedText).not.toContain(plain);
    expect(identity.takeSecurityEvents()).toMatchObject([
      { event: 'factor.added', userId: ada.userId, detail: { method: 'authenticator' } },
    ]);
    const confirmation = { current_password: PASSWORD, recovery_code: recovery_codes[0] };
    expect((await identity.post('/user/authenticator', confirmation, ada)).status).toBe(409);
  });

  test('is confirmed in the session that began, within a quarter of an hour', async () => {
    const ada = await identity.signUp();
    const startReply = await identity.post('/user/authenticator', { current_password: PASSWORD }, ada);
    const { secret } = await startReply.json();
    const confirm = (sessionId = ada.sessionId) =>
      identity.post('/user/authenticator/confirm', { code: codeOf(identity, secret) }, { ...ada, sessionId });
    expect((await confirm('another')).status).toBe(409);
    identity.advance(15 * MINUTE);
    expect((await confirm()).status).toBe(409);
    expect(await factorsOf(ada)).toMatchObject({ authenticator: null });
  });

  test('makes a login two steps: the password gives neither token nor cookie, the code finishes it', async () => {
    const { email, secret, visitor } = await withApp();
    identity.takeSecurityEvents();
    const { reply, token, second_factor, pending_login } = await beginLogin(identity, email, {
      remember: true,
    });
    expect([token, reply.headers.get('set-cookie')]).toEqual([undefined, null]);
    expect(second_factor?.methods).toEqual(['code', 'recovery_code']);
    const done = await finish({ pending_login, code: codeOf(identity, secret) });
    expect([done.status, await done.json()]).toMatchObject([
      200,
      { success: true, token: expect.any(String) },
    ]);
    const [cookie = '', device] = done.headers.getSetCookie();
    expect(cookie).toContain('Max-Age=1209600');
    expect(device).toContain('carillon_device=');
    expect(await identity.session(/=([^;]+)/.exec(cookie)?.[1] ?? '')).toMatchObject({
      user_id: visitor.userId,
    });
    expect(identity.takeSecurityEvents()).toMatchObject([
      { event: 'factor.asked', detail: { methods: 'code recovery_code' } },
      { event: 'login.success', detail: { remember: true, by: 'code' } },
    ]);
    expect(JSON.stringify(await identity.stored('pending_logins'))).not.toContain(pending_login);
  });

  test('is asked for in a browser that is known too', async () => {
    const { email, secret } = await withApp();
    const { pending_login } = await beginLogin(identity, email);
    const done = await finish({ pending_login, code: codeOf(identity, secret) });
    const device = /carillon_device=([^;]+)/.exec(done.headers.getSetCookie().join())?.[1];
    const reply = await identity.postFrom('10.0.0.1', '/login', { email, password: PASSWORD }, device);
    expect([await reply.json(), reply.headers.get('set-cookie')]).toMatchObject([
      { second_factor: {} },
      null,
    ]);
  });

  test.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('takes the code of %i steps from now: %i', async (steps, status) => {
    const { email, secret } = await withApp();
    // Beyond the step that setting up has used.
    identity.advance(2 * STEP_MS);
    const { pending_login } = await beginLogin(identity, email);
    expect((await finish({ pending_login, code: codeOf(identity, secret, steps) })).status).toBe(status);
  });

  test('shows codes that are valid once, whoever uses them at the same time', async () => {
    const { email, secret, usedCode } = await withApp();
    const first = await beginLogin(identity, email);
    const usedReply = await finish({ pending_login: first.pending_login, code: usedCode });
    expect(await usedReply.json()).toMatchObject({
      errors: { code: ['That code was already used. Wait for the next one.'] },
    });
    const second = await beginLogin(identity, email);
    const code = codeOf(identity, secret);
    const both = await Promise.all(
      [first, second].map(({ pending_login }) => finish({ pending_login, code })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('can’t be guessed: ten codes in a quarter of an hour, forty in a day, over all logins', async () => {
    const { email, secret } = await withApp();
    const guess = async (code: string) => {
      const { pending_login } = await beginLogin(identity, email);
      return (await finish({ pending_login, code })).status;
    };
    const { pending_login } = await beginLogin(identity, email);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => finish({ pending_login, code: '000000' })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(422));
    const refusal = await finish({ pending_login, code: codeOf(identity, secret) });
    expect(refusal.status).toBe(429);
    expect(identity.takeSecurityEvents().at(-1)).toMatchObject({
      event: 'factor.throttled',
      detail: { method: 'code' },
    });
    for (let round = 1; round < 4; round++) {
      identity.advance(15 * MINUTE);
      const { pending_login } = await beginLogin(identity, email);
      await Promise.all(Array.from({ length: 10 }, () => finish({ pending_login, code: '000000' })));
    }
    identity.advance(15 * MINUTE);
    expect(await guess(codeOf(identity, secret))).toBe(429);
    identity.advance(24 * 60 * MINUTE);
    expect(await guess(codeOf(identity, secret))).toBe(200);
  });

  test('is removed by the password and a code, and the recovery codes go with it', async () => {
    const { email, secret, visitor } = await withApp();
    const remove = (body: object) => identity.post('/user/authenticator/remove', body, visitor);
    const current_password = PASSWORD;
    expect((await remove({ current_password })).status).toBe(422);
    expect((await remove({ current_password: 'wrong', code: codeOf(identity, secret) })).status).toBe(422);
    expect((await remove({ code: codeOf(identity, secret) })).status).toBe(422);
    expect((await remove({ current_password, code: '000000' })).status).toBe(422);
    expect((await beginLogin(identity, email)).second_factor).toBeDefined();
    expect((await remove({ current_password, code: codeOf(identity, secret) })).status).toBe(200);
    expect(await factorsOf(visitor)).toMatchObject({ authenticator: null, recovery_codes_left: null });
    expect((await beginLogin(identity, email)).token).toBeDefined();
  });
});

describe('a login that waits', () => {
  test('is good once, for five minutes, and for the password that was right', async () => {
    const { email, secret, visitor, recoveryCodes } = await withApp();
    const first = await beginLogin(identity, email);
    identity.advance(5 * MINUTE);
    const late = await finish({ pending_login: first.pending_login, code: codeOf(identity, secret) });
    expect([late.status, await late.json()]).toMatchObject([409, { error: 'login_expired' }]);

    const { pending_login } = await beginLogin(identity, email);
    const codes = [0, 1].map((steps) => codeOf(identity, secret, steps));
    const both = await Promise.all(codes.map((code) => finish({ pending_login, code })));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    identity.advance(2 * STEP_MS);
    expect((await finish({ pending_login, code: codeOf(identity, secret) })).status).toBe(409);

    const third = await beginLogin(identity, email);
    await identity.put(
      '/user/password',
      {
        current_password: PASSWORD,
        recovery_code: recoveryCodes[0],
        password: NEXT,
        password_confirmation: NEXT,
      },
      visitor,
    );
    const after = await finish({ pending_login: third.pending_login, code: codeOf(identity, secret) });
    expect([after.status, await after.json()]).toMatchObject([409, { error: 'login_expired' }]);
  });

  test('another user’s code doesn’t finish it, and an unknown login can’t be finished', async () => {
    const [ada, bob] = [await withApp(), await withApp()];
    const { pending_login } = await beginLogin(identity, ada.email);
    expect((await finish({ pending_login, code: codeOf(identity, bob.secret) })).status).toBe(422);
    const code = bob.recoveryCodes[0];
    expect((await finish({ pending_login, recovery_code: code })).status).toBe(422);
    expect((await finish({ pending_login: 'made up', code: codeOf(identity, ada.secret) })).status).toBe(409);
    expect((await finish({ pending_login })).status).toBe(422);
  });
});

describe('recovery codes', () => {
  test('are good once each, however they are typed, until there are new ones', async () => {
    const { email, recoveryCodes, visitor } = await withApp();
    const [first = '', second = '', third = '', fourth] = recoveryCodes;
    const use = async (recovery_code: string) => {
      const { pending_login } = await beginLogin(identity, email);
      return (await finish({ pending_login, recovery_code })).status;
    };
    identity.takeSecurityEvents();
    expect(await use(` ${first.toUpperCase().replaceAll('-', ' ')} `)).toBe(200);
    expect(identity.takeSecurityEvents()).toMatchObject([
      { event: 'factor.asked' },
      { event: 'recovery.used', userId: visitor.userId, detail: { left: 9 } },
      { event: 'login.success', detail: { by: 'recovery_code' } },
    ]);
    expect(await use(first)).toBe(422);
    const logins = [await beginLogin(identity, email), await beginLogin(identity, email)];
    const both = await Promise.all(
      logins.map(({ pending_login }) => finish({ pending_login, recovery_code: second })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await factorsOf(visitor)).toMatchObject({ recovery_codes_left: 8 });
    const confirmation = { current_password: PASSWORD, recovery_code: fourth };
    const reply = await identity.post('/user/recovery-codes', confirmation, visitor);
    const { recovery_codes } = (await reply.json()) as { recovery_codes: string[] };
    expect(await use(third)).toBe(422);
    expect(await use(recovery_codes[0] ?? '')).toBe(200);
  });

  test('are made for nobody who has no second factor', async () => {
    const ada = await identity.signUp();
    const reply = await identity.post('/user/recovery-codes', { current_password: PASSWORD }, ada);
    expect(reply.status).toBe(409);
  });
});

test('two processes take one code once', async () => {
  const { email, secret } = await withApp();
  const other = await identity.again({});
  try {
    const code = codeOf(identity, secret);
    const [first, second] = [await beginLogin(identity, email), await beginLogin(identity, email)];
    const both = await Promise.all([
      finish({ pending_login: first.pending_login, code }),
      other.post('/login/second-factor', { pending_login: second.pending_login, code }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  } finally {
    await other.close();
  }
});
