import { createRecentIds } from '@carillon/kit/bus/recent-ids.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import { createSealing } from '@carillon/kit/sealing.ts';
import type { NotificationsConfig } from '../config.ts';
import { noticeOf } from '../domain/mail-notice.ts';
import { firstSummaryTime } from '../domain/monday.ts';
import type { Notification } from '../domain/notification.ts';
import type { Mail } from '../mail/open-mail.ts';
import type { Stores } from '../stores/stores.ts';
import { gatherMails } from './gather.ts';
import { createNoticeMailer } from './notice-mailer.ts';
import { sumUpWeeks } from './sum-up.ts';
import { createUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-token.ts';

/** Emails that members get without asking. */
export interface Notices {
  readonly tokens: UnsubscribeTokens;
  /** When a new notification may be mailed; null for one that is not. */
  mailAt(notification: Notification): Date | null;
  /** The workspace has posts, so that its weeks are summed up from now on. */
  noteActivity(workspaceId: string): Promise<void>;
  /** Begins to look for what is due, every so often. */
  start(): void;
  /** Mails what is due, once. */
  doDue(): Promise<void>;
  close(): Promise<void>;
}

interface Deps {
  readonly config: NotificationsConfig;
  readonly stores: Stores;
  readonly services: ServiceClient;
  readonly mail: Pick<Mail, 'queue'>;
  readonly log: Log;
  clock(): Date;
}

const EVERY_MS = 15_000;
/** Workspaces that a process remembers as known, so it doesn't write for each of their events. */
const MAX_KNOWN = 10_000;
/** Where much fails all day, a mail every half an hour is enough. */
const APART_TIMES = 6;

const NOTHING = {
  mailAt: () => null,
  noteActivity: async () => undefined,
  start: () => undefined,
  doDue: async () => undefined,
  close: async () => undefined,
};

/** Without mail, nothing is gathered. */
export function openNotices({ config, stores, services, mail, log, clock }: Deps): Notices {
  const tokens = createUnsubscribeTokens(config.MAIL_KEY);
  const { queue } = mail;
  if (!queue) return { ...NOTHING, tokens };
  const gatherMs = config.MAIL_GATHER_SECONDS * 1000;
  const sealing = createSealing(config.MAIL_KEY);
  const mailer = createNoticeMailer({ stores, sealing, tokens, queue, clock });
  const publicUrl = config.PUBLIC_URL;
  const deps = { stores, services, mailer, publicUrl, log, clock };
  const doDue = async (): Promise<void> => {
    await gatherMails({ ...deps, apartMs: APART_TIMES * gatherMs });
    await sumUpWeeks(deps);
  };
  const recentIds = createRecentIds(MAX_KNOWN);
  let regular: { close(): Promise<void> } | undefined;
  return {
    tokens,
    mailAt: ({ kind, shown }) => (shown && noticeOf(kind) ? new Date(clock().getTime() + gatherMs) : null),
    start() {
      regular ??= repeat('gathering of mails', doDue, Math.min(EVERY_MS, gatherMs), log);
    },
    async noteActivity(workspaceId) {
      if (recentIds.has(workspaceId)) return;
      await stores.summaries.add(workspaceId, clock(), firstSummaryTime(clock()));
      recentIds.add(workspaceId);
    },
    doDue,
    close: async () => regular?.close(),
  };
}
