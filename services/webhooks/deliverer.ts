import type { Consumer } from '@carillon/kit/bus/consumer.ts';
import type { ReadinessChecks } from '@carillon/kit/health.ts';
import { resolveBySystem } from '@carillon/kit/http/public-address.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import { showOutboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { createErasing, SWEEP_EVERY_MS } from '@carillon/kit/personal-data/erasing.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { DelivererConfig } from './config.ts';
import { consumersOf } from './consumers/consumers.ts';
import { createContext, type WebhooksRuntime } from './context.ts';
import { deliverDue } from './delivery/deliver-due.ts';
import type { PostPolicy } from './delivery/post.ts';
import { deliveryMetrics } from './delivery-metrics.ts';

/** The side of webhooks that sends. Any number of them may run, in one process or many. */
export interface Deliverer {
  /** The consumers of its events; they listen before it starts. */
  readonly consumers: readonly Consumer[];
  readonly checks: ReadinessChecks;
  /** Looks for what is due, from now on. */
  start(): Promise<void>;
  /** Sends what is due now, and resolves when that is done. */
  deliver(): Promise<void>;
  /** Takes up nothing more, and lets the tries under way end. */
  close(): Promise<void>;
}

/** Overrides for tests. */
export interface DelivererOverrides {
  readonly policy?: Partial<PostPolicy>;
  readonly random?: () => number;
}

const EVERY_MS = 1000;
const WATCH_EVERY_MS = 15_000;
/** For the whole of a try. */
const WITHIN_MS = 10_000;

export async function createDeliverer(
  config: DelivererConfig,
  runtime: WebhooksRuntime & Pick<Runtime, 'services' | 'alone'>,
  { policy, random = Math.random }: DelivererOverrides = {},
): Promise<Deliverer> {
  return openParts(async (closing) => {
    const context = await createContext(config, runtime);
    closing.defer(context.close);
    const { stores, metrics, clock, log } = context;
    const watch = async () =>
      showOutboxAge(metrics, 'webhooks', { oldest: await stores.oldestEvent(), now: clock() });
    const erasing = createErasing('deliverer', { data: stores.personalData, clock });
    const stop = new AbortController();
    const { tries, seconds } = deliveryMetrics(metrics);
    const dispatch = deliverDue({
      ...context,
      count(outcome, ms) {
        tries.inc({ outcome });
        seconds.observe(ms / 1000);
      },
      services: runtime.services,
      random,
      stopping: stop.signal,
      concurrency: config.WEBHOOK_CONCURRENCY,
      policy: { resolve: resolveBySystem, isLocal: context.isLocal, withinMs: WITHIN_MS, ...policy },
    });
    closing.defer(async () => {
      stop.abort(new Error('the deliverer stops'));
      await dispatch.idle();
    });
    return {
      consumers: [...consumersOf({ ...context, wake: () => void dispatch.look() }), ...erasing.consumers],
      checks: { store: stores.ping },
      async start() {
        if (runtime.alone) await stores.webhooks.endLeases();
        closing.defer(repeat('webhook deliveries', dispatch.look, EVERY_MS, log).close);
        closing.defer(repeat('erasure sweep', erasing.sweep, SWEEP_EVERY_MS, log).close);
        closing.defer(repeat('watch', watch, WATCH_EVERY_MS, log).close);
      },
      async deliver() {
        await dispatch.look();
        await dispatch.idle();
      },
    };
  });
}
