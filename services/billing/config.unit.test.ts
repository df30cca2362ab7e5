import { loadConfig } from '@carillon/kit/config.ts';
import { expect, test } from '@jest/globals';
import { settings } from './config.ts';

const HERE = { PLANS: 'on', PUBLIC_URL: 'http://localhost:8080' };
const PUBLIC = { PLANS: 'on', PUBLIC_URL: 'https://carillon.example.com' };
const KEYS = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const start = (env: Record<string, string>) => loadConfig(settings, env);

test('plans are not sold by default where others come', () => {
  const { PLANS: _, ...unset } = PUBLIC;
  expect(start(unset)).toMatchObject({ PLANS: 'auto', stripe: null });
});

test('plans are sold by Stripe, or in the sandbox where nobody else comes; what is half set up does not start', () => {
  expect(start(HERE)).toMatchObject({ PLANS: 'on', stripe: null });
  expect(start({ ...PUBLIC, ...KEYS }).stripe).toMatchObject({ apiUrl: 'https://api.stripe.com' });
  expect(start({ ...PUBLIC, PLANS: 'off' }).PLANS).toBe('off');
  for (const [env, fault] of [
    [PUBLIC, /PLANS: must be off where others .* reach Carillon and nobody takes payments/],
    [{ ...HERE, SANDBOX: 'off' }, /PLANS: must be off while SANDBOX is off/],
    [{ ...PUBLIC, STRIPE_SECRET_KEY: 'sk_x' }, /STRIPE_WEBHOOK_SECRET: must be set together/],
    [{ ...HERE, STRIPE_WEBHOOK_SECRET: 'whsec_x' }, /STRIPE_SECRET_KEY: must be set together/],
    [{ ...HERE, ...KEYS, STRIPE_SECRET_KEY: 'pk_x' }, /STRIPE_SECRET_KEY: must be one of Stripe’s, .* sk_/],
  ] as const)
    expect(() => start(env)).toThrow(fault);
  expect(() => start({ ...PUBLIC, ...KEYS, STRIPE_SECRET_KEY: 'mine' })).not.toThrow(/mine/);
});
