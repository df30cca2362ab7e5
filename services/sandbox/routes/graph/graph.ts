import { type Context, Hono } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import { createConsentRoutes } from '../consent.ts';
import type { MountNetwork } from '../mount-network.ts';
import { readBatch } from './batch.ts';
import { hideComment, likeComment, readComments, writeComment, writeReply } from './comments.ts';
import { createEndpoint, graphErrorReply } from './endpoint.ts';
import { instagramEndpoints } from './instagram.ts';
import { meEndpoints } from './me.ts';
import { nodeEndpoint } from './node.ts';
import { oauthToken } from './oauth-token.ts';
import { pageEndpoints } from './pages.ts';
import { createUsage } from './usage.ts';

const VERSION = ':version{v2[1-6]\\.0}';

/** Facebook and Instagram, which share the Graph API and its dialog. */
export const mountMeta: MountNetwork = (app, context) => {
  const dialog = createConsentRoutes(context, ['facebook', 'instagram']);
  app.route(`/facebook/${VERSION}/dialog/oauth`, dialog);
  app.route(`/facebook/${VERSION}`, createGraphRoutes(context));
};

/** Meta's Graph API, for Facebook and Instagram. */
const createGraphRoutes = (context: SandboxContext): Hono => {
  const usage = createUsage(context.now, context.settings.limits);
  const endpoint = createEndpoint(context, usage);
  const me = meEndpoints(context);
  const pages = pageEndpoints(context);
  const instagram = instagramEndpoints(context);
  const unknown = (c: Context) =>
    graphErrorReply(context, graphFaults.invalid(`Unknown path components: ${c.req.path}`), () => ({}));

  const routes = new Hono();
  return routes
    .post('/me', endpoint(readBatch(routes)))
    .on(['GET', 'POST'], '/oauth/access_token', oauthToken(context))
    .get('/me', endpoint(me.profile))
    .get('/me/permissions', endpoint(me.permissions))
    .delete('/me/permissions', endpoint(me.revoke))
    .get('/me/accounts', endpoint(me.accounts))
    .get('/:node/feed', endpoint(pages.readFeed))
    .post('/:node/feed', endpoint(pages.writeFeed))
    .post('/:node/photos', endpoint(pages.addPhoto))
    .get('/:node/videos', endpoint(pages.readVideos))
    .post('/:node/videos', endpoint(pages.addVideo))
    .get('/:node/media', endpoint(instagram.readMedia))
    .post('/:node/media', endpoint(instagram.createContainer))
    .post('/:node/media_publish', endpoint(instagram.publish))
    .get('/:node/content_publishing_limit', endpoint(instagram.limit))
    .get('/:node/comments', endpoint(readComments(context)))
    .post('/:node/comments', endpoint(writeComment(context)))
    .post('/:node/replies', endpoint(writeReply(context, 'instagram')))
    .post('/:node/likes', endpoint(likeComment(context, true)))
    .delete('/:node/likes', endpoint(likeComment(context, false)))
    .post('/:node', endpoint(hideComment(context)))
    .get('/:node', endpoint(nodeEndpoint(context)))
    .all('/*', unknown);
};
