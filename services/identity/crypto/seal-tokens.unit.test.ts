import { expect, test } from '@jest/globals';
import type { Connected } from '../domain/connection.ts';
import { openGrant, openToken, sealGrant, sealTargets } from './seal-tokens.ts';
import { createVault } from './vault.ts';

const vault = createVault(new Uint8Array(32).fill(3));
const owner = { workspaceId: 'u1', platform: 'facebook' } as const;
const grant = { accessToken: 'A', refreshToken: 'R', expiresAt: new Date(0), scopes: ['s'] };
const own = { id: 'p1', name: 'Page', picture: null, accessToken: 'P' };
const shared = { id: 'p2', name: 'Other', picture: 'x', accessToken: null };

const connection: Connected = {
  ...owner,
  status: 'connected',
  account: { id: 'a', name: 'Ada', picture: null },
  grant: sealGrant(vault, owner, grant),
  targets: sealTargets(vault, owner, [own, shared]),
  revision: 1,
};

test('no token can be read from what is stored, and all come back', () => {
  expect(JSON.stringify(connection)).not.toMatch(/"[ARP]"/);
  expect(openGrant(vault, connection)).toEqual(grant);
});

test('a target is published to with its own token, or with the grant where it has none', () => {
  const tokens = connection.targets.map((target) => openToken(vault, connection, target));
  expect(tokens).toEqual(['P', 'A']);
});

test("one target's token does not pass for another's", () => {
  const [first] = connection.targets;
  const swapped = { id: 'p2', name: 'Other', picture: null, accessToken: first?.accessToken ?? '' };
  expect(() => openToken(vault, connection, swapped)).toThrow();
});
