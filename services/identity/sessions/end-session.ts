import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { SessionStore } from '../stores/sessions.ts';
import { type RevokingDeps, revokeSession } from './revoke-session.ts';

interface Deps extends RevokingDeps {
  readonly stores: { readonly sessions: SessionStore };
}

interface Ending {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
}

/**
 * Ends one of the user's sessions.
 * @throws AppError `not_found` if it isn't one of theirs
 */
export async function endSession(deps: Deps, ending: Ending): Promise<void> {
  if (!(await deps.stores.sessions.isOf(ending.sessionId, ending.userId)))
    throw new AppError('not_found', { message: sentence`That session has already ended.` });
  await revokeSession(deps, { ...ending, reason: 'ended' });
}
