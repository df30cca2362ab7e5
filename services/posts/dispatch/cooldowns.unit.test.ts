import { expect, test } from '@jest/globals';
import { cooldownKey } from '../domain/cooldowns.ts';
import { createCooldowns } from './cooldowns.ts';

const now = new Date('2026-11-28T10:00:00Z');
const until = new Date('2026-11-28T10:05:00Z');
const on = (targetId: string) => ({ platform: 'bluesky', targetId }) as const;

test('a cooldown of a server stops the accounts that are known to be there', () => {
  const cooldowns = createCooldowns(() => now);
  const [ada, eve, bob] = [on('did:plc:ada'), on('did:plc:eve'), on('did:plc:bob')];
  cooldowns.locate(ada, 'https://one.example');
  cooldowns.locate(eve, 'https://one.example');
  cooldowns.locate(bob, 'https://two.example');
  const key = cooldownKey({ ...ada, server: 'https://one.example' }, 'server');
  cooldowns.add({ key, until, reason: 'Too many calls' });
  expect([ada, eve, bob].map((one) => cooldowns.on(one).length)).toEqual([1, 1, 0]);
});

test('an account that moves leaves the cooldown of its old server behind', () => {
  const cooldowns = createCooldowns(() => now);
  const ada = on('did:plc:ada');
  cooldowns.locate(ada, 'https://one.example');
  const key = cooldownKey({ ...ada, server: 'https://one.example' }, 'server');
  cooldowns.add({ key, until, reason: 'Too many calls' });
  cooldowns.locate(ada, 'https://two.example');
  expect(cooldowns.on(ada)).toEqual([]);
});
