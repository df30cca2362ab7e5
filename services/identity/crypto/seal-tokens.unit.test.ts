import { expect, test } from '@jest/globals';
import type { Connected } from '../domain/connection.ts';
import { openAccessFor, openGrant, resealTokens, sealGrant, sealTargets } from './seal-tokens.ts';
import { createVault } from './vault.ts';

const vault = createVault(new Uint8Array(32).fill(3));
const owner = { workspaceId: 'u1', platform: 'facebook' } as const;
const grant = {
  access: { token: 'A', server: 'https://a.example', proofKey: 'K' },
  refreshToken: 'R',
  expiresAt: new Date(0),
  scopes: ['s'],
};
const ownToken = { id: 'p1', name: 'Page', picture: null, accessToken: 'P' };
const sharedTarget = { id: 'p2', name: 'Other', picture: 'x', accessToken: null };

const connection: Connected = {
  id: 'con_1',
  ...owner,
  server: null,
  limits: null,
  status: 'connected',
  account: { id: 'a', name: 'Ada', picture: null },
  grant: sealGrant(vault, owner, grant),
  targets: sealTargets(vault, owner, [ownToken, sharedTarget]),
  renewedAt: null,
  revision: 1,
};

test('no token can be read from what is stored, and all come back', () => {
  expect(JSON.stringify(connection)).not.toMatch(/"[ARPK]"/);
  expect(openGrant(vault, connection)).toEqual(grant);
});

test('a target is published to with its own token, or with the grant where it has none', () => {
  const tokens = connection.targets.map((target) => openAccessFor(vault, connection, target).token);
  expect(tokens).toEqual(['P', 'A']);
});

test('the server stays readable, and the proof key comes back with the token of each target', () => {
  const [access] = connection.targets.map((target) => openAccessFor(vault, connection, target));
  expect(connection.grant.server).toBe('https://a.example');
  expect(access).toEqual({ token: 'P', server: 'https://a.example', proofKey: 'K' });
});

test('a proof key under an old key is sealed anew, also where the tokens are current', () => {
  const next = createVault(new Uint8Array(32).fill(4), [new Uint8Array(32).fill(3)]);
  const current = sealGrant(next, owner, grant);
  const mixed = {
    ...connection,
    grant: { ...current, proofKey: connection.grant.proofKey ?? null },
    targets: [],
  };
  const resealed = resealTokens(next, mixed);
  expect(resealed && openGrant(createVault(new Uint8Array(32).fill(4)), { ...mixed, ...resealed })).toEqual(
    grant,
  );
});

test("one target's token does not pass for another's", () => {
  const [first] = connection.targets;
  const swapped = { id: 'p2', name: 'Other', picture: null, accessToken: first?.accessToken ?? '' };
  expect(() => openAccessFor(vault, connection, swapped)).toThrow();
});
