import { describe, expect, test } from '@jest/globals';
import { connectionOf, connectionsReply, lost } from '../testing/connections.ts';
import { connectedFirst, disconnectedOf, groupConnections, networkOf, targetIdOf } from './connections.ts';

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
    expect(group(lost(ada), bob).targets.map(({ id }) => id)).toEqual(['shared']);
  });

  test('calls a network lost where none of its accounts works', () => {
    expect(networkOf(group(lost(ada), bob), 'instagram')).toMatchObject({ connected: true, lost: false });
    expect(networkOf(group(lost(ada)), 'instagram')).toMatchObject({ connected: false, lost: true });
  });
});

describe('disconnectedOf', () => {
  test('names the targets of a lost account, and its network where no other account works', () => {
    const disconnected = disconnectedOf(group(lost(ada), bob));
    expect([...disconnected]).toEqual(['facebook', 'linkedin', 'bluesky', 'mastodon', 'a1']);
    expect(disconnectedOf(group(lost(ada)))).toContain('instagram');
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
    expect(targetIdOf(networkOf(group(lost(first), second), 'linkedin'), null)).toBe('ada');
  });

  test('returns null where a network has no profiles', () => {
    expect(targetIdOf(networkOf(group(ada), 'instagram'), null)).toBeNull();
  });
});

test('networks that are connected, or were, come first in lists', () => {
  const onMastodon = connectionOf('mastodon', []);
  expect(connectedFirst(group(lost(ada), onMastodon))).toEqual([
    ...['instagram', 'mastodon'],
    ...['facebook', 'linkedin', 'bluesky'],
  ]);
});
