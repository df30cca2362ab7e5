import { loadConfig } from '@carillon/kit/config.ts';
import { expect, test } from '@jest/globals';
import { settings } from './config.ts';

test('plans apply at a public address only when somebody takes payments, and nobody does yet', () => {
  const start = (PLANS: string, PUBLIC_URL: string) => () => loadConfig(settings, { PLANS, PUBLIC_URL });
  expect(start('on', 'https://carillon.example.com')).toThrow(
    /PLANS: must be off while PUBLIC_URL is not this machine: .*no payment provider/,
  );
  expect(start('off', 'https://carillon.example.com')().PLANS).toBe(false);
  expect(start('on', 'http://localhost:8080')().PLANS).toBe(true);
});
