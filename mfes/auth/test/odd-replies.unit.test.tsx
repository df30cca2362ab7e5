import { defineRemote } from '@carillon/sdk/index.ts';
import { testOddReplies } from '@carillon/sdk/testing/odd-replies.tsx';
import { Root } from '../root.tsx';

testOddReplies(defineRemote(Root), [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password#x',
  '/invitation#x',
  '/unsubscribe?token=x',
  '/mailbox',
]);
