import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { EventKind, EventOf } from '@carillon/contracts/event.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { notificationsChanged } from '@carillon/contracts/events/notifications/notifications-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { listActivity } from '@carillon/contracts/http/notifications/list-activity.ts';
import { listNotifications } from '@carillon/contracts/http/notifications/list-notifications.ts';
import { subscribeAll } from '@carillon/kit/bus/consumer.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import type { z } from 'zod';
import { createApp } from '../app.ts';
import { settings } from '../config.ts';
import { consumersOf } from '../consumers/consumers.ts';
import { type ContextOverrides, createContext } from '../context.ts';
import { entry } from '../main.ts';
import { createFakeTeam } from './fake-team.ts';

export const MAIL_KEY = Buffer.alloc(32, 7);
const MAIL_ENV = { PUBLIC_URL: 'http://localhost:8080', MAIL_KEY: MAIL_KEY.toString('base64') };

export interface Member {
  readonly userId: string;
  readonly workspaceId: string;
  readonly role?: Role;
}
export const ada: Member = { userId: 'ada', workspaceId: 'bells' };
/** In the same workspace. */
export const ben: Member = { userId: 'ben', workspaceId: 'bells' };
/** In another. */
export const eve: Member = { userId: 'eve', workspaceId: 'gongs' };

const WEBHOOK = { workspace_id: 'bells', webhook_id: 'w1', name: 'CRM' };

type PublicationInput = z.input<typeof publicationChanged.data>['publication'];

/** The service over a store of its own, with the events of other services. */
export async function startNotifications(
  { trim = { everyMs: 3_600_000 }, ...more }: ContextOverrides = {},
  env: Readonly<Record<string, string>> = {},
) {
  const { uri, prefix, release } = await testStore();
  const bus = createInProcessBus({ log: quietLog, retryDelaysMs: [] });
  const team = createFakeTeam();
  const { transports } = team;
  const signals: unknown[] = [];
  await bus.subscribe({
    queue: 'test.signals',
    kind: notificationsChanged,
    handle: async ({ data }) => void signals.push(data),
  });
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const open = (overrides: ContextOverrides, more: Readonly<Record<string, string>> = {}) =>
    createContext(
      loadConfig(settings, { ...MAIL_ENV, ...env, ...more }),
      testRuntime(entry, { bus, clock, store: { uri, prefix }, transports }),
      overrides,
    );
  const context = await open({ trim, ...more });
  await subscribeAll(bus, consumersOf(context));
  const app = createApp(context);
  const raw = await connectUnchecked(uri, `${prefix}_notifications`);
  let now = Date.parse('2026-11-20T10:00:00Z');
  let revision = 0;

  const event = <K extends EventKind>(
    kind: K,
    data: z.input<K['data']>,
    actor: EventOf['actor'] = null,
  ): EventOf<K> => {
    now += 60_000;
    return { ...makeEvent(kind, data, new Date(now)), actor };
  };
  const send = async (method: string, url: string, body?: unknown, who = ada) => {
    const caller = { kind: 'user', sessionId: 's', role: 'viewer', ...who } as const;
    const reply = await app.request(url, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${await testSigner('gateway').sign('notifications', caller)}` },
    });
    return { status: reply.status, ...(await reply.json()) };
  };
  const list = async (who = ada) =>
    listNotifications.response.parse(await send('GET', '/notifications', undefined, who));

  const activity = async (who: Member = ada, query: Readonly<Record<string, string>> = {}) => {
    const address = `/workspace/activity?${new URLSearchParams(query)}`;
    const editor = { ...who, role: 'editor' } as const;
    return listActivity.response.parse(await send('GET', address, undefined, editor));
  };

  return {
    app,
    send,
    list,
    activity,
    event,
    /** The event of a publication that has changed; each is later than the one before. */
    publication: (more: Partial<PublicationInput> = {}, data: object = {}) =>
      event(publicationChanged, {
        workspace_id: 'bells',
        post_id: 'post-1',
        words: 'The bells ring.',
        revision: ++revision,
        publication: {
          id: 'pub-1',
          platform: 'facebook',
          platform_id: 1,
          page_id: 'p1',
          target_name: 'Bells',
          status: 'published',
          due_at: null,
          published_at: null,
          late: false,
          attempts: 1,
          next_attempt_at: null,
          post_url: null,
          reason: null,
          ...more,
        },
        ...data,
      }),
    connection: (
      status: 'connected' | 'lost' | 'disconnected',
      workspace_id = 'bells',
      more: Partial<z.input<typeof connectionChanged.data>> = {},
    ) =>
      event(connectionChanged, {
        workspace_id,
        platform: 'facebook',
        status,
        reason: null,
        revision: ++revision,
        ...more,
      }),
    /** A change of Ben's, with the role that he has afterwards. */
    member: (
      change: z.input<typeof memberChanged.data>['change'],
      more: Partial<z.input<typeof memberChanged.data>> = {},
    ) =>
      event(memberChanged, {
        workspace_id: 'bells',
        member_id: 'ben',
        name: 'Ben',
        actor_id: 'ben',
        change,
        role: 'editor',
        previous_role: 'editor',
        ...more,
      }),
    pause: () => event(webhookPaused, { ...WEBHOOK, because: 'failing', revision: 2 }),
    webhook: (change: z.input<typeof webhookChanged.data>['change']) =>
      event(webhookChanged, { ...WEBHOOK, change }),
    review: (data: Partial<z.input<typeof reviewChanged.data>>) =>
      event(reviewChanged, {
        workspace_id: 'bells',
        draft_id: 'd1',
        actor_id: 'ada',
        change: 'requested',
        requested_by: 'ada',
        reviewers: 'editor',
        title: 'Bread',
        note: null,
        sent: false,
        revision: ++revision,
        ...data,
      }),
    publish: async (...events: EventOf[]) => {
      for (const one of events) await bus.publish(one);
    },
    /** The kinds that a member sees: those that need attention, then the others. */
    async kinds(who = ada): Promise<string[]> {
      const { needs_attention, notifications } = await list(who);
      return [...needs_attention.map(({ kind }) => kind), '|', ...notifications.map(({ kind }) => kind)];
    },
    /** Members of the workspace “bells”. */
    team: team.state,
    context,
    clock,
    advance: (ms: number) => {
      ahead += ms;
    },
    /** Sets the clock to that time. */
    goTo: (time: string) => {
      ahead = Date.parse(time) - Date.now();
    },
    /** Another process of the service over the same store, which hears no events. */
    open,
    /** Everything kept of a kind, as it lies in the database. */
    stored: (collection: string) => raw.collection(collection).find({}).toArray(),
    /** The signals since the last call. */
    signaled: () => signals.splice(0),
    async close() {
      await raw.close();
      await context.close();
      await bus.close();
      await release();
    },
  };
}

export type NotificationsUnderTest = Awaited<ReturnType<typeof startNotifications>>;
