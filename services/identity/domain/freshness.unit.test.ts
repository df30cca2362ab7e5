import { describe, expect, test } from '@jest/globals';
import type { Connected, SealedGrant } from './connection.ts';
import { isAlive, isDueToRenew, isUsable } from './freshness.ts';

const now = new Date('2026-03-01T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const grant = (days: number | null, refreshToken: string | null = null): SealedGrant => ({
  accessToken: 'sealed',
  refreshToken,
  expiresAt: days === null ? null : inDays(days),
  scopes: [],
});
const target = (accessToken: string | null) => ({ id: 't', name: 'T', picture: null, accessToken });
const connectedWith = (givenGrant: SealedGrant, token: string | null): Connected => ({
  id: 'con_1',
  status: 'connected',
  server: null,
  limits: null,
  workspaceId: 'u',
  platform: 'facebook',
  account: { id: 'a', name: 'Ada', picture: null },
  grant: givenGrant,
  targets: [target(token)],
  renewedAt: null,
  revision: 1,
});

describe('a grant', () => {
  test('is renewed in its last week, and no sooner', () => {
    expect(isDueToRenew(grant(7.01), now)).toBe(false);
    expect(isDueToRenew(grant(7), now)).toBe(true);
    expect(isDueToRenew(grant(0.01), now)).toBe(true);
  });

  test('that never ends needs no renewing', () => {
    expect(isDueToRenew(grant(null), now)).toBe(false);
  });

  test('that has run out is renewed only with a refresh token', () => {
    expect(isDueToRenew(grant(-1), now)).toBe(false);
    expect(isDueToRenew(grant(-1, 'sealed'), now)).toBe(true);
  });
});

describe('a connection', () => {
  test('publishes with its grant until that has run out', () => {
    expect(isUsable(grant(1), target(null), now)).toBe(true);
    expect(isUsable(grant(null), target(null), now)).toBe(true);
    expect(isUsable(grant(0), target(null), now)).toBe(false);
  });

  test('publishes to a page with the token of its own however old the grant is', () => {
    expect(isUsable(grant(-1), target('sealed'), now)).toBe(true);
    expect(isAlive(connectedWith(grant(-1), 'sealed'), now)).toBe(true);
  });

  test('is dead when nothing can bring a token any more', () => {
    expect(isAlive(connectedWith(grant(-1), null), now)).toBe(false);
    expect(isAlive(connectedWith(grant(-1, 'sealed'), null), now)).toBe(true);
    expect(isAlive(connectedWith(grant(1), null), now)).toBe(true);
  });
});
