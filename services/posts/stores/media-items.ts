import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { MediaItem } from '../domain/media.ts';

export interface ItemRow extends Omit<MediaItem, 'id'> {
  _id: string;
  /** When a draft or a post last began or ceased to name it. */
  namedAt: Date;
  /** Taken out of the library by its user; the files stay for as long as a post needs them. */
  isHidden?: true;
  /** Its files are deleted next: nobody can name it any more. */
  isPendingDeletion?: true;
}

const text = { type: String, required: true };
const numberOrNull = { type: Number, default: null };
const schema = new mongoose.Schema<ItemRow>(
  {
    _id: String,
    workspaceId: text,
    createdBy: text,
    name: text,
    folder: text,
    file: text,
    kind: text,
    mime: text,
    bytes: { type: Number, required: true },
    width: numberOrNull,
    height: numberOrNull,
    durationMs: numberOrNull,
    altText: { type: String, default: '' },
    fingerprint: text,
    createdAt: { type: Date, required: true },
    namedAt: { type: Date, required: true },
    // Facts read from the file.
    video: { type: mongoose.Schema.Types.Mixed, default: undefined },
    notice: { type: String, default: undefined },
    thumbnail: { type: String, default: undefined },
    isKept: Boolean,
    isHidden: Boolean,
    isPendingDeletion: Boolean,
  },
  { versionKey: false, collection: 'media' },
);
schema.index({ namedAt: 1 });
schema.index({ workspaceId: 1, createdAt: -1, _id: -1 });

/** A file that may be orphaned, and when it was last named. */
export interface Forgotten {
  readonly item: MediaItem;
  readonly namedAt: Date;
  readonly isPendingDeletion: boolean;
}

export interface MediaChange {
  readonly altText?: string | undefined;
  readonly name?: string | undefined;
  readonly isKept?: boolean | undefined;
}

/** The files of the media library. */
export interface MediaItemStore {
  /** False when there is one of that id already. */
  insert(item: MediaItem): Promise<boolean>;
  find(id: string, workspaceId: string): Promise<MediaItem | null>;
  /** The existing ones of these, in this order. */
  findAll(ids: readonly string[], workspaceId: string): Promise<MediaItem[]>;
  /** Items still in the library, the newest first, from a position on. */
  page(workspaceId: string, before: DatedPlace | null, limit: number): Promise<MediaItem[]>;
  /** Every existing file, or only one author's. */
  all(workspaceId: string, createdBy?: string): AsyncIterable<MediaItem>;
  /** Null if there is no such file, or no such image for an alt text. */
  describe(id: string, workspaceId: string, change: MediaChange): Promise<MediaItem | null>;
  /** Something begins or ceases to name them: they stay for a while, and are in the library. */
  touch(ids: readonly string[], workspaceId: string, now: Date): Promise<void>;
  /** Something still needs them: they stay for a while. */
  postpone(ids: readonly string[], workspaceId: string, now: Date): Promise<void>;
  /** Takes it out of the library; its files go with the next sweep that finds nothing that names it. */
  hide(id: string, workspaceId: string): Promise<void>;
  /** They need not stay longer than something names them. */
  release(ids: readonly string[], workspaceId: string): Promise<void>;
  /** From now on nobody can use it. False if somebody did meanwhile. */
  markForDeletion(forgotten: Pick<Forgotten, 'item' | 'namedAt'>): Promise<boolean>;
  /** Its files are not there any more. */
  remove(id: string): Promise<void>;
  ready(): Promise<unknown>;
}

export function createMediaItemStore(connection: mongoose.Connection): MediaItemStore {
  const model = connection.model<ItemRow>('MediaItem', schema);
  const existingFilter = (ids: readonly string[], workspaceId: string) => ({
    _id: { $in: [...ids] },
    workspaceId,
    isPendingDeletion: { $exists: false },
  });
  const findAll: MediaItemStore['findAll'] = async (ids, workspaceId) => {
    if (ids.length === 0) return [];
    const rows = await model.find(existingFilter(ids, workspaceId)).lean<ItemRow[]>();
    const byId = new Map(rows.map((row) => [row._id, toItem(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const setNamedAt = async (ids: readonly string[], workspaceId: string, namedAt: Date): Promise<void> => {
    if (ids.length === 0) return;
    await despiteConflicts(() => model.updateMany(existingFilter(ids, workspaceId), { $set: { namedAt } }));
  };
  return {
    insert: ({ id, ...item }) => insertIfNew(model, { _id: id, ...item, namedAt: item.createdAt }),
    find: async (id, workspaceId) => (await findAll([id], workspaceId))[0] ?? null,
    findAll,
    async page(workspaceId, before, limit) {
      const rows = await model
        .find({
          workspaceId,
          isPendingDeletion: { $exists: false },
          isHidden: { $exists: false },
          ...(before && beyond(before, 'createdAt')),
        })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<ItemRow[]>();
      return rows.map(toItem);
    },
    async *all(workspaceId, createdBy) {
      const of = { workspaceId, ...(createdBy !== undefined && { createdBy }) };
      const rows = model.find({ ...of, isPendingDeletion: { $exists: false } }).lean<ItemRow[]>();
      for await (const row of rows.cursor({ batchSize: 50 })) yield toItem(row);
    },
    async describe(id, workspaceId, { altText, name, isKept }) {
      const filter = {
        ...existingFilter([id], workspaceId),
        ...(altText !== undefined && { kind: 'image' as const }),
      };
      const set = {
        ...(altText !== undefined && { altText }),
        ...(name !== undefined && { name }),
        ...(isKept && { isKept: true as const }),
      };
      const update = { $set: set, ...(isKept === false && { $unset: { isKept: 1 } }) };
      await despiteConflicts(() => model.updateOne(filter, update));
      const row = await model.findOne(filter).lean<ItemRow>();
      return row && toItem(row);
    },
    async touch(ids, workspaceId, namedAt) {
      if (ids.length === 0) return;
      const update = { $set: { namedAt }, $unset: { isHidden: 1 } };
      await despiteConflicts(() => model.updateMany(existingFilter(ids, workspaceId), update));
    },
    postpone: setNamedAt,
    async hide(id, workspaceId) {
      const update = { $set: { isHidden: true, namedAt: new Date(0) }, $unset: { isKept: 1 } };
      await despiteConflicts(() => model.updateOne(existingFilter([id], workspaceId), update));
    },
    release: (ids, workspaceId) => setNamedAt(ids, workspaceId, new Date(0)),
    async markForDeletion({ item: { id }, namedAt }) {
      const marked = { $set: { isPendingDeletion: true, namedAt: new Date(0) } };
      // A user who chose to keep it meanwhile was told that it stays.
      const write = () => model.updateOne({ _id: id, namedAt, isKept: { $exists: false } }, marked);
      return (await despiteConflicts(write)).matchedCount === 1;
    },
    async remove(id) {
      await despiteConflicts(() => model.deleteOne({ _id: id }));
    },
    ready: () => makeIndexes(model),
  };
}

export const toItem = ({
  _id,
  namedAt: _,
  isPendingDeletion: __,
  isHidden: ___,
  ...rest
}: ItemRow): MediaItem => ({
  id: _id,
  ...rest,
});
