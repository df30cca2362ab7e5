import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { createApp } from '../app.ts';
import { settings } from '../config.ts';
import { type AiContext, createContext } from '../context.ts';
import { entry } from '../main.ts';
import { createFakeBilling } from './fake-billing.ts';

interface StartOptions {
  readonly settings?: Record<string, string>;
  readonly transports?: Transports;
  /** Engines that answer in conversations instead. */
  readonly engines?: AiContext['assistant']['engines'];
}

interface RequestOptions {
  readonly headers?: Record<string, string>;
  readonly workspaceId?: string;
  readonly userId?: string;
  readonly role?: Role;
  readonly signal?: AbortSignal;
}

/** The service as one process, asked by a member of a workspace. */
export async function startAi({ settings: env = {}, transports = {}, engines }: StartOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-ai-'));
  const store = await startEmbeddedStore({ folder, durable: false });
  const billing = createFakeBilling();
  const bus = createInProcessBus({ log: quietLog });
  const posts = () => Response.json({ counts: {} });
  const runtime = testRuntime(entry, {
    bus,
    transports: { ...billing.transports, posts, ...transports },
    store: { uri: store.uri, prefix: 'carillon' },
  });
  const openedContext = await createContext(loadConfig(settings, env), runtime);
  const context = {
    ...openedContext,
    ...(engines && { assistant: { ...openedContext.assistant, engines } }),
  };
  const requestOf = async (
    of: AiContext,
    method: string,
    address: string,
    body?: object,
    { headers = {}, userId = 'u', workspaceId = 'w', role = 'writer', signal }: RequestOptions = {},
  ): Promise<Response> => {
    const caller = { kind: 'user', userId, sessionId: 's', workspaceId, role } as const;
    const token = await testSigner('gateway').sign('ai', caller);
    return createApp(of).request(address, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  };
  return {
    context,
    bus,
    billing,
    /** For a context other than the service's own. */
    requestOf,
    request: (method: string, address: string, body?: object, options?: RequestOptions): Promise<Response> =>
      requestOf(context, method, address, body, options),
    async close() {
      await context.close();
      await bus.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
