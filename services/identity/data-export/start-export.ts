import { sentence } from '@carillon/contracts/text.ts';
import { AppError, tooMany } from '@carillon/kit/errors.ts';
import { type ConfirmationRequest, confirmIdentity } from '../accounts/confirm-identity.ts';
import type { IdentityContext } from '../context.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { waitAfter } from '../domain/login-tries.ts';

const TICKET_MS = 5 * 60_000;
/** In a day: each reads all that there is. */
const LIMIT = { most: 5 } as const;
const DAY_MS = 24 * 3_600_000;

/**
 * Gives who has proved to be the user what begins a download.
 * @throws AppError `conflict` while one runs; `too_many_requests`; as `confirmIdentity`
 */
export async function startExport(
  deps: IdentityContext,
  input: ConfirmationRequest,
): Promise<{ readonly ticket: string; readonly until: Date }> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address } = input;
  const who = { userId, sessionId, address };
  await confirmIdentity(deps, input);
  if (await stores.dataExports.isRunning(userId, clock())) {
    const detail = { reason: 'running' };
    securityLog.tell({ event: 'export.refused', outcome: 'failure', ...who, detail });
    throw new AppError('conflict', { message: RUNNING });
  }
  await admit(deps, who);
  const ticket = newSecret();
  const until = new Date(clock().getTime() + TICKET_MS);
  await stores.dataExports.offer({ userId, sessionId, hash: hashOf(ticket) }, until);
  return { ticket, until };
}

const RUNNING = sentence`Your data is already being downloaded. Wait until the download ends, or cancel it first.`;

async function admit(
  { stores, telemetry: { securityLog }, clock }: IdentityContext,
  who: Pick<ConfirmationRequest, 'userId' | 'sessionId' | 'address'>,
): Promise<void> {
  const now = clock();
  const key = hashOf(`export of ${who.userId}`);
  const tries = await stores.loginTries.count(key, now, new Date(now.getTime() + DAY_MS));
  const wait = waitAfter(tries, LIMIT, now);
  if (wait === 0) return;
  securityLog.tell({ event: 'export.throttled', outcome: 'refused', ...who });
  throw tooMany(wait, sentence`You’ve reached today’s limit for downloading your data.`);
}
