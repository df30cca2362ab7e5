import { defineRemote } from '@carillon/sdk/index.ts';
import { testOddReplies } from '@carillon/sdk/testing/odd-replies.tsx';
import { Root } from '../root.tsx';

testOddReplies(defineRemote(Root), [
  '/hashtags-finder',
  '/description-generator',
  '/sentiment-analysis',
  '/business-plan-generator',
]);
