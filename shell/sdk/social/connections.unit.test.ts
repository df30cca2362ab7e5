import { isDisconnected } from '@carillon/contracts/domain/attention.ts';
import { describe, expect, test } from '@jest/globals';
import { connectionOf, connectionsReply, lostConnection } from '../testing/connections.ts';
import {
  connectedFirst,
  disconnectedOf,
  groupConnections,
  networkOf,
  targetIdOf,
  unknownConnections,
} from './connections.ts';

const ada = connectionOf('instagram', [
  { id: 'a1', name: 'ada' },
  { id: 'shared', name: 'shop' },
]);
const bob = connectionOf('instagram', [{ id: 'shared', name: 'shop' }], { id: 'con-bob' });
const group = (...accounts: (typeof ada)[]) => groupConnections(connectionsReply(accounts));

describe('groupConnections', () => {
  test('lists a target that two logins have once', () => {
    expect(group(ada, bob).targets.map(({ id }) => id)).toEqual(['a1', 'shared']);
  });

  test('lists no target that only a lost login has', () => {
    expect(group(lostConnection(ada), bob).targets.map(({ id }) => id)).toEqual(['shared']);
  });

  test('calls a network lost where none of its accounts works', () => {
    expect(networkOf(group(lostConnection(ada), bob), 'instagram')).toMatchObject({
      connected: true,
      lost: false,
    });
    expect(networkOf(group(lostConnection(ada)), 'instagram')).toMatchObject({
      connected: false,
      lost: true,
    });
  });
});

describe('disconnectedOf', () => {
  const to = (target_id: string | null, platform: 'instagram' | 'mastodon' = 'instagram') => ({
    platform,
    target_id,
  });

  test('names the targets of a lost account that no other account has', () => {
    const disconnected = disconnectedOf(group(lostConnection(ada), bob));
    expect(isDisconnected(to('a1'), disconnected)).toBe(true);
    expect(isDisconnected(to('shared'), disconnected)).toBe(false);
  });

  test('names every target of a network without an account that works', () => {
    expect(isDisconnected(to('a1'), disconnectedOf(group(lostConnection(ada))))).toBe(true);
    expect(isDisconnected(to(null, 'mastodon'), disconnectedOf(group(ada)))).toBe(true);
  });

  test('names the targets of a removed account while another account of its network is connected', () => {
    expect(isDisconnected(to('a1'), disconnectedOf(group(bob)))).toBe(true);
  });

  test('names no target where no target is named and an account works', () => {
    expect(isDisconnected(to(null), disconnectedOf(group(bob)))).toBe(false);
  });

  test('names nothing before the server has answered, and nothing of connected networks in memory', () => {
    expect([...disconnectedOf(unknownConnections('pending'))]).toEqual([]);
    const pendingConnections = unknownConnections('pending', () => ({ connected: true, targets: [] }));
    expect(isDisconnected(to('a1'), disconnectedOf(pendingConnections))).toBe(false);
  });
});

describe('targetIdOf', () => {
  const profiles = ['ada', 'bob'].map((id) => connectionOf('linkedin', [{ id, name: id }], { id }));

  test('returns the id of a named target', () => {
    expect(targetIdOf(networkOf(group(...profiles), 'linkedin'), 'bob')).toBe('bob');
  });

  test('returns the first profile for a stored target without an id, whether its account works or not', () => {
    const [first, second] = profiles as [typeof ada, typeof ada];
    expect(targetIdOf(networkOf(group(first, second), 'linkedin'), null)).toBe('ada');
    expect(targetIdOf(networkOf(group(lostConnection(first), second), 'linkedin'), null)).toBe('ada');
  });

  test('returns null where a network has no profiles', () => {
    expect(targetIdOf(networkOf(group(ada), 'instagram'), null)).toBeNull();
  });
});

test('networks that are connected, or were, come first in lists', () => {
  const onMastodon = connectionOf('mastodon', []);
  expect(connectedFirst(group(lostConnection(ada), onMastodon))).toEqual([
    ...['instagram', 'mastodon'],
    ...['facebook', 'linkedin', 'bluesky'],
  ]);
});
