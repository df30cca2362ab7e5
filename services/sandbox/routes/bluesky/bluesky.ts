import { Hono } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { uriOf } from '../../domain/bluesky/ids.ts';
import { POST } from '../../domain/bluesky/nsids.ts';
import { xrpcFaults } from '../../domain/xrpc-fault.ts';
import type { MountNetwork } from '../mount-network.ts';
import { uploadBlob } from './blobs.ts';
import { createEndpoint, xrpcErrorReply } from './endpoint.ts';
import { describeServer, readIdentity, resolveHandle } from './identity.ts';
import { applyWrites, createRecord, getRecord, listRecords, putRecord, removeRecord } from './repo.ts';
import { createSession, deleteSession, getSession, refreshSession } from './sessions.ts';
import { getPosts, getPostThread, getProfile } from './views.ts';

export const mountBluesky: MountNetwork = (app, context) => {
  app.route('/bluesky', createBlueskyRoutes(context));
};

/** An account's server of the AT Protocol, with a directory of identities and a view server of its own. */
const createBlueskyRoutes = (context: SandboxContext): Hono => {
  const { publicUrl } = context.settings;
  const endpoint = createEndpoint(context);
  return (
    new Hono()
      .get('/plc/:did', readIdentity(context))
      .get('/xrpc/com.atproto.identity.resolveHandle', endpoint(resolveHandle(context)))
      .get('/xrpc/com.atproto.server.describeServer', endpoint(describeServer()))
      .post('/xrpc/com.atproto.server.createSession', endpoint(createSession(context)))
      .get('/xrpc/com.atproto.server.getSession', endpoint(getSession()))
      .post('/xrpc/com.atproto.server.refreshSession', endpoint(refreshSession(context)))
      .post('/xrpc/com.atproto.server.deleteSession', endpoint(deleteSession(context)))
      .post('/xrpc/com.atproto.repo.uploadBlob', endpoint(uploadBlob(context)))
      .post('/xrpc/com.atproto.repo.putRecord', endpoint(putRecord(context)))
      .post('/xrpc/com.atproto.repo.createRecord', endpoint(createRecord(context)))
      .post('/xrpc/com.atproto.repo.deleteRecord', endpoint(removeRecord(context)))
      .post('/xrpc/com.atproto.repo.applyWrites', endpoint(applyWrites(context)))
      .get('/xrpc/com.atproto.repo.getRecord', endpoint(getRecord(context)))
      .get('/xrpc/com.atproto.repo.listRecords', endpoint(listRecords(context)))
      .get('/xrpc/app.bsky.feed.getPosts', endpoint(getPosts(context)))
      .get('/xrpc/app.bsky.feed.getPostThread', endpoint(getPostThread(context)))
      .get('/xrpc/app.bsky.actor.getProfile', endpoint(getProfile(context)))
      // Others are passed on to the view server in the account's name.
      .all('/xrpc/:method', (c) =>
        xrpcErrorReply(
          context.telemetry,
          c.req.header('authorization') ? xrpcFaults.noMethod() : xrpcFaults.noToken(),
        ),
      )
      // Where people see a post on the real network.
      .get('/profile/:did/post/:rkey', (c) => {
        const { did, rkey } = c.req.param();
        return c.redirect(`${publicUrl}/bluesky/posts/${encodeURIComponent(uriOf(did, POST, rkey))}`);
      })
  );
};
