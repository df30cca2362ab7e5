import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { asUnavailable } from '@carillon/kit/store/store-unavailable.ts';
import { createListStore, type ListStore } from './lists.ts';
import { createNotificationStore, type NotificationStore, notificationModel } from './notifications.ts';
import { createSettingsStore, type SettingsStore } from './settings.ts';

export interface Stores {
  readonly notifications: NotificationStore;
  readonly lists: ListStore;
  readonly settings: SettingsStore;
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Raised when what is stored changes its form. */
const FORMAT = 2;

/** Opens the database; resolves when its indexes are there. */
export async function openStores(uri: string, database: string): Promise<Stores> {
  const connection = await connectStore(uri, database, { format: FORMAT });
  const model = notificationModel(connection);
  const notifications = createNotificationStore(model);
  const settings = createSettingsStore(connection);
  try {
    await Promise.all([notifications.ready(), settings.ready()]);
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
  return {
    notifications,
    lists: createListStore(model),
    settings,
    ping: () => pingStore(connection),
    close: () => connection.close(),
  };
}
