import { expect, test } from '@jest/globals';
import { linkedinMember, metaHousehold } from './profile.ts';

test('one name gives always the same people, pages and accounts', () => {
  expect(metaHousehold(' Bell Foundry ').person.id).toBe(metaHousehold('bell foundry').person.id);
  expect(linkedinMember('Ann').id).toBe(linkedinMember('ann').id);
  expect(linkedinMember('Ann').id).not.toBe(linkedinMember('Bob').id);
});

test('each page has an Instagram account, and all ids differ', () => {
  const { person, pages, accounts } = metaHousehold('Bell Foundry');
  expect(pages.map((page) => page.counterpartId)).toEqual(accounts.map((account) => account.id));
  expect(accounts.map((account) => account.counterpartId)).toEqual(pages.map((page) => page.id));
  expect(new Set([person, ...pages, ...accounts].map((profile) => profile.id)).size).toBe(5);
});
