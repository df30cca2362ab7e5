import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

interface Deps {
  readonly stores: {
    readonly sessions: Pick<SessionStore, 'enter'>;
    readonly workspaces: Pick<WorkspaceStore, 'findMembership' | 'noteEntered'>;
  };
  readonly relay: Pick<Relay, 'nudge'>;
  clock(): Date;
}

interface Entering {
  readonly userId: string;
  readonly sessionId: string;
  readonly workspaceId: string;
}

/** The next login leads there too. @throws AppError `not_found` for a workspace that the user is no member of */
export async function enterWorkspace(
  { stores, relay, clock }: Deps,
  { userId, sessionId, workspaceId }: Entering,
): Promise<void> {
  if (!(await stores.workspaces.findMembership(workspaceId, userId)))
    throw new AppError('not_found', { message: sentence`You aren’t a member of that workspace.` });
  const data = { session_id: sessionId, user_id: userId, entered_id: workspaceId };
  await stores.sessions.enter(sessionId, workspaceId, makeEvent(sessionEntered, data, clock()));
  await stores.workspaces.noteEntered(workspaceId, userId, clock());
  relay.nudge();
}
