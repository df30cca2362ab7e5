import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { Asking } from '../accounts/confirm-identity.ts';
import { stepOf } from '../domain/one-time-code.ts';
import { type NoticeDeps, tellUser } from '../mail/tell-user.ts';
import { admitCode, forgetCodes } from './admit-code.ts';
import { openSecret } from './app-secret.ts';
import type { CodeDeps } from './check-code.ts';
import { makeCodes } from './recovery-codes.ts';
import { alreadySetUp } from './start-authenticator.ts';

interface Confirming extends Asking {
  readonly code: string;
}

/**
 * The app shows valid codes, so from now on they are required. Returns the recovery codes, which are never shown
 * again.
 */
export async function confirmAuthenticator(
  deps: CodeDeps & NoticeDeps,
  confirming: Confirming,
): Promise<string[]> {
  const { stores, vault, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address, code } = confirming;
  await admitCode(deps, confirming, 'code');
  const { authenticator, pending } = await stores.secondFactors.find(userId);
  const now = clock();
  if (authenticator) throw alreadySetUp();
  if (!pending || pending.sessionId !== sessionId || pending.expiresAt <= now)
    throw new AppError('conflict', { message: sentence`That took too long. Start over with a new key.` });
  const step = stepOf(openSecret(vault, userId, pending.sealed), code, now);
  if (step === null)
    throw invalid({
      code: [
        sentence`That code is wrong. Enter the one that the app shows now, and check the time of your device.`,
      ],
    });
  const { codes, hashes } = makeCodes(userId);
  const { sealed } = pending;
  if (!(await stores.secondFactors.activate(userId, { sealed, lastStep: step, addedAt: now }, hashes)))
    throw alreadySetUp();
  await forgetCodes(deps, userId, 'code');
  const detail = { method: 'authenticator' };
  securityLog.tell({ event: 'factor.added', outcome: 'success', userId, sessionId, address, detail });
  await tellUser(deps, { ...confirming, what: 'second_factor_on' });
  return codes;
}
