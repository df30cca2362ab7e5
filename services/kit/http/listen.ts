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

/** Serves an app; `port` 0 takes any free one. Rejects when the port is taken. */
export function listen(app: App, port: number, hostname = '0.0.0.0'): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port, hostname, overrideGlobalObjects: false },
      (info: AddressInfo) =>
        resolve({
          port: info.port,
          close: () =>
            new Promise((done) => {
              server.close(() => done());
              if ('closeIdleConnections' in server) server.closeIdleConnections();
            }),
        }),
    );
    server.once('error', reject);
  });
}
