import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cooldownKey } from './cooldowns.ts';
import { accountKey, keysOf, networkKey, serverKey } from './keys.ts';

const network = PLATFORMS.linkedin;
const account = { platform: 'linkedin', targetId: 'one.example/7' } as const;
const neighbor = { platform: 'linkedin', targetId: 'one.example/8' } as const;
const stranger = { platform: 'linkedin', targetId: 'two.example/7' } as const;

afterEach(() => {
  Object.assign(network, { serverOf: undefined });
});
const withServers = () => Object.assign(network, { serverOf: (id: string) => `https://${id.split('/')[0]}` });

describe('serverKey', () => {
  test('is the network where that is one place', () => {
    expect(serverKey(account)).toBe(networkKey(account));
    expect(keysOf(account)).toEqual([accountKey(account), networkKey(account)]);
  });

  test('holds the server of an account where there are several', () => {
    withServers();
    expect(serverKey(account)).toBe('server/linkedin/https://one.example');
    expect(keysOf(account)).toEqual([accountKey(account), serverKey(account), networkKey(account)]);
  });
});

test('an account’s server comes from its connection where its id doesn’t say it', () => {
  expect(serverKey({ ...account, server: 'https://one.example' })).toBe(
    'server/linkedin/https://one.example',
  );
  withServers();
  expect(serverKey({ ...account, server: 'https://other.example' })).toBe(
    'server/linkedin/https://one.example',
  );
});

test('a server’s cooldown only stops the accounts of that server', () => {
  withServers();
  const key = cooldownKey(account, 'server');
  expect(keysOf(neighbor)).toContain(key);
  expect(keysOf(stranger)).not.toContain(key);
});
