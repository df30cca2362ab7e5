import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { afterEach, expect, test } from '@jest/globals';
import { createNetworkCooldowns } from './network-cooldowns.ts';

const now = new Date('2026-03-02T09:00:00Z');
const later = new Date('2026-03-02T09:05:00Z');
const on = (targetId: string) => ({ platform: 'linkedin', targetId }) as const;

afterEach(() => {
  Object.assign(PLATFORMS.linkedin, { serverOf: undefined });
});

test('a cooldown of the app closes the network until it ends', () => {
  const cooldowns = createNetworkCooldowns();
  cooldowns.note(on('7'), 'app', later);
  expect(cooldowns.open(now)).not.toContain('linkedin');
  expect(cooldowns.open(later)).toEqual(PLATFORM_NAMES);
});

test('a cooldown of a server closes its accounts and leaves other servers open', () => {
  Object.assign(PLATFORMS.linkedin, { serverOf: (id: string) => `https://${id.split('/')[0]}` });
  const cooldowns = createNetworkCooldowns();
  cooldowns.note(on('one.example/7'), 'server', later);
  expect(cooldowns.endOf(on('one.example/8'), now)).toEqual(later);
  expect(cooldowns.endOf(on('one.example/8'), later)).toBeNull();
  expect(cooldowns.endOf(on('two.example/7'), now)).toBeNull();
  expect(cooldowns.open(now)).toEqual(PLATFORM_NAMES);
});

test('a cooldown of a server is the network’s where that is one place', () => {
  const cooldowns = createNetworkCooldowns();
  cooldowns.note(on('7'), 'server', later);
  expect(cooldowns.open(now)).not.toContain('linkedin');
});

test('also pauses a server that only the connection names', () => {
  const cooldowns = createNetworkCooldowns();
  const [one, two] = ['https://one.example', 'https://two.example'];
  cooldowns.note({ ...on('7'), server: one }, 'server', later);
  expect(cooldowns.endOf({ ...on('8'), server: one }, now)).toEqual(later);
  expect(cooldowns.endOf({ ...on('9'), server: two }, now)).toBeNull();
  expect(cooldowns.open(now)).toEqual(PLATFORM_NAMES);
});
