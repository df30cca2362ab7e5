import {
  createIdempotencyStore,
  type IdempotencyStore,
} from '@carillon/kit/idempotency/idempotency-store.ts';
import { createPersonalData, type PersonalData } from '@carillon/kit/personal-data/personal-data.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { storeFormat } from '@carillon/kit/store/store-format.ts';
import { type ActivityStore, createActivityStore } from './activity.ts';
import { type AwaitingMailStore, createAwaitingMailStore } from './awaiting-mail.ts';
import { createListStore, type ListStore } from './lists.ts';
import { createMailRoundStore, type MailRoundStore } from './mail-rounds.ts';
import { createMailboxStore, type MailboxStore } from './mailbox.ts';
import { createMailStore, type MailStore } from './mails.ts';
import { createNotificationStore, type NotificationStore, notificationModel } from './notifications.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { createSettingsStore, type SettingsStore } from './settings.ts';

import { createSummaryStore, type SummaryStore } from './summary-weeks.ts';

export interface Stores extends OpenDatabase {
  readonly idempotency: IdempotencyStore;
  readonly personalData: PersonalData;
  readonly notifications: NotificationStore;
  readonly lists: ListStore;
  readonly settings: SettingsStore;
  readonly awaitingMail: AwaitingMailStore;
  readonly mailRounds: MailRoundStore;
  readonly summaries: SummaryStore;
  readonly mails: MailStore;
  readonly mailbox: MailboxStore;
  readonly activity: ActivityStore;
}

/** Raised when what is stored changes its form. */
export const format = storeFormat(2);

export const openStores = (place: DatabasePlace): Promise<Stores> =>
  openDatabase(place, format, (connection) => {
    const model = notificationModel(connection);
    return {
      personalData: createPersonalData(connection, PERSONAL_DATA),
      notifications: createNotificationStore(model),
      lists: createListStore(model),
      idempotency: createIdempotencyStore(connection),
      settings: createSettingsStore(connection),
      awaitingMail: createAwaitingMailStore(model),
      mailRounds: createMailRoundStore(connection),
      summaries: createSummaryStore(connection),
      mails: createMailStore(connection),
      mailbox: createMailboxStore(connection),
      activity: createActivityStore(connection),
    };
  });
