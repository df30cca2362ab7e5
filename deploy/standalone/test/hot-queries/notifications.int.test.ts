import { createActivityStore } from '@carillon/notifications/stores/activity.ts';
import { createAwaitingMailStore } from '@carillon/notifications/stores/awaiting-mail.ts';
import { createListStore } from '@carillon/notifications/stores/lists.ts';
import { createMailRoundStore } from '@carillon/notifications/stores/mail-rounds.ts';
import { createMailboxStore } from '@carillon/notifications/stores/mailbox.ts';
import { createMailStore } from '@carillon/notifications/stores/mails.ts';
import { createNotificationStore, notificationModel } from '@carillon/notifications/stores/notifications.ts';
import { createSettingsStore } from '@carillon/notifications/stores/settings.ts';
import { createSummaryStore } from '@carillon/notifications/stores/summary-weeks.ts';
import { hold, now } from './hold.ts';

const reader = { workspaceId: 'w', userId: 'u', role: 'editor' as const, hidden: [] };
const targets = { platform: 'facebook', targetIds: ['t'] } as const;
const notification = {
  workspaceId: 'w',
  subject: 'publication/p',
  kind: 'failed',
  revision: 1,
  targetIds: [],
} as never;
const mail = { id: 'm', kind: 'invitation', sealed: 's', queuedAt: now, attempts: 1, lease: 'l' };
const ref = { subject: 'publication/p', notifiedRevision: 1 };
const takenRound = { workspaceId: 'w', notice: 'failed_posts', lease: 'l', round: null } as const;
const activity = {
  id: 'e',
  workspaceId: 'w',
  at: now,
  kind: 'post.sent',
  who: { kind: 'carillon' },
  facts: {},
};
const place = { at: now, id: 'e' };
const span = { from: now, until: now };
const RECENT = 'IXSCAN workspaceId_1_shown_1_at_-1__id_-1';
const ATTENTION = 'IXSCAN workspaceId_1_shown_1_needsAttention_1_at_-1__id_-1';

