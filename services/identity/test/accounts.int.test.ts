import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Identity, registration, startIdentity } from './identity-under-test.ts';

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
      workspace: { id: grace.workspaceId, name: 'Ada Lovelace', role: 'owner' },
    });
  });

  test('keeps no password', async () => {
    await identity.signUp('kept@example.com');
    const text = JSON.stringify(await identity.stored('users'));
    expect(text).toContain('$argon2id$');
    expect(text).not.toContain('correct horse');
  });

  test('takes an email once, however it is written, and of two at once only one', async () => {
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

  test('takes UTC for a time zone that is none', async () => {
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
    ['Mars/Olympus', '“Mars/Olympus” is not a time zone. Use one such as Europe/Berlin.'],
    ['+02:00', '“+02:00” is not a time zone. Use one such as Europe/Berlin.'],
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

test('who is not logged in is nobody', async () => {
  expect((await identity.get('/user')).status).toBe(401);
});
