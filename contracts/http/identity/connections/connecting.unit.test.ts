import { expect, test } from '@jest/globals';
import { beginConnecting } from './begin-connecting.ts';
import { reconnect } from './reconnect.ts';
import { signInToNetwork } from './sign-in-to-network.ts';

test.each([beginConnecting, reconnect, signInToNetwork])(
  'lets no user have Carillon call servers often: $id',
  ({ rate }) => {
    expect(rate).toBe('strict');
  },
);
