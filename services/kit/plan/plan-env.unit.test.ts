import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { loadConfig, setting } from '../config.ts';
import { planEnv, plansApply } from './plan-env.ts';

const schema = z.object({ ...planEnv, PUBLIC_URL: setting.url() });
const apply = (env: Record<string, string>): boolean => plansApply(loadConfig(schema, env));

const HERE = { PUBLIC_URL: 'http://localhost:8080' };
const ELSEWHERE = { PUBLIC_URL: 'https://carillon.example.com' };

describe('plansApply', () => {
  test.each([
    ['by default on this machine', HERE, true],
    ['at a name of this machine', { PUBLIC_URL: 'http://carillon.localhost:8080' }, true],
    ['off where others come', ELSEWHERE, false],
    [
      'off at a public name that begins like an address of this machine',
      { PUBLIC_URL: 'http://127.example.com' },
      false,
    ],
    ['off without the sandbox', { ...HERE, SANDBOX: 'off' }, false],
    ['off where others come, with the sandbox', { ...ELSEWHERE, SANDBOX: 'on' }, false],
    ['off on request', { ...HERE, PLANS: 'off' }, false],
    ['on request where others come', { ...ELSEWHERE, PLANS: 'on' }, true],
  ])('%s', (_, env, on) => {
    expect(apply(env)).toBe(on);
  });
});
