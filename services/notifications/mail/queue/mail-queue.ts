import { setTimeout as pause } from 'node:timers/promises';
import { workInLanes } from '@carillon/kit/in-lanes.ts';
import type { Log } from '@carillon/kit/log.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { LeasedMail, MailStore } from '../../stores/mails.ts';
import type { MailDesk } from '../mail-desk.ts';
import { MailRefused, type MailTransport } from '../transport/mail-transport.ts';
import { codeOf } from '../transport/smtp-transport.ts';
import type { MailMetrics } from './mail-metrics.ts';
import { GIVE_UP_MS, retryAfterMs } from './retry.ts';

export interface QueueDeps {
  readonly stores: { readonly mails: MailStore };
  readonly desk: MailDesk;
  readonly transport: MailTransport;
  readonly metrics: MailMetrics;
  readonly log: Log;
  clock(): Date;
}

export interface MailQueue {
  /** Announces a mail to send. */
  nudge(): void;
  /** Sends all that is due, and resolves when that is done. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly everyMs?: number;
  /** How long one process may be at a mail. */
  readonly leaseMs?: number;
}

export const SENT_AT_ONCE = 5;
const EVERY_MS = 5_000;
const LEASE_MS = 2 * 60_000;
/** Sending ends before the lease does. */
const ALLOWANCE_MS = 20_000;
const CLOSE_MS = 5_000;

/**
 * Sends queued mails, several at once, so an address whose server hangs doesn't delay others. A mail is leased, sent,
 * then marked. If a process dies between the last two steps, the outcome is unknown, and the mail is sent again under
 * the same Message-ID, so the receiver can recognize it.
 */
export function startMailQueue(deps: QueueDeps, options: QueueOptions = {}): MailQueue {
  const { everyMs = EVERY_MS, leaseMs = LEASE_MS } = options;
  const { stores, log, clock, metrics } = deps;
  let closed = false;
  let again = false;
  let sending: Promise<void> | null = null;

  const lease = async (): Promise<LeasedMail | null> => {
    const now = clock();
    return closed ? null : stores.mails.lease(now, new Date(now.getTime() + leaseMs));
  };
  const withinMs = leaseMs - Math.min(ALLOWANCE_MS, leaseMs / 2);
  const round = async (): Promise<void> => {
    do {
      again = false;
      await workInLanes(SENT_AT_ONCE, lease, (mail) => send(deps, mail, withinMs));
    } while (again && !closed);
  };
  const drain = (): Promise<void> => {
    again = true;
    sending ??= round().finally(() => {
      sending = null;
    });
    return sending;
  };
  const regular = repeat(
    'sending of mails',
    async () => {
      await drain();
      const { count, oldest } = await stores.mails.waiting();
      metrics.waiting.set(count);
      metrics.age.set(oldest ? Math.max(0, clock().getTime() - oldest.getTime()) / 1000 : 0);
    },
    everyMs,
    log,
  );
  return {
    nudge: () => void drain().catch((err) => log.warn({ err }, 'the mail queue could not be read')),
    drain,
    async close() {
      closed = true;
      await regular.close();
      // Another worker takes a mail that a server accepts slowly, once the lease is over.
      await Promise.race([sending?.catch(() => undefined), pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

async function send(deps: QueueDeps, mail: LeasedMail, withinMs: number): Promise<void> {
  const { stores, desk, transport, metrics, log, clock } = deps;
  const { id, kind, attempts } = mail;
  const end = async (status: 'sent' | 'failed', outcome: string, fault?: string): Promise<void> => {
    await stores.mails.finish(mail, status, clock(), fault);
    metrics.done.inc({ kind, outcome });
  };
  try {
    const message = await desk.open(mail, clock());
    if (!message) return await end('failed', 'expired', 'expired');
    await inTime(transport.send(message), withinMs);
  } catch (error) {
    const code = error instanceof MailRefused ? error.code : codeOf(error);
    const isOver = clock().getTime() - mail.queuedAt.getTime() > GIVE_UP_MS;
    log.warn({ mail: id, kind, code, attempts }, 'a mail could not be sent');
    if (error instanceof MailRefused || isOver) return end('failed', 'failed', code);
    metrics.done.inc({ kind, outcome: 'retry' });
    return stores.mails.putOff(mail, new Date(clock().getTime() + retryAfterMs(attempts)), code);
  }
  await end('sent', 'sent');
}

/** A server that sends a byte now and then is never idle. */
async function inTime(sending: Promise<void>, withinMs: number): Promise<void> {
  const stop = new AbortController();
  const late = pause(withinMs, undefined, { signal: stop.signal }).then(() => {
    throw Object.assign(new Error('sending took too long'), { code: 'ETIMEDOUT' });
  });
  late.catch(() => undefined);
  try {
    await Promise.race([sending, late]);
  } finally {
    stop.abort();
  }
}
