import { randomUUID } from 'node:crypto';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { refuseClosed } from '../deletion/refuse-closed.ts';
import { expiryFrom } from '../domain/session.ts';
import type { SessionOrigin } from '../domain/sign-in.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';
import { deviceText } from './device-text.ts';

interface Deps {
  readonly stores: {
    readonly sessions: Pick<SessionStore, 'create' | 'drop'>;
    readonly deletions: Pick<DeletionStore, 'find' | 'offerToKeep'>;
    readonly workspaces: Pick<WorkspaceStore, 'ensurePersonal' | 'lastEntered'>;
  };
  clock(): Date;
}

interface Beginning {
  readonly userId: string;
  readonly remember: boolean;
  /** Where the browser is. */
  readonly address: string;
  /** The browser's User-Agent header. */
  readonly userAgent: string | undefined;
  readonly origin?: SessionOrigin | undefined;
  /** Throws if the proof is no longer valid: then nobody learns that the account is closed, or may keep it. */
  recheck?(sessionId: string): Promise<void>;
}

export interface NewSession {
  readonly sessionId: string;
  /** Identifies the session. */
  readonly secret: string;
}

/**
 * Begins a session for an identified user, in the workspace that they used last.
 * @throws AppError `account_closed` if the account will be deleted, with the secret that keeps it
 */
export async function beginSession({ stores, clock }: Deps, beginning: Beginning): Promise<NewSession> {
  const { userId, remember, address, userAgent, origin } = beginning;
  const now = clock();
  const secret = newSecret();
  const workspaceId = await findWorkspace(stores, userId, now);
  const session = {
    id: randomUUID(),
    userId,
    workspaceId,
    remember,
    startedAt: now,
    slidAt: now,
    device: deviceText(userAgent),
    address,
    ...(origin && { origin }),
  };
  await stores.sessions.create({ ...session, expiresAt: expiryFrom(session, now) }, hashOf(secret));
  await beginning.recheck?.(session.id);
  // After the session exists, because closing the account ends the sessions it finds.
  await refuseClosed({ stores, clock }, userId).catch(async (error: unknown) => {
    await stores.sessions.drop(session.id);
    throw error;
  });
  return { sessionId: session.id, secret };
}

/**
 * The workspace that the user entered last, for example through an invitation, if they are still a member; else their
 * own.
 */
async function findWorkspace({ workspaces }: Deps['stores'], userId: string, now: Date): Promise<string> {
  const workspaceId = await workspaces.ensurePersonal(userId, now);
  return (await workspaces.lastEntered(userId)) ?? workspaceId;
}
