import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import { type BrandVoice, nameKey } from '../domain/brand-voice.ts';

interface VoiceRow extends Omit<BrandVoice, 'id'> {
  /** The browser made the id: another workspace may have the same. */
  _id: string;
  nameKey: string;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };
const schema = new mongoose.Schema<VoiceRow>(
  {
    _id: String,
    workspaceId: text,
    name: text,
    nameKey: text,
    details: { type: mongoose.Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    createdBy: text,
    createdAt: date,
    updatedBy: text,
    updatedAt: date,
  },
  { versionKey: false, collection: 'brand_voices', minimize: false },
);
schema.index({ workspaceId: 1, nameKey: 1 }, { unique: true });

/** A workspace's brand voices, each by its id and its name. */
export interface BrandVoiceStore {
  /** False when there is one of that id or that name. */
  insert(voice: BrandVoice): Promise<boolean>;
  /** Over that version alone. False when there is none, or another one has that name. */
  replace(voice: BrandVoice, seen: number): Promise<boolean>;
  find(id: string, workspaceId: string): Promise<BrandVoice | null>;
  findNamed(name: string, workspaceId: string): Promise<BrandVoice | null>;
  /** By name. */
  list(workspaceId: string): Promise<BrandVoice[]>;
  count(workspaceId: string): Promise<number>;
  remove(id: string, workspaceId: string): Promise<void>;
  ready(): Promise<unknown>;
}

export function createBrandVoiceStore(connection: mongoose.Connection): BrandVoiceStore {
  const model = connection.model<VoiceRow>('BrandVoice', schema);
  const findOne = async (filter: Partial<VoiceRow>): Promise<BrandVoice | null> => {
    const row = await model.findOne(filter).lean<VoiceRow>();
    return row && toVoice(row);
  };
  return {
    insert: (voice) =>
      unlessTaken(async () => {
        await despiteConflicts(() => model.create([toRow(voice)]));
        return true;
      }),
    replace: (voice, seen) =>
      unlessTaken(async () => {
        const { _id, ...rest } = toRow(voice);
        const { matchedCount } = await despiteConflicts(() =>
          model.updateOne({ _id, version: seen }, { $set: rest }),
        );
        return matchedCount === 1;
      }),
    find: (id, workspaceId) => findOne({ _id: rowId(id, workspaceId) }),
    findNamed: (name, workspaceId) => findOne({ workspaceId, nameKey: nameKey(name) }),
    async list(workspaceId) {
      const rows = await model.find({ workspaceId }).sort({ nameKey: 1 }).lean<VoiceRow[]>();
      return rows.map(toVoice);
    },
    count: (workspaceId) => model.countDocuments({ workspaceId }),
    async remove(id, workspaceId) {
      await despiteConflicts(() => model.deleteOne({ _id: rowId(id, workspaceId) }));
    },
    ready: () => makeIndexes(model),
  };
}

async function unlessTaken(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

const rowId = (id: string, workspaceId: string): string => `${workspaceId}:${id}`;

const toRow = ({ id, ...voice }: BrandVoice): VoiceRow => ({
  _id: rowId(id, voice.workspaceId),
  nameKey: nameKey(voice.name),
  ...voice,
});

const toVoice = ({ _id, nameKey: _, ...rest }: VoiceRow): BrandVoice => ({
  id: _id.slice(rest.workspaceId.length + 1),
  ...rest,
});
