import { expect, test } from '@jest/globals';
import { needsAttention } from './attention.ts';

const one = { platform: 'facebook', status: 'scheduled', waiting_for: 'time' } as const;

const DISCONNECTED = new Map([
  ['linkedin', new Set<string>()],
  ['mastodon', new Set(['rye'])],
] as const);

test.each([
  ['waits for its time', one, false],
  ['waits for another try', { ...one, waiting_for: 'retry' }, false],
  ['waits for its connection', { ...one, waiting_for: 'connection' }, true],
  ['goes to a network that is not connected', { ...one, platform: 'linkedin' }, true],
  ['goes to an account that is not connected', { ...one, platform: 'mastodon', target_id: 'flour' }, true],
  ['goes to an account that is connected', { ...one, platform: 'mastodon', target_id: 'rye' }, false],
  ['failed', { ...one, status: 'failed' }, true],
  ['is out', { ...one, platform: 'linkedin', status: 'published', waiting_for: null }, false],
  ['was canceled', { ...one, platform: 'linkedin', status: 'canceled', waiting_for: null }, false],
] as const)('one that %s needs its owner: %#', (_, publication, needs) => {
  expect(needsAttention(publication, DISCONNECTED)).toBe(needs);
});
