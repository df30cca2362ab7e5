import { expect, test } from '@jest/globals';
import { cooldownsOf } from './cooldowns.ts';

const now = new Date('2026-11-21T10:00:00Z');
const target = { label: 'Facebook', targetId: 'page1' };
const calls = (percent: number, more: object = {}) => ({ call_count: percent, ...more });
const app = (share: object) => ({ 'x-app-usage': JSON.stringify(share) });
const page = (share: object) => ({ 'x-page-usage': JSON.stringify(share) });
const useCase = (share: object, id = 'page1') => ({
  'x-business-use-case-usage': JSON.stringify({ [id]: [{ type: 'pages', ...share }] }),
});
const waitOf = (minutes: number) => ({ estimated_time_to_regain_access: minutes });

/** Scope and minutes of each cooldown. */
const reportedCooldownsOf = (headers: Record<string, string>) =>
  cooldownsOf(new Headers(headers), target, now).map(({ scope, until }) => [
    scope,
    (until.getTime() - now.getTime()) / 60_000,
  ]);

test.each([
  ['no headers', {}, []],
  ['an app with room', app(calls(89)), []],
  ['an app that is near', app(calls(90)), [['app', 5]]],
  ['an app that is nearer', app(calls(95)), [['app', 15]]],
  ['an app that is used up', app(calls(100)), [['app', 30]]],
  ['time of the processor', app(calls(1, { total_cputime: 91 })), [['app', 5]]],
  ['time in all', app(calls(1, { total_time: 97 })), [['app', 15]]],
  ['a page that is near', page(calls(93)), [['account', 5]]],
  ['a use case with room', useCase(calls(50, waitOf(0))), []],
  ['a use case that is near', useCase(calls(92, waitOf(0))), [['account', 5]]],
  ['a use case with a named time', useCase(calls(100, waitOf(47))), [['account', 47]]],
  ['a use case with a senseless time', useCase(calls(100, waitOf(1e300))), [['account', 24 * 60]]],
  ['a use case of a business', useCase(calls(92), 'business'), [['account', 5]]],
  [
    'another page’s beside our own',
    {
      'x-business-use-case-usage': JSON.stringify({
        page1: [{ type: 'pages', ...calls(10) }],
        page2: [{ type: 'pages', ...calls(99, waitOf(30)) }],
      }),
    },
    [],
  ],
  [
    'app and page',
    { ...app(calls(90)), ...useCase(calls(96)) },
    [
      ['app', 5],
      ['account', 15],
    ],
  ],
  ['what is not in the protocol', { 'x-app-usage': '{"call_count":"99"}', 'x-page-usage': 'no json' }, []],
])('%s', (_, headers, cooldowns) => {
  expect(reportedCooldownsOf(headers)).toEqual(cooldowns);
});

test('the reason tells how much is used, or only that the network asked', () => {
  const reasons = (headers: Record<string, string>) =>
    cooldownsOf(new Headers(headers), target, now).map(({ reason }) => reason);
  expect(reasons({ ...app(calls(91)), ...page(calls(94.6)) })).toEqual([
    'Facebook asks for a cooldown: 91 % of the calls that it takes from Carillon in an hour are used',
    'Facebook asks for a cooldown: 95 % of the calls that it takes for this account in an hour are used',
  ]);
  expect(reasons(useCase(calls(3, waitOf(10))))).toEqual(['Facebook asks for a cooldown']);
});
