import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { hashOf } from '../crypto/secret.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: UserStore };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

interface Confirming {
  readonly userId: string;
  readonly sessionId: string;
  readonly secret: string;
  readonly address: string;
}

/**
 * Confirms the email of a logged-in user who brings its link. A second click finds it done.
 * @throws AppError `link_expired`
 */
export async function confirmEmail(
  { stores, telemetry: { securityLog }, clock }: Deps,
  { secret, ...who }: Confirming,
): Promise<void> {
  const now = clock();
  if (await stores.users.confirmProof(who.userId, hashOf(secret), now)) {
    const detail = { by: 'link' };
    securityLog.tell({ event: 'email.proven', outcome: 'success', ...who, detail });
    return;
  }
  if (await stores.users.provenAt(who.userId)) return;
  securityLog.tell({ event: 'email.refused', outcome: 'failure', ...who });
  throw new AppError('link_expired', { message: DEAD });
}

const DEAD = sentence`This link no longer works, or it’s for a different account than the one you’re logged in to. Only the newest link works, for one day.`;
