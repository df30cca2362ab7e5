import { expect, test } from '@jest/globals';
import { logIn } from './log-in.ts';

const now = new Date('2026-11-22T10:00:00Z');

test.each([false, true])(
  'a login with a password that is changed meanwhile leaves no session; the account is closed: %s',
  async (isClosed) => {
    const created: string[] = [];
    const revoked: string[] = [];
    const events: string[] = [];
    const deps = {
      stores: {
        users: {
          findForLogin: async () => ({ userId: 'u', name: 'Ada', passwordHash: 'the old one' }),
          findPasswordHash: async () => 'the new one',
        },
        secondFactors: { find: async () => ({ authenticator: null }) },
        passkeys: { count: async () => 0 },
        deletions: {
          find: async () => (isClosed ? { at: now, isUndoable: true } : null),
          offerToKeep: async () => void events.push('an offer to keep it'),
        },
        loginTries: { count: async () => ({ count: 1, until: now }), clear: async () => undefined },
        loginPlaces: { knows: async () => true, remember: async () => undefined },
        workspaces: { ensurePersonal: async () => 'w', lastEntered: async () => null },
        sessions: {
          create: async ({ id }: { id: string }) => void created.push(id),
          revoke: async (id: string) => revoked.push(id) > 0,
        },
      },
      authentication: { passwords: { fits: async () => true }, demo: () => 'off' },
      relay: { nudge: () => undefined },
      telemetry: { securityLog: { tell: ({ event }: { event: string }) => void events.push(event) } },
      clock: () => now,
    };
    const input = { email: 'ada@example.com', password: 'correct horse', remember: false, address: 'a' };
    await expect(
      logIn(deps as never, { ...input, device: undefined, userAgent: undefined }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(created).toHaveLength(1);
    expect(revoked).toEqual(created);
    expect(events).toEqual(['session.revoked']);
  },
);
