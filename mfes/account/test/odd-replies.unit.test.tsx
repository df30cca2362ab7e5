import { defineRemote } from '@carillon/sdk/index.ts';
import { testOddReplies } from '@carillon/sdk/testing/odd-replies.tsx';
import { Root } from '../root.tsx';

testOddReplies(defineRemote(Root), [
  '/account/profile',
  '/account/confirm-email',
  '/account/security',
  '/account/team',
  '/account/team/activity',
  '/account/plan',
  '/account/access-tokens',
  '/account/webhooks',
  '/account/checkout?session=x',
]);
