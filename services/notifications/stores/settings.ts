import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface SettingsRow {
  /** The workspace and the user. */
  _id: string;
  hidden: NotificationKind[];
}

const schema = new mongoose.Schema<SettingsRow>(
  { _id: String, hidden: { type: [String], default: [] } },
  { versionKey: false, collection: 'notification_settings' },
);

/** What each user wants to be shown in a workspace. */
export interface SettingsStore {
  hidden(workspaceId: string, userId: string): Promise<readonly NotificationKind[]>;
  hide(workspaceId: string, userId: string, kinds: readonly NotificationKind[]): Promise<void>;
  ready(): Promise<unknown>;
}

export function createSettingsStore(connection: mongoose.Connection): SettingsStore {
  const model = connection.model<SettingsRow>('NotificationSettings', schema);
  const idOf = (workspaceId: string, userId: string): string => `${workspaceId} ${userId}`;
  return {
    async hidden(workspaceId, userId) {
      return (await model.findById(idOf(workspaceId, userId)).lean())?.hidden ?? [];
    },
    async hide(workspaceId, userId, kinds) {
      const change = { $set: { hidden: [...kinds] } };
      await despiteConflicts(() =>
        model.updateOne({ _id: idOf(workspaceId, userId) }, change, { upsert: true }),
      );
    },
    ready: () => makeIndexes(model),
  };
}
