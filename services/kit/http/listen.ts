import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** Serves an app, to this machine alone when told of no address; `port` 0 takes any free one. Rejects when it is taken. */
export function listen(app: App, port: number, hostname = '127.0.0.1'): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, (info: AddressInfo) =>
      resolve({ port: info.port, close }),
    ) as Server;
    server.once('error', reject);
    const close = closer(server);
  });
}

function closer(server: Server): () => Promise<void> {
  let closing = false;
  // A connection that carried its last reply would otherwise be kept for some seconds, for one more request.
  server.on('request', (_, reply) =>
    reply.once('close', () => {
      if (closing) server.closeIdleConnections();
    }),
  );
  return () => {
    closing = true;
    return new Promise((done) => {
      server.close(() => done());
      server.closeIdleConnections();
    });
  };
}
