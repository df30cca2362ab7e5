import type { Operation } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { createSocialStore } from '@carillon/sdk/social/social-store.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { createSessionStore } from './session.ts';

let kept: Map<string, string>;
let storage: Storage;
let wentToLogin: number;
let answers: Record<string, () => unknown>;
let called: string[];

beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  wentToLogin = 0;
  answers = {};
  called = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function open() {
  const social = createSocialStore(storage, () => 0);
  const api = {
    call: async ({ id }: Operation) => {
      called.push(id);
      return answers[id]?.();
    },
  } as unknown as ApiClient;
  const session = createSessionStore({ storage, api, social, goToLogin: () => void wentToLogin++ });
  return { session, social };
}
const failing = () => {
  throw new Error('No response received from server');
};

test('a stored token counts as logged in, until the server says otherwise', async () => {
  kept.set('token', 't');
  answers['identity.checkAuth'] = () => ({ authenticated: false });
  const { session, social } = open();
  social.update('facebook', { connected: true });
  expect(session.get().loggedIn).toBe(true);
  await session.validate();
  expect(session.get()).toEqual({ loggedIn: false, user: null });
  expect([...kept.keys()]).toEqual([]);
  expect(wentToLogin).toBe(1);
});

test('a living session learns who it is', async () => {
  kept.set('token', 't');
  answers['identity.checkAuth'] = () => ({ authenticated: true });
  answers['identity.getUser'] = () => ({ name: 'Ada' });
  const { session } = open();
  await session.validate();
  expect(session.get()).toEqual({ loggedIn: true, user: { name: 'Ada' } });
});

test('a check without an answer drops what was known of the networks, and logs nobody out', async () => {
  kept.set('token', 't');
  answers['identity.checkAuth'] = failing;
  const { session, social } = open();
  social.update('facebook', { connected: true });
  await session.validate();
  expect(social.get()).toMatchObject({ facebook: { connected: false }, sessionValid: false });
  expect(session.get().loggedIn).toBe(true);
  expect(wentToLogin).toBe(0);
});

test('nobody is asked about a session that is not there', async () => {
  await open().session.validate();
  expect(called).toEqual([]);
});

test.each([
  ['with the server', () => ({ success: true })],
  ['without an answer', failing],
])('logging out %s forgets everything and goes to the log-in page', async (_, answer) => {
  answers['identity.logout'] = answer;
  const { session, social } = open();
  session.login('t');
  social.update('linkedin', { connected: true });
  await session.logout();
  expect(called).toEqual(['identity.logout']);
  expect([...kept.keys()]).toEqual([]);
  expect(session.get().loggedIn).toBe(false);
  expect(wentToLogin).toBe(1);
});

test('a session that has run out goes to the log-in page once, however many calls notice', () => {
  const { session } = open();
  session.login('t');
  session.expire();
  session.expire();
  expect(wentToLogin).toBe(1);
});
