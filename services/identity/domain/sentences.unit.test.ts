import { expect, test } from '@jest/globals';
import { chooseTarget, connectionIsSealed, insteadOf, notYourTarget, textOfLoss } from './sentences.ts';

const account = { id: '1', name: 'Ada', picture: null };

test('translates a stored reason of ours and leaves a network’s words', () => {
  const sentence = connectionIsSealed('facebook');
  expect(textOfLoss('facebook', sentence.english)).toEqual(sentence);
  expect(textOfLoss('facebook', 'Error validating access token.')).toBeUndefined();
});

test.each([
  ['facebook', 'That page is not one of your Facebook pages.', 'Choose one of your Facebook pages.'],
  ['mastodon', 'That account is not one of your Mastodon accounts.', 'Choose one of your Mastodon accounts.'],
  ['linkedin', 'That profile is not one of your LinkedIn profiles.', 'Choose one of your LinkedIn profiles.'],
] as const)('%s: %s', (platform, not, choose) => {
  expect(notYourTarget(platform, 'somebody').english).toBe(not);
  expect(chooseTarget(platform).english).toBe(choose);
});

test('names the account that is still disconnected after another was connected', () => {
  expect(insteadOf({ platform: 'facebook', account }, 'Bob', false).english).toBe(
    'Bob is connected. Ada is still disconnected: log in to Facebook as Ada, then reconnect that account.',
  );
});
