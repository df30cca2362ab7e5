import { expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { readConnectReturn } from './connect-return.ts';
import { emptySocialState } from './social-state.ts';

const none = emptySocialState(0);
const sentAway = { ...none, facebook: { ...none.facebook, connecting: true } };
const returnQuery = (words: Record<string, string>): string => `?${new URLSearchParams(words)}`;
const PLANTED = 'Call 555-0100.';
const DENIED = 'You did not allow Carillon to use your Facebook account. Nothing was connected.';

test.each([
  ['the server’s own words, for whom this browser sent away', 'refused', sentAway, PLANTED],
  ['our words for anybody else', 'refused', none, 'Connection failed: Facebook refused it.'],
  ['our words where there is nothing to add', 'denied', sentAway, DENIED],
  ['our words for a code that nobody knows', 'spam', sentAway, /^Connection failed: something went wrong/],
  ['our words for no code', '', sentAway, /^Connection failed: something went wrong/],
  [
    'our words for a code of the other kind',
    'connected',
    sentAway,
    /^Connection failed: something went wrong/,
  ],
])('what went wrong is told in %s', (_, reason, social, message) => {
  const search = returnQuery({ status: 'danger', message: PLANTED, reason, platform: 'facebook' });
  expect(readConnectReturn(search, social)?.message).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

test('words are for the network that the browser was sent to, and for no other', () => {
  const search = returnQuery({
    status: 'success',
    message: PLANTED,
    reason: 'connected',
    platform: 'linkedin',
  });
  expect(readConnectReturn(search, sentAway)).toEqual({
    kind: 'success',
    reason: 'connected',
    platform: 'linkedin',
    message: 'LinkedIn connected.',
  });
});

test('shows the server’s message in the page’s language', () => {
  i18n.loadAndActivate({
    locale: 'de',
    messages: { '{network} connected: {what}': [['network'], ' verbunden: ', ['what']] },
  });
  const message = { message: '{network} connected: {what}', values: { network: 'Facebook', what: 'A page' } };
  const words = {
    status: 'success',
    message: 'Facebook connected: A page',
    reason: 'connected',
    platform: 'facebook',
  };
  const read = (message_text: string) =>
    readConnectReturn(returnQuery({ ...words, message_text }), sentAway)?.message;
  expect(read(JSON.stringify(message))).toBe('Facebook verbunden: A page');
  expect(read('{')).toBe('Facebook connected: A page');
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test.each<Record<string, string>>([
  { status: 'danger', message: PLANTED, reason: 'denied' },
  { status: 'danger', message: PLANTED, reason: 'denied', platform: 'myspace' },
  { status: 'free money', message: PLANTED, reason: 'denied', platform: 'facebook' },
  { message: PLANTED },
])('%j says nothing', (words) => {
  expect(readConnectReturn(returnQuery(words), sentAway)).toBeNull();
});
