import { Hono } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { createCallAllowance } from '../../domain/mastodon/call-allowance.ts';
import { mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import { readClientId } from '../../domain/mastodon/registered-app.ts';
import { createConsentRoutes, type FindApp } from '../consent.ts';
import type { MountNetwork } from '../mount-network.ts';
import { accountStatuses, readAccount, verifyCredentials } from './accounts.ts';
import { registerApp } from './apps.ts';
import { createStatus } from './create-status.ts';
import { createEndpoint, mastodonErrorReply } from './endpoint.ts';
import { instance, oauthMetadata } from './instance.ts';
import { readMedia, uploadMedia } from './media.ts';
import { oauthToken, revokeToken } from './oauth.ts';
import { favorStatus, readContext, readSource, readStatus, readStatuses, removeStatus } from './statuses.ts';

export const mountMastodon: MountNetwork = (app, context) => {
  app.route('/mastodon/oauth/authorize', createConsentRoutes(context, ['mastodon'], appOf));
  app.route('/mastodon', createMastodonRoutes(context));
};

const appOf: FindApp = (clientId) => {
  const app = readClientId(clientId);
  return app ? { network: 'mastodon', redirectUris: app.redirectUris } : undefined;
};

/** Mastodon's OAuth and client API, of version 4.5. */
const createMastodonRoutes = (context: SandboxContext): Hono => {
  const allowance = createCallAllowance(context.settings.limits.mastodonCallsInFiveMinutes);
  const endpoint = createEndpoint(context, allowance);
  return new Hono()
    .get('/api/v2/instance', instance(context))
    .get('/.well-known/oauth-authorization-server', oauthMetadata(context))
    .post('/api/v1/apps', registerApp(context))
    .post('/oauth/token', oauthToken(context))
    .post('/oauth/revoke', revokeToken(context))
    .get('/api/v1/accounts/verify_credentials', endpoint(verifyCredentials(context)))
    .get('/api/v1/accounts/:id', endpoint(readAccount(context)))
    .get('/api/v1/accounts/:id/statuses', endpoint(accountStatuses(context)))
    .post('/api/v2/media', endpoint(uploadMedia(context)))
    .get('/api/v1/media/:id', endpoint(readMedia(context)))
    .get('/api/v1/statuses', endpoint(readStatuses(context)))
    .post('/api/v1/statuses', endpoint(createStatus(context)))
    .get('/api/v1/statuses/:id', endpoint(readStatus(context)))
    .delete('/api/v1/statuses/:id', endpoint(removeStatus(context)))
    .get('/api/v1/statuses/:id/source', endpoint(readSource(context)))
    .get('/api/v1/statuses/:id/context', endpoint(readContext(context)))
    .post('/api/v1/statuses/:id/favourite', endpoint(favorStatus(context, true)))
    .post('/api/v1/statuses/:id/unfavourite', endpoint(favorStatus(context, false)))
    .all('/api/*', () => mastodonErrorReply(context.telemetry, mastodonFaults.missing()));
};
