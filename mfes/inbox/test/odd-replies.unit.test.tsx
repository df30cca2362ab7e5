import { defineRemote } from '@carillon/sdk/index.ts';
import { testOddReplies } from '@carillon/sdk/testing/odd-replies.tsx';
import { Root } from '../root.tsx';

testOddReplies(defineRemote(Root), ['/inbox']);
