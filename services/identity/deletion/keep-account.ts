import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { IdentityContext } from '../context.ts';
import { hashOf } from '../crypto/secret.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { reopenAccount } from './close-account.ts';
import { closingEvents } from './closing-events.ts';

interface Input {
  readonly keep: string;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Undoes a deletion that is to come, and begins a session. @throws AppError `not_found` */
export async function keepAccount(
  deps: IdentityContext,
  { keep, address, userAgent }: Input,
): Promise<{ readonly secret: string }> {
  const { stores, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const keepHash = hashOf(keep);
  const userId = await stores.deletions.findOffered(keepHash, clock());
  const user = userId && (await stores.users.find(userId));
  if (!user) throw new AppError('not_found', { message: TOO_LATE });
  const events = await closingEvents(stores.workspaces, { user, deleteAt: null }, clock());
  if (!(await stores.deletions.keep(keepHash, clock(), events)))
    throw new AppError('not_found', { message: TOO_LATE });
  relay.nudge();
  await reopenAccount(deps, user.id);
  const { secret, sessionId } = await beginSession(deps, {
    userId: user.id,
    remember: false,
    address,
    userAgent,
  });
  securityLog.tell({
    event: 'deletion.canceled',
    outcome: 'success',
    userId: user.id,
    sessionId,
    address,
  });
  return { secret };
}

const TOO_LATE = sentence`That took too long. Log in again to keep your account.`;
