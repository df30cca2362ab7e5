import { beginConnecting } from '@carillon/contracts/http/identity/connections/begin-connecting.ts';
import { listConnections } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import { reconnect } from '@carillon/contracts/http/identity/connections/reconnect.ts';
import { removeConnection } from '@carillon/contracts/http/identity/connections/remove-connection.ts';
import { signInToNetwork } from '@carillon/contracts/http/identity/connections/sign-in-to-network.ts';
import { listQuotaUses } from '@carillon/contracts/http/identity/workspaces/list-quota-uses.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { disconnect } from '../connections/disconnect.ts';
import { listConnections as list } from '../connections/list-connections.ts';
import { quotaUsesOf } from '../connections/quota-uses.ts';
import { signInToNetwork as signIn } from '../connections/sign-in-to-network.ts';
import { startConnecting } from '../connections/start-connecting.ts';
import type { IdentityContext } from '../context.ts';
import type { Connection } from '../domain/connection.ts';
import { NO_SUCH_CONNECTION } from '../domain/sentences.ts';
import { addressOf } from './address-of.ts';

export function mountConnections(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const missing = () => new AppError('not_found', { message: NO_SUCH_CONNECTION });
  const findOwn = async (id: string, workspaceId: string): Promise<Connection> => {
    const connection = await context.stores.connections.find(id);
    if (connection?.workspaceId !== workspaceId) throw missing();
    return connection;
  };

  mount(app, listConnections, ({ workspaceId }) => list(context, workspaceId));

  mount(app, beginConnecting, async ({ userId, workspaceId, sessionId, params, body }) => {
    const input = { userId, workspaceId, sessionId, platform: params.network, mayRenew: false };
    const identifierFields = { server: body.server ?? undefined, identifier: body.identifier ?? undefined };
    return { auth_url: await startConnecting(context, { ...input, ...identifierFields }) };
  });

  mount(app, signInToNetwork, ({ userId, workspaceId, sessionId, params, body, c }) => {
    const { connection_id: connectionId = null, identifier, password } = body;
    const caller = { userId, workspaceId, sessionId, platform: params.network, address: addressOf(c) };
    return signIn(context, { ...caller, connectionId }, { identifier, password });
  });

  mount(app, reconnect, async ({ userId, workspaceId, sessionId, params }) => {
    const connection = await findOwn(params.id, workspaceId);
    const { id: connectionId, platform, account } = connection;
    // If IDs don't include the server, its grant names it.
    const server = connection.server ?? (connection.status === 'connected' ? connection.grant.server : null);
    const caller = { userId, workspaceId, sessionId, platform };
    const identifierFields = { server: server ?? undefined, identifier: account.id };
    const input = { ...caller, mayRenew: true, connectionId, ...identifierFields };
    return { auth_url: await startConnecting(context, input) };
  });

  mount(app, removeConnection, async ({ userId, workspaceId, params, c }) => {
    const connection = await findOwn(params.id, workspaceId);
    if (!(await disconnect(context, connection, { userId, address: addressOf(c) }))) throw missing();
    return { success: true as const };
  });

  mount(app, listQuotaUses, ({ body }) => quotaUsesOf(context, body.workspace_id));
}
