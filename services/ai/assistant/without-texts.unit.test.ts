import { expect, test } from '@jest/globals';
import { withoutTexts } from './without-texts.ts';

test('removes messages and values at any depth and nothing else', () => {
  const reason = 'Reconnect Facebook to publish this.';
  const reason_text = { message: 'Reconnect {network} to publish this.', values: { network: 'Facebook' } };
  const at = new Date(0);
  const post = { id: '1', quoted_text: 'Hello', at, first_comment: { text: 'Hi', reason } };
  expect(
    withoutTexts({ posts: [{ ...post, first_comment: { ...post.first_comment, reason_text } }], none: null }),
  ).toEqual({ posts: [post], none: null });
});
