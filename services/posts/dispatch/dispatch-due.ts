import { setTimeout as pause } from 'node:timers/promises';
import { inSpan } from '@carillon/kit/tracing/tracing.ts';
import type { CommentQueueStore } from '../stores/comment-queue.ts';
import { createAutoResetEvent } from './auto-reset-event.ts';
import { createCommenting } from './comment-due.ts';
import { createConcurrency } from './concurrency.ts';
import { createCooldowns } from './cooldowns.ts';
import type { DispatchParts } from './dispatch-parts.ts';
import { createDispatchQueue, type QueueDeps, type Ready } from './dispatch-queue.ts';
import { inContextOf } from './in-context-of.ts';
import { createNetworkPace } from './network-pace.ts';
import { createPermits } from './permits.ts';
import { type PublishDeps, publishOne } from './publish-one.ts';
import { type TakeDeps, takeLease } from './take-lease.ts';
import { traceOf } from './trace-of.ts';

export interface DispatchDeps
  extends Omit<PublishDeps, 'cooldowns'>,
    Omit<TakeDeps, 'cooldowns' | 'newId' | 'messaging' | 'dispatch' | 'telemetry'>,
    QueueDeps {
  readonly stores: PublishDeps['stores'] &
    TakeDeps['stores'] &
    QueueDeps['stores'] & { readonly commentQueue: Pick<CommentQueueStore, 'due'> };
  readonly dispatch: Pick<DispatchParts, 'networks' | 'concurrency' | 'limits' | 'random'>;
  readonly messaging: TakeDeps['messaging'];
  /** Ends what is running. */
  readonly stopping: AbortSignal;
  newId(): string;
  /** Whether the clock is right. Nothing is taken while it is not. */
  isClockRight(): boolean;
}

export interface Dispatch {
  /** Whether this worker is its lease holder. */
  hasLeased(id: string): boolean;
  /** Something may have come to be done. */
  wake(): void;
  /** Begins to send the first comments that are due. */
  comments(): Promise<void>;
  /** Takes nothing more. */
  close(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** After the store could not be asked. */
const REST_MS = 1000;

/** Publishes due posts until it is closed, as many at a time as the concurrency limit allows. */
export function dispatchDue(inputs: DispatchDeps): Dispatch {
  const pace = createNetworkPace(inputs.dispatch.limits.perNetwork);
  const deps = { ...inputs, cooldowns: createCooldowns(inputs.clock) };
  const concurrency = createConcurrency(deps.dispatch.concurrency, pace);
  const awake = createAutoResetEvent();
  const queue = createDispatchQueue(
    deps,
    createPermits(deps.dispatch.limits, deps.dispatch.random),
    deps.cooldowns,
  );
  const commenting = createCommenting(deps, deps.stopping);
  const leasedIds = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let closed = false;

  const work = async (one: Ready): Promise<void> => {
    const startedAt = performance.now();
    const leasedPublication = await takeLease(deps, one);
    if (!leasedPublication) return;
    const { id, platform } = one.publication;
    leasedIds.add(id);
    const after = await inSpan(
      () => ({
        name: 'publish publication',
        kind: 'INTERNAL',
        attributes: { 'carillon.publication_id': id, 'carillon.network': one.publication.platform },
        ...traceOf(one.publication),
      }),
      () => publishOne(deps, leasedPublication, deps.stopping),
    ).finally(() => leasedIds.delete(id));
    if (deps.cooldowns.isCoolingDown(platform)) pace.slowDown(platform, startedAt);
    else if (after?.status === 'published') pace.speedUp(platform);
    if (after?.comment && !closed) await commenting.look();
  };

  const begin = (one: Ready): void => {
    const done = concurrency.enter(one.publication.platform);
    const ended = inContextOf(one.publication, () => work(one))
      .catch(async (err) => {
        // Leases run out by themselves, and what is due is found again, when the store has had a rest.
        deps.telemetry.log.warn(
          { err, publicationId: one.publication.id },
          'one that is due could not be taken',
        );
        await pause(REST_MS);
      })
      .then(() => {
        queue.isDone(one);
        done();
        underWay.delete(ended);
        awake.set();
      });
    underWay.add(ended);
  };

  const next = async (): Promise<Ready | null> => {
    if (!deps.isClockRight()) return null;
    return queue.next(concurrency.open).catch((err) => {
      deps.telemetry.log.error({ err }, 'the dispatch queue could not be read');
      return null;
    });
  };

  const untilNext = (): number | undefined => {
    const at = queue.nextAt();
    return at ? Math.max(1, at.getTime() - deps.clock().getTime()) : undefined;
  };

  const dispatchLoop = async (): Promise<void> => {
    while (!closed) {
      const one = await next();
      if (closed && one) queue.isDone(one);
      else if (one) begin(one);
      else if (!closed) await awake.wait(untilNext());
    }
  };
  void dispatchLoop();

  const wake = (): void => {
    queue.hasNews();
    awake.set();
  };
  return {
    hasLeased: (id) => leasedIds.has(id),
    wake,
    comments: commenting.look,
    close() {
      closed = true;
      wake();
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
      await commenting.idle();
    },
  };
}
