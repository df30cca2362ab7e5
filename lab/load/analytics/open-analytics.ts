import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '@carillon/analytics/app.ts';
import { createCollectorContext } from '@carillon/analytics/collector-context.ts';
import { collectorSettings } from '@carillon/analytics/config.ts';
import { createContext } from '@carillon/analytics/context.ts';
import { service } from '@carillon/analytics/service.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { networkDouble } from './network-double.ts';

/** The collector and the API over an embedded store on disk, by a clock that is set. */
export async function openAnalytics() {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-analytics-'));
  const store = await startEmbeddedStore({ folder });
  const state = { now: new Date('2025-01-01T00:00:00Z') };
  const bus = createInProcessBus({ log: quietLog });
  const network = networkDouble();
  const config = collectorSettings.parse({ PUBLIC_URL: 'http://localhost' });
  const runtimeOf = (name: 'analytics' | 'collector') => {
    const process = service.processes.find((one) => one.name === name);
    if (!process) throw new Error(`there is no ${name}`);
    const place = { uri: store.uri, prefix: 'load' };
    return testRuntime({ service, process }, { bus, store: place, clock: () => state.now });
  };
  const collector = await createCollectorContext(config, runtimeOf('collector'), network);
  const context = await createContext(
    { ...config, PLANS: 'off' as const },
    runtimeOf('analytics'),
    network.networks,
  );
  const app = createApp(context);
  const signer = testSigner('gateway');
  return {
    state,
    network,
    app,
    // Each target has its token: identity's part is not measured.
    collector: { ...collector, services: { call: tokenOf as typeof collector.services.call } },
    async get(url: string, workspaceId: string): Promise<Response> {
      const caller = { kind: 'user', userId: 'u', sessionId: 's', workspaceId, role: 'viewer' } as const;
      const authorization = `Bearer ${await signer.sign('analytics', caller)}`;
      return app.request(url, { headers: { authorization } });
    },
    async close() {
      await bus.close();
      await collector.close();
      await context.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type OpenAnalytics = Awaited<ReturnType<typeof openAnalytics>>;

const tokenOf = async (_: unknown, { body }: { body: { page_id: string } }) => ({
  access_token: 'token',
  target_id: body.page_id,
  target_name: 'Page',
  revision: 1,
});
