import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUEST_MS } from '@carillon/contracts/answer-time.ts';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  readonly port: number;
  /** Takes no new connections, lets running requests end, then resolves. */
  close(): Promise<void>;
}

interface App {
  fetch: Hono['fetch'];
}

/**
 * Serves an app, on this machine only if no address is given; `port` 0 picks a free one. Rejects if the port is
 * taken.
 * @param drainMs how long clients may send one more request on a connection that is about to close
 */
export function listen(app: App, port: number, hostname = '127.0.0.1', drainMs = 0): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port, hostname, overrideGlobalObjects: false },
      (info: AddressInfo) => resolve({ port: info.port, close }),
    ) as Server;
    // Clients are told this time, and drop an idle connection a second or two before it is closed.
    if (drainMs > 0) server.keepAliveTimeout = drainMs + 500;
    server.requestTimeout = REQUEST_MS;
    server.once('error', reject);
    const close = closer(server, drainMs);
  });
}

const LOOK_MS = 50;

/**
 * A request that a client sends while its connection is being closed would be lost. So each reply first announces
 * that it is its connection's last, and idle connections are closed once no client uses them.
 */
function closer(server: Server, drainMs: number): () => Promise<void> {
  let closing = false;
  const replies = new Set<ServerResponse>();
  const sayLast = (reply: ServerResponse): void => {
    reply.shouldKeepAlive = false;
  };
  server.prependListener('request', (_, reply: ServerResponse) => {
    replies.add(reply);
    if (closing) sayLast(reply);
    reply.once('close', () => {
      replies.delete(reply);
      // Otherwise a connection that carried its last reply would stay open for some seconds, for one more request.
      if (closing && drainMs === 0) server.closeIdleConnections();
    });
  });
  return async () => {
    closing = true;
    for (const reply of replies) sayLast(reply);
    // The HTTP server's own closes idle connections at once.
    const closed = new Promise<void>((done) => {
      NetServer.prototype.close.call(server, () => done());
    });
    const end = performance.now() + drainMs;
    while (performance.now() < end && (await connections(server)) > replies.size) await pause(LOOK_MS);
    server.closeIdleConnections();
    await closed;
    server.close();
  };
}

const connections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((_, count) => resolve(count ?? 0));
  });
