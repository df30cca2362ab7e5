import { expect, test } from '@jest/globals';
import { type OauthState, stateExpiry, stateFault } from './oauth-state.ts';

const now = new Date('2026-03-01T10:00:00Z');
const caller = { userId: 'u1', workspaceId: 'w1', sessionId: 's1', platform: 'linkedin' } as const;
const state: OauthState = {
  hash: 'h',
  ...caller,
  connectionId: null,
  server: null,
  verifier: null,
  expiresAt: stateExpiry(now),
};

test('a state is good for ten minutes, for the session that asked for it', () => {
  expect(stateFault(state, caller, new Date('2026-03-01T10:09:59Z'))).toBeNull();
  expect(stateFault(state, caller, new Date('2026-03-01T10:10:00Z'))).toBe('expired');
  expect(stateFault(state, { ...caller, userId: 'u2' }, now)).toBe('elsewhere');
  expect(stateFault(state, { ...caller, sessionId: 's2' }, now)).toBe('elsewhere');
  expect(stateFault(state, { ...caller, platform: 'facebook' }, now)).toBe('other-network');
  expect(stateFault(null, caller, now)).toBe('unknown');
});
