import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import { expect, test } from '@jest/globals';
import { demoAccountState, isKeptForDemo, isPublicKnowledge } from './demo-account.ts';

test.each([
  ['off', 'none', { isKept: false, isRefused: true }],
  ['making', 'none', { isKept: false, isRefused: false }],
  ['coming', 'coming', { isKept: true, isRefused: false }],
  ['failed', 'failed', { isKept: true, isRefused: false }],
  ['on', 'none', { isKept: true, isRefused: false }],
] as const)(
  'while the demo is %s and nobody has its email, it is told as %s',
  async (state, status, expected) => {
    const deps = {
      authentication: { demo: () => state },
      stores: { users: { findForLogin: async () => null } },
    };
    expect(await demoAccountState(deps)).toBe(status);
    const email = DEMO_ACCOUNT.email.toUpperCase();
    expect(isKeptForDemo(deps, email)).toBe(expected.isKept);
    expect(isPublicKnowledge(deps, { email, password: DEMO_ACCOUNT.password })).toBe(expected.isRefused);
    // A hash fits it in each Unicode form.
    const spaced = DEMO_ACCOUNT.password.replaceAll(' ', '\u00A0');
    expect(isPublicKnowledge(deps, { email, password: spaced })).toBe(expected.isRefused);
    expect(isKeptForDemo(deps, 'ada@example.com')).toBe(false);
  },
);
