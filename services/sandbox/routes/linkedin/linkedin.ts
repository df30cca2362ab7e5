import { Hono } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import { createConsentRoutes } from '../consent.ts';
import type { MountNetwork } from '../mount-network.ts';
import { memberFollowersCount, memberPostAnalytics } from './analytics.ts';
import { createComment, readComments } from './comments.ts';
import { createEndpoint, linkedinErrorReply } from './endpoint.ts';
import { imageEndpoint } from './images.ts';
import { oauthToken } from './oauth-token.ts';
import { networkSize, organization, organizationAcls, shareStatistics } from './organizations.ts';
import { createPost } from './posts.ts';
import { receiveImage, receivePart } from './uploads.ts';
import { userinfo } from './userinfo.ts';
import { readVideo, videoEndpoint } from './videos.ts';

export const mountLinkedin: MountNetwork = (app, context) => {
  app.route('/linkedin/oauth/v2/authorization', createConsentRoutes(context, ['linkedin']));
  app.route('/linkedin', createLinkedinRoutes(context));
};

/** LinkedIn's OAuth and REST API. */
const createLinkedinRoutes = (context: SandboxContext): Hono => {
  const endpoint = createEndpoint(context);
  return new Hono()
    .post('/oauth/v2/accessToken', oauthToken(context))
    .get('/v2/userinfo', endpoint(userinfo(context)))
    .post('/rest/images', endpoint(imageEndpoint(context)))
    .post('/rest/videos', endpoint(videoEndpoint(context)))
    .get('/rest/videos/:urn', endpoint(readVideo(context)))
    .post('/rest/posts', endpoint(createPost(context)))
    .get('/rest/memberCreatorPostAnalytics', endpoint(memberPostAnalytics(context)))
    .get('/rest/memberFollowersCount', endpoint(memberFollowersCount(context)))
    .get('/rest/organizationAcls', endpoint(organizationAcls(context)))
    .get('/rest/organizations/:id', endpoint(organization(context)))
    .get('/rest/organizationalEntityShareStatistics', endpoint(shareStatistics(context)))
    .get('/rest/networkSizes/:urn', endpoint(networkSize(context)))
    .get('/rest/socialActions/:urn/comments', endpoint(readComments(context)))
    .post('/rest/socialActions/:urn/comments', endpoint(createComment(context)))
    .put('/uploads/images/:id', endpoint(receiveImage(context)))
    .put('/uploads/videos/:id/:part', receivePart(context))
    .all('/rest/*', (c) => linkedinErrorReply(context.telemetry, linkedinFaults.missing(c.req.path)));
};
