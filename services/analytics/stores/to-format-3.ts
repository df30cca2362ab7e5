import type { Migration } from '@carillon/kit/store/store-format.ts';

interface Target {
  readonly _id: string;
  readonly dueAt: Date;
  readonly notBefore: Date;
}

/**
 * A target stores when a collector may take it next; half-finished readings start again. A comment stores who hasn't
 * read it instead of who has. Nothing stored before counts as unread.
 */
export const toFormat3: Migration = {
  to: 3,
  what: 'accounts say when they may be read, comments say who has not read them',
  async run(database, check) {
    const targets = database.collection<Target>('targets');
    for await (const { _id, dueAt, notBefore } of targets.find({ dueAt: { $exists: true } })) {
      const claimableAt = new Date(Math.max(dueAt.getTime(), notBefore.getTime()));
      const change = { $set: { claimableAt, lease: null, batch: null }, $unset: { dueAt: '' } };
      check();
      await targets.updateOne({ _id, dueAt, notBefore }, change as never);
    }
    const indexes = await targets.indexes().catch(() => []);
    if (indexes.some(({ name }) => name === 'connected_1_dueAt_1'))
      await targets.dropIndex('connected_1_dueAt_1');
    check();
    const change = { $set: { unreadBy: [] }, $unset: { readBy: '' } };
    await database.collection('comments').updateMany({ readBy: { $exists: true } }, change as never);
  },
};
