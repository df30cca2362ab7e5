import type { Signer } from '@carillon/kit/identity/identity-token.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Session } from './sessions.ts';
import { createStatements } from './statements.ts';

afterEach(() => {
  jest.useRealTimers();
});

function signing() {
  let signed = 0;
  const sign = async (service: string, user?: { readonly role: string }) =>
    `${++signed} ${service} ${user?.role}`;
  return createStatements({ name: 'gateway', sign } as Signer);
}

const session: Session = {
  id: 's1',
  userId: 'u1',
  workspaceId: 'w1',
  role: 'editor',
  ownerApproval: false,
  expiresAt: new Date('2026-04-01T10:00:00Z'),
};

test('the same is stated of a session to a service for half a minute, whatever the clock does', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  const statements = signing();
  expect(await statements.of(session, 'posts', 'normal')).toBe('1 posts editor');
  jest.setSystemTime(new Date('2026-03-01T10:00:29Z'));
  expect(await statements.of(session, 'posts', 'normal')).toBe('1 posts editor');
  expect(await statements.of(session, 'identity', 'normal')).toBe('2 identity editor');
  jest.setSystemTime(new Date('2026-03-01T10:00:30Z'));
  expect(await statements.of(session, 'posts', 'normal')).toBe('3 posts editor');
  jest.setSystemTime(new Date('2026-03-01T09:00:00Z'));
  expect(await statements.of(session, 'posts', 'normal')).toBe('4 posts editor');
});

test('a session cached again, for example with another role, has its own statements', async () => {
  const statements = signing();
  await statements.of(session, 'posts', 'normal');
  expect(await statements.of({ ...session, role: 'viewer' }, 'posts', 'normal')).toBe('2 posts viewer');
});

test('a call that may take minutes has its own statement, which is valid that long', async () => {
  const statements = signing();
  await statements.of(session, 'ai', 'normal');
  expect(await statements.of(session, 'ai', 'costly')).toBe('2 ai editor');
  expect(await statements.of(session, 'ai', 'costly')).toBe('3 ai editor');
});

test('a long call to a service that acts for no user brings the statement that was signed before', async () => {
  const statements = signing();
  await statements.of(session, 'posts', 'normal');
  expect(await statements.of(session, 'posts', 'costly')).toBe('1 posts editor');
});

test('retries a failed signature', async () => {
  let fails = true;
  const sign = async () => {
    if (fails) throw new Error('no key');
    return 'signed';
  };
  const statements = createStatements({ name: 'gateway', sign } as Signer);
  await expect(statements.of(session, 'posts', 'normal')).rejects.toThrow('no key');
  fails = false;
  expect(await statements.of(session, 'posts', 'normal')).toBe('signed');
});
