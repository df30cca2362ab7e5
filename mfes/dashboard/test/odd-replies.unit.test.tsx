import { defineRemote } from '@carillon/sdk/index.ts';
import { testOddReplies } from '@carillon/sdk/testing/odd-replies.tsx';
import { Root } from '../root.tsx';

testOddReplies(defineRemote(Root), [
  '/dashboard',
  '/posts/11111111-1111-4111-8111-111111111111',
  '/analytics/posts',
  '/report',
]);
