import { connectSentence } from '@carillon/contracts/domain/connect-outcome.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { signInToNetwork as operation } from '@carillon/contracts/http/identity/connections/sign-in-to-network.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Credentials } from '@carillon/social/capabilities/connect.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { connectedTargets } from '../domain/sentences.ts';
import { askForRoom } from './ask-for-room.ts';
import { signInOf } from './consent-of.ts';
import { differsFromMeant } from './other-than-meant.ts';
import { takeGrant } from './take-grant.ts';
import { throwRefusal } from './throw-refusal.ts';

type Deps = Parameters<typeof takeGrant>[0] & { readonly telemetry: Pick<Telemetry, 'securityLog'> };

interface Caller {
  readonly userId: string;
  readonly workspaceId: string;
  readonly sessionId: string;
  readonly platform: PlatformName;
  /** Where the browser is. */
  readonly address: string;
  /** The connection to renew. Null for any account. */
  readonly connectionId: string | null;
}

/**
 * Connects an account by what the user entered. The password is used once, for the session that stays.
 * @throws AppError `network_not_set_up`, `plan_limit`, `wrong_credentials`, `connection_refused`, `network_unavailable`
 */
export async function signInToNetwork(
  deps: Deps,
  caller: Caller,
  credentials: Credentials,
): Promise<ReplyOf<typeof operation>> {
  const { platform, workspaceId, userId, sessionId, address } = caller;
  const network = signInOf(deps, platform);
  if ((await deps.stores.connections.list(workspaceId, platform)).length === 0)
    await askForRoom(deps.connections.quotas, workspaceId);
  const log = (outcome: 'success' | 'failure', detail: Record<string, string>) =>
    deps.telemetry.securityLog.tell({
      event: outcome === 'success' ? 'connection.made' : 'connection.refused',
      outcome,
      userId,
      workspaceId,
      sessionId,
      address,
      detail: { platform, ...detail },
    });
  try {
    const connected = await takeGrant(deps, { workspaceId, platform }, await network.signIn(credentials));
    log('success', { connection: connected.id });
    const other = await differsFromMeant(deps, await ownId(deps, caller), connected);
    const reason = other ? 'other_account' : 'connected';
    const more = other ?? connectedTargets(platform, connected.targets);
    const { english, message, values } = connectSentence(reason, platform, more);
    return { connection_id: connected.id, reason, message: english, message_text: { message, values } };
  } catch (error) {
    log('failure', { reason: reasonOf(error) });
    return throwRefusal(error);
  }
}

/** The intended connection. Null if it isn't the workspace's, about which nothing may be revealed. */
async function ownId(
  { stores }: Deps,
  { connectionId, workspaceId }: Pick<Caller, 'connectionId' | 'workspaceId'>,
): Promise<string | null> {
  const meantConnection = connectionId === null ? null : await stores.connections.find(connectionId);
  return meantConnection?.workspaceId === workspaceId ? connectionId : null;
}

const reasonOf = (error: unknown): string => {
  if (error instanceof SocialError) return error.code ?? error.kind;
  return error instanceof AppError ? 'plan' : 'unforeseen';
};
