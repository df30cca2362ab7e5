import { text, toEnglish } from '@carillon/contracts/text.ts';
import { expect, test } from '@jest/globals';
import { isRefusal, pathWith, wordsOf } from './callback-reply.ts';
import { connectedTargets } from './sentences.ts';

test.each([
  { error: 'access_denied', error_reason: 'user_denied' },
  { error: 'user_cancelled_login' },
  { error: 'user_cancelled_authorize' },
])('%j is the user saying no', (reply) => {
  expect(isRefusal(reply)).toBe(true);
});

test('quotes any other error in the network’s words, up to a limit', () => {
  const reply = { error: 'server_error', error_description: 'Try again later' };
  expect(isRefusal(reply)).toBe(false);
  expect(wordsOf(reply)).toBe('Try again later');
  expect(wordsOf({ error: 'server_error' })).toBe('server_error');
  expect(toEnglish(wordsOf({ error: 'x', error_description: 'y'.repeat(5000) })).length).toBeLessThan(300);
  expect(toEnglish(wordsOf({}))).toBe('no reason was given');
  expect(toEnglish(wordsOf({ error: '' }))).toBe('no reason was given');
});

test('the message survives the way to the dashboard', () => {
  const message = text`Pages & “friends” = ${{ share: 100 }} %?`;
  const url = new URL(
    pathWith('/dashboard', { status: 'danger', reason: 'refused', message }, 'facebook'),
    'https://carillon.example',
  );
  expect(url.pathname).toBe('/dashboard');
  expect(url.searchParams.get('status')).toBe('danger');
  expect(url.searchParams.get('message')).toBe('Pages & “friends” = 100 %?');
  expect(JSON.parse(url.searchParams.get('message_text') ?? '')).toEqual({
    message: 'Pages & “friends” = {share} %?',
    values: { share: 100 },
  });
  expect(url.searchParams.get('reason')).toBe('refused');
  expect(url.searchParams.get('platform')).toBe('facebook');
});

test.each([
  ['facebook', ['P'], '1 page'],
  ['facebook', ['P', 'Q'], '2 pages'],
  ['instagram', ['P', 'Q'], '2 accounts'],
  ['linkedin', ['Ada'], 'Ada'],
  ['linkedin', ['Ada', 'P'], 'Ada and 1 page'],
] as const)('of %s and %j, the user reads %s', (platform, names, words) => {
  expect(
    toEnglish(
      connectedTargets(
        platform,
        names.map((name) => ({ name })),
      ) ?? '',
    ),
  ).toBe(words);
});
