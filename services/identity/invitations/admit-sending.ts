import { sentence } from '@carillon/contracts/text.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import { hashOf } from '../crypto/secret.ts';
import { SENT_A_DAY, SENT_A_DAY_TO_ONE } from '../domain/invitation.ts';
import { waitAfter } from '../domain/login-tries.ts';
import type { Acting } from '../workspaces/team-deps.ts';
import type { InvitationDeps } from './invitation-deps.ts';

/** Counts an invitation before it is sent. @throws AppError `too_many_requests` */
export async function admitSending(
  { stores, telemetry: { securityLog }, clock }: InvitationDeps,
  { userId, workspaceId, address }: Acting,
  emailKey: string,
): Promise<void> {
  const count = async (hash: string, limit: { most: number; keptMs: number }): Promise<number> => {
    const now = clock();
    const tries = await stores.loginTries.count(hash, now, new Date(now.getTime() + limit.keptMs));
    return waitAfter(tries, limit, now);
  };
  const refuse = (wait: number, by: string, what: string): never => {
    securityLog.tell({
      event: 'invitation.throttled',
      outcome: 'refused',
      userId,
      workspaceId,
      address,
      detail: { by },
    });
    throw tooMany(wait, what);
  };
  const toOne = await count(hashOf(`invitations of ${workspaceId} to ${emailKey}`), SENT_A_DAY_TO_ONE);
  if (toOne > 0)
    refuse(toOne, 'address', sentence`Five invitations have already been sent to this address today.`);
  const all = await count(hashOf(`invitations of ${workspaceId}`), SENT_A_DAY);
  if (all > 0) refuse(all, 'workspace', sentence`This workspace has already sent 100 invitations today.`);
}
