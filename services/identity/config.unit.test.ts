import { ConfigError, loadConfig } from '@carillon/kit/config.ts';
import { expect, test } from '@jest/globals';
import { settings } from './config.ts';

const key = Buffer.alloc(32, 5).toString('base64');
const whole = {
  MAIL_KEY: Buffer.alloc(32).toString('base64'),
  PUBLIC_URL: 'https://carillon.example/',
  VAULT_KEY: key,
};

test('the needed settings are enough', () => {
  expect(loadConfig(settings, whole)).toMatchObject({
    PUBLIC_URL: 'https://carillon.example',
    FACEBOOK_API_VERSION: 'v26.0',
    LINKEDIN_API_VERSION: '202609',
  });
});

test('reports all errors at once: missing and malformed settings, and half a pair', () => {
  const faults = faultsOf({ VAULT_KEY: 'short', LINKEDIN_CLIENT_ID: 'only' });
  expect(faults).toHaveLength(4);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining('PUBLIC_URL: must be'),
      expect.stringContaining('MAIL_KEY: must be set'),
      expect.stringContaining('VAULT_KEY: must be 32 random bytes'),
      expect.stringContaining('LINKEDIN_CLIENT_SECRET: must be set too'),
    ]),
  );
});

test.each([
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
])('%s and %s come together', (id, secret) => {
  expect(faultsOf({ ...whole, [id]: 'x' })).toEqual([expect.stringContaining(`${secret}: must be set too`)]);
  expect(faultsOf({ ...whole, [secret]: 'x' })).toEqual([expect.stringContaining(`${id}: must be set too`)]);
  expect(loadConfig(settings, { ...whole, [id]: 'x', [secret]: 'y' })).toMatchObject({
    [id]: 'x',
    [secret]: 'y',
  });
});

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(settings, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
  }
  throw new Error('no ConfigError');
}
