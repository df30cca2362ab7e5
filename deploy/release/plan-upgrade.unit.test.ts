import { expect, test } from '@jest/globals';
import type { Version } from '../pacts/matrix.ts';
import { planUpgrade } from './plan-upgrade.ts';

const hash = (digit: string): string => digit.repeat(64);
const piece = (name: string) => ({ name, pacticipants: [name] });

/** A page that reads a service, by a pact. */
const page = (version: string, digit: string): Version => ({
  pacticipant: 'page',
  version,
  pacts: [{ provider: 'service', hash: hash(digit) }],
  verified: [],
});
const service = (version: string, ...digits: string[]): Version => ({
  pacticipant: 'service',
  version,
  pacts: [],
  verified: digits.map((digit) => ({ consumer: 'page', hash: hash(digit) })),
});

const from = [page('1.0.0', '1'), service('1.0.0', '1')];
const pieces = [piece('page'), piece('service')];

test('keeps the order of the pieces where no pact has changed', () => {
  const to = [page('1.1.0', '1'), service('1.1.0', '1')];
  expect(planUpgrade({ from, to, pieces })).toEqual({ steps: [['page'], ['service']], reasons: [] });
});

test('upgrades a service before the page that needs more of it', () => {
  const to = [page('1.1.0', '2'), service('1.1.0', '1', '2')];
  expect(planUpgrade({ from, to, pieces })).toEqual({ steps: [['service'], ['page']], reasons: [] });
});

test('upgrades pieces together when each alone would break the other', () => {
  const to = [page('1.1.0', '2'), service('1.1.0', '2')];
  expect(planUpgrade({ from, to, pieces })).toEqual({ steps: [['page', 'service']], reasons: [] });
});

test('says why when the new versions do not keep their own pacts', () => {
  const to = [page('1.1.0', '2'), service('1.1.0', '1')];
  const { reasons } = planUpgrade({ from, to, pieces });
  expect(reasons).toEqual([
    'service 1.1.0, which is in production, has not verified the pact with page 1.1.0.',
  ]);
});

test('ignores a piece that the next version does not have', () => {
  const to = [service('1.1.0')];
  expect(planUpgrade({ from, to, pieces: [piece('service')] })).toEqual({
    steps: [['service']],
    reasons: [],
  });
});
