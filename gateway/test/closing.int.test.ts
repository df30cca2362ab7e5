import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import { openEntry } from '@carillon/kit/service/open-entry.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { afterEach, expect, test } from '@jest/globals';
import { entry } from '../main.ts';

const ada: ReplyOf<typeof resolveSession> = {
  session: {
    id: 's1',
    user_id: 'u1',
    workspace_id: 'w1',
    role: 'owner',
    owner_approval: false,
    expires_at: new Date(Date.now() + 1e6).toISOString(),
  },
  renew_seconds: null,
};

let clientRequest: ClientRequest | undefined;
afterEach(() => void clientRequest?.destroy());

test('a gateway closes while a browser listens for events', async () => {
  const closing = new AsyncDisposableStack();
  const bus = createInProcessBus({ log: quietLog });
  closing.defer(() => bus.close());
  const config = loadConfig(entry.settings, {
    PUBLIC_URL: 'http://localhost',
    CSRF_KEY: Buffer.alloc(32, 9).toString('base64'),
  });
  const runtime = testRuntime(entry, {
    bus,
    listening: { host: '127.0.0.1', port: 0 },
    transports: { identity: async () => Response.json(ada) },
  });
  const { api } = await openEntry(entry, { config, runtime, closing });
  const headers = { host: 'localhost', cookie: 'carillon_session=secret' };
  clientRequest = get({ port: api?.port, path: '/api/events', headers });
  const [reply] = (await once(clientRequest, 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(200);
  reply.resume();
  await Promise.all([once(reply, 'end'), closing.disposeAsync()]);
});
