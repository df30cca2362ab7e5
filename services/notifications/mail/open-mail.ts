import { type MailMode, mailModeOf } from '@carillon/contracts/domain/mail-mode.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { createSealing } from '@carillon/kit/sealing.ts';
import type { NotificationsConfig } from '../config.ts';
import type { Stores } from '../stores/stores.ts';
import { createMailDesk, type MailDesk } from './mail-desk.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { mailMetrics } from './queue/mail-metrics.ts';
import { type MailQueue, type QueueOptions, SENT_AT_ONCE, startMailQueue } from './queue/mail-queue.ts';
import type { MailTransport } from './transport/mail-transport.ts';
import { createMailboxTransport } from './transport/mailbox-transport.ts';
import { createSmtpTransport } from './transport/smtp-transport.ts';

/** Everything about mails: whether they are sent, their content, and the outgoing queue. */
export interface Mail {
  readonly mode: MailMode;
  readonly desk: MailDesk;
  /** Only where it takes the place of a server. */
  readonly mailbox: Mailbox | null;
  /** None if mail is switched off. */
  readonly queue: MailQueue | null;
  close(): Promise<void>;
}

interface Deps {
  readonly config: NotificationsConfig;
  readonly stores: Stores;
  readonly metrics: Metrics;
  readonly log: Log;
  clock(): Date;
}

/** Overrides for tests. */
export interface MailOverrides extends QueueOptions {
  readonly transport?: MailTransport;
}

export function openMail(deps: Deps, overrides: MailOverrides = {}): Mail {
  const { config, stores, metrics, log, clock } = deps;
  const mode = mailModeOf(config);
  const sealing = createSealing(config.MAIL_KEY);
  const mailbox = mode === 'mailbox' ? createMailbox(stores.mailbox, sealing) : null;
  const desk = createMailDesk({ sealing, publicUrl: config.PUBLIC_URL });
  const transport = mode === 'none' ? null : (overrides.transport ?? transportOf(deps, mailbox));
  const queue =
    transport &&
    startMailQueue({ stores, desk, transport, metrics: mailMetrics(metrics), log, clock }, overrides);
  return {
    mode,
    desk,
    mailbox,
    queue,
    async close() {
      await queue?.close();
      transport?.close();
    },
  };
}

function transportOf(
  { config: { SMTP_URL, MAIL_FROM }, clock }: Deps,
  mailbox: Mailbox | null,
): MailTransport | null {
  return SMTP_URL && MAIL_FROM
    ? createSmtpTransport({ url: SMTP_URL, from: MAIL_FROM, atOnce: SENT_AT_ONCE })
    : mailbox && createMailboxTransport(mailbox, clock);
}
