import type { EventKind, EventOf } from '@carillon/contracts/event.ts';
import { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import type { WebhookDelivery, WebhookTry } from '@carillon/contracts/http/webhooks/webhook-delivery.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { SecurityEvent } from '@carillon/kit/security-log.ts';
import { openConsuming } from '@carillon/kit/service/open-consuming.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import type { z } from 'zod';
import { consumersOf } from '../consumers/consumers.ts';
import { createContext } from '../context.ts';
import { createDeliverer, type DelivererOverrides } from '../deliverer.ts';
import { entry } from '../main.ts';
import { entry as delivererEntry } from '../main-deliverer.ts';

const config = {
  WEBHOOK_KEY: Buffer.alloc(32, 7),
  PUBLIC_URL: 'http://localhost:8080',
  LOOPBACK_WEBHOOKS: 'auto' as const,
  WEBHOOK_CONCURRENCY: 8,
};

export type Role = 'viewer' | 'editor';
type Answer<T> = { readonly status: number; readonly body: T & { errors?: Record<string, string[]> } };

/** The API and any number of deliverers over one store, with a clock that a test moves. */
export async function startWebhooks() {
  const store = await testStore();
  const bus = createInProcessBus({ log: quietLog, retryDelaysMs: [] });
  const paused: EventOf<typeof webhookPaused>['data'][] = [];
  await bus.subscribe({
    queue: 'test.paused',
    kind: webhookPaused,
    handle: async ({ data }) => void paused.push(data as (typeof paused)[number]),
  });
  const security: SecurityEvent[] = [];
  let now = Date.parse('2026-11-20T10:00:00Z');
  let revision = 0;
  const clock = () => new Date(now);
  const parts = { bus, store, clock, securityLog: { tell: (one: SecurityEvent) => void security.push(one) } };
  const runtime = testRuntime(delivererEntry, parts);
  const hearing = await createContext(config, runtime);
  for (const { queue, kind, handle } of consumersOf({ ...hearing, wake: () => undefined }))
    await bus.subscribe({ queue, kind, handle });
  const api = await openConsuming(entry, config, testRuntime(entry, parts));
  const texts = { posts: { text: async (): Promise<string> => 'The bells ring.' } };
  const services = { call: async () => ({ text: await texts.posts.text() }) };
  const openContexts: { close(): Promise<void> }[] = [];

  const request = async <T>(
    method: string,
    path: string,
    body?: unknown,
    { workspaceId = 'bells', role = 'editor' as Role } = {},
  ): Promise<Answer<T>> => {
    const caller = { kind: 'user', userId: 'ada', sessionId: 's', workspaceId, role } as const;
    const authorization = `Bearer ${await testSigner('gateway').sign('webhooks', caller)}`;
    const init = { method, headers: { authorization }, ...(body ? { body: JSON.stringify(body) } : {}) };
    const reply = await api.app?.fetch(new Request(`http://webhooks${path}`, init));
    if (!reply) throw new Error('it answers nothing');
    return { status: reply.status, body: (await reply.json()) as Answer<T>['body'] };
  };
  const event = <K extends EventKind>(kind: K, data: z.input<K['data']>): EventOf<K> => {
    now += 1000;
    return makeEvent(kind, data, clock());
  };

  return {
    request,
    clock,
    paused,
    security,
    posts: texts.posts,
    /** Moves the clock. */
    pass(ms: number): void {
      now += ms;
    },
    /** Another process that sends; nothing is sent but when a test says so. */
    async deliverer(overrides: DelivererOverrides = {}) {
      const one = await createDeliverer(
        config,
        {
          ...parts,
          log: quietLog,
          metrics: runtime.metrics,
          store: runtime.store,
          services,
          alone: false,
        } as never,
        { random: () => 0, ...overrides },
      );
      openContexts.push(one);
      return one;
    },
    async make(url: string, events = ['publication.published'], workspaceId = 'bells') {
      const webhookRequest = { url, description: 'Our bells', events };
      const createReply = await request<{ secret: string; webhook: WebhookView }>(
        'POST',
        '/webhooks',
        webhookRequest,
        {
          workspaceId,
        },
      );
      if (createReply.status !== 201) throw new Error(JSON.stringify(createReply.body));
      return { ...createReply.body, id: createReply.body.webhook.id };
    },
    async webhook(id: string): Promise<WebhookView | undefined> {
      const { body } = await request<{ webhooks: WebhookView[] }>('GET', '/webhooks');
      return body.webhooks.find((one) => one.id === id);
    },
    async log(id: string, query = ''): Promise<WebhookDelivery[]> {
      const { body } = await request<{ deliveries: WebhookDelivery[] }>(
        'GET',
        `/webhooks/${id}/deliveries${query}`,
      );
      return body.deliveries;
    },
    async delivery(id: string, delivery: string) {
      type ShownDelivery = WebhookDelivery & { payload: string; log: (WebhookTry & { answer: string })[] };
      return (await request<{ delivery: ShownDelivery }>('GET', `/webhooks/${id}/deliveries/${delivery}`))
        .body.delivery;
    },
    /** A publication has changed; each later than the one before. */
    publication: (id: string, more: Record<string, unknown> = {}, workspace_id = 'bells') =>
      event(publicationChanged, {
        workspace_id,
        post_id: `post of ${id}`,
        words: 'The bells',
        revision: ++revision,
        publication: {
          id,
          platform: 'facebook',
          platform_id: 1,
          page_id: 'p1',
          target_name: 'Bells',
          status: 'published',
          due_at: null,
          published_at: clock().toISOString(),
          late: false,
          attempts: 1,
          next_attempt_at: null,
          post_url: 'https://facebook.example/1',
          reason: null,
          ...more,
        },
      } as z.input<(typeof publicationChanged)['data']>),
    /** A member has left, or another role by now. */
    member: (member_id: string, role: 'writer' | null, workspace_id = 'bells') =>
      event(memberChanged, {
        workspace_id,
        member_id,
        name: 'Ada',
        actor_id: 'bob',
        role,
        previous_role: 'editor',
        change: role ? 'role' : 'removed',
      }),
    reclaimed: (user_id: string) => event(accountReclaimed, { user_id }),
    connection: (status: 'connected' | 'lost') =>
      event(connectionChanged, {
        workspace_id: 'bells',
        platform: 'linkedin',
        status,
        reason: null,
        revision: ++revision,
      }),
    comment: (text: string) =>
      event(commentReceived, {
        workspace_id: 'bells',
        comment_id: 'c1',
        post_id: 'post',
        publication_id: 'p1',
        platform: 'facebook',
        target_name: 'Bells',
        text,
        author: 'Eve',
        url: null,
        written_at: new Date(now + 1000).toISOString(),
      }),
    publish: async (...events: EventOf[]) => {
      for (const one of events) await bus.publish(one);
    },
    async close() {
      for (const one of openContexts) await one.close();
      await hearing.close();
      await api.close();
      await bus.close();
      await store.release();
    },
  };
}

export type Webhooks = Awaited<ReturnType<typeof startWebhooks>>;
