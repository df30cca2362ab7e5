import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import type { OauthConnect } from '@carillon/social/capabilities/connect.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import { sandboxNetworkSettings } from '@carillon/social/sandbox-settings.ts';
import { Hono } from 'hono';
import { createApp } from '../app.ts';
import { settings } from '../config.ts';
import { createContext } from '../context.ts';
import type { SandboxLimits } from '../domain/limits.ts';
import { entry } from '../main.ts';
import type { SettingsOverrides } from '../settings.ts';
import { startMediaServer } from './media-server.ts';
import { createRegistrations } from './registrations.ts';

const ADMIN_TOKEN = 'admin-of-the-test';
const KEY = Buffer.alloc(32, 3);
const SECRET = KEY.toString('hex');
const PREFIX = '/sandbox';

/** A sandbox on a port of its own, a clock that is moved by hand, and clients whose waits move it. */
export const startSandbox = async (
  limits: Partial<SandboxLimits> = {},
  overrides: Omit<SettingsOverrides, 'limits'> = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const store = await testStore();
  const connection = await connectUnchecked(store.uri, `${store.prefix}_sandbox`);
  const media = await startMediaServer();
  let ahead = 0;
  let stoppedAt: number | undefined;
  const now = () => new Date((stoppedAt ?? Date.now()) + ahead);

  const app = new Hono();
  const server = await listen(app, 0, '127.0.0.1');
  const publicUrl = `http://127.0.0.1:${server.port}${PREFIX}`;
  const config = loadConfig(settings, {
    SANDBOX_URL: publicUrl,
    SANDBOX_KEY: KEY.toString('base64'),
    SANDBOX_MEDIA_FOLDER: join(folder, 'media'),
    SANDBOX_ADMIN_TOKEN: ADMIN_TOKEN,
    SANDBOX_MEDIA_ORIGINS: media.origin,
  });
  const context = await createContext(config, testRuntime(entry, { store, clock: now }), {
    ...overrides,
    limits,
  });
  app.route(PREFIX, createApp(context));
  const deps = {
    fetch,
    now,
    registrations: createRegistrations(),
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
      Record<PlatformName, Required<SocialNetwork> & { readonly connect: OauthConnect }>
    >,
    advance: (ms: number) => {
      ahead += ms;
    },
    /** From now on time passes by `advance` alone, for who compares figures of one moment. */
    stopClock: () => {
      stoppedAt ??= Date.now();
    },
    admin: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token = ADMIN_TOKEN) =>
      fetch(`${publicUrl}/admin/${path}`, {
        method,
        headers: { 'x-sandbox-admin': token, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async close() {
      await server.close();
      await media.close();
      await connection.close();
      await context.close();
      await store.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;
