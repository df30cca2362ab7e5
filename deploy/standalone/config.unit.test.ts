import { describe, expect, test } from '@jest/globals';
import { hostOf, needsSandbox, offersDemo, plansOf, readConfig } from './config.ts';

const real = {
  FACEBOOK_APP_ID: '1',
  FACEBOOK_APP_SECRET: 'a',
  INSTAGRAM_APP_ID: '2',
  INSTAGRAM_APP_SECRET: 'b',
  LINKEDIN_CLIENT_ID: '3',
  LINKEDIN_CLIENT_SECRET: 'c',
};

test('only this machine can reach it until a public address is given, or a host', async () => {
  expect(hostOf(await readConfig({}))).toBe('127.0.0.1');
  expect(hostOf(await readConfig({ PUBLIC_URL: 'https://posts.example.com' }))).toBe('0.0.0.0');
  expect(hostOf(await readConfig({ PUBLIC_URL: 'https://posts.example.com', HOST: '10.0.0.7' }))).toBe(
    '10.0.0.7',
  );
});

describe('the sandbox network is there', () => {
  const { LINKEDIN_CLIENT_ID: _, LINKEDIN_CLIENT_SECRET: __, ...two } = real;

  test.each([
    ['with no credentials', {}, true],
    ['while it stands in for one network', two, true],
    ['but not beside three real ones', real, false],
    ['nor where others come', { PUBLIC_URL: 'https://posts.example.com' }, false],
    ['unless it is asked for', { PUBLIC_URL: 'https://posts.example.com', SANDBOX: 'on' }, true],
    ['and not against its operator’s will', { SANDBOX: 'off' }, false],
    ['at this machine’s own address', { PUBLIC_URL: 'http://carillon.localhost:8080' }, true],
  ])('%s', async (_, env, isThere) => {
    expect(needsSandbox(await readConfig(env))).toBe(isThere);
  });
});

describe('a demo account, whose password everybody may know, is offered', () => {
  test.each([
    ['on one’s own machine', {}, true],
    ['at its name', { HOST: 'localhost' }, true],
    ['at its IPv6 address', { HOST: '::1' }, true],
    ['but not at all IPv6 addresses', { HOST: '::' }, false],
    ['nor at a public name that begins as its addresses do', { PUBLIC_URL: 'http://127.example.com' }, false],
    ['nor behind a proxy', { TRUST_PROXY: 'true' }, false],
    ['nor where others call it by a name', { ALLOWED_HOSTS: 'bells.example' }, false],
    ['nor at a real network', { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'a' }, false],
  ])('%s', async (_, env, isOffered) => {
    expect(offersDemo(await readConfig(env))).toBe(isOffered);
  });
});

describe('plans', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const elsewhere = { PUBLIC_URL: 'https://posts.example.com' };

  test.each([
    ['are on where only this machine reaches Carillon', {}, 'on'],
    ['are off on request', { PLANS: 'off' }, 'off'],
    ['are off at a public address', elsewhere, 'off'],
    ['are on there once Stripe is set up', { ...elsewhere, ...stripe }, 'on'],
    ['are off there on request, with Stripe set up', { ...elsewhere, ...stripe, PLANS: 'off' }, 'off'],
    ['are off at all addresses', { HOST: '0.0.0.0' }, 'off'],
    ['are off behind a proxy', { TRUST_PROXY: 'true' }, 'off'],
    ['are off where others call it by a name', { ALLOWED_HOSTS: 'bells.example' }, 'off'],
    ['are off without the sandbox', { SANDBOX: 'off' }, 'off'],
  ])('%s', async (_, env, expected) => {
    expect(plansOf(await readConfig(env))).toBe(expected);
  });
});

test('the sandbox checkout is for this machine alone; where others come, plans are paid at Stripe or not sold', async () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const start = (env: object) => readConfig({ PLANS: 'on', ...env });
  await start({});
  for (const env of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: 'true' }, { ALLOWED_HOSTS: 'bells.example' }]) {
    await expect(start(env)).rejects.toThrow('PLANS: must be off where others');
    await start({ ...env, ...stripe });
  }
});

test('faults in services’ own settings are reported together with the installation’s', async () => {
  const faults = readConfig({ PORT: 'x', MODEL_USES_PER_DAY: 'many', VAULT_KEY: 'short', API_BASE_URL: '/' });
  for (const name of ['PORT', 'MODEL_USES_PER_DAY', 'VAULT_KEY', 'API_BASE_URL'])
    await expect(faults).rejects.toThrow(`${name}: must be`);
});
