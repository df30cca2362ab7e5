import type { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { Access } from './capabilities/access.ts';

/** Converts identity's description of a target for the clients. */
export const accessOf = ({
  access_token: token,
  server,
  proof_key: proofKey,
}: ReplyOf<typeof resolveTarget>): Access => ({ token, server, proofKey });