hold({
  database: 'notifications',
  open: (connection) => {
    const model = notificationModel(connection);
    return {
      notifications: createNotificationStore(model),
      lists: createListStore(model),
      settings: createSettingsStore(connection),
      awaitingMail: createAwaitingMailStore(model),
      mailRounds: createMailRoundStore(connection),
      summaries: createSummaryStore(connection),
      mails: createMailStore(connection),
      mailbox: createMailboxStore(connection),
      activity: createActivityStore(connection),
    };
  },
  expiry: [
    'activity: at_1',
    'mail_rounds: nextAt_1',
    'mails: doneAt_1',
    'notifications: at_1',
    'summary_marks: at_1',
  ],
  cases: [
    ['notifications.find', 'IXSCAN _id_', (stores) => stores.notifications.find('w', 'publication/p')],
    [
      'notifications.write',
      'IXSCAN _id_',
      (stores) => stores.notifications.write(notification, notification, true),
    ],
    ['notifications.isLost', RECENT, (stores) => stores.notifications.isLost('w', targets)],
    ['notifications.hideWaiting', RECENT, (stores) => stores.notifications.hideWaiting('w', targets, now)],
    [
      'notifications.hideUnnamed',
      'IXSCAN _id_',
      (stores) => stores.notifications.hideUnnamed('w', 'facebook'),
    ],
    ['notifications.trim', `${ATTENTION}, ${RECENT}`, (stores) => stores.notifications.trim('w')],
    ['lists.needingAttention', ATTENTION, (stores) => stores.lists.needingAttention(reader, 200)],
    ['lists.others', ATTENTION, (stores) => stores.lists.others(reader, { at: now, id: 'p' }, 10)],
    ['lists.unread', RECENT, (stores) => stores.lists.unread(reader, 5)],
    ['lists.countUnread', RECENT, (stores) => stores.lists.countUnread(reader)],
    ['lists.countNeedingAttention', ATTENTION, (stores) => stores.lists.countNeedingAttention(reader)],
    [
      'lists.markRead',
      'IXSCAN _id_',
      (stores) => stores.lists.markRead(reader, [{ subject: 'p', notifiedRevision: 1 }]),
    ],
    ['lists.dismiss', RECENT, (stores) => stores.lists.dismiss(reader, now)],
    ['settings.hidden', 'IXSCAN _id_', (stores) => stores.settings.hidden('w', 'u')],
    ['mails.enqueue', '', (stores) => stores.mails.enqueue(mail, now)],
    ['mails.lease', 'IXSCAN status_1_dueAt_1', (stores) => stores.mails.lease(now, now)],
    ['mails.finish', 'IXSCAN _id_', (stores) => stores.mails.finish(mail, 'sent', now)],
    ['mails.putOff', 'IXSCAN _id_', (stores) => stores.mails.putOff(mail, now, 'ETIMEDOUT')],
    ['mails.waiting', 'IXSCAN status_1_dueAt_1', (stores) => stores.mails.waiting()],
    [
      'mailbox.keep',
      'IXSCAN _id_, IXSCAN at_-1',
      (stores) => stores.mailbox.keep({ id: 'm', at: now, sealed: 's' }),
    ],
    ['mailbox.list', 'IXSCAN at_-1', (stores) => stores.mailbox.list()],
    ['mailbox.find', 'IXSCAN _id_', (stores) => stores.mailbox.find('m')],
    ['settings.find', 'IXSCAN _id_', (stores) => stores.settings.find('w', 'u')],
    ['settings.change', 'IXSCAN _id_', (stores) => stores.settings.change('w', 'u', { hidden: [] })],
    [
      'settings.turnMails',
      'IXSCAN _id_',
      (stores) => stores.settings.turnMails('w', 'u', 'failed_posts', true),
    ],
    ['settings.haveOff', 'IXSCAN _id_', (stores) => stores.settings.haveOff('w', ['u'], 'failed_posts')],
    ['awaitingMail.due', 'IXSCAN mailAt_1', (stores) => stores.awaitingMail.due(now)],
    ['awaitingMail.waiting', RECENT, (stores) => stores.awaitingMail.waiting('w', ['failed'])],
    ['awaitingMail.putOff', RECENT, (stores) => stores.awaitingMail.putOff('w', ['failed'], now)],
    ['awaitingMail.taken', 'IXSCAN _id_', (stores) => stores.awaitingMail.taken('w', [ref])],
    ['awaitingMail.listCurrent', 'IXSCAN _id_', (stores) => stores.awaitingMail.listCurrent('w', [ref])],
    ['mailRounds.take', 'IXSCAN _id_', (stores) => stores.mailRounds.take('w', 'failed_posts', now, now)],
    [
      'mailRounds.begin',
      'IXSCAN _id_',
      (stores) => stores.mailRounds.begin(takenRound, { id: 'r', items: [ref] }),
    ],
    ['mailRounds.finish', 'IXSCAN _id_', (stores) => stores.mailRounds.finish(takenRound, now, now)],
    ['summaries.mark', '', (stores) => stores.summaries.mark('w', 'u', '2026-11-23', now)],
    [
      'summaries.marked',
      'IXSCAN _id_',
      (stores) => stores.summaries.marked('w', [{ userId: 'u', week: '2026-11-23' }]),
    ],
    ['summaries.take', 'IXSCAN lookAt_1', (stores) => stores.summaries.take(now, now)],
    [
      'summaries.putOff',
      'IXSCAN _id_',
      (stores) => stores.summaries.putOff({ workspaceId: 'w', since: now, lease: 'l' }, now),
    ],
    ['summaries.drop', 'IXSCAN _id_', (stores) => stores.summaries.drop('w')],
    ['mailRounds.left', 'IXSCAN openUntil_1', (stores) => stores.mailRounds.left(now)],
    ['activity.record', 'IXSCAN _id_', (stores) => stores.activity.record(activity as never)],
    [
      'activity.list',
      'IXSCAN workspaceId_1_at_-1__id_-1',
      (stores) => stores.activity.list({ workspaceId: 'w', ...span }, place, 31),
    ],
    [
      'activity.list, of a topic',
      'IXSCAN workspaceId_1_topic_1_at_-1__id_-1',
      (stores) => stores.activity.list({ workspaceId: 'w', topic: 'team' }, place, 31),
    ],
    [
      'activity.list, of a person',
      'IXSCAN workspaceId_1_actorId_1_at_-1__id_-1',
      (stores) => stores.activity.list({ workspaceId: 'w', person: 'u' }, place, 31),
    ],
    [
      'activity.list, by itself',
      'IXSCAN workspaceId_1_who_1_at_-1__id_-1',
      (stores) => stores.activity.list({ workspaceId: 'w', person: 'carillon' }, place, 31),
    ],
    ['activity.keyed', 'IXSCAN workspaceId_1_key_1', (stores) => stores.activity.keyed('w', ['k'])],
  ],
});
