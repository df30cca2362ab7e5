import mongoose from 'mongoose';
import { isDuplicateKey } from '../store/duplicate-key.ts';
import { makeIndexes } from '../store/make-indexes.ts';
import { despiteConflicts } from '../store/write-conflict.ts';
import { type NamedItem, nameKey, type Words } from './named-item.ts';

type Row<W extends Words> = Omit<NamedItem<W>, 'id'> & {
  /** The browser made the id: another workspace may have the same. */
  _id: string;
  workspaceId: string;
  nameKey: string;
};

/** Stores a workspace's items of one kind by id and name. */
export interface NamedItemStore<W extends Words> {
  /** False when there is one of that id or that name. */
  insert(item: NamedItem<W>): Promise<boolean>;
  /** Writes over that version only. False if there is none, or if another item has that name. */
  replace(item: NamedItem<W>, seenVersion: number): Promise<boolean>;
  find(id: string, workspaceId: string): Promise<NamedItem<W> | null>;
  findNamed(name: string, workspaceId: string): Promise<NamedItem<W> | null>;
  /** By name. */
  list(workspaceId: string): Promise<NamedItem<W>[]>;
  count(workspaceId: string): Promise<number>;
  remove(id: string, workspaceId: string): Promise<void>;
  ready(): Promise<unknown>;
}

/** @param kind its `fields` are the item's data, besides the name */
export function createNamedItemStore<W extends Words>(
  connection: mongoose.Connection,
  kind: { readonly model: string; readonly collection: string; readonly fields: mongoose.SchemaDefinition },
): NamedItemStore<W> {
  const model = connection.model<Row<W>>(kind.model, schemaOf(kind) as mongoose.Schema<Row<W>>);
  const findOne = async (filter: object): Promise<NamedItem<W> | null> => {
    const row = await model.findOne(filter).lean<Row<W>>();
    return row && toItem(row);
  };
  return {
    insert: (item) =>
      unlessDuplicate(async () => {
        await despiteConflicts(() => model.create([toRow(item)]));
        return true;
      }),
    replace: (item, seenVersion) =>
      unlessDuplicate(async () => {
        const { _id, ...rest } = toRow(item);
        const { matchedCount } = await despiteConflicts(() =>
          model.updateOne({ _id, version: seenVersion } as object, { $set: rest } as object),
        );
        return matchedCount === 1;
      }),
    find: (id, workspaceId) => findOne({ _id: rowId(id, workspaceId) }),
    findNamed: (name, workspaceId) => findOne({ workspaceId, nameKey: nameKey(name) }),
    async list(workspaceId) {
      const rows = await model
        .find({ workspaceId } as object)
        .sort({ nameKey: 1 })
        .lean<Row<W>[]>();
      return rows.map(toItem);
    },
    count: (workspaceId) => model.countDocuments({ workspaceId } as object),
    async remove(id, workspaceId) {
      await despiteConflicts(() => model.deleteOne({ _id: rowId(id, workspaceId) } as object));
    },
    ready: () => makeIndexes(model),
  };
}

function schemaOf({ collection, fields }: { collection: string; fields: mongoose.SchemaDefinition }) {
  const text = { type: String, required: true };
  const date = { type: Date, required: true };
  const schema = new mongoose.Schema(
    {
      _id: String,
      workspaceId: text,
      name: text,
      nameKey: text,
      ...fields,
      version: { type: Number, required: true },
      createdBy: text,
      createdAt: date,
      updatedBy: text,
      updatedAt: date,
    },
    { versionKey: false, collection, minimize: false },
  );
  return schema.index({ workspaceId: 1, nameKey: 1 }, { unique: true });
}

async function unlessDuplicate(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

const rowId = (id: string, workspaceId: string): string => `${workspaceId}:${id}`;

const toRow = <W extends Words>({ id, ...item }: NamedItem<W>) => ({
  ...item,
  _id: rowId(id, item.workspaceId),
  nameKey: nameKey(item.name),
});

function toItem<W extends Words>({ _id, nameKey: _, ...rest }: Row<W>): NamedItem<W> {
  return { ...rest, id: _id.slice(rest.workspaceId.length + 1) } as unknown as NamedItem<W>;
}
