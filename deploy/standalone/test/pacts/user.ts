import { randomUUID } from 'node:crypto';
import { type ApiClient, bodyOf, createApiClient } from '../../api-client.ts';
import { connect } from '../../testing/connected-user.ts';
import type { Carillon } from '../access/carillon.ts';
import type { Owner } from '../access/owner.ts';
import type { Inside } from './inside.ts';

export const EMAIL = 'ada@example.com';
export const PASSWORD = 'correct horse battery';

interface SentRequest {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The user in whose name every exchange is made, with accounts on each network. */
export interface User extends Owner {
  readonly url: string;
  readonly inside: Inside;
  readonly userId: string;
  readonly workspaceId: string;
  /** The id of the Facebook connection. */
  readonly connectionId: string;
  /** Sends as it came; anew where an exchange has ended the session. */
  send(method: string, address: string, body?: SentRequest): Promise<Response>;
  /** Somebody invites the user into a workspace of theirs; the secret of the link. */
  getInvited(): Promise<string>;
  /** Returns a service's collection, for changes that no call can make. */
  readonly stored: Carillon['stored'];
  /** Again what a pact's exchange undid. */
  reconnect(platform: 'instagram'): Promise<void>;
}

export async function createUser(carillon: Carillon, inside: Inside): Promise<User> {
  const { client, userId, workspaceId } = await carillon.signUp('ada');
  for (const platform of ['facebook', 'instagram', 'linkedin'] as const)
    await connect(client, platform, 'ada');
  const { pages } = await bodyOf<{ pages: { id: string }[] }>(client.get('/api/facebook/check-connection'));
  const pageId = pages[0]?.id ?? '';
  const connections = await carillon.stored('identity', 'connections');
  const connectionId = `${(await connections.findOne({ workspaceId, platform: 'facebook' }))?._id}`;
  return {
    url: carillon.url,
    inside,
    client,
    userId,
    workspaceId,
    pageId,
    connectionId,
    logInAgain: () => carillon.logInAgain('ada'),
    getMember: () => carillon.addMember(client),
    getComment: () => carillon.addComment(workspaceId, pageId),
    async send(method, address, body) {
      const content = body && (await contentOf(body));
      const reply = await client.send(method, address, content);
      // The exchange has moved the session, and all others concern this workspace.
      if (/\/(accept|enter)$/.test(address))
        await bodyOf(client.post(`/api/workspaces/${workspaceId}/enter`, {}));
      // The exchange has ended the session, which the states of others need.
      if (/\/logout$/.test(address)) await logIn(client);
      if (reply.status !== 401 || address === '/api/login') return reply;
      await logIn(client);
      return client.send(method, address, content);
    },
    async getInvited() {
      const host = await carillon.signUp(`host-${randomUUID()}`);
      const invited = { email: EMAIL, role: 'writer' };
      const { link } = await bodyOf<{ link: string }>(
        host.client.post('/api/workspace/invitations', invited),
      );
      return link.split('#')[1] ?? '';
    },
    stored: carillon.stored,
    reconnect: (platform) => connect(client, platform, 'ada'),
  };
}

const logIn = (client: ApiClient): Promise<unknown> =>
  bodyOf(client.post('/api/login', { email: EMAIL, password: PASSWORD }));

const contentOf = ({ type, bytes }: SentRequest): Promise<FormData | object> => {
  const response = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  return type.startsWith('multipart/')
    ? response.formData()
    : bytes.length > 0
      ? response.json()
      : Promise.resolve({});
};

/** Somebody else's browser, which has no session yet. */
export const stranger = ({ url }: User): ApiClient => createApiClient(url);
