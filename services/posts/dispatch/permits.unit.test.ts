import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createPermits } from './permits.ts';

const network = PLATFORMS.linkedin;
const on = (targetId: string) => ({ platform: 'linkedin', targetId }) as const;

beforeEach(() => {
  Object.assign(network, { serverOf: (id: string) => `https://${id.split('/')[0]}` });
});
afterEach(() => {
  Object.assign(network, { serverOf: undefined });
});

test('each server of a network has permits of its own', () => {
  const permits = createPermits({ perNetwork: 1, perAccount: 1 }, () => 0);
  expect(permits.reserve(on('one.example/1'))?.permits).toEqual([
    'account/linkedin/one.example/1#0',
    'server/linkedin/https://one.example#0',
  ]);
  expect(permits.hasRoom(on('one.example/2'))).toBe(false);
  expect(permits.reserve(on('one.example/2'))).toBeNull();
  expect(permits.hasRoom({ platform: 'linkedin' })).toBe(true);
  expect(permits.reserve(on('two.example/1'))).not.toBeNull();
});
