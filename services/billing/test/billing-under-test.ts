import { wordsChanged } from '@carillon/contracts/events/billing/words-changed.ts';
import { commitWords } from '@carillon/contracts/http/billing/commit-words.ts';
import { getPlan } from '@carillon/contracts/http/billing/get-plan.ts';
import { getWordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { listWordLedger } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { releaseWords } from '@carillon/contracts/http/billing/release-words.ts';
import { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import { createServiceClient } from '@carillon/kit/http/service-client.ts';
import { createRequireFeature } from '@carillon/kit/plan/plan-features.ts';
import { createQuotas } from '@carillon/kit/plan/quotas.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import type { TestStore } from '@carillon/kit/test/test-store.ts';
import { createApp } from '../app.ts';
import { settings } from '../config.ts';
import { createContext } from '../context.ts';
import { entry } from '../main.ts';
import { createFakeOwners } from './fake-owners.ts';

/** A process of the service, as ai calls it and as members of a workspace do by the gateway. */
export async function openBilling(
  store: TestStore,
  clock: () => Date,
  env: Readonly<Record<string, string>> = { PLANS: 'on' },
) {
  const owners = createFakeOwners();
  const bus = createInProcessBus({ log: quietLog });
  const signals: string[] = [];
  await bus.subscribe({
    queue: 'test.signals',
    kind: wordsChanged,
    handle: async ({ data }) => void signals.push(data.workspace_id),
  });
  const config = loadConfig(settings, { PUBLIC_URL: 'http://localhost', ...env });
  const context = await createContext(
    config,
    testRuntime(entry, { bus, clock, store, transports: owners.transports }),
  );
  const app = createApp(context);
  const ai = createServiceClient(testSigner('ai'), { billing: (request) => app.fetch(request) });

  const analytics = createServiceClient(testSigner('analytics'), {
    billing: (request) => app.fetch(request),
  });
  const posts = createServiceClient(testSigner('posts'), { billing: (request) => app.fetch(request) });

  const webhook = async (body: string, signature: string): Promise<number> =>
    (
      await app.request('/webhooks/stripe', {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature },
      })
    ).status;
  const send = async (method: string, path: string, workspaceId: string, body?: object): Promise<unknown> => {
    const caller = { kind: 'user', userId: 'u', sessionId: 's', workspaceId, role: 'owner' } as const;
    const authorization = `Bearer ${await testSigner('gateway').sign('billing', caller)}`;
    const init = { method, headers: { authorization }, ...(body && { body: JSON.stringify(body) }) };
    return (await app.request(path, init)).json();
  };
  const get = (path: string, workspaceId: string) => send('GET', path, workspaceId);
  return {
    get,
    webhook,
    post: (path: string, workspaceId: string, body: object = {}) => send('POST', path, workspaceId, body),
    /** Quotas as posts and identity use them. */
    quotas: createQuotas({ services: posts, log: quietLog }),
    async plan(workspaceId: string) {
      return getPlan.response.parse(await get('/plan', workspaceId));
    },
    signals,
    /** The counts that posts and identity report. */
    owners: owners.state,
    requireFeature: createRequireFeature({ services: analytics, log: quietLog }),
    async reserve(workspace_id: string, id: string, words: number): Promise<number> {
      const body = { workspace_id, id, words, reason: 'drafts' };
      return (await ai.call(reserveWords, { body })).words;
    },
    commit: async (workspace_id: string, id: string, words: number): Promise<number> =>
      (await ai.call(commitWords, { body: { workspace_id, id, words } })).spent,
    release: (workspace_id: string, id: string) => ai.call(releaseWords, { body: { workspace_id, id } }),
    async balance(workspaceId: string) {
      const {
        success: _,
        unlimited: __,
        ...balance
      } = getWordBalance.response.parse(await get('/words', workspaceId));
      return balance;
    },
    async ledger(workspaceId: string, before?: string) {
      const query = before === undefined ? '' : `?before=${before}`;
      return listWordLedger.response.parse(await get(`/words/ledger${query}`, workspaceId));
    },
    async close(): Promise<void> {
      await bus.close();
      await context.close();
    },
  };
}
