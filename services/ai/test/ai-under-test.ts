import { loadConfig } from '@carillon/kit/config.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { createApp } from '../app.ts';
import { settings } from '../config.ts';
import { createContext } from '../context.ts';
import { entry } from '../main.ts';
import { createFakeBilling } from './fake-billing.ts';

interface Given {
  readonly settings?: Record<string, string>;
  readonly transports?: Transports;
  readonly storeUri?: string;
}

interface Asked {
  readonly headers?: Record<string, string>;
  readonly workspaceId?: string;
  readonly role?: 'viewer' | 'writer';
  readonly signal?: AbortSignal;
}

/** The service as one process, asked by a member of a workspace. */
export async function startAi({ settings: env = {}, transports = {}, storeUri }: Given = {}) {
  const billing = createFakeBilling();
  const posts = () => Response.json({ counts: {} });
  const runtime = testRuntime(entry, {
    transports: { ...billing.transports, posts, ...transports },
    ...(storeUri && { store: { uri: storeUri, prefix: env.MONGODB_PREFIX ?? 'carillon' } }),
  });
  const context = await createContext(loadConfig(settings, env), runtime);
  const app = createApp(context);
  return {
    app,
    billing,
    async request(method: string, path: string, body?: object, asked: Asked = {}): Promise<Response> {
      const { headers = {}, workspaceId = 'w', role = 'writer', signal } = asked;
      const caller = { kind: 'user', userId: 'u', sessionId: 's', workspaceId, role } as const;
      const token = await testSigner('gateway').sign('ai', caller);
      return app.request(path, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    },
    close: () => context.close(),
  };
}
