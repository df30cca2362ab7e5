import type { Migration } from '@carillon/kit/store/store-format.ts';

interface Publication {
  readonly _id: string;
  readonly targetId: string;
}

/** A comment names the page, account or profile that published its post. */
export const toFormat4: Migration = {
  to: 4,
  what: 'comments say which account they belong to',
  async run(database, check) {
    const [publications, comments] = [
      database.collection<Publication>('publications'),
      database.collection('comments'),
    ];
    const older = { targetId: { $exists: false } };
    for await (const { _id, targetId } of publications.find({}, { projection: { targetId: 1 } })) {
      check();
      await comments.updateMany({ publicationId: _id, ...older }, { $set: { targetId } });
    }
  },
};
