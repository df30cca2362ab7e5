import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { createAccessTokens } from '../sessions/access-tokens.ts';
import { createSessions } from '../sessions/sessions.ts';

interface Credential {
  readonly id: string;
  readonly userId: string;
  readonly workspaceId: string;
}

const NOW = new Date('2026-11-24T02:00:00.000Z');
const SECRET = 'carillon_pat_zglNcdOxbG-APqh-DK8H1zxtyu5J19wUuEmG-VY0QEM';

/** A session and an access token of one id, which the gateway has asked identity for. */
export async function knowCredentials({ id, userId, workspaceId }: Credential) {
  const secrets: string[] = [];
  const sessionReply = { id, user_id: userId, workspace_id: workspaceId, role: 'viewer' };
  const credential = { ...sessionReply, expires_at: '2026-11-25T02:00:00.000Z' };
  const call = async (operation: Operation) => {
    const isSession = operation.id === resolveSession.id;
    secrets.push(isSession ? 'session' : 'token');
    return isSession
      ? { session: credential, renew_seconds: null }
      : { token: { ...credential, scopes: ['posts:read'] } };
  };
  const client = { call } as unknown as ServiceClient;
  const sessions = createSessions(client, () => NOW);
  const tokens = createAccessTokens(client, () => NOW);
  /** Uses both, and says which identity was asked for. */
  const use = async (): Promise<string[]> => {
    await sessions.find('cookie');
    await tokens.find(SECRET);
    return secrets.splice(0);
  };
  await use();
  return { consumers: [...sessions.consumers, ...tokens.consumers], use };
}
