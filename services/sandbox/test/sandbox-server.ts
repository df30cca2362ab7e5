import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { connectStore } from '@carillon/kit/store/connect.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import { sandboxNetworkSettings } from '@carillon/social/sandbox-settings.ts';
import { Hono } from 'hono';
import { createSandboxApp } from '../app.ts';
import type { SandboxLimits } from '../domain/limits.ts';
import { startMediaServer } from './media-server.ts';

const ADMIN_TOKEN = 'admin-of-the-test';
const SECRET = 'secret of the test';
const PREFIX = '/sandbox';

/** A sandbox on a port of its own, a clock that is moved by hand, and clients whose waits move it. */
export const startSandbox = async (limits: Partial<SandboxLimits> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const store = await startEmbeddedStore({ folder });
  const connection = await connectStore(store.uri, 'sandbox');
  const media = await startMediaServer();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);

  const app = new Hono();
  const server = await listen(app, 0, '127.0.0.1');
  const publicUrl = `http://127.0.0.1:${server.port}${PREFIX}`;
  app.route(
    PREFIX,
    createSandboxApp({
      connection,
      clock: now,
      publicUrl,
      secret: SECRET,
      log: quietLog,
      mediaFolder: join(folder, 'media'),
      adminToken: ADMIN_TOKEN,
      limits,
      mediaOrigins: [media.origin],
    }),
  );
  const deps = {
    fetch,
    now,
    sleep: async (ms: number) => {
      ahead += ms;
    },
  };

  return {
    publicUrl,
    /** Without a socket, which is closed on who still sends when refused. */
    request: (path: string, init?: RequestInit) => Promise.resolve(app.request(`${PREFIX}${path}`, init)),
    secret: SECRET,
    /** The names of what is on the disk. */
    filesKept: async () => (await readdir(join(folder, 'media'))).toSorted(),
    connection,
    media,
    now,
    networks: createNetworks(sandboxNetworkSettings(publicUrl, SECRET), deps) as Readonly<
      Record<PlatformName, SocialNetwork>
    >,
    advance: (ms: number) => {
      ahead += ms;
    },
    admin: (method: 'POST' | 'DELETE', path: string, body?: object, token = ADMIN_TOKEN) =>
      fetch(`${publicUrl}/admin/${path}`, {
        method,
        headers: { 'x-sandbox-admin': token, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async close() {
      await server.close();
      await media.close();
      await connection.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;
