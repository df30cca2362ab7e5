import type { MailNotice } from '@carillon/contracts/domain/mail-notices.ts';
import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface SettingsRow {
  /** The workspace and the user. */
  _id: string;
  hidden: NotificationKind[];
  mailsOff?: MailNotice[];
}

const schema = new mongoose.Schema<SettingsRow>(
  {
    _id: String,
    hidden: { type: [String], default: [] },
    mailsOff: { type: [String], default: undefined },
  },
  { versionKey: false, collection: 'notification_settings' },
);

/** A user's opt-outs in a workspace: kinds not shown, and notices not mailed. */
export interface MemberSettings {
  readonly hidden: readonly NotificationKind[];
  readonly mailsOff: readonly MailNotice[];
}

/** Each user's notification and email settings in a workspace. */
export interface SettingsStore {
  hidden(workspaceId: string, userId: string): Promise<readonly NotificationKind[]>;
  find(workspaceId: string, userId: string): Promise<MemberSettings>;
  /** Changes the given settings; keeps the others. */
  change(workspaceId: string, userId: string, settings: Partial<MemberSettings>): Promise<void>;
  /** One kind of mail, and no other. */
  turnMails(workspaceId: string, userId: string, mailNotice: MailNotice, on: boolean): Promise<void>;
  /** Those of these users who have turned such mails off. */
  haveOff(
    workspaceId: string,
    userIds: readonly string[],
    mailNotice: MailNotice,
  ): Promise<ReadonlySet<string>>;
  ready(): Promise<unknown>;
}

export function createSettingsStore(connection: mongoose.Connection): SettingsStore {
  const model = connection.model<SettingsRow>('NotificationSettings', schema);
  const idOf = (workspaceId: string, userId: string): string => `${workspaceId} ${userId}`;
  const find = async (workspaceId: string, userId: string): Promise<MemberSettings> => {
    const row = await model.findById(idOf(workspaceId, userId)).lean<SettingsRow>();
    return { hidden: row?.hidden ?? [], mailsOff: row?.mailsOff ?? [] };
  };
  const write = (_id: string, change: mongoose.UpdateQuery<SettingsRow>) =>
    despiteConflicts(() => model.updateOne({ _id }, change, { upsert: true }));
  return {
    find,
    hidden: async (workspaceId, userId) => (await find(workspaceId, userId)).hidden,
    async change(workspaceId, userId, { hidden, mailsOff }) {
      await write(idOf(workspaceId, userId), {
        $set: { ...(hidden && { hidden: [...hidden] }), ...(mailsOff && { mailsOff: [...mailsOff] }) },
      });
    },
    async turnMails(workspaceId, userId, mailNotice, on) {
      const change = on ? { $pull: { mailsOff: mailNotice } } : { $addToSet: { mailsOff: mailNotice } };
      await write(idOf(workspaceId, userId), change);
    },
    async haveOff(workspaceId, userIds, mailNotice) {
      const ids = new Map(userIds.map((id) => [idOf(workspaceId, id), id]));
      const rows = await model.find({ _id: { $in: [...ids.keys()] } }, { mailsOff: 1 }).lean<SettingsRow[]>();
      const off = rows.filter(({ mailsOff = [] }) => mailsOff.includes(mailNotice));
      return new Set(off.flatMap(({ _id }) => ids.get(_id) ?? []));
    },
    ready: () => makeIndexes(model),
  };
}
