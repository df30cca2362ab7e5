import { expect, test } from '@jest/globals';
import { targetsOf } from './networks.ts';

const linkedin = (user_platform_id: string | null) => ({
  ...{ success: true as const, connected: true, platform_id: 3 as const, name: 'Bob', available: true },
  ...{ reconnect: user_platform_id === null, user_platform_id },
  organizations: [{ id: 'urn:li:organization:2', name: 'Bells', picture: null }],
});
const idsOf = (profile: string | null) => targetsOf('linkedin', linkedin(profile)).map(({ id }) => id);

test('lists a LinkedIn profile before its pages', () => {
  expect(idsOf('urn:li:person:bob')).toEqual(['urn:li:person:bob', 'urn:li:organization:2']);
});

test('lists the pages alone while the LinkedIn profile has to be connected again', () => {
  expect(idsOf(null)).toEqual(['urn:li:organization:2']);
});
