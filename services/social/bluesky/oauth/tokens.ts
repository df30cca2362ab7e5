import { text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import { SocialError } from '../../social-error.ts';
import { token } from '../bounds.ts';
import { LABEL } from '../network-name.ts';

const reply = z.object({ access_token: token, refresh_token: token.optional() });

export interface Tokens {
  readonly accessToken: string;
  /** Absent if the server sends none with it. */
  readonly refreshToken: string | undefined;
}

/**
 * Reads the tokens of a server's reply, and rejects ones too long to store.
 * @throws SocialError `transient`
 */
export function readTokens(body: unknown): Tokens {
  const { data, error: cause } = reply.safeParse(body);
  if (data) return { accessToken: data.access_token, refreshToken: data.refresh_token };
  throw new SocialError(text`${{ network: LABEL }} returned a token that doesn’t follow its protocol.`, {
    kind: 'transient',
    cause,
  });
}
