import type { resolveTarget } from '@carillon/contracts/http/identity/resolve-target.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { Access } from './capabilities/access.ts';

/** What identity says of a target, as the clients take it. */
export const accessOf = ({
  access_token: token,
  server,
  proof_key: proofKey,
}: ReplyOf<typeof resolveTarget>): Access => ({ token, server, proofKey });
