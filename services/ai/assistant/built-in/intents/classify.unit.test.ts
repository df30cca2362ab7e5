import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { expect, test } from '@jest/globals';
import { confusionsOf } from './bench/measure.ts';

test.each<[message: string, intent: Intent]>([
  ['Which posts are scheduled this week?', 'list_posts'],
  ['Which posts are scheduled for today?', 'list_posts'],
  ['What posts go out next week?', 'list_posts'],
  ['Which of my posts go out on Friday?', 'list_posts'],
  ['When is my next post?', 'list_posts'],
  ['What failed?', 'post_status'],
  ['Did anything fail?', 'post_status'],
  ['Anything failed today?', 'post_status'],
])('takes “%s” for %s', (message, intent) => {
  expect(confusionsOf([{ intent, message, asked: null }])).toEqual([]);
});
