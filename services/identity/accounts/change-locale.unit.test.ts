import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { expect, test } from '@jest/globals';
import { changeLocale } from './change-locale.ts';

function withUser(email: string) {
  const saved: Locale[] = [];
  const users = {
    find: async (id: string) => ({ id, email, name: 'Ada', timezone: 'UTC', locale: null }),
    changeLocale: async (_: string, locale: Locale) => {
      saved.push(locale);
      return true;
    },
  };
  return { saved, deps: { authentication: { demo: () => 'on' as const }, stores: { users } } };
}

test('a user’s language is saved', async () => {
  const { saved, deps } = withUser('ada@example.com');
  await changeLocale(deps, 'ada', 'de');
  expect(saved).toEqual(['de']);
});

test('one visitor of the demo account chooses no language for the others', async () => {
  const { saved, deps } = withUser(DEMO_ACCOUNT.email);
  await changeLocale(deps, 'demo', 'de');
  expect(saved).toEqual([]);
});
