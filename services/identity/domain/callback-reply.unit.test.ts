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

test('any other error is told in the words of the network, not at any length', () => {
  const reply = { error: 'server_error', error_description: 'Try again later' };
  expect(isRefusal(reply)).toBe(false);
  expect(wordsOf(reply)).toBe('Try again later');
  expect(wordsOf({ error: 'server_error' })).toBe('server_error');
  expect(wordsOf({ error: 'x', error_description: 'y'.repeat(5000) }).length).toBeLessThan(300);
});

test('the message survives the way to the dashboard', () => {
  const message = 'Pages & “friends” = 100 %?';
  const url = new URL(
    pathWith('/dashboard', { status: 'danger', reason: 'refused', message }, 'facebook'),
    'https://carillon.example',
  );
  expect(url.pathname).toBe('/dashboard');
  expect(url.searchParams.get('status')).toBe('danger');
  expect(url.searchParams.get('message')).toBe(message);
  expect(url.searchParams.get('reason')).toBe('refused');
  expect(url.searchParams.get('platform')).toBe('facebook');
});

test('one page, two pages', () => {
  const page = { name: 'P' };
  expect(connectedTargets('facebook', [page])).toBe('1 page');
  expect(connectedTargets('facebook', [page, page])).toBe('2 pages');
  expect(connectedTargets('instagram', [page, page])).toBe('2 accounts');
  expect(connectedTargets('linkedin', [{ name: 'Ada' }])).toBe('Ada');
});
